/** Indonesian: verbs by what happens, and the small words that mark who does it to whom; `events.ts` says what each row means. */
export default `
play | kamu adalah, kau adalah, aku adalah, kamu menjadi, kamu jadi, kamu, aku, anda, bermain sebagai, main sebagai, mengendalikan, kendalikan, tokoh utama, karakter utama, pemain, bantu, membantu
take | kumpul*, mengumpul*, ambil, mengambil, tangkap, menangkap, cari, mencari, temukan, menemukan, petik, memetik, dapatkan, mendapatkan, pungut, memungut, memancing, meraih
eat | makan, memakan, minum, telan, menelan, lahap, melahap
steal | curi, mencuri, merampok, rampas
save | selamatkan, menyelamatkan, bebaskan, membebaskan, tolong, menolong
bring | antar*, mengantar*, bawa, membawa, sajikan, menyajikan, kirim*, mengirim*, beri makan, memberi makan, jual, menjual, angkut, melayani
make | masak, memasak, bangun, membangun, tanam, menanam, siram, menyiram, buat kue, membuat, panggang, memanggang, merawat, memperbaiki, membersihkan, memelihara
avoid | hindari, menghindar*, kabur, melarikan, lari dari, awas, hati hati, bersembunyi, sembunyi, bertahan, menjauh*, jauhi, lolos
fight | lawan, melawan, bertarung, kalahkan, mengalahkan, bunuh, membunuh, hancurkan, menghancurkan, basmi, membasmi, usir, mengusir
chase | kejar, mengejar, dikejar, buru, memburu, ikuti, mengikuti
attack | serang, menyerang, diserang, gigit, menggigit, ganggu, mengganggu, patroli, menyerbu, merusak
throw | lempar*, melempar*, ludah*, lontar*
shoot | tembak*, menembak*
hit | pukul, memukul, pecahkan, memecahkan, klik, potong, memotong, injak, menginjak, tendang, hancurin, meletuskan, tepuk
guard | lindungi, melindungi, jaga, menjaga, pertahankan, mempertahankan
push | dorong, mendorong, tarik, menarik
over | melompati, lompati, lompat di atas
move | lari, berlari, terbang, lompat, melompat, renang, berenang, jalan, berjalan, mengemudi, naik, menaiki, berguling, jelajah*, menjelajah*, petualang*, berpetualang, selancar
move | menari, menyelam, tersesat, memanjat, tinggal, menggali
reach | sampai, mencapai, pulang, ke rumah, menuju, kembali, tiba, mencari jalan keluar
cross | menyeberang*, seberang*
fall | jatuh, berjatuhan, muncul, turun, keluar
match | cocokkan, mencocokkan, susun, menyusun, tumpuk, gabung*, urutkan
race | balap*, lomba, balapan
sneak | tanpa ketahuan, diam diam, tanpa terlihat, jangan sampai ketahuan, mengendap
sneak | membangunkan, dibangunin, bangunkan
touch | sentuh, menyentuh, tabrak, menabrak, kena
victim | dikejar oleh, diserang oleh, dimakan, diburu, dikejar
love | suka, menyukai, cinta, favorit, kesukaan
a | seekor, sebuah, seorang, satu, se
the | ini, itu, sang, si, nya
many | banyak, beberapa, para, dua, tiga, empat, lima, semua, gelombang, berbagai, lain
my | ku
and | dan, serta
or | atau
but | tapi, tetapi, sambil, sebelum, namun, agar, supaya, kecuali
from | dari
at | kepada, arah
with | dengan, punya, ada, pakai, menggunakan
in | di, dalam, atas, bawah, antara
to | ke
for | untuk
as | sebagai, seperti, bernama, tentang, bertema
vs | vs, versus
by | oleh
not | tanpa, tidak, jangan, bukan, gak, nggak
if | jika, kalau, ketika, saat, dimana, di mana
rel | yang
is | adalah, ialah
you | dia, ia, mereka
me | dia juga, nya
must | harus, ingin, mau, bisa, perlu, mencoba, berusaha
each | satu sama lain, saling
`;
