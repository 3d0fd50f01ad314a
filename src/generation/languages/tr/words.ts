/** How Turkish speaks of games, and what people are told in it. */
import type { GameWords } from '../language.types.js';

export const WORDS: GameWords = {
  like: 'klasik, basit, bir',
  liked: 'gibi, tarzı, tarzında, benzeri, klonu, tipi, ama, ile',
  opening: 'için, ve, 2d, 3d',
  against: 'karşı',
  title: '',
  titled: 'gibi bir oyun, gibi oyun, tarzı oyun, tarzı bir oyun, benzeri oyun, benzeri bir oyun, tarzında bir oyun',
  game: 'oyun, oyunu, oyunları, oyna, oynamak, oynardık, oynayalım, oynuyoruz, oynadık, oynadığımız',
  between: 'bir',
  not: 'hayır',
  refused: 'değil, olmasın, gibi olmasın, gibi değil, yerine, olmadan, yok',
  idioms: 'anısına',
  told: {
    near: '{asked} henüz yapılamıyor. Çok benzeri: {made}.',
    far: '{asked} henüz yapılamıyor. En yakını: {made}.',
    unknown: '“{asked}” bilmediğimiz bir oyun. Onun yerine: {made}.',
    deeds: '{said} için en yakını: {made}.',
    open: 'Oyun türü belirtilmemiş. Yapılan: {made}.',
  },
};
