/** How German speaks of games, and what people are told in it. */
import type { GameWords } from '../language.types.js';

export const WORDS: GameWords = {
  like: 'wie, so wie, ähnlich wie, klon von, version von, im stil von, à la, nach art von, angelehnt an, inspiriert von, so was wie, sowas wie, art, spiele, spielen, klassisches, einfaches',
  liked: 'klon, stil, artig, ähnlich, mäßig, nur, aber, mit, gegen',
  opening: 'im, auf, in, für, und, wo, 2d, 3d, bitte',
  title: 'spiel wie, spiele wie, so was wie, sowas wie, etwas wie, klon von, spiel ähnlich wie',
  titled: 'klon',
  game: 'spielen, spiel, spiele, game, partie, turnier, meisterschaft, wettkampf, gespielt, spielten, zocken, gezockt',
  between: 'der, die, das, dem, den, ein, eine, einen, einem, von, dem spiel',
  definite: 'der, die, das',
  not: 'nicht, nicht wie, kein, keine, keinen, ohne, statt, anstatt, nie',
  idioms: 'zum gedächtnis an, aus dem gedächtnis, im gedächtnis',
  told: {
    near: '{asked} ist noch nicht möglich. Das kommt dem nahe: {made}.',
    far: '{asked} ist noch nicht möglich. Am ehesten passt: {made}.',
    unknown: '„{asked}“ kennen wir nicht. Stattdessen: {made}.',
    deeds: 'Kommt {said} am nächsten: {made}.',
    open: 'Keine Spielart genannt. Passend dazu: {made}.',
  },
};
