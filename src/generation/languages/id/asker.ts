/** Indonesian: how somebody who asks for a game speaks of themselves and of those who will play it; `languages/asker.ts` says what each row means. */
export default `
greeting | halo, hai, hei, selamat pagi, selamat siang, selamat sore, selamat malam, assalamualaikum, permisi, makasih, terima kasih, terimakasih, salam
self | saya, aku, kami, nama saya, saya adalah, saya seorang
request | mau, ingin, pengen, minta, butuh, perlu, tolong, buat, buatkan, bikin, bikinin, bikinkan, bisa, cari, mohon
likes | suka, sangat suka, cinta, gemar, penggemar, senang, ulang tahun
people | siswa*, murid*, kelas, anak anakku, pemain, pengikut, penggemar, pelanggan, tamu, pengunjung, karyawan, teman, teman teman, tim, keluarga, istri*
people | suami*, cucu*, keponakan*, putra, putri, semua, lansia, penonton, balita, rekan
learner | siswa, murid, peserta, pemain
`;
