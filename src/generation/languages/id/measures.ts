import type { MeasureWords } from '../measures.types.js';

export const measures: MeasureWords = {
  numbers: `
1 satu, sebuah, seekor, seorang
2 dua
3 tiga
4 empat
5 lima
6 enam
7 tujuh
8 delapan
9 sembilan
10 sepuluh
11 sebelas
12 dua belas, selusin
13 tiga belas
14 empat belas
15 lima belas
16 enam belas
17 tujuh belas
18 delapan belas
19 sembilan belas
20 dua puluh
25 dua puluh lima
30 tiga puluh
40 empat puluh
45 empat puluh lima
50 lima puluh
60 enam puluh
70 tujuh puluh
80 delapan puluh
90 sembilan puluh
100 seratus
`,
  ordinals: `
2 kedua
3 ketiga
4 keempat
5 kelima
6 keenam
8 kedelapan
10 kesepuluh
`,
  measures: `
seconds detik, dtk
minutes menit, mnt
lives nyawa, nyawanya, hati, kesempatan
levels level, tingkat, tahap, dunia, babak, stage, teka-teki, lagu, kamar, ruangan
waves gelombang, wave
laps putaran, lap
rounds ronde, putaran, babak
rivals lawan, saingan, pesaing, rival, bot
pairs pasang, pasangan
pairs pasangan kartu
points poin, angka, gol, skor, kemenangan
moves langkah, gerakan
questions soal, pertanyaan
answers pilihan, jawaban, opsi, pilihan jawaban
throws lemparan, tembakan, bola, tendangan, penalti, panah
tries percobaan
players pemain, orang, anak
teams tim, regu
bosses bos, boss
pieces keping, potong, potongan
columns kolom
rows baris
lanes jalur, lajur
letters huruf
holes lubang, hole
floors lantai
days hari
days malam
age tahun, thn, umur, usia, berumur, berusia
grade kelas
money rupiah, dolar, koin emas, chip, keping
money ribu rupiah, juta rupiah, dinar, keping emas
`,
  cues: `
one satu, sebuah, seekor, seorang
every setiap, tiap
per per, setiap, tiap, untuk setiap, masing-masing
lasts waktu, timer, batas waktu, hitung mundur, batas, menit, detik, selama, bertahan, durasi, dalam
atHour jam, pukul
unsure enam
firstTo pertama sampai, duluan, sampai, yang pertama
firstTo hingga, mencapai, pertama
worth bernilai, senilai, memberi, memberikan
against lawan, melawan, menyalip, salip, kalahkan
fail menyerah, pergi duluan, pulang duluan
fail salah, meleset, lolos, kelewat, lewat, gagal, kesalahan, terlambat
lost kalah, game over, mati, tenggelam, dipecat, gugur, tersingkir
over selesai, tamat, habis, berakhir, permainan berakhir, permainan selesai, udahan
harmless tidak apa-apa, gak apa-apa, nggak apa-apa, ga papa, gapapa, kembali, balik lagi, coba lagi, ulang lagi
costs awal*, nyawa*, poin*, skor*
otherwise atau, sebelum, tanpa, kalau, jika, kalo, yang, yg, siapa
among dari, di antara, pilihan dari
half setengah, separuh
andHalf setengah
oneAndHalf satu setengah
not tanpa, tidak, tidak ada, tak, bukan, jangan, nggak, gak, ga
hurry waktu!, batas waktu, timer, jam!, buru-buru, terburu-buru, hitung mundur
losing kalah!, mati!, game over, nyawa!
foes musuh, monster, lawan
stages lintasan, sirkuit, balapan
sound suara!, bunyi!, audio!
score skor!, poin!, nilai!
noSound suara mati, mode senyap
two dua pemain, 2 pemain, berdua, dua orang, 2 orang, satu keyboard, keyboard yang sama, satu layar, satu lawan satu, 1 lawan 1, 1v1
noTimer santai saja, waktu tak terbatas
noLose tidak bisa kalah, nggak bisa kalah, jangan sampai bisa kalah, tidak mungkin kalah
noSound tanpa suara karena, tanpa suara sama sekali, tidak perlu suara, suara tidak perlu, tanpa bunyi karena
noLose nyawa tak terbatas, nyawa tanpa batas, tidak bisa kalah, gak bisa kalah, tidak mungkin kalah, tidak bisa mati, nggak bisa kalah
noLose tidak ada yang kalah, gak ada yang kalah, nggak ada kalah, tidak ada kalah, tanpa kalah, ga bisa kalah, biar tidak kalah, jangan sampai kalah, tidak akan kalah, boleh salah, coba terus
noLose tidak ada yang mati, gak ada yang mati
key tombol, tekan, menekan, dengan
oneKey satu tombol, hanya spasi, hanya tombol spasi, hanya dengan spasi, cukup spasi
spaceKey spasi, tombol spasi, space bar
arrowKeys tombol panah, tombol arah
space space
arrows panah
by kali, kotak kali
board kotak, kotak-kotak, papan, petak, grid, huruf, bidang
minute satu menit, semenit
then lalu, kemudian, setelah itu, di akhir, akhirnya, terakhir, sesudah itu, terus
rather eh, eh bukan, bukan, maksudnya, maksudku, salah, tunggu, sebenarnya, eh salah
`,
};
