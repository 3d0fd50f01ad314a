/** Sees what comes up, and strikes it after the time that a quick person takes; leaves alone what must not be hit. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { H, type State } from './state.js';

/** frames from seeing to striking */
const QUICK = 19;

export function reactionBot(_g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (pad.pointer) pad.pointer.down = false;
  if (s.mode === 'fish' || s.mode === 'lamp') {
    pad.a = s.signal?.phase === 'on' && s.signal.good && s.signal.t === QUICK - 4;
    return;
  }
  if (++s.thought < 10) return;
  const one = s.pops.find(
    (other) =>
      other.good &&
      other.hit === 0 &&
      other.age > QUICK &&
      (s.mode === 'holes' || (other.y < H - 2.5 && other.age > 30)) &&
      s.pops.every((foe) => foe.good || foe.hit > 0 || Math.abs(foe.x - other.x) + Math.abs(foe.y - other.y) > 2.2),
  );
  if (!one) return;
  pad.pointer = { x: one.x, y: one.y, down: true };
  s.thought = 0;
}
