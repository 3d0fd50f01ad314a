/** How fast the ball is, and how it is sent off. */
import type { Game } from '../../kit/types.js';
import type { Ball, State } from './state.js';

/** Units a second: faster with each hit of the paddle, slower under `slow`. */
export function pace(g: Game, s: State): number {
  const rise = g.has('speedUp') ? Math.min(1.6, 1 + s.rallies * 0.022) : Math.min(1.25, 1 + s.rallies * 0.007);
  const base = 8.4 + g.skill * 3.6 + (g.has('fast') ? 1.2 : 0) - (g.has('slow') ? 0.9 : 0);
  return base * rise * (s.slow > 0 ? 0.66 : 1);
}

/** Sets the ball's way, `angle` from straight up, to the right. */
export function send(g: Game, s: State, ball: Ball, angle: number): void {
  const v = pace(g, s);
  ball.vx = Math.sin(angle) * v;
  ball.vy = -Math.cos(angle) * v;
}
