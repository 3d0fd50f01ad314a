/** Replays the solution that the room was made with; what was done otherwise it takes back first. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import type { State } from './state.js';

const SIDES = ['right', 'down', 'left', 'up'] as const;
/** frames between two steps: quick, but not a blur */
const PACE = 11;

export function sokobanBot(g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (g.frame % PACE !== 0 || s.solved || s.t < 40) return;
  const { solution } = s.puzzle;
  // a step counts as made by where it started and where it went
  const strayed = s.history.some(({ way }, i) => way !== solution[i]);
  const side = SIDES[solution[s.history.length] ?? -1];
  if (strayed || !side) pad.a = true;
  else pad[side] = true;
}
