import type { ContentTexts } from '../content.types.js';

/** Turkish: words for what is learnt by playing, `subject | words`, and what a game says of it. */
export const content = `
table | çarpım tablosu, çarpım tablosunu, çarpım tablosuyla, çarpma işlemi, çarpma işlemleri
tableof | çarpım tablosu
add | toplama işlemi, toplama işlemleri, toplama çıkarma
subtract | çıkarma işlemi, çıkarma işlemleri
divide | bölme işlemi, bölme işlemleri
sums | matematik, zihinden işlem
fractions | kesirler, kesir, kesirleri
capitals | başkentler, başkentleri, başkent
flags | bayraklar, bayrakları
pairs | çeviriler
words | kelime, kelimeler, kelimeleri, sözcükler
upto | kadar, e kadar, a kadar
europe | avrupa, avrupanın, avrupa'nın
arab | arap ülke, arap başkent, arap dünya, arap devlet
eu | avrupa birliği, ab ülke, ab üye
asia | asya, asya'nın
africa | afrika, afrika'nın
oceania | okyanusya
south_america | güney amerika
north_america | kuzey amerika, orta amerika
america | amerika
`;

export const texts: ContentTexts = {
  goal: 'Doğru cevapları seç.',
  pairs: 'Her soruyu cevabıyla eşleştir.',
  noFacts: 'burada bununla ilgili bilgi yok; sorular resimler, sayılar ve örüntüler üzerine',
  noPairs: 'burada bununla ilgili bilgi yok; kartlarda resimler var',
  elsewhere: 'bu oyunda soru yok; şunlarda var: {n}',
};
