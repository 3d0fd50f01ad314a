/** How Italian speaks of games, and what people are told in it. */
import type { GameWords } from '../language.types.js';

export const WORDS: GameWords = {
  like:
    'come, tipo, simile a, stile, in stile, nello stile di, clone di, versione di, ispirato a, basato su, ' +
    'alla, giocare a, un, giocare al, giocare alla, giocavamo a, giocavo a, giocava a, giocato a, giocando a',
  liked: 'clone, stile, ma, però, con, contro',
  opening: 'in, per, e, dove, 2d, 3d',
  title: 'gioco come, gioco tipo, qualcosa come, clone di, gioco simile a, gioco stile',
  titled: 'clone',
  game: 'gioco, giochi, partita, torneo, campionato, gara, simulatore',
  between: 'il, lo, la, i, gli, le, l, un, uno, una, di, del, dello, della, a, al',
  definite: 'il, lo, la, i, gli, le, l',
  not: 'non, non come, senza, niente, invece di, mai',
  idioms: 'in memoria di, corsa contro il tempo',
  told: {
    near: '{asked}: non è ancora possibile. Molto simile: {made}.',
    far: '{asked}: non è ancora possibile. Il più vicino: {made}.',
    unknown: 'Non conosciamo “{asked}”. Al suo posto: {made}.',
    deeds: 'Il più vicino a {said}: {made}.',
    open: 'Nessun tipo di gioco indicato. Ecco: {made}.',
  },
};
