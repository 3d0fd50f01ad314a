/** Indonesian: what is asked for and no game does, `id | words`. */
export const wishes = `
multiplayer | multiplayer, multipemain, dua pemain, 2 pemain, online, daring, bersama teman, co-op
threeD | 3d, tiga dimensi, orang pertama, sudut pandang orang pertama, dunia terbuka
network | papan peringkat, leaderboard, unduh, unggah, login, daftar akun
purchases | pembelian dalam aplikasi, uang sungguhan, uang asli, iklan, judi
laps | putaran, waktu putaran
undo | undo, batalkan langkah, tombol batal
voice | suara pemain, pengisi suara, mikrofon, narasi, narator
camera | webcam, giroskop, miringkan ponsel, realitas tertambah
story | mode cerita, adegan cerita, dialog, misi sampingan
shop | toko, toko upgrade, inventaris, pohon keterampilan, kerajinan, beli upgrade
save | simpan permainan, menyimpan permainan, titik simpan, checkpoint
editor | editor level, buat level sendiri, membuat level sendiri
skins | pilih karakter, memilih karakter, skin, kostum
achievements | pencapaian, trofi, lencana, tantangan harian, hadiah harian
timed | durasi power-up, cooldown, waktu jeda
endless | tanpa akhir, endless, tiada akhir, tak berujung, setinggi mungkin
minimap | peta mini, minimap, peta dunia
replay | tayangan ulang, replay, gerak lambat, slow motion, bagikan skor
`;
