/** Sweets as large as houses. */
import { fade, mix } from '../colour.js';
import { along, box, disc, fill, lit, ridge, type Outline } from './strip.js';

export const sweets: Outline = (s) => {
  ridge(s, s.h * 0.34, [3, 4]);
  along(s, s.h * 0.46, (x, pick) => {
    const tall = s.h * (0.4 + pick * 0.36);
    const r = tall * 0.24;
    s.ctx.fillStyle = fade('#ffffff', 0.75);
    s.ctx.fillRect(x - r * 0.09, s.h - tall, r * 0.18, tall);
    disc(s, x, s.h - tall, r, lit(s, 0.25 + pick * 0.3));
    s.ctx.strokeStyle = fade('#ffffff', 0.6);
    s.ctx.lineWidth = r * 0.16;
    s.ctx.beginPath();
    for (let a = 0; a < 14; a += 0.3)
      s.ctx.lineTo(x + Math.cos(a) * r * a * 0.06, s.h - tall + Math.sin(a) * r * a * 0.06);
    s.ctx.stroke();
  });
};
export const icecream: Outline = (s) => {
  along(s, s.h * 0.62, (x, pick) => {
    const r = s.h * (0.13 + pick * 0.1);
    const y = s.h * 0.86;
    for (let i = 0; i < 3; i++)
      disc(
        s,
        x + (i - 1) * r * 0.9,
        y - (i === 1 ? r * 0.9 : 0),
        r,
        mix(s.colour, ['#ffd1e3', '#fff1b8', '#c9f2e2', '#e7d4ff'][(i + Math.floor(pick * 9)) % 4] as string, 0.5),
      );
    disc(s, x, y - r * 2, r * 0.24, mix(s.colour, '#d8343f', 0.75));
  });
  box(s, 0, s.h * 0.86, s.w, s.h * 0.14, lit(s, 0.3));
};
export const gingerbread: Outline = (s) => {
  ridge(s, s.h * 0.28, [2, 4]);
  along(s, s.h * 0.9, (x, pick) => {
    const w = s.h * (0.28 + pick * 0.12);
    const y = s.h * 0.9;
    box(s, x - w / 2, y - w * 0.8, w, w, mix(s.colour, '#8a5a33', 0.55), 4);
    fill(
      s,
      [
        [x - w * 0.68, y - w * 0.76],
        [x, y - w * 1.4],
        [x + w * 0.68, y - w * 0.76],
      ],
      mix(s.colour, '#ffffff', 0.75),
    );
    for (let i = 0; i < 5; i++)
      disc(
        s,
        x - w * 0.5 + i * w * 0.25,
        y - w * 0.76,
        w * 0.07,
        mix(s.colour, ['#ff6b9d', '#ffd23f', '#6fc7f7'][i % 3] as string, 0.7),
      );
    box(s, x - w * 0.14, y - w * 0.4, w * 0.28, w * 0.5, mix(s.colour, '#5a3420', 0.6), w * 0.12);
    disc(s, x, y - w * 0.98, w * 0.11, fade(s.light, 0.7));
  });
};
