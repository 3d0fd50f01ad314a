import type { Genre } from '../design.js';

/** A kind as it stands in a sentence for people, with its article: "Making an arena game". Progress is told in English. */
export const A_GAME: Readonly<Record<Genre, string>> = {
  platformer: 'a platformer',
  shmup: 'a shoot ’em up',
  arena: 'an arena game',
  breakout: 'a brick breaker',
  snake: 'a snake game',
  runner: 'an endless runner',
  flappy: 'a flying game',
  match3: 'a match-three game',
  sokoban: 'a box-pushing puzzle',
  maze: 'a maze game',
  tower_defense: 'a tower defense game',
  racing: 'a racing game',
  memory: 'a memory game',
  quiz: 'a quiz',
  aim_physics: 'an aiming game',
  reaction: 'a reaction game',
  rhythm: 'a rhythm game',
  clicker: 'a clicker game',
  catcher: 'a catching game',
  crossing: 'a road-crossing game',
  duel: 'a duel',
  falling_blocks: 'a falling-block puzzle',
  farm_sim: 'a farming game',
};
