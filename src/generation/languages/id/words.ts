/** How Indonesian speaks of games, and what people are told in it. */
import type { GameWords } from '../language.types.js';

export const WORDS: GameWords = {
  like: 'seperti, kayak, kaya, mirip, mirip dengan, ala, gaya, bergaya, tiruan, versi, klon, terinspirasi, berdasarkan, main, bermain',
  liked: 'klon, gaya, tapi, tetapi, dengan, melawan, lawan, vs',
  opening: 'di, untuk, dan, 2d, 3d',
  title: 'game seperti, game kayak, permainan seperti, game mirip, game ala, klon, seperti game',
  titled: '',
  game: 'game, gim, permainan',
  between: 'dari, sebuah',
  not: 'bukan, bukan seperti, tidak seperti, tanpa, jangan, alih-alih',
  idioms: 'untuk mengenang',
  told: {
    near: '{asked} belum bisa dibuat. Yang mirip: {made}.',
    far: '{asked} belum bisa dibuat. Yang paling dekat: {made}.',
    unknown: 'Kami tidak mengenal “{asked}”. Sebagai gantinya: {made}.',
    deeds: 'Yang paling dekat dengan {said}: {made}.',
    open: 'Jenis game tidak disebutkan. Yang dibuat: {made}.',
  },
};
