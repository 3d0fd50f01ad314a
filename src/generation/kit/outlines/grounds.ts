/** A sports ground: stands full of people, floodlights and flags, boards around the grass. */
import { fade, mix } from '../colour.js';
import { box, dark, disc, fill, lit, more, ridge, type Outline, type Strip } from './strip.js';

const SHIRTS = ['#e2574a', '#f2c14e', '#4f8fd0', '#ffffff', '#5fae6b'] as const;

/** rows of spectators from one height to another */
function crowd(s: Strip, top: number, foot: number, rows: number): void {
  const n = Math.max(12, Math.round(s.w / (s.h * 0.052)));
  for (let row = 0; row < rows; row++) {
    const y = top + ((row + 0.6) / rows) * (foot - top);
    const r = ((foot - top) / rows) * 0.34;
    for (let i = 0; i < n; i++) {
      const pick = s.rand.next();
      if (pick < 0.14) continue;
      const x = ((i + (row % 2) * 0.5 + 0.25) / n) * s.w;
      box(s, x - r, y, r * 2, r * 1.5, mix(s.colour, SHIRTS[Math.floor(pick * 50) % 5] as string, 0.34), r * 0.6);
      disc(s, x, y - r * 0.5, r * 0.66, mix(s.colour, more(pick, 9) > 0.5 ? '#e9b48c' : '#8a5a3c', 0.4));
    }
  }
}

export const stands: Outline = (s) => {
  const roof = s.h * 0.1;
  box(s, 0, s.h * 0.3, s.w, s.h, dark(s, 0.1));
  const n = Math.max(2, Math.round(s.w / (s.h * 1.1)));
  for (let i = 0; i <= n; i++) box(s, (i / n) * s.w - 4, roof, 8, s.h * 0.5, lit(s, 0.2));
  fill(
    s,
    [
      [0, roof],
      [s.w, roof],
      [s.w, s.h * 0.17],
      [0, s.h * 0.17],
    ],
    lit(s, 0.4),
  );
  box(s, 0, s.h * 0.17, s.w, s.h * 0.02, dark(s, 0.14));
  crowd(s, s.h * 0.32, s.h * 0.58, 4);
  box(s, 0, s.h * 0.58, s.w, s.h * 0.035, lit(s, 0.35));
  crowd(s, s.h * 0.63, s.h * 0.84, 3);
  box(s, 0, s.h * 0.84, s.w, s.h * 0.16, lit(s, 0.12));
};

/** open steps of benches under the sky */
export const terraces: Outline = (s) => {
  box(s, 0, s.h * 0.36, s.w, s.h, s.colour);
  for (let i = 0; i < 6; i++) box(s, 0, s.h * (0.36 + i * 0.09), s.w, s.h * 0.018, fade(s.light, 0.22));
  crowd(s, s.h * 0.34, s.h * 0.88, 6);
  const n = Math.max(2, Math.round(s.w / (s.h * 1.3)));
  for (let i = 0; i < n; i++) {
    const x = ((i + 0.5) / n) * s.w;
    box(s, x - s.h * 0.04, s.h * 0.36, s.h * 0.08, s.h, lit(s, 0.22));
  }
};

export const floodlights: Outline = (s) => {
  ridge(s, s.h * 0.12, [2, 5]);
  const n = Math.max(2, Math.round(s.w / (s.h * 1.5)));
  for (let i = 0; i < n; i++) {
    const x = ((i + 0.5) / n) * s.w;
    fill(
      s,
      [
        [x - s.h * 0.012, s.h * 0.12],
        [x + s.h * 0.012, s.h * 0.12],
        [x + s.h * 0.035, s.h],
        [x - s.h * 0.035, s.h],
      ],
      dark(s, 0.2),
    );
    disc(s, x, s.h * 0.13, s.h * 0.24, fade('#fffbe0', 0.1));
    box(s, x - s.h * 0.14, s.h * 0.04, s.h * 0.28, s.h * 0.17, dark(s, 0.28), 5);
    for (let k = 0; k < 8; k++)
      disc(
        s,
        x - s.h * 0.105 + (k % 4) * s.h * 0.07,
        s.h * (k < 4 ? 0.085 : 0.165),
        s.h * 0.026,
        mix(s.colour, '#fffbe0', 0.8),
      );
    for (const [k, hue] of [
      [0.18, SHIRTS[0]],
      [0.34, SHIRTS[1]],
      [0.7, SHIRTS[2]],
    ] as const) {
      const at = (x + (k * s.w) / n) % s.w;
      box(s, at - 2, s.h * 0.46, 4, s.h * 0.54, dark(s, 0.2));
      s.ctx.fillStyle = mix(s.colour, hue, 0.55);
      s.ctx.beginPath();
      s.ctx.moveTo(at + 2, s.h * 0.47);
      s.ctx.quadraticCurveTo(at + s.h * 0.07, s.h * 0.44, at + s.h * 0.17, s.h * 0.5);
      s.ctx.lineTo(at + s.h * 0.17, s.h * 0.6);
      s.ctx.quadraticCurveTo(at + s.h * 0.07, s.h * 0.54, at + 2, s.h * 0.58);
      s.ctx.fill();
    }
  }
};

/** boards around the grass, which is mown in stripes */
export const boards: Outline = (s) => {
  const top = s.h * 0.46;
  const n = Math.max(4, Math.round(s.w / (s.h * 0.8) / 2) * 2);
  const w = s.w / n;
  for (let i = 0; i < n; i++) {
    box(s, i * w, s.h * 0.7, w + 1, s.h, i % 2 ? lit(s, 0.12) : s.colour);
    box(s, i * w + 2, top, w - 4, s.h * 0.2, mix(s.colour, SHIRTS[i % 3] as string, 0.4), 4);
    box(s, i * w + w * 0.14, top + s.h * 0.055, w * 0.72, s.h * 0.03, fade(s.light, 0.5), 3);
    box(s, i * w + w * 0.26, top + s.h * 0.115, w * 0.48, s.h * 0.03, fade(s.light, 0.3), 3);
    box(s, i * w + w * 0.5 - 3, top + s.h * 0.2, 6, s.h * 0.06, dark(s, 0.3));
  }
  box(s, 0, s.h * 0.7, s.w, s.h * 0.03, fade(s.light, 0.5));
};
