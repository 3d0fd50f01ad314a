/** Presses against the lean and against where it is going; stands firm for what is about to push. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { gustAt, NOTICE, perchAt, type State } from './state.js';
import { isSafe, slopeAt } from './way.js';

/** seconds ahead that it looks, and the lean that it leaves alone */
const AHEAD = 0.6;
const LEAVES = 0.07;

export function balancingBot(_: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (s.fall > 0 || s.joy > 0 || isSafe(s.way, s.balance, s.x)) return;
  const pull = gustAt(s) + perchAt(s) + (s.balance === 'carrying' ? slopeAt(s.way, s.x) * 0.7 : 0);
  const due = s.lean + s.turn * AHEAD + pull * 0.22;
  if (due > LEAVES) pad.left = true;
  else if (due < -LEAVES) pad.right = true;
  pad.ax = pad.left ? -1 : pad.right ? 1 : 0;
  const comes = s.foes.some(({ gone, x, dir }) => gone === 0 && (s.x - x) * dir > 0 && Math.abs(s.x - x) < 1.9);
  const blows = s.gust !== null && s.gust.t > NOTICE + 8 && s.gust.t < NOTICE + 76;
  pad.a = (comes || blows) && (s.firm || s.breath > 50);
}
