/** How French speaks of games, and what people are told in it. */
import type { GameWords } from '../language.types.js';

export const WORDS: GameWords = {
  like:
    'comme, genre, façon, style, dans le style de, similaire à, ressemblant à, à la, clone de, version de, ' +
    'inspiré de, inspiré par, jouer à, jouer au, jouer aux, un, jouait à, jouait au, jouait aux, jouais à, ' +
    'jouais au, jouais aux, jouions à, jouions au, jouions aux, jouons à, jouons au, joué à, joué au, ' +
    'joué aux',
  liked: 'clone, style, mais, avec, contre',
  opening: 'en, dans, pour, et, où, 2d, 3d',
  title: 'jeu comme, un truc comme, quelque chose comme, clone de, jeu genre, jeu façon, jeu similaire à, jeu style',
  titled: 'clone',
  game: 'jeu, jeux, partie, tournoi, championnat, concours, simulateur, match',
  between: 'le, la, les, l, un, une, de, du, des, d',
  definite: 'le, la, les, l',
  not: 'pas, pas comme, pas de, sans, au lieu de, plutôt que, jamais',
  idioms: 'en mémoire de, à la mémoire de, course contre la montre, échec et mat',
  told: {
    near: '{asked} : pas encore possible. Très proche : {made}.',
    far: '{asked} : pas encore possible. Le plus proche : {made}.',
    unknown: 'Nous ne connaissons pas « {asked} ». À la place : {made}.',
    deeds: 'Le plus proche de {said} : {made}.',
    open: 'Aucun genre de jeu n’est indiqué. Voici : {made}.',
  },
};
