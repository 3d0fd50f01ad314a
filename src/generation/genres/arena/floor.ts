/** The floor of the place, painted once, and the marks of the fight on it. */
import { groundOf, paintGround } from '../../kit/floors/ground.js';
import { noiseAt } from '../../kit/random.js';
import type { Game, Painter } from '../../kit/types.js';
import { H, W } from './field.js';
import type { State } from './state.js';

/** The floor below all else. */
export function drawFloor(p: Painter, s: State, g: Game): void {
  p.kept(s.tiles, 0, 0, W, H, () => paintGround(p, groundOf(p, g, W, H)));
  drawMarks(p, s);
}

/** What the fight leaves behind. */
function drawMarks(p: Painter, s: State): void {
  const { ctx } = p;
  for (const mark of s.marks) {
    ctx.globalAlpha = 0.2;
    for (let i = 0; i < 5; i++) {
      const a = noiseAt(mark.x, i) * 6.28;
      const r = noiseAt(i, mark.y) * mark.size * 0.45;
      p.circle(mark.x + Math.cos(a) * r, mark.y + Math.sin(a) * r, mark.size * (0.1 + r * 0.25), mark.colour);
    }
  }
  ctx.globalAlpha = 1;
}
