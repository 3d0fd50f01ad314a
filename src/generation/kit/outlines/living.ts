/** A living room: pictures and curtained windows on its wall, cabinets, and somewhere soft to sit. */
import { fade, mix } from '../colour.js';
import { along, box, dark, disc, fill, lit, more, type Outline, type Strip } from './strip.js';

const SOFT = ['#e08a72', '#6fa8a0', '#e2b65f', '#8f9fd0'] as const;
const soft = (s: Strip, pick: number, part = 0.4): string =>
  mix(s.colour, SOFT[Math.floor(pick * 40) % SOFT.length] as string, part);

/** at even places, the same on both edges of the strip */
const placed = (s: Strip, apart: number, draw: (x: number, i: number, pick: number) => void): void => {
  const n = Math.max(2, Math.round(s.w / (s.h * apart)));
  for (let i = 0; i < n; i++) {
    const pick = s.rand.next();
    // what one end cuts off is seen at the other
    for (const turn of [-1, 0, 1]) {
      const x = ((i + 0.5) / n + turn) * s.w;
      if (x > -s.h * 1.2 && x < s.w + s.h * 1.2) draw(x, i, pick);
    }
  }
};

/** leaves that rise from a pot */
const plant = (s: Strip, x: number, foot: number, tall: number, pick: number): void => {
  const leaf = mix(s.colour, '#5f9a58', 0.5);
  for (let i = -3; i <= 3; i++) {
    const [tip, lean] = [foot - tall * (1 - Math.abs(i) * 0.11), i * tall * 0.13];
    s.ctx.fillStyle = i % 2 ? leaf : mix(leaf, s.light, 0.16);
    s.ctx.beginPath();
    s.ctx.moveTo(x, foot - tall * 0.28);
    s.ctx.quadraticCurveTo(x + lean * 0.2 - tall * 0.09, tip + tall * 0.3, x + lean, tip);
    s.ctx.quadraticCurveTo(x + lean * 0.6 + tall * 0.09, tip + tall * 0.36, x, foot - tall * 0.28);
    s.ctx.fill();
  }
  const w = tall * 0.32;
  fill(
    s,
    [
      [x - w / 2, foot - tall * 0.32],
      [x + w / 2, foot - tall * 0.32],
      [x + w * 0.36, foot],
      [x - w * 0.36, foot],
    ],
    soft(s, pick, 0.45),
  );
};

/** a lamp on a tall foot, and the light that it throws */
const lamp = (s: Strip, x: number, foot: number, tall: number): void => {
  box(s, x - tall * 0.012, foot - tall, tall * 0.024, tall, dark(s, 0.3));
  box(s, x - tall * 0.12, foot - tall * 0.03, tall * 0.24, tall * 0.03, dark(s, 0.3), 3);
  disc(s, x, foot - tall * 0.92, tall * 0.34, fade('#fff2c4', 0.14));
  disc(s, x, foot - tall * 0.92, tall * 0.22, fade('#fff2c4', 0.16));
  fill(
    s,
    [
      [x - tall * 0.08, foot - tall],
      [x + tall * 0.08, foot - tall],
      [x + tall * 0.16, foot - tall * 0.78],
      [x - tall * 0.16, foot - tall * 0.78],
    ],
    mix(s.colour, '#fff2c4', 0.6),
  );
};

export const pictures: Outline = (s) => {
  placed(s, 0.5, (x, i, pick) => {
    const wide = s.h * (0.2 + pick * 0.14);
    const tall = s.h * (0.18 + more(pick, 7) * 0.14);
    const y = s.h * (0.06 + more(pick, 11) * 0.16);
    box(s, x - wide / 2, y, wide, tall, dark(s, 0.16), 4);
    box(s, x - wide * 0.42, y + wide * 0.08, wide * 0.84, tall - wide * 0.16, lit(s, 0.45), 2);
    const [left, low] = [x - wide * 0.42, y + tall - wide * 0.08];
    if (i % 2) {
      disc(s, x, y + tall * 0.44, Math.min(wide, tall) * 0.16, soft(s, pick));
      box(s, left, low - tall * 0.22, wide * 0.84, tall * 0.22, soft(s, more(pick, 3)));
    } else
      fill(
        s,
        [
          [left, low],
          [x - wide * 0.14, y + tall * 0.4],
          [x + wide * 0.04, y + tall * 0.64],
          [x + wide * 0.2, y + tall * 0.5],
          [left + wide * 0.84, low],
        ],
        soft(s, more(pick, 5)),
      );
  });
  panels(s);
};

export const curtains: Outline = (s) => {
  placed(s, 0.95, (x, _, pick) => {
    const [w, tall] = [s.h * 0.44, s.h * 0.5];
    box(s, x - w / 2, s.h * 0.05, w, tall, lit(s, 0.75), 4);
    s.ctx.fillStyle = mix('#bfe0ee', s.colour, 0.4);
    for (const px of [0.06, 0.53])
      for (const py of [0.1, 0.54]) s.ctx.fillRect(x - w / 2 + w * px, s.h * 0.03 + tall * py, w * 0.41, tall * 0.4);
    box(s, x - w * 0.58, s.h * 0.05 + tall, w * 1.16, s.h * 0.025, lit(s, 0.6), 3);
    const cloth = soft(s, pick, 0.42);
    for (const side of [-1, 1]) {
      s.ctx.fillStyle = cloth;
      s.ctx.beginPath();
      s.ctx.moveTo(x + side * w * 0.66, s.h * 0.02);
      s.ctx.lineTo(x + side * w * 0.2, s.h * 0.02);
      s.ctx.quadraticCurveTo(x + side * w * 0.3, tall * 0.6, x + side * w * 0.5, tall * 0.7);
      s.ctx.lineTo(x + side * w * 0.46, s.h * 0.64);
      s.ctx.lineTo(x + side * w * 0.68, s.h * 0.64);
      s.ctx.fill();
      box(s, x + side * w * 0.58 - w * 0.09, tall * 0.68, w * 0.18, s.h * 0.02, lit(s, 0.5), 2);
    }
    box(s, x - w * 0.74, s.h * 0.005, w * 1.48, s.h * 0.025, dark(s, 0.2), 4);
  });
  panels(s);
};

/** the lower part of the wall, in boards */
function panels(s: Strip): void {
  const top = s.h * 0.7;
  box(s, 0, top, s.w, s.h, lit(s, 0.16));
  const n = Math.round(s.w / (s.h * 0.11));
  for (let i = 0; i < n; i++) box(s, (i / n) * s.w, top, 2, s.h, fade('#000000', 0.06));
  box(s, 0, top, s.w, s.h * 0.022, lit(s, 0.4));
}

/** low cabinets, and what stands on them */
export const cabinets: Outline = (s) => {
  const foot = s.h * 0.96;
  placed(s, 1.15, (x, i, pick) => {
    const [w, top] = [s.h * (0.62 + pick * 0.16), s.h * 0.6];
    box(s, x - w / 2, top, w, foot - top, s.colour, 6);
    box(s, x - w * 0.52, top, w * 1.04, s.h * 0.03, lit(s, 0.3), 4);
    for (const k of [0, 1, 2]) {
      const left = x - w * 0.46 + k * w * 0.315;
      box(s, left, top + s.h * 0.06, w * 0.29, (foot - top) * 0.68, lit(s, 0.13), 4);
      disc(s, left + w * 0.145, top + s.h * 0.11, s.h * 0.01, fade(s.light, 0.6));
    }
    if (i % 2) {
      // books that lean, and a vase
      for (let k = 0; k < 6; k++) {
        const tall = s.h * (0.1 + more(pick, 3 + k) * 0.06);
        box(s, x - w * 0.42 + k * s.h * 0.034, top - tall, s.h * 0.03, tall, soft(s, more(pick, 13 + k), 0.36), 2);
      }
      plant(s, x + w * 0.3, top, s.h * 0.24, pick);
    } else {
      box(s, x - w * 0.28, top - s.h * 0.25, w * 0.56, s.h * 0.22, dark(s, 0.34), 6);
      box(s, x - w * 0.25, top - s.h * 0.23, w * 0.5, s.h * 0.18, mix(dark(s, 0.3), s.light, 0.16), 4);
      box(s, x - w * 0.06, top - s.h * 0.03, w * 0.12, s.h * 0.03, dark(s, 0.34));
    }
    lamp(s, x + w * 0.72, foot, s.h * 0.7);
  });
};

export const lounge: Outline = (s) => {
  const foot = s.h * 0.88;
  box(s, 0, foot - s.h * 0.03, s.w, s.h, dark(s, 0.1));
  box(s, 0, foot - s.h * 0.03, s.w, s.h * 0.02, lit(s, 0.24));
  placed(s, 1.7, (x, i, pick) => {
    const cloth = soft(s, pick, 0.4);
    const [w, seat] = [s.h * (i % 2 ? 0.56 : 1), foot - s.h * 0.22];
    box(s, x - w * 0.46, seat - s.h * 0.26, w * 0.92, s.h * 0.4, mix(cloth, '#000000', 0.08), s.h * 0.06);
    const parts = i % 2 ? 1 : 2;
    for (let k = 0; k < parts; k++)
      box(
        s,
        x - w * 0.4 + (k * w * 0.8) / parts,
        seat,
        (w * 0.8) / parts - 2,
        s.h * 0.13,
        mix(cloth, s.light, 0.14),
        8,
      );
    for (const side of [-1, 1]) {
      box(s, x + side * w * 0.46 - s.h * 0.055, seat - s.h * 0.08, s.h * 0.11, s.h * 0.28, cloth, s.h * 0.045);
      box(s, x + side * w * 0.38 - s.h * 0.014, foot - s.h * 0.05, s.h * 0.028, s.h * 0.06, dark(s, 0.4));
    }
    box(s, x - w * 0.3, seat - s.h * 0.13, s.h * 0.17, s.h * 0.15, soft(s, more(pick, 7), 0.6), s.h * 0.03);
    plant(s, x + w * 0.5 + s.h * 0.28, foot + s.h * 0.02, s.h * (0.44 + more(pick, 5) * 0.14), more(pick, 3));
  });
  // fringes of a rug
  along(s, s.h * 1.9, (x) => {
    const w = s.h * 0.7;
    box(s, x - w, foot + s.h * 0.05, w * 2, s.h * 0.04, mix(s.colour, SOFT[0], 0.45), s.h * 0.02);
    box(s, x - w * 0.9, foot + s.h * 0.062, w * 1.8, s.h * 0.012, fade(s.light, 0.4));
  });
};
