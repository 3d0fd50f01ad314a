import type { ContentTexts } from '../content.types.js';

/** Indonesian: words for what is learnt by playing, `subject | words`, and what a game says of it. */
export const content = `
table | tabel perkalian, perkalian
tableof | perkalian
add | penjumlahan
subtract | pengurangan
divide | soal pembagian, pembagian angka
sums | matematika, berhitung
fractions | pecahan
capitals | ibu kota, ibukota
flags | bendera negara, bendera
pairs | kosakata, kosa kata, terjemahan
words | kata
upto | sampai, hingga
europe | eropa
arab | negara arab, negara-negara arab, dunia arab, ibu kota arab, ibukota arab
eu | uni eropa
asia | asia
africa | afrika
oceania | oseania
south_america | amerika selatan
north_america | amerika utara, amerika tengah
america | amerika
`;

export const texts: ContentTexts = {
  goal: 'Pilih jawaban yang benar.',
  pairs: 'Pasangkan setiap pertanyaan dengan jawabannya.',
  noFacts: 'tidak ada fakta tentang ini di sini; yang ditanyakan adalah gambar, angka, dan pola',
  noPairs: 'tidak ada fakta tentang ini di sini; kartunya berisi gambar',
  elsewhere: 'gim ini tidak memuat pertanyaan; yang memuat: {n}',
};
