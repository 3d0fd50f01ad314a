/** How English speaks of games, and what people are told in it. */
import type { GameWords } from '../language.types.js';

export const WORDS: GameWords = {
  like:
    'like, just like, similar to, clone of, remake of, version of, copy of, in the style of, style of, inspired ' +
    'by, based on, type of, kind of, sort of, parody of, play, playing, classic, simple, basic, super, my own',
  liked:
    'clone, style, styled, like, type, remake, rip-off, ripoff, parody, vibes, but, with, meets, except, variant, vs, against',
  opening: 'where, for, in, on, and, plus, at, about, inspired, edition, 2d, 3d, please',
  title:
    'game like, games like, something like, a game similar to, game similar to, clone of, remake of, sth like, like the game',
  titled: 'clone, ripoff, remake',
  game: 'game, games, puzzle, match, contest, tournament, championship, league, cup, practice, challenge, simulator, sim, shootout, shooting, duel, board game',
  between: 'the, a, an, of, good old, classic, called, something, old, simple',
  definite: 'the',
  not: 'not, not like, no, without, instead of, nothing like, never, dont, not another, isnt, unlike, rather than',
  idioms:
    'in memory of, in loving memory of, from memory, race against time, race against the clock, at risk, pool party, swimming pool, paddling pool, kiddie pool',
  told: {
    near: '{asked} can’t be made yet. This comes close: {made}.',
    far: '{asked} can’t be made yet. The nearest there is: {made}.',
    unknown: '“{asked}” isn’t a game we know. Made instead: {made}.',
    deeds: 'Closest to {said}: {made}.',
    open: 'No kind of game is named. Made to fit: {made}.',
  },
};
