/** Waits at the plunger, and flips when a ball comes onto a flipper's outer half. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { waits } from './pinball-play.js';
import type { Flipper } from './flipper.js';
import type { Ball } from './shapes.js';
import type { State } from './pinball-state.js';

/** frames that a flipper stays up, and rests after */
const HOLD = 9;
const REST = 14;

export function pinballBot(_: Game, s: State, pad: Pad): void {
  clearPad(pad);
  pad.pointer = null;
  const { gravity } = s.table.space;
  const { held, rest } = s.bot;
  s.table.flippers.forEach((f, i) => {
    const side = i as 0 | 1;
    if (held[side] > 0) held[side]--;
    else if (rest[side] > 0) rest[side]--;
    // one at a time: a stick cannot be pushed both ways
    else if (held[1 - side] === 0 && s.balls.some(({ ball }) => due(f, ball, gravity))) {
      held[side] = HOLD;
      rest[side] = REST;
    }
  });
  pad.left = held[0] > 0;
  // pulls the plunger nearly as far as it goes
  const pulls = s.balls.some(({ ball }) => waits(ball)) && s.waiting > 24 && s.pull < 0.97;
  pad.right = held[1] > 0 || (pulls && !pad.left);
}

/** Whether a ball will be in the flipper's way when that is on its way up. */
function due(f: Flipper, { x, y, vx, vy }: Ball, gravity: number): boolean {
  if (vy < -1.5) return false;
  const side = f.rest < 1 ? 1 : -1;
  const t = 2.5 / 60;
  const px = (x + vx * t - f.wall.x1) * side;
  const py = y + vy * t + gravity * t * t * 0.5 - f.wall.y1;
  const far = Math.sqrt(px * px + py * py);
  if (far < f.long * 0.52 || far > f.long + 0.34) return false;
  const angle = Math.atan2(py, px);
  return angle > -0.12 && angle < 0.75;
}
