/** A big city: towers with lit windows, signs, a bridge. */
import { fade, mix } from '../colour.js';
import { along, box, lit, more, type Outline } from './strip.js';

export const skyline: Outline = (s) => {
  along(s, s.h * 0.24, (x, pick) => {
    const wide = s.h * (0.14 + pick * 0.12);
    const tall = s.h * (0.3 + more(pick, 7) * 0.62);
    s.ctx.fillStyle = lit(s, more(pick, 13) * 0.1);
    s.ctx.fillRect(x - wide / 2, s.h - tall, wide, tall);
    if (pick > 0.6) s.ctx.fillRect(x - 1.5, s.h - tall - s.h * 0.09, 3, s.h * 0.09);
    s.ctx.fillStyle = fade(s.light, 0.5);
    const cell = wide / 5;
    for (let row = 0; row * cell * 1.5 < tall - cell * 2; row++)
      for (let col = 0; col < 3; col++)
        if (((pick * 1000 + row * 7 + col * 13) * 0.618) % 1 > 0.52)
          s.ctx.fillRect(
            x - wide / 2 + cell * (0.7 + col * 1.3),
            s.h - tall + cell * (1 + row * 1.5),
            cell * 0.8,
            cell * 0.9,
          );
  });
};
export const signs: Outline = (s) => {
  along(s, s.h * 0.3, (x, pick) => {
    const w = s.h * (0.16 + pick * 0.14);
    const tall = s.h * (0.4 + more(pick, 7) * 0.5);
    box(s, x - w / 2, s.h - tall, w, tall, mix(s.colour, '#000000', more(pick, 5) * 0.25));
    s.ctx.fillStyle = fade(s.light, 0.7);
    if (more(pick, 3) > 0.5) {
      // a sign that hangs down the wall
      const [sx, sy] = [x + w * 0.3, s.h - tall * 0.86];
      box(s, sx, sy, w * 0.34, tall * 0.4, fade('#000000', 0.4), 3);
      for (let i = 0; i < 4; i++)
        box(s, sx + w * 0.06, sy + tall * (0.04 + i * 0.09), w * 0.22, tall * 0.05, fade(s.light, 0.85), 2);
    } else
      for (let i = 0; i < 5; i++)
        if (more(pick, 11 + i) > 0.4) s.ctx.fillRect(x - w * 0.38, s.h - tall * (0.9 - i * 0.14), w * 0.76, 3);
    box(s, x - w * 0.06, s.h - tall - s.h * 0.07, w * 0.05, s.h * 0.07);
  });
};
export const bridge: Outline = (s) => {
  const y = s.h * 0.72;
  box(s, 0, y, s.w, s.h * 0.06);
  const n = Math.max(2, Math.round(s.w / (s.h * 1.2)));
  for (let i = 0; i < n; i++) {
    const [x0, x1] = [(i / n) * s.w, ((i + 1) / n) * s.w];
    box(s, x0 - 8, s.h * 0.24, 16, s.h * 0.76);
    box(s, x0 - 8 + s.w, s.h * 0.24, 16, s.h * 0.76);
    s.ctx.strokeStyle = s.colour;
    s.ctx.lineWidth = 4;
    s.ctx.beginPath();
    s.ctx.moveTo(x0, s.h * 0.26);
    s.ctx.quadraticCurveTo((x0 + x1) / 2, s.h * 0.98, x1, s.h * 0.26);
    s.ctx.stroke();
    s.ctx.lineWidth = 1.6;
    for (let k = 1; k < 12; k++) {
      const t = k / 12;
      const cy = s.h * (0.26 * (1 - t) ** 2 + 2 * 0.98 * t * (1 - t) + 0.26 * t * t);
      if (cy > y) continue;
      s.ctx.beginPath();
      s.ctx.moveTo(x0 + (x1 - x0) * t, cy);
      s.ctx.lineTo(x0 + (x1 - x0) * t, y);
      s.ctx.stroke();
    }
  }
};
