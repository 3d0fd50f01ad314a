/** A street of a small town: gables side by side, a steeple over roofs, stalls and lamps. */
import { fade, mix } from '../colour.js';
import { along, box, dark, disc, fill, lit, more, ridge, type Outline, type Strip } from './strip.js';

const PAINTS = ['#e8b48a', '#d98c72', '#e8d29a', '#9db8c4', '#b4c39a'] as const;
const paint = (s: Strip, i: number, part: number): string => mix(s.colour, PAINTS[i % PAINTS.length] as string, part);
const FLAGS = ['#ff7a6b', '#ffd166', '#5bc0eb', '#9bdb6c'] as const;

/** flags on a string from one place to the next */
function flags(s: Strip, x0: number, x1: number, y: number): void {
  const n = 9;
  const hang = (t: number): number => y + Math.sin(t * 3.1416) * s.h * 0.07;
  for (let i = 0; i < n; i++) {
    const [a, b] = [i / n, (i + 1) / n];
    const [xa, xb] = [x0 + (x1 - x0) * a, x0 + (x1 - x0) * b];
    fill(
      s,
      [
        [xa + 1, hang(a)],
        [xb - 1, hang(b)],
        [(xa + xb) / 2, hang((a + b) / 2) + s.h * 0.055],
      ],
      mix(s.colour, FLAGS[i % 4] as string, 0.6),
    );
  }
}

/** roofs far off, and one tower among them */
export const steeples: Outline = (s) => {
  ridge(s, s.h * 0.3, [2, 5]);
  along(s, s.h * 0.3, (x, pick) => {
    const w = s.h * (0.14 + pick * 0.12);
    const top = s.h * (0.62 - more(pick, 7) * 0.12);
    box(s, x - w / 2, top, w, s.h - top, lit(s, 0.1 + more(pick, 3) * 0.12));
    fill(
      s,
      [
        [x - w * 0.6, top],
        [x, top - w * 0.66],
        [x + w * 0.6, top],
      ],
      mix(s.colour, '#a5553f', 0.3),
    );
  });
  const x = s.w * s.rand.range(0.3, 0.7);
  const w = s.h * 0.15;
  box(s, x - w / 2, s.h * 0.28, w, s.h * 0.72, lit(s, 0.2));
  fill(
    s,
    [
      [x - w * 0.62, s.h * 0.28],
      [x, s.h * 0.02],
      [x + w * 0.62, s.h * 0.28],
    ],
    mix(s.colour, '#8a4a3c', 0.34),
  );
  disc(s, x, s.h * 0.36, w * 0.26, fade(s.light, 0.75));
  box(s, x - 1.5, s.h * 0.32, 3, s.h * 0.04, dark(s, 0.4));
  box(s, x - 1.5, s.h * 0.355, w * 0.16, 3, dark(s, 0.4));
  box(s, x - w * 0.14, s.h * 0.46, w * 0.28, s.h * 0.09, dark(s, 0.16), w * 0.14);
};

/** houses wall to wall, each with a gable to the street */
export const gables: Outline = (s) => {
  const n = Math.max(4, Math.round(s.w / (s.h * 0.5)));
  const w = s.w / n;
  for (let i = 0; i < n; i++) {
    const pick = s.rand.next();
    const [x, top] = [i * w, s.h * (0.4 - more(pick, 7) * 0.1)];
    const wall = paint(s, i + Math.floor(pick * 9), 0.48);
    const roof = mix(s.colour, '#8f4534', 0.4);
    box(s, x + 1, top, w - 2, s.h - top, wall);
    const peak = top - w * (0.4 + more(pick, 5) * 0.16);
    if (more(pick, 11) > 0.6) {
      // a stepped gable
      for (let k = 0; k < 4; k++)
        box(
          s,
          x + 1 + (k * w) / 9,
          top - ((k + 1) * (top - peak)) / 4,
          w - 2 - (k * w * 2) / 9,
          (top - peak) / 4 + 1,
          wall,
        );
      box(s, x + w * 0.36, peak - s.h * 0.012, w * 0.28, s.h * 0.016, roof, 2);
    } else {
      fill(
        s,
        [
          [x - w * 0.02, top + s.h * 0.01],
          [x + w / 2, peak - s.h * 0.03],
          [x + w * 1.02, top + s.h * 0.01],
        ],
        roof,
      );
      fill(
        s,
        [
          [x + w * 0.08, top + s.h * 0.012],
          [x + w / 2, peak + s.h * 0.02],
          [x + w * 0.92, top + s.h * 0.012],
        ],
        wall,
      );
      box(s, x + w * 0.74, peak + s.h * 0.02, w * 0.1, s.h * 0.1, dark(s, 0.2));
    }
    disc(s, x + w / 2, (top + peak) / 2 + s.h * 0.02, w * 0.07, fade(s.light, 0.5));
    const cell = w * 0.2;
    for (const row of [0, 1])
      for (const col of [0.18, 0.62]) {
        const y = top + s.h * (0.05 + row * 0.19);
        box(s, x + w * col - w * 0.06, y, w * 0.05, cell * 1.2, mix(wall, '#4f7f72', 0.5), 1);
        box(s, x + w * col + cell + w * 0.01, y, w * 0.05, cell * 1.2, mix(wall, '#4f7f72', 0.5), 1);
        box(s, x + w * col, y, cell, cell * 1.2, fade(s.light, 0.55), 2);
        box(s, x + w * col + cell * 0.45, y, cell * 0.1, cell * 1.2, wall);
        if (row) box(s, x + w * col - 3, y + cell * 1.2, cell + 6, s.h * 0.018, mix(s.colour, '#5f9a58', 0.55), 3);
      }
    box(s, x + w * 0.4, s.h * 0.82, w * 0.22, s.h * 0.2, mix(wall, '#5a3626', 0.45), 4);
  }
};

/** lamps along the kerb, and flags from one to the next */
export const lanterns: Outline = (s) => {
  ridge(s, s.h * 0.16, [3, 5]);
  const n = Math.max(2, Math.round(s.w / (s.h * 1.1)));
  for (let i = 0; i < n; i++) {
    const x = ((i + 0.5) / n) * s.w;
    for (const to of [x, x - s.w]) flags(s, to, to + s.w / n, s.h * 0.2);
    box(s, x - s.h * 0.014, s.h * 0.14, s.h * 0.028, s.h * 0.86, dark(s, 0.3), 2);
    box(s, x - s.h * 0.04, s.h * 0.86, s.h * 0.08, s.h * 0.1, dark(s, 0.3), 3);
    disc(s, x, s.h * 0.12, s.h * 0.11, fade('#fff2c4', 0.16));
    box(s, x - s.h * 0.045, s.h * 0.06, s.h * 0.09, s.h * 0.11, mix(s.colour, '#fff2c4', 0.65), 4);
    box(s, x - s.h * 0.06, s.h * 0.04, s.h * 0.12, s.h * 0.025, dark(s, 0.3), 3);
    for (const k of [0.32, 0.5, 0.68]) disc(s, x + (k * s.w) / n, s.h * 0.9, s.h * 0.13, mix(s.colour, '#5f9a58', 0.4));
  }
};

/** a market: stalls under striped awnings */
export const stalls: Outline = (s) => {
  box(s, 0, s.h * 0.9, s.w, s.h, dark(s, 0.08));
  along(s, s.h * 1.25, (x, pick) => {
    const [w, top] = [s.h * 0.68, s.h * 0.34];
    for (const side of [-1, 1]) box(s, x + side * w * 0.46 - 3, top, 6, s.h * 0.6, dark(s, 0.25));
    box(s, x - w / 2, s.h * 0.66, w, s.h * 0.28, mix(s.colour, '#a9764a', 0.3), 4);
    for (let i = 0; i < 7; i++)
      disc(
        s,
        x - w * 0.42 + i * w * 0.14,
        s.h * 0.65,
        s.h * 0.045,
        mix(s.colour, FLAGS[(i + Math.floor(pick * 9)) % 4] as string, 0.45),
      );
    const hue = FLAGS[Math.floor(pick * 40) % 4] as string;
    for (let i = 0; i < 6; i++) {
      const [xa, part] = [x - w * 0.56 + (i * w * 1.12) / 6, (w * 1.12) / 6];
      const tone = i % 2 ? lit(s, 0.6) : mix(s.colour, hue, 0.55);
      box(s, xa, top - s.h * 0.06, part + 0.5, s.h * 0.16, tone);
      disc(s, xa + part / 2, top + s.h * 0.1, part / 2, tone);
    }
  });
};
