/** Indonesian: words of a wish about a game that is there, `id | words`. */
export const revisions = `
faster | lebih cepat, percepat, terlalu lambat, tambah kecepatan, kurang cepat
slower | lebih lambat, perlambat, terlalu cepat, kurangi kecepatan, lebih pelan
harder | lebih sulit, lebih susah, terlalu mudah, terlalu gampang, lebih menantang, persulit
easier | lebih mudah, lebih gampang, terlalu sulit, terlalu susah, permudah, mustahil menang
scarier | lebih seram, lebih menakutkan, lebih horor
happier | lebih ceria, lebih lucu, lebih seru, lebih imut
calmer | lebih tenang, lebih santai, lebih damai
epicer | lebih epik, lebih dramatis, lebih menegangkan
sadder | lebih sedih, lebih sendu
darker | lebih gelap, gelapkan
brighter | lebih terang, lebih cerah, terangkan
colourful | lebih berwarna, lebih warna-warni
longer | lebih panjang, lebih lama, terlalu pendek, terlalu singkat, perpanjang
shorter | lebih pendek, lebih singkat, terlalu panjang, terlalu lama, perpendek
add | tambahkan, tambah, tambahin, beri, masukkan, aku mau, saya mau, kasih
remove | hapus, hilangkan, buang, singkirkan, matikan, jangan ada lagi, hapuskan
replace | ganti, gantikan, tukar, ubah jadi
become | ubah, jadikan, menjadi, jadi, buat agar, bikin
more | lebih banyak, lagi, tambahan, ekstra, satu lagi
double | dua kali lipat, gandakan, dobel
less | lebih sedikit, kurangi, terlalu banyak, jangan terlalu banyak
timer | batas waktu, hitung mundur, pengatur waktu, timer
time | waktu
lives | nyawa, kesempatan
levels | level, tingkat
waves | gelombang
please | tolong, bisakah, bisa tidak, mohon, ayo, kali ini
same | sama, yang sama, game yang sama, seperti sebelumnya, game ini, permainan ini, sisanya tetap, tetap
anew | game baru, permainan baru, game lain, permainan lain, dari awal, sesuatu yang lain, mulai dari nol
broken | perbaiki, betulkan, rusak, tidak berfungsi, tidak jalan, bug, error, macet, layar hitam, hang
`;
