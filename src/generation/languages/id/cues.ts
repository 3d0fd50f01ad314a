/** Indonesian: words that say what part a noun plays, `cue | words`, and words that are no part of a game. */
export const cues = `
hero | kamu adalah, saya adalah, aku adalah, kamu jadi, aku jadi, kamu bermain sebagai, main sebagai, bermain sebagai, bantu, bantulah, sebagai, tokoh utama, mengendalikan, pemain adalah
take | mengumpulkan, kumpulkan, ngumpulin, mengambil, ambil, makan, memakan, makanin, menangkap, tangkap, mencari, cari, menemukan, temukan, mencuri, menyelamatkan, selamatkan, memanen, menanam
take | memetik, membeli, menjual, mengantar, memberi makan, memungut, dapatkan, meraih
foe | menghindari, hindari, hindarin, menghindar, menghindar dari, kabur dari, lari dari, melarikan diri dari, melawan, lawan, mengalahkan, kalahkan, memerangi, membasmi, basmi, dikejar, dikejar oleh
foe | diserang, awas, bersembunyi dari, melindungi dari, jangan kena, jangan sampai kena, lolos dari, mengusir
chase | mengejar, ngejar, menyerang, memburu, berpatroli, menjaga, ingin memakan, mau memakan, mengejarmu, mengejarnya, menyerbu
shot | menembak, menembakkan, melempar, melemparkan, lempar, meludahkan, meluncurkan
goal | menuju, sampai ke, mencapai, sampai di, tiba di, pulang ke, kembali ke, pergi ke
over | melompati, lompati, mendorong, dorong, melewati, di antara
move | berlari, lari, terbang, berenang, melompat, berjalan, meluncur, menjelajah, berpetualang, harus, ingin, mau, yang, hidup, tinggal
place | di, di dalam, di atas, di bawah, dalam, pada, di tengah, melalui
with | dengan, ada, punya, memiliki, penuh, berisi, dan ada
break | tapi, tetapi, sambil, sementara, sebelum, ketika, jika, kalau, supaya, sampai, karena
as | sebagai, seperti, bernama
word:enemy | musuh, musuhnya, lawan, penjahat, rintangan bahaya, bahaya
word:item | benda, barang, bonus, hadiah, poin, kartu, power up
word:bricks | bata, balok, batu bata
word:obstacle | rintangan, halangan, jebakan, perangkap, pipa
word:goal | tujuan, garis finis, finis, pintu keluar, sasaran
word:hero | pahlawan, jagoan, pemain, tokoh, karakter, tokoh utama
word:boss | bos, boss, bos terakhir, raja terakhir
not | tidak, tanpa, bukan, jangan, tidak ada, nggak, gak, tak, tiada
game | game, permainan, gim, gamenya, game-nya
`;

export const noise = `
noise | petunjuk, clue, klu, waktu, level, tingkat, nyawa, skor, poin, tombol, tangan, dunia, musik, suara, layar, jari, gelombang, kecepatan, nama
noise | judul, gaya, warna, garis, baris, kiri, kanan, atas, bawah, akhir, awal
noise | bagian, hal, orang, anak-anak, anakku, putri, putra, teman, tablet, hp, ponsel, komputer, papan ketik, spasi, panah, halaman, teks, pesan, kata, pertanyaan, angka, hari, malam, pagi
noise | sore, menit, detik, jam, pengatur waktu, kamar, tempat, peta, lompatan, pekerjaan, ide, pasang, biru, merah, hijau, kuning, pink, putih, hitam, mudah, susah, sulit, lucu, baru, lama, mata
noise | telinga, mulut, kepala, badan, kaki, ekor, keluarga, tahun, umur, kelas, pelajaran, pesta, tim, aturan, rekor, jeda, suasana, tema, cahaya, pemain, klik, sisi, pakai
noise | kesulitan
`;
