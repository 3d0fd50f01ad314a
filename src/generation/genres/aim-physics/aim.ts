/** Aiming: pull back anywhere and let go, or turn by the arrows, hold the button until the bar is right, and let go. */
import { clamp } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import type { State } from './state.js';
import { shootBall } from './world.js';

/** units of pull for full power */
export const PULL = 3.4;
/** a pull shorter than this is taken back */
const LEAST = 0.12;
/** frames from nothing to full power of a held button; then it falls again */
const RISE = 70;

function release(g: Game, s: State): void {
  s.shots++;
  s.left--;
  s.charge = 0;
  s.drag = null;
  s.trail = [];
  shootBall(s.world, s.angle, s.power);
  s.squash.kick(-0.3);
  g.sound('shoot', 0.7 + s.power * 0.5);
  const { x, y } = s.world.ball;
  g.burst(x, y, { n: 8, shape: 'smoke', colour: g.design.theme.palette.solidEdge, speed: 3, angle: s.angle + Math.PI });
}

export function readAim(g: Game, s: State): void {
  const { pad } = g;
  const { pointer } = pad;
  if (pointer && g.clicked()) s.drag = { x: pointer.x, y: pointer.y };
  if (s.drag && pointer) {
    if (!pointer.down) {
      // what was aimed while it was held counts: where a finger leaves the glass, or another pointer is, does not
      if (s.power > LEAST && s.calm > 8) return release(g, s);
      s.drag = null;
      s.power = 0;
      return;
    }
    const dx = s.drag.x - pointer.x;
    const dy = s.drag.y - pointer.y;
    const pull = Math.sqrt(dx * dx + dy * dy) / PULL;
    if (pull > 0.03) s.angle = Math.atan2(dy, dx);
    s.power = clamp(pull, 0, 1);
    return;
  }
  // a short press turns by a degree or two, a long one faster and faster; a stick that leans a little turns slowly
  s.turning = pad.ax !== 0 || pad.ay !== 0 ? s.turning + 1 : 0;
  const haste = clamp(0.2 + s.turning / 40, 0.2, 1);
  // from the side both pairs of keys raise and lower; from above they turn, up and down finely
  if (s.mode === 'top') s.angle += pad.ax * 0.035 * haste + pad.ay * 0.008 * haste;
  else s.angle = clamp(s.angle + (pad.ax + pad.ay) * 0.026 * haste, -Math.PI, 0.6);
  if (pad.a && s.calm > 8) {
    if (s.charge === 0 && !g.pressed('a')) return;
    s.charge++;
    const t = (s.charge % (RISE * 2)) / RISE;
    s.power = clamp(t > 1 ? 2 - t : t, 0.04, 1);
    if (s.charge % 8 === 0) g.sound('step', 0.8 + s.power);
  } else if (s.charge > 0) {
    if (s.power > LEAST) release(g, s);
    else s.charge = s.power = 0;
  }
}
