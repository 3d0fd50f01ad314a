/** How Spanish speaks of games, and what people are told in it. */
import type { GameWords } from '../language.types.js';

export const WORDS: GameWords = {
  like:
    'como, tipo, parecido a, parecido al, similar a, similar al, estilo, al estilo de, al estilo, clon de, ' +
    'versión de, inspirado en, basado en, jugar a, jugar al, un, jugábamos a, jugábamos al, jugaba a, ' +
    'jugaba al, jugamos a, jugando a, jugando al, jugado a, jugado al',
  liked: 'clon, estilo, pero, con, contra',
  opening: 'en, para, y, donde, 2d, 3d',
  title: 'juego como, juego tipo, algo como, clon de, juego parecido a, juego similar a',
  titled: 'clon',
  game: 'juego, juegos, partida, torneo, campeonato, concurso, simulador',
  between: 'el, la, los, las, un, una, de, del, al, a',
  definite: 'el, la, los, las',
  not: 'no, no como, sin, nada de, en vez de, en lugar de, nunca',
  idioms: 'en memoria de, carrera contra el tiempo',
  told: {
    near: '{asked}: todavía no es posible. Se le parece mucho: {made}.',
    far: '{asked}: todavía no es posible. Lo más cercano: {made}.',
    unknown: 'No conocemos «{asked}». En su lugar: {made}.',
    deeds: 'Lo más parecido a {said}: {made}.',
    open: 'No se indica un tipo de juego. Se ha hecho: {made}.',
  },
};
