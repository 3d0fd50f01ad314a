/** On the water, under it and beside it. */
import { fade, mix } from '../colour.js';
import { along, box, dark, disc, fill, lit, more, ridge, type Outline } from './strip.js';

export const sea: Outline = (s) => {
  fill(s, [
    [0, s.h],
    [0, s.h * 0.62],
    [s.w, s.h * 0.62],
    [s.w, s.h],
  ]);
  s.ctx.strokeStyle = fade(s.light, 0.35);
  s.ctx.lineWidth = 3;
  along(s, 46, (x, pick) => {
    const y = s.h * (0.66 + pick * 0.3);
    s.ctx.beginPath();
    s.ctx.moveTo(x, y);
    s.ctx.lineTo(x + 20 + pick * 40, y);
    s.ctx.stroke();
  });
};
export const coral: Outline = (s) => {
  ridge(s, s.h * 0.24, [2, 5, 8]);
  along(s, s.h * 0.3, (x, pick) => {
    const tall = s.h * (0.22 + pick * 0.42);
    s.ctx.strokeStyle = lit(s, pick * 0.25);
    s.ctx.lineWidth = tall * 0.1;
    for (let i = -1; i <= 1; i++) {
      s.ctx.beginPath();
      s.ctx.moveTo(x, s.h);
      if (pick < 0.5)
        for (let y = 0; y <= tall; y += 6)
          s.ctx.lineTo(
            x + i * tall * 0.16 + Math.sin(y * 0.07 + pick * 20 + i) * tall * 0.06,
            s.h - y * (1 - Math.abs(i) * 0.25),
          );
      else
        s.ctx.quadraticCurveTo(
          x + i * tall * 0.1,
          s.h - tall * 0.6,
          x + i * tall * 0.42,
          s.h - tall * (1 - Math.abs(i) * 0.25),
        );
      s.ctx.stroke();
    }
  });
};
export const kelp: Outline = (s) => {
  ridge(s, s.h * 0.16, [2, 5]);
  along(s, s.h * 0.24, (x, pick) => {
    const tall = s.h * (0.4 + pick * 0.55);
    s.ctx.strokeStyle = mix(s.colour, '#2f8f5b', 0.25 + more(pick, 5) * 0.2);
    s.ctx.lineWidth = 7 + pick * 6;
    s.ctx.beginPath();
    for (let y = 0; y <= tall; y += 8) s.ctx.lineTo(x + Math.sin(y * 0.035 + pick * 20) * 12, s.h - y);
    s.ctx.stroke();
  });
};
export const wreck: Outline = (s) => {
  ridge(s, s.h * 0.24, [2, 3]);
  along(s, s.w / 1.3, (x, pick) => {
    const w = s.h * (0.5 + pick * 0.2);
    const y = s.h * 0.9;
    fill(
      s,
      [
        [x - w * 0.6, y - w * 0.34],
        [x + w * 0.62, y - w * 0.22],
        [x + w * 0.46, y + w * 0.1],
        [x - w * 0.44, y + w * 0.1],
      ],
      dark(s, 0.2),
    );
    s.ctx.strokeStyle = dark(s, 0.2);
    for (const [dx, tall] of [
      [-0.2, 0.75],
      [0.24, 0.55],
    ] as const) {
      s.ctx.lineWidth = w * 0.04;
      s.ctx.beginPath();
      s.ctx.moveTo(x + dx * w, y - w * 0.2);
      s.ctx.lineTo(x + (dx + 0.1) * w, y - w * tall);
      s.ctx.stroke();
      s.ctx.lineWidth = w * 0.025;
      s.ctx.beginPath();
      s.ctx.moveTo(x + (dx - 0.08) * w, y - w * tall * 0.8);
      s.ctx.lineTo(x + (dx + 0.25) * w, y - w * tall * 0.76);
      s.ctx.stroke();
    }
    for (let i = 0; i < 3; i++) disc(s, x + (i - 1) * w * 0.28, y - w * 0.1, w * 0.05, fade(s.light, 0.25));
  });
};
export const icebergs: Outline = (s) => {
  box(s, 0, s.h * 0.82, s.w, s.h * 0.18, lit(s, 0.12));
  along(s, s.h * 0.7, (x, pick) => {
    const tall = s.h * (0.3 + pick * 0.42);
    const wide = tall * (0.5 + more(pick, 5) * 0.3);
    const base = s.h * 0.88;
    fill(s, [
      [x - wide, base],
      [x - wide * 0.7, base - tall * 0.5],
      [x - wide * 0.2, base - tall * 0.62],
      [x + wide * 0.1, base - tall],
      [x + wide * 0.5, base - tall * 0.7],
      [x + wide, base],
    ]);
    fill(
      s,
      [
        [x + wide * 0.1, base - tall],
        [x + wide * 0.5, base - tall * 0.7],
        [x + wide, base],
        [x + wide * 0.2, base],
      ],
      fade('#000000', 0.09),
    );
    fill(
      s,
      [
        [x - wide * 0.7, base - tall * 0.5],
        [x - wide * 0.2, base - tall * 0.62],
        [x - wide * 0.35, base - tall * 0.3],
      ],
      fade(s.light, 0.5),
    );
  });
};
export const lighthouse: Outline = (s) => {
  box(s, 0, s.h * 0.66, s.w, s.h * 0.34);
  along(s, s.w / 1.6, (x, pick) => {
    const tall = s.h * (0.44 + pick * 0.14);
    const y = s.h * 0.76;
    fill(
      s,
      [
        [x - tall * 0.8, y],
        [x - tall * 0.3, y - tall * 0.14],
        [x + tall * 0.3, y - tall * 0.12],
        [x + tall * 0.9, y],
      ],
      dark(s, 0.2),
    );
    for (let i = 0; i < 5; i++) {
      const [a, b] = [1 - i * 0.1, 1 - (i + 1) * 0.1];
      const top = y - tall * 0.1;
      fill(
        s,
        [
          [x - tall * 0.11 * a, top - tall * 0.17 * i],
          [x - tall * 0.11 * b, top - tall * 0.17 * (i + 1)],
          [x + tall * 0.11 * b, top - tall * 0.17 * (i + 1)],
          [x + tall * 0.11 * a, top - tall * 0.17 * i],
        ],
        i % 2 ? mix(s.colour, '#d64541', 0.6) : lit(s, 0.75),
      );
    }
    box(s, x - tall * 0.09, y - tall * 1.08, tall * 0.18, tall * 0.13, fade('#fff3b0', 0.9));
    fill(
      s,
      [
        [x - tall * 0.1, y - tall * 1.08],
        [x, y - tall * 1.2],
        [x + tall * 0.1, y - tall * 1.08],
      ],
      dark(s, 0.4),
    );
  });
  s.ctx.strokeStyle = fade(s.light, 0.35);
  s.ctx.lineWidth = 3;
  along(s, 46, (x, pick) => {
    const y = s.h * (0.72 + pick * 0.26);
    s.ctx.beginPath();
    s.ctx.moveTo(x, y);
    s.ctx.lineTo(x + 16 + pick * 30, y);
    s.ctx.stroke();
  });
};
export const umbrellas: Outline = (s) => {
  ridge(s, s.h * 0.22, [2, 4]);
  along(s, s.h * 0.9, (x, pick) => {
    const tall = s.h * (0.34 + pick * 0.2);
    const r = tall * 0.6;
    box(s, x - 3, s.h * 0.92 - tall, 6, tall, lit(s, 0.4));
    for (let i = 0; i < 6; i++) {
      const a0 = Math.PI + (i / 6) * Math.PI;
      const a1 = Math.PI + ((i + 1) / 6) * Math.PI;
      fill(
        s,
        [
          [x, s.h * 0.92 - tall - r * 0.2],
          [x + Math.cos(a0) * r, s.h * 0.92 - tall + Math.sin(a0) * r * 0.62 + r * 0.3],
          [x + Math.cos(a1) * r, s.h * 0.92 - tall + Math.sin(a1) * r * 0.62 + r * 0.3],
        ],
        i % 2
          ? fade('#ffffff', 0.8)
          : mix(s.colour, ['#e4572e', '#2e86ab', '#f2c14e'][Math.floor(pick * 30) % 3] as string, 0.6),
      );
    }
  });
};
