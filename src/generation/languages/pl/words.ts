/** How Polish speaks of games, and what people are told in it. */
import type { GameWords } from '../language.types.js';

export const WORDS: GameWords = {
  like: 'jak, taka jak, podobna do, w stylu, klon, wersja, coś jak, typu, na wzór, gra w, grać w, graliśmy w, grałam w, grałem w, grałyśmy w, gram w, zagrać w, grała w, grał w, grywaliśmy w',
  liked: 'klon, styl, ale, z, ze, przeciwko',
  opening: 'w, na, dla, i, gdzie, 2d, 3d',
  title: 'gra jak, grę jak, coś jak, gra podobna do, grę podobną do, klon, gra w stylu, grę w stylu',
  titled: '',
  game: 'gra, grę, gry, gierka',
  between: 'w, o',
  not: 'nie, nie jak, bez, zamiast, nigdy',
  idioms: 'pamięci',
  told: {
    near: '{asked}: jeszcze niedostępne. Podobna gra: {made}.',
    far: '{asked}: jeszcze niedostępne. Najbliższa gra: {made}.',
    unknown: 'Nie znamy gry „{asked}”. Zamiast niej: {made}.',
    deeds: 'Najbliżej {said}: {made}.',
    open: 'Nie podano rodzaju gry. Powstało: {made}.',
  },
};
