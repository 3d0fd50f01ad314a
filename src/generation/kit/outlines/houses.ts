/** Where somebody lives: villages, farms, igloos and the domes of a far planet. */
import { fade, mix } from '../colour.js';
import { along, box, dark, disc, fill, lit, more, ridge, type Outline } from './strip.js';

export const village: Outline = (s) => {
  ridge(s, s.h * 0.24, [2, 5]);
  along(s, s.h * 0.46, (x, pick) => {
    const w = s.h * (0.16 + pick * 0.12);
    const tall = w * (0.7 + more(pick, 7) * 0.6);
    const y = s.h * 0.86;
    box(s, x - w / 2, y - tall, w, tall + s.h * 0.14, lit(s, 0.1 + more(pick, 3) * 0.15));
    fill(
      s,
      [
        [x - w * 0.62, y - tall],
        [x, y - tall - w * 0.62],
        [x + w * 0.62, y - tall],
      ],
      mix(s.colour, '#7a3b2e', 0.35),
    );
    if (pick > 0.4) box(s, x + w * 0.18, y - tall - w * 0.6, w * 0.14, w * 0.4, dark(s));
    box(s, x - w * 0.28, y - tall * 0.72, w * 0.2, w * 0.22, fade(s.light, 0.6), 2);
    box(s, x + w * 0.08, y - tall * 0.72, w * 0.2, w * 0.22, fade(s.light, 0.6), 2);
  });
};
export const barns: Outline = (s) => {
  ridge(s, s.h * 0.24, [2, 5]);
  along(s, s.h * 1.5, (x, pick) => {
    const w = s.h * (0.34 + pick * 0.12);
    fill(
      s,
      [
        [x - w / 2, s.h],
        [x - w / 2, s.h - w * 0.7],
        [x - w * 0.3, s.h - w],
        [x, s.h - w * 1.14],
        [x + w * 0.3, s.h - w],
        [x + w / 2, s.h - w * 0.7],
        [x + w / 2, s.h],
      ],
      mix(s.colour, '#b23a2e', 0.5),
    );
    s.ctx.fillStyle = fade(s.light, 0.5);
    s.ctx.fillRect(x - w * 0.12, s.h - w * 0.82, w * 0.24, w * 0.2);
  });
  s.ctx.fillStyle = fade(s.light, 0.4);
  for (let i = 0; i * 26 < s.w; i++) s.ctx.fillRect(i * 26, s.h * 0.86, 5, s.h * 0.14);
  s.ctx.fillRect(0, s.h * 0.9, s.w, 4);
};
export const windmills: Outline = (s) => {
  ridge(s, s.h * 0.3, [2, 4]);
  along(s, s.h * 1.5, (x, pick) => {
    const tall = s.h * (0.42 + pick * 0.16);
    const w = tall * 0.3;
    const top = s.h * 0.92 - tall;
    fill(
      s,
      [
        [x - w * 0.62, s.h],
        [x - w * 0.36, top],
        [x + w * 0.36, top],
        [x + w * 0.62, s.h],
      ],
      lit(s, 0.22),
    );
    fill(
      s,
      [
        [x - w * 0.46, top],
        [x, top - w * 0.5],
        [x + w * 0.46, top],
      ],
      mix(s.colour, '#8a3b2e', 0.4),
    );
    s.ctx.strokeStyle = dark(s, 0.25);
    for (let i = 0; i < 4; i++) {
      const a = i * 1.5708 + pick * 3;
      s.ctx.lineWidth = tall * 0.02;
      s.ctx.beginPath();
      s.ctx.moveTo(x, top);
      s.ctx.lineTo(x + Math.cos(a) * tall * 0.46, top + Math.sin(a) * tall * 0.46);
      s.ctx.stroke();
      s.ctx.lineWidth = tall * 0.07;
      s.ctx.strokeStyle = fade(s.light, 0.5);
      s.ctx.beginPath();
      s.ctx.moveTo(
        x + Math.cos(a) * tall * 0.14 + Math.sin(a) * tall * 0.03,
        top + Math.sin(a) * tall * 0.14 - Math.cos(a) * tall * 0.03,
      );
      s.ctx.lineTo(
        x + Math.cos(a) * tall * 0.45 + Math.sin(a) * tall * 0.03,
        top + Math.sin(a) * tall * 0.45 - Math.cos(a) * tall * 0.03,
      );
      s.ctx.stroke();
      s.ctx.strokeStyle = dark(s, 0.25);
    }
  });
};
export const igloos: Outline = (s) => {
  ridge(s, s.h * 0.24, [2, 5]);
  along(s, s.h * 0.95, (x, pick) => {
    const r = s.h * (0.14 + pick * 0.12);
    const y = s.h * 0.9;
    s.ctx.fillStyle = lit(s, 0.4);
    s.ctx.beginPath();
    s.ctx.arc(x, y, r, Math.PI, 6.2832);
    s.ctx.fill();
    box(s, x + r * 0.5, y - r * 0.5, r * 0.8, r * 0.5, lit(s, 0.4), r * 0.2);
    box(s, x + r * 0.8, y - r * 0.36, r * 0.4, r * 0.36, dark(s, 0.4), r * 0.15);
    s.ctx.strokeStyle = fade('#000000', 0.1);
    s.ctx.lineWidth = 2;
    for (const k of [0.35, 0.68]) {
      s.ctx.beginPath();
      s.ctx.moveTo(x - r * Math.sqrt(1 - k * k), y - r * k);
      s.ctx.lineTo(x + r * Math.sqrt(1 - k * k), y - r * k);
      s.ctx.stroke();
    }
    box(s, 0, y, s.w, s.h * 0.1);
  });
};
export const domes: Outline = (s) => {
  ridge(s, s.h * 0.26, [2, 5]);
  along(s, s.h * 0.85, (x, pick) => {
    const r = s.h * (0.14 + pick * 0.13);
    const y = s.h * 0.9;
    s.ctx.fillStyle = lit(s, 0.16);
    s.ctx.beginPath();
    s.ctx.arc(x, y, r, Math.PI, 6.2832);
    s.ctx.fill();
    for (let i = 0; i < 4; i++)
      box(s, x - r * 0.66 + i * r * 0.36, y - r * 0.44, r * 0.2, r * 0.16, fade(s.light, 0.65), 2);
    s.ctx.strokeStyle = s.colour;
    s.ctx.lineWidth = 3;
    s.ctx.beginPath();
    s.ctx.moveTo(x, y - r);
    s.ctx.lineTo(x, y - r * 1.6);
    s.ctx.stroke();
    disc(s, x, y - r * 1.62, 4, fade(s.light, 0.9));
    box(s, x + r * 0.9, y - r * 0.3, r * 0.7, r * 0.3, dark(s, 0.1), 4);
  });
};
