/** The paddle, moved by keys, stick, mouse or finger. */
import { approach, clamp } from '../../kit/juice.js';
import { settledIn } from '../../kit/skill.js';
import type { Game } from '../../kit/types.js';
import { inside } from './powers.js';
import type { State } from './state.js';

/** Times as wide: by two fifths more at first, less by each brick, until a newcomer has settled in. */
const atFirst = (g: Game, s: State): number =>
  1.4 - 0.4 * settledIn(g, s.need > 0 ? Math.min(1, s.broken / s.need) : 0);

/** Keys push it, a pointer that moves takes it along; whichever was used last. */
export function movePaddle(g: Game, s: State): void {
  const { paddle } = s;
  const { pad } = g;
  const wide = (2.75 - g.skill * 0.7) * atFirst(g, s) * (s.wide > 0 ? 1.5 : 1) * (s.small > 0 ? 0.66 : 1);
  paddle.w = approach(paddle.w, wide, 0.06);
  paddle.squash.step();
  const at = pad.pointer?.x ?? null;
  if (at !== null && s.pointerX !== null && Math.abs(at - s.pointerX) > 0.02) s.follow = true;
  if (pad.pointer?.down) s.follow = true;
  s.pointerX = at;
  const before = paddle.x;
  if (pad.ax !== 0) {
    s.follow = false;
    paddle.vx = approach(paddle.vx, pad.ax * 13.5, 1.9);
    paddle.x += paddle.vx / 60;
  } else if (s.follow && at !== null) paddle.x += clamp(at - paddle.x, -0.55, 0.55);
  else {
    paddle.vx = approach(paddle.vx, 0, 2.4);
    paddle.x += paddle.vx / 60;
  }
  paddle.x = inside(paddle.x, paddle.w);
  paddle.vx = (paddle.x - before) * 60;
  if (Math.abs(paddle.vx) > 0.5) {
    s.moved = true;
    s.away = false;
  }
}
