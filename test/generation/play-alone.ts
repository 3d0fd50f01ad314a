/** A game that its kind's bot plays without page, engine or checks: how it ends, and after how many frames. */
import type { GameDesign } from '../../src/generation/design.js';
import { of } from '../../src/generation/kit/of.js';
import { Play } from '../../src/generation/kit/play.js';
import type { Kind } from '../../src/generation/kit/types.js';

export interface Played {
  readonly phase: 'play' | 'win' | 'lose';
  readonly frames: number;
}

/** Frames in which the kind's bot must have won. */
export const limitOf = ({ budget }: Kind, design: GameDesign): number => of(budget, design) * 60;

/** From the start to an end, or to the kind's limit; `ease` as a game that was made easier has it. */
export function playAlone(kind: Kind, design: GameDesign, ease = 0): Played {
  const game = new Play<unknown>(kind, { design, seed: design.seed, ease, pictures: {} });
  game.begin();
  game.botMode = 'win';
  const limit = limitOf(kind, design);
  let frames = 0;
  for (; frames < limit && game.phase === 'play'; frames++) game.tick();
  return { phase: game.phase as Played['phase'], frames };
}
