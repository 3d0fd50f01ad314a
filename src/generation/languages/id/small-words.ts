/** Indonesian: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = `
dan di ke dari yang untuk dengan ini itu adalah sebuah seekor game permainan buat saya kamu tidak tanpa dalam pada
atau harus bisa sama tentang aku dia kami kita mereka mau sambil para lalu kemudian tapi tetapi jika kalau saat ketika
oleh seperti lebih sangat banyak semua setiap lagi sudah belum akan bukan jangan tak ada nggak gak setelah sebelum
sampai antara agar supaya dapat jadi juga hanya saja maupun atas bawah dulu serta dimana cara
halo hai selamat pagi siang malam terima kasih tolong mohon mungkin selalu kadang sering bersama sekarang sini situ
sana kalo selama sekitar depan belakang samping karena sebab sehingga meskipun walaupun seseorang siapa apa apapun
mana kapan kenapa mengapa bagaimana lain lainnya sendiri begitu begini beberapa sedikit cukup paling kalian punya
pengen ingin bikinin dong ya deh sih nih
`;

export const gameTalk = `
melawan lawan permainan gim main bermain dua tiga empat lima sepuluh nyawa detik menit musuh putaran gelombang balapan lompat tembak
kumpulkan hindari tangkap tebak dikejar kucing anjing kelinci monyet ular hantu ikan naga burung kecil teka teki
perkalian kosakata kelas
`;
