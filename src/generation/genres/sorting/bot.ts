/** Looks at what is next for a moment, then taps where it belongs. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { frontOf, isShown } from './belt.js';
import { smallestOf } from './order.js';
import { binY, type State } from './state.js';

/** frames between two taps */
const LOOKS = 36;

export function sortingBot(g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (pad.pointer) pad.pointer.down = false;
  if (++s.looked < LOOKS) return;
  const at = aimOf(g, s);
  if (!at) return;
  pad.pointer = { ...at, down: true };
  s.looked = 0;
}

/** Where a tap does what has to be done now. */
export function aimOf(g: Game, s: State): { x: number; y: number } | null {
  if (s.ordering) {
    const next = smallestOf(s);
    return next ? { x: next.x, y: next.y } : null;
  }
  const front = frontOf(s);
  if (!front || !isShown(s, front)) return null;
  const bin = s.bins.find(({ sort }) => sort === front.sort);
  return bin && Math.abs(bin.x - bin.toX) < 0.1 ? { x: bin.x, y: binY(g.height) } : null;
}
