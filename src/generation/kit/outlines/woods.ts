/** Woods: trees, what grows under them, and trunks seen from among them. */
import { fade, mix } from '../colour.js';
import { along, box, disc, fill, lit, more, ridge, type Outline } from './strip.js';

export const pines: Outline = (s) => {
  fill(s, [
    [0, s.h],
    [0, s.h * 0.86],
    [s.w, s.h * 0.86],
    [s.w, s.h],
  ]);
  along(s, s.h * 0.24, (x, pick) => {
    const tall = s.h * (0.34 + pick * 0.46);
    for (let i = 0; i < 3; i++) {
      const top = s.h * 0.9 - tall + i * tall * 0.24;
      const wide = tall * (0.16 + i * 0.075);
      fill(s, [
        [x - wide, top + tall * 0.44],
        [x, top],
        [x + wide, top + tall * 0.44],
      ]);
      fill(
        s,
        [
          [x - wide * 0.4, top + tall * 0.19],
          [x, top],
          [x + wide * 0.36, top + tall * 0.16],
          [x, top + tall * 0.13],
        ],
        fade(s.light, 0.28),
      );
    }
  });
};
export const trees: Outline = (s) => {
  ridge(s, s.h * 0.2, [3, 5]);
  along(s, s.h * 0.36, (x, pick) => {
    const tall = s.h * (0.38 + pick * 0.4);
    const r = tall * 0.3;
    s.ctx.fillStyle = mix(s.colour, '#3b2412', 0.4);
    s.ctx.fillRect(x - r * 0.16, s.h - tall * 0.75, r * 0.32, tall * 0.75);
    for (const [dx, dy, k] of [
      [-0.6, 0.1, 0.75],
      [0.6, 0.14, 0.7],
      [0, -0.3, 1],
      [0, 0.3, 0.8],
    ] as const)
      disc(s, x + dx * r, s.h - tall * 0.8 + dy * r, r * k);
    disc(s, x - r * 0.3, s.h - tall * 0.8 - r * 0.6, r * 0.45, fade(s.light, 0.14));
  });
};
export const bare: Outline = (s) => {
  ridge(s, s.h * 0.22, [3, 7]);
  s.ctx.strokeStyle = s.colour;
  const branch = (x: number, y: number, angle: number, length: number, depth: number, bend: number): void => {
    const x2 = x + Math.cos(angle) * length;
    const y2 = y + Math.sin(angle) * length;
    s.ctx.lineWidth = depth * depth * 0.9;
    s.ctx.beginPath();
    s.ctx.moveTo(x, y);
    s.ctx.lineTo(x2, y2);
    s.ctx.stroke();
    if (depth > 1)
      for (const turn of [-0.55 - bend, 0.5 - bend]) branch(x2, y2, angle + turn, length * 0.72, depth - 1, -bend);
  };
  along(s, s.h * 0.7, (x, pick) =>
    branch(x, s.h, -1.57 + (pick - 0.5) * 0.3, s.h * (0.2 + pick * 0.08), 5, (pick - 0.5) * 0.5),
  );
};
export const palms: Outline = (s) => {
  ridge(s, s.h * 0.2, [2, 5]);
  along(s, s.h * 0.62, (x, pick) => {
    const tall = s.h * (0.42 + pick * 0.32);
    const lean = (pick - 0.5) * tall * 0.7;
    s.ctx.strokeStyle = s.colour;
    s.ctx.lineWidth = tall * 0.06;
    s.ctx.beginPath();
    s.ctx.moveTo(x, s.h);
    s.ctx.quadraticCurveTo(x, s.h - tall * 0.6, x + lean, s.h - tall);
    s.ctx.stroke();
    s.ctx.lineWidth = tall * 0.07;
    for (let i = 0; i < 7; i++) {
      const a = -2.9 + i * 0.44;
      s.ctx.beginPath();
      s.ctx.moveTo(x + lean, s.h - tall);
      s.ctx.quadraticCurveTo(
        x + lean + Math.cos(a) * tall * 0.26,
        s.h - tall + Math.sin(a) * tall * 0.3,
        x + lean + Math.cos(a) * tall * 0.42,
        s.h - tall + Math.abs(Math.cos(a)) * tall * 0.16,
      );
      s.ctx.stroke();
    }
  });
};
export const logs: Outline = (s) => {
  ridge(s, s.h * 0.22, [3, 5]);
  along(s, s.h * 0.2, (x, pick) => {
    const w = s.h * (0.05 + pick * 0.05);
    box(s, x - w / 2, 0, w, s.h, mix(s.colour, '#000000', more(pick, 7) * 0.22));
    box(s, x - w / 2, 0, w * 0.24, s.h, fade(s.light, 0.1));
    if (pick > 0.6) box(s, x + w * 0.4, s.h * pick * 0.5, w * 1.1, w * 0.4, s.colour, w * 0.2);
  });
};
export const ferns: Outline = (s) => {
  ridge(s, s.h * 0.2, [3, 5]);
  along(s, s.h * 0.4, (x, pick) => {
    const tall = s.h * (0.4 + pick * 0.35);
    for (let i = 0; i < 7; i++) {
      const a = -2.7 + i * 0.38;
      const [ex, ey] = [x + Math.cos(a) * tall * 0.8, s.h + Math.sin(a) * tall];
      s.ctx.fillStyle = i % 2 ? s.colour : lit(s, 0.08);
      s.ctx.beginPath();
      s.ctx.moveTo(x - 4, s.h);
      s.ctx.quadraticCurveTo(x + Math.cos(a) * tall * 0.2, s.h + Math.sin(a) * tall * 0.9, ex, ey);
      s.ctx.quadraticCurveTo(x + Math.cos(a) * tall * 0.5, s.h + Math.sin(a) * tall * 0.55, x + 6, s.h);
      s.ctx.fill();
    }
  });
};
/** leaves that hang from above, and stems that stand below */
export const lianas: Outline = (s) => {
  ferns(s);
  along(s, s.h * 0.36, (x, pick) => {
    s.ctx.strokeStyle = s.colour;
    s.ctx.lineWidth = 4;
    s.ctx.beginPath();
    s.ctx.moveTo(x, 0);
    s.ctx.quadraticCurveTo(x + 20, s.h * pick * 0.3, x + 4, s.h * (0.12 + pick * 0.36));
    s.ctx.stroke();
    for (let i = 0; i < 4; i++) disc(s, x + 8 - (i % 2) * 10, s.h * (0.05 + pick * 0.1 * i), 7);
  });
};
export const mushrooms: Outline = (s) => {
  ridge(s, s.h * 0.24, [3, 6]);
  along(s, s.h * 0.42, (x, pick) => {
    const tall = s.h * (0.24 + pick * 0.4);
    const r = tall * 0.46;
    box(s, x - r * 0.2, s.h - tall, r * 0.4, tall, lit(s, 0.3), r * 0.15);
    s.ctx.fillStyle = mix(s.colour, more(pick, 9) > 0.5 ? '#d9483b' : '#c98a3c', 0.45);
    s.ctx.beginPath();
    s.ctx.moveTo(x - r, s.h - tall);
    s.ctx.quadraticCurveTo(x - r * 0.8, s.h - tall - r, x, s.h - tall - r);
    s.ctx.quadraticCurveTo(x + r * 0.8, s.h - tall - r, x + r, s.h - tall);
    s.ctx.quadraticCurveTo(x, s.h - tall + r * 0.25, x - r, s.h - tall);
    s.ctx.fill();
    for (const [dx, dy, k] of [
      [-0.4, 0.4, 0.13],
      [0.15, 0.66, 0.16],
      [0.5, 0.3, 0.1],
    ] as const)
      disc(s, x + dx * r, s.h - tall - dy * r, k * r, fade('#ffffff', 0.5));
  });
};
