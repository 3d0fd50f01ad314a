/** Aiming: pull back anywhere and let go, or turn by the arrows, hold the button until the bar is right, and let go. */
import { clamp } from '../../kit/juice.js';
import { readPull } from '../../kit/pull.js';
import type { Game } from '../../kit/types.js';
import type { State } from './state.js';
import { shootBall } from './world.js';

export function readAim(g: Game, s: State): void {
  const { ax, ay } = g.pad;
  // from the side both pairs of keys raise and lower; from above they turn, up and down finely
  const turn = (haste: number): number =>
    s.mode === 'top'
      ? s.angle + ax * 0.035 * haste + ay * 0.008 * haste
      : clamp(s.angle + (ax + ay) * 0.026 * haste, -Math.PI, 0.6);
  if (readPull(g, s, s.calm > 8, turn)) release(g, s);
}

function release(g: Game, s: State): void {
  s.shots++;
  s.strokes++;
  s.left--;
  s.trail = [];
  shootBall(s.world, s.angle, s.power);
  s.squash.kick(-0.3);
  g.sound('shoot', 0.7 + s.power * 0.5);
  const { x, y } = s.world.ball;
  g.burst(x, y, { n: 8, shape: 'smoke', colour: g.design.theme.palette.solidEdge, speed: 3, angle: s.angle + Math.PI });
}
