/** What hangs in the air, or far above it. */
import { fade, mix } from '../colour.js';
import { along, box, dark, disc, fill, lit, more, type Outline } from './strip.js';

export const clouds: Outline = (s) => {
  along(s, s.h * 0.5, (x, pick) => {
    const r = s.h * (0.1 + pick * 0.12);
    const y = s.h * (0.55 + more(pick, 5) * 0.4);
    for (const [dx, k] of [
      [-1.3, 0.7],
      [-0.5, 1.05],
      [0.5, 0.9],
      [1.3, 0.65],
    ] as const)
      disc(s, x + dx * r, y - k * r * 0.4, r * k);
    disc(s, x - r * 0.5, y - r * 0.8, r * 0.5, fade(s.light, 0.12));
  });
  s.ctx.fillStyle = fade(s.colour, 0.6);
  s.ctx.fillRect(0, s.h * 0.95, s.w, s.h * 0.05);
};
export const balloons: Outline = (s) => {
  along(s, s.h * 0.7, (x, pick) => {
    const r = s.h * (0.08 + pick * 0.08);
    const y = s.h * (0.3 + more(pick, 7) * 0.4);
    const hue = ['#e4572e', '#f2c14e', '#2e86ab', '#8e5bd0', '#57a773'][Math.floor(pick * 50) % 5] as string;
    s.ctx.strokeStyle = fade('#000000', 0.3);
    s.ctx.lineWidth = 1.5;
    for (const k of [-0.5, 0.5]) {
      s.ctx.beginPath();
      s.ctx.moveTo(x + k * r, y + r * 0.75);
      s.ctx.lineTo(x + k * r * 0.4, y + r * 1.6);
      s.ctx.stroke();
    }
    box(s, x - r * 0.26, y + r * 1.55, r * 0.52, r * 0.4, mix(s.colour, '#7a4a2b', 0.7), 3);
    disc(s, x, y, r, mix(s.colour, hue, 0.65));
    fill(
      s,
      [
        [x - r * 0.75, y + r * 0.66],
        [x + r * 0.75, y + r * 0.66],
        [x, y + r * 1.35],
      ],
      mix(s.colour, hue, 0.65),
    );
    s.ctx.fillStyle = fade('#ffffff', 0.35);
    s.ctx.beginPath();
    s.ctx.ellipse(x, y + r * 0.05, r * 0.36, r, 0, 0, 6.2832);
    s.ctx.fill();
  });
};
export const isles: Outline = (s) => {
  along(s, s.h * 0.9, (x, pick) => {
    const w = s.h * (0.2 + pick * 0.22);
    const y = s.h * (0.4 + more(pick, 5) * 0.4);
    fill(
      s,
      [
        [x - w, y],
        [x - w * 0.5, y + w * 0.5],
        [x - w * 0.1, y + w * 0.95],
        [x + w * 0.35, y + w * 0.5],
        [x + w, y],
      ],
      dark(s, 0.18),
    );
    // dim and humped: flat and light they are taken for something to stand on
    box(s, x - w * 1.04, y - w * 0.1, w * 2.08, w * 0.22, lit(s, 0.06), w * 0.1);
    for (let i = 0; i < 3; i++)
      disc(s, x - w * 0.5 + i * w * 0.5, y - w * (0.28 + (i % 2) * 0.1), w * 0.2, mix(s.colour, '#5aa35a', 0.16));
  });
};
export const planets: Outline = (s) => {
  along(s, s.w / 2.2, (x, pick) => {
    const r = s.h * (0.1 + pick * 0.16);
    const y = s.h * (0.2 + more(pick, 3) * 0.35);
    disc(s, x, y, r, lit(s, 0.25 + pick * 0.3));
    s.ctx.save();
    s.ctx.beginPath();
    s.ctx.arc(x, y, r, 0, 6.2832);
    s.ctx.clip();
    disc(s, x + r * 0.5, y + r * 0.35, r * 1.05, fade('#000000', 0.22));
    s.ctx.restore();
    if (pick > 0.4) {
      s.ctx.strokeStyle = fade(s.light, 0.6);
      s.ctx.lineWidth = r * 0.12;
      s.ctx.beginPath();
      s.ctx.ellipse(x, y, r * 1.7, r * 0.4, -0.35, 0, 6.2832);
      s.ctx.stroke();
    }
  });
};
