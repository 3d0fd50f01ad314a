/** A shot that is pulled back and let go: by a pointer that is dragged anywhere, or turned by the arrows and charged by the button. */
import { clamp } from './juice.js';
import type { Game, Pad } from './types.js';

/** units of pull for full power */
export const PULL = 3.4;
/** a pull shorter than this is taken back */
const LEAST = 0.12;
/** frames from nothing to full power of a held button; then it falls again */
const RISE = 70;

export interface Pull {
  /** radians, and 0…1 */
  angle: number;
  power: number;
  /** where a finger went down, or null */
  drag: { x: number; y: number } | null;
  /** frames that the button is held; 0: not charging */
  charge: number;
  /** frames that it has been turned by keys or stick */
  turning: number;
}

export const newPull = (angle: number): Pull => ({ angle, power: 0, drag: null, charge: 0, turning: 0 });

/**
 * Reads one frame of aiming into the pull; true in the frame in which it is let go. While not `ready` it can be aimed and not let go.
 * `turn` says how stick and arrows turn it, times `haste`: a short press turns by a degree or two, a long one faster and faster.
 * `pad`: whose turn it is, where two aim in turn.
 */
export function readPull(g: Game, s: Pull, ready: boolean, turn: (haste: number) => number, pad: Pad = g.pad): boolean {
  const { pointer } = pad;
  if (pointer && g.clicked()) s.drag = { x: pointer.x, y: pointer.y };
  if (s.drag && pointer) {
    if (!pointer.down) {
      s.drag = null;
      // what was aimed while it was held counts: where a finger leaves the glass, or another pointer is, does not
      if (s.power > LEAST && ready) return true;
      s.power = 0;
      return false;
    }
    const dx = s.drag.x - pointer.x;
    const dy = s.drag.y - pointer.y;
    const pull = Math.sqrt(dx * dx + dy * dy) / PULL;
    if (pull > 0.03) s.angle = Math.atan2(dy, dx);
    s.power = clamp(pull, 0, 1);
    return false;
  }
  s.turning = pad.ax !== 0 || pad.ay !== 0 ? s.turning + 1 : 0;
  s.angle = turn(clamp(0.2 + s.turning / 40, 0.2, 1));
  if (pad.a && ready) {
    if (s.charge === 0 && !g.pressed('a', pad)) return false;
    s.charge++;
    const t = (s.charge % (RISE * 2)) / RISE;
    s.power = clamp(t > 1 ? 2 - t : t, 0.04, 1);
    if (s.charge % 8 === 0) g.sound('step', 0.8 + s.power);
  } else if (s.charge > 0) {
    s.charge = 0;
    if (s.power > LEAST) return true;
    s.power = 0;
  }
  return false;
}
