/** What is sown and planted, or grows in the sun: furrows, corn, flowers, hedges, cacti. */
import { fade, mix } from '../colour.js';
import { along, box, disc, fill, lit, more, ridge, type Outline } from './strip.js';

export const furrows: Outline = (s) => {
  ridge(s, s.h * 0.5, [1, 3]);
  s.ctx.strokeStyle = fade(s.light, 0.22);
  for (let i = 0; i < 9; i++) {
    s.ctx.lineWidth = 3 + i;
    s.ctx.beginPath();
    for (let x = 0; x <= s.w; x += 30)
      s.ctx.lineTo(x, s.h * (0.66 + i * 0.045) + Math.sin((x / s.w) * 6.2832 + i * 0.1) * s.h * 0.05);
    s.ctx.stroke();
  }
};
export const corn: Outline = (s) => {
  ridge(s, s.h * 0.16, [3]);
  along(s, s.h * 0.13, (x, pick) => {
    const tall = s.h * (0.3 + pick * 0.24);
    s.ctx.strokeStyle = mix(s.colour, '#000000', more(pick, 5) * 0.2);
    s.ctx.lineWidth = tall * 0.05;
    for (let i = -1; i <= 1; i++) {
      s.ctx.beginPath();
      s.ctx.moveTo(x, s.h);
      s.ctx.quadraticCurveTo(x, s.h - tall * 0.7, x + i * tall * 0.3, s.h - tall * (i ? 0.66 : 1));
      s.ctx.stroke();
    }
    box(s, x - tall * 0.05, s.h - tall * 1.08, tall * 0.1, tall * 0.3, mix(s.colour, '#f2c14e', 0.6), tall * 0.05);
  });
};
export const flowers: Outline = (s) => {
  ridge(s, s.h * 0.26, [3, 5]);
  along(s, s.h * 0.3, (x, pick) => {
    const tall = s.h * (0.22 + pick * 0.3);
    s.ctx.strokeStyle = s.colour;
    s.ctx.lineWidth = tall * 0.07;
    s.ctx.beginPath();
    s.ctx.moveTo(x, s.h);
    s.ctx.quadraticCurveTo(x + tall * 0.08, s.h - tall * 0.5, x, s.h - tall);
    s.ctx.stroke();
    for (let i = 0; i < 6; i++)
      disc(
        s,
        x + Math.cos(i * 1.047) * tall * 0.15,
        s.h - tall + Math.sin(i * 1.047) * tall * 0.15,
        tall * 0.11,
        lit(s, 0.45),
      );
    disc(s, x, s.h - tall, tall * 0.1, fade('#ffd54a', 0.9));
  });
};
export const hedges: Outline = (s) => {
  along(s, s.h * 0.5, (x, pick) => {
    const r = s.h * (0.16 + pick * 0.12);
    const y = s.h * 0.86;
    for (const [dx, k] of [
      [-0.9, 0.8],
      [0, 1.1],
      [0.9, 0.85],
    ] as const)
      disc(s, x + dx * r, y - k * r * 0.3, r * k);
    for (let i = 0; i < 6; i++)
      disc(
        s,
        x + Math.cos(i * 2.4 + pick) * r * 1.1,
        y - r * 0.4 + Math.sin(i * 1.9) * r * 0.5,
        r * 0.11,
        mix(s.colour, ['#ff77a8', '#ffd23f', '#ffffff'][i % 3] as string, 0.7),
      );
  });
  const n = Math.max(12, Math.round(s.w / 34));
  for (let i = 0; i < n; i++) {
    const x = (i / n) * s.w;
    fill(
      s,
      [
        [x + 6, s.h],
        [x + 6, s.h * 0.74],
        [x + 13, s.h * 0.69],
        [x + 20, s.h * 0.74],
        [x + 20, s.h],
      ],
      lit(s, 0.55),
    );
  }
  box(s, 0, s.h * 0.8, s.w, 6, lit(s, 0.5));
};
export const cacti: Outline = (s) => {
  ridge(s, s.h * 0.26, [2, 3]);
  along(s, s.h * 0.7, (x, pick) => {
    const tall = s.h * (0.3 + pick * 0.3);
    const wide = tall * 0.16;
    s.ctx.fillStyle = s.colour;
    const arm = (dx: number, y: number, up: number): void => {
      s.ctx.beginPath();
      s.ctx.roundRect(x + Math.min(0, dx), s.h - y, Math.abs(dx), wide * 0.7, wide * 0.35);
      s.ctx.roundRect(x + dx - wide * 0.35, s.h - y - up, wide * 0.7, up + wide * 0.6, wide * 0.35);
      s.ctx.fill();
    };
    s.ctx.beginPath();
    s.ctx.roundRect(x - wide / 2, s.h - tall, wide, tall, wide / 2);
    s.ctx.fill();
    arm(-tall * 0.28, tall * 0.45, tall * 0.24);
    if (pick > 0.3) arm(tall * 0.26, tall * 0.6, tall * 0.2);
  });
};
