/** What a finger does in each kind beside the stick and the buttons that its `touch` says. */
import type { GameDesign, Genre } from '../../../../src/generation/design.js';
import { TOP } from '../../../../src/generation/genres/farm-sim/field.js';
import { entryOf } from '../../../../src/generation/genres/index.js';
import type { Touch } from '../../../../src/generation/kit/types.js';
import { penguin } from '../../designs.js';
import type { Habits } from './glass.js';

/** What a phone shows for that game. */
export function touchOf(design: GameDesign): Touch {
  const touch = entryOf(design)?.kind.touch ?? { move: 'none' };
  return typeof touch === 'function' ? touch(design) : touch;
}
export const isSteered = (genre: Genre): boolean => touchOf({ ...penguin, genre }).move !== 'none';

const HABITS: Partial<Record<Genre, Habits>> = {
  air_hockey: { lead: { ahead: 0.6, below: 0 } },
  breakout: { lead: { ahead: 0.22, below: 0 } },
  catcher: { lead: { ahead: 0.15, below: 0 } },
  cleaning_game: { lead: { ahead: 0.6, below: 0 } },
  shmup: { lead: { ahead: 0.55, below: 0.9 } },
  farm_sim: { steps: { top: TOP } },
  falling_blocks: {
    strokes: { left: { x: -1, y: 0 }, right: { x: 1, y: 0 }, up: { x: 0, y: 0 }, a: { x: 0, y: 2.3 } },
  },
};

/** a duel whose finger leads has no stick, and who dodges has one */
export const habitsOf = (design: GameDesign): Habits =>
  design.genre === 'catcher' && touchOf(design).move === 'stick'
    ? {}
    : ((design.genre === 'duel' && touchOf(design).move === 'none'
        ? { lead: { ahead: 0.35, below: 0 } }
        : HABITS[design.genre]) ?? {});
