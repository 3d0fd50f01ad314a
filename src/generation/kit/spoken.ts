/** Whose picture stands before the goal's sentence. */
import type { Actor, GameDesign } from '../design.js';

/** Where the goal's sentence speaks of a place to reach or keep, of whom to beat, of who wins; elsewhere it speaks of things. */
const PLACE = /^(?:platformer|runner|flappy|maze|crossing|sokoban|tower_defense|aim_physics)$/;
const FOE = /^(?:arena|shmup|duel|tic|conn|mine|chess)/;

/** Who or what the goal's sentence is about. */
export function spokenOf({ genre, cast }: GameDesign): Actor {
  const { goal, enemies, items, hero } = cast;
  const asked = goal?.from === 'prompt' || PLACE.test(genre) ? goal : undefined;
  return asked ?? (FOE.test(genre) ? enemies[0] : genre === 'racing' ? hero : items[0]) ?? hero;
}
