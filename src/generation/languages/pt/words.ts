/** How Portuguese speaks of games, and what people are told in it. */
import type { GameWords } from '../language.types.js';

export const WORDS: GameWords = {
  like:
    'como, tipo, igual, igual ao, igual a, parecido com, similar a, estilo, no estilo de, no estilo, clone de, ' +
    'versão de, inspirado em, baseado em, jogar, um, jogávamos, jogava, jogando, jogado, brincar de, ' +
    'brincava de, brincávamos de',
  liked: 'clone, estilo, mas, só que, com, contra',
  opening: 'em, no, na, para, e, onde, 2d, 3d',
  title: 'jogo como, jogo tipo, jogo igual, algo como, clone de, jogo parecido com, jogo estilo',
  titled: 'clone',
  game: 'jogo, jogos, joguinho, partida, torneio, campeonato, disputa, simulador',
  between: 'o, a, os, as, um, uma, de, do, da, dos, das, ao',
  definite: 'o, a, os, as',
  not: 'não, não como, sem, nada de, em vez de, nunca',
  idioms: 'em memória de, corrida contra o tempo',
  told: {
    near: '{asked}: ainda não é possível. Bem parecido: {made}.',
    far: '{asked}: ainda não é possível. O mais próximo: {made}.',
    unknown: 'Não conhecemos “{asked}”. Em vez disso: {made}.',
    deeds: 'O mais próximo de {said}: {made}.',
    open: 'Nenhum tipo de jogo foi indicado. Foi feito: {made}.',
  },
};
