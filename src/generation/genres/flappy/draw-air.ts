/** How it looks what the air does: draughts that rise or sink between gates, and the streaks of a tailwind. */
import { noise } from '../../kit/random.js';
import type { Painter } from '../../kit/types.js';
import { FLOOR, type State } from './state.js';

export function drawAir(p: Painter, s: State): void {
  const { ctx, view } = p;
  ctx.save();
  for (const { from, to, push } of s.draughts) {
    if (to < view.x - 1 || from > view.x + view.w + 1) continue;
    ctx.globalAlpha = 0.12;
    p.rect(from, view.y, to - from, FLOOR - view.y, '#ffffff', 0.3);
    const way = Math.sign(push);
    for (let i = 0; i < 8; i++) {
      const at = (((noise(i + from) * 13 + p.now * way * (3 + (i % 3))) % 13) + 13) % 13;
      const x = from + ((i + 0.5) / 8) * (to - from);
      const y = at - 1;
      ctx.globalAlpha = 0.6;
      p.line(x, y, x, y + way * 0.9, 0.09, '#ffffff');
      p.line(x, y + way * 0.9, x - 0.16, y + way * 0.66, 0.08, '#ffffff');
      p.line(x, y + way * 0.9, x + 0.16, y + way * 0.66, 0.08, '#ffffff');
    }
  }
  if (s.idea === 'tailwind')
    for (let i = 0; i < 16; i++) {
      const span = view.w + 5;
      const x = (noise(i * 5.3) * span + p.now * (7 + (i % 4) * 2)) % span;
      ctx.globalAlpha = 0.22 + noise(i) * 0.3;
      p.rect(
        view.x + x - 3,
        view.y + 0.8 + noise(i * 3.1) * (FLOOR - view.y - 1.5),
        1.6 + noise(i * 2),
        0.07,
        '#ffffff',
        0.03,
      );
    }
  ctx.restore();
}
