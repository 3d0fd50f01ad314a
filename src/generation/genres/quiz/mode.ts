/** Whether answers are chosen or words typed, and at whom. */
import type { Actor, GameDesign } from '../../design.js';

export const isTyping = ({ mode }: Pick<GameDesign, 'mode'>): boolean => mode === 'typing';
const FIEND =
  /zombie|ghost|alien|ogre|goblin|skull|vampire|robot|spider|dragon|mask:|mummy|skeleton|slime|orc|golem|yeti|cyclops|minotaur|hydra|kraken|demon|mech|drone|pirate/u;
/** Who comes along the street: the enemies, or a fiend that is all the prompt names. */
export const comersOf = ({ cast: { hero, enemies } }: Pick<GameDesign, 'cast'>): readonly Actor[] =>
  FIEND.test(hero.sprite) && enemies.every(({ from }) => from !== 'prompt') ? [hero] : enemies;
