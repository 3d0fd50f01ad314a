/** Land from far away: hills, dunes, mountains, rock and craters. */
import { fade } from '../colour.js';
import { along, box, disc, fill, lit, more, ridge, type Outline } from './strip.js';

export const hills: Outline = (s) => ridge(s, s.h * 0.6, [2, 5, 9]);
export const dunes: Outline = (s) => ridge(s, s.h * 0.5, [2, 3, 7], 1.6);
export const mountains: Outline = (s) => {
  along(s, s.h * 0.75, (x, pick) => {
    const tall = s.h * (0.5 + pick * 0.45);
    const wide = tall * 0.75;
    fill(s, [
      [x - wide, s.h],
      [x - wide * 0.12, s.h - tall * 0.96],
      [x, s.h - tall],
      [x + wide * 0.16, s.h - tall * 0.93],
      [x + wide, s.h],
    ]);
    fill(
      s,
      [
        [x, s.h - tall],
        [x + wide, s.h],
        [x + wide * 0.2, s.h],
        [x + wide * 0.1, s.h - tall * 0.5],
      ],
      fade('#000000', 0.07),
    );
    fill(
      s,
      [
        [x - wide * 0.2, s.h - tall * 0.78],
        [x, s.h - tall],
        [x + wide * 0.24, s.h - tall * 0.76],
        [x + wide * 0.08, s.h - tall * 0.82],
        [x - wide * 0.05, s.h - tall * 0.72],
      ],
      fade(s.light, 0.8),
    );
  });
};
export const volcano: Outline = (s) => {
  along(s, s.h * 1.3, (x, pick) => {
    const tall = s.h * (0.42 + pick * 0.24);
    const top = s.h - tall;
    const rim = tall * 0.2;
    for (let i = 0; i < 5; i++)
      disc(
        s,
        x + (i * 0.2 + pick * 0.3 - 0.2) * rim,
        top - i * rim * 0.36,
        rim * (0.5 + i * 0.14),
        fade('#000000', 0.1),
      );
    disc(s, x, top, rim * 0.9, fade('#ff8a3d', 0.3));
    fill(
      s,
      [
        [x - tall * 0.95, s.h],
        [x - rim, top],
        [x - rim * 0.4, top + rim * 0.25],
        [x + rim * 0.4, top + rim * 0.25],
        [x + rim, top],
        [x + tall * 0.95, s.h],
      ],
      lit(s, 0.1),
    );
    // lava runs down where the rim is low
    for (const [from, wide, long] of [
      [-0.25, 0.1, 0.55],
      [0.05, 0.13, 0.8],
      [0.3, 0.08, 0.42],
    ] as const)
      fill(
        s,
        [
          [x + (from - wide) * rim * 1.2, top + rim * 0.24],
          [x + (from + wide) * rim * 1.2, top + rim * 0.24],
          [x + (from * 1.9 + wide * 0.7) * rim * 1.4, top + tall * long * 0.6],
          [x + from * 2.3 * rim * 1.4, top + tall * long],
          [x + (from * 1.9 - wide * 0.7) * rim * 1.4, top + tall * long * 0.6],
        ],
        fade('#ff7a2f', 0.85),
      );
  });
};
export const mesas: Outline = (s) => {
  ridge(s, s.h * 0.24, [2, 5]);
  along(s, s.h * 0.8, (x, pick) => {
    const tall = s.h * (0.34 + pick * 0.42);
    const wide = s.h * (0.14 + more(pick, 7) * 0.22);
    const top = s.h - tall;
    fill(s, [
      [x - wide * 1.5, s.h],
      [x - wide * 1.1, top + tall * 0.45],
      [x - wide, top],
      [x + wide * 0.9, top + 4],
      [x + wide, top + tall * 0.4],
      [x + wide * 1.6, s.h],
    ]);
    for (let i = 0; i < 3; i++)
      box(s, x - wide, top + tall * (0.12 + i * 0.16), wide * 1.95, tall * 0.035, fade('#000000', 0.09));
    fill(
      s,
      [
        [x + wide * 0.3, top + 2],
        [x + wide * 0.9, top + 4],
        [x + wide * 1.6, s.h],
        [x + wide * 0.5, s.h],
      ],
      fade('#000000', 0.1),
    );
  });
};
export const rocks: Outline = (s) => {
  ridge(s, s.h * 0.2, [3, 8]);
  along(s, s.h * 0.4, (x, pick) => {
    const tall = s.h * (0.2 + pick * 0.34);
    fill(s, [
      [x - tall * 0.5, s.h],
      [x - tall * 0.28, s.h - tall * 0.7],
      [x, s.h - tall],
      [x + tall * 0.24, s.h - tall * 0.8],
      [x + tall * 0.55, s.h],
    ]);
    fill(
      s,
      [
        [x - tall * 0.28, s.h - tall * 0.7],
        [x, s.h - tall],
        [x - tall * 0.02, s.h - tall * 0.5],
      ],
      fade(s.light, 0.14),
    );
  });
};
export const craters: Outline = (s) => {
  ridge(s, s.h * 0.3, [2, 5]);
  along(s, s.h * 0.5, (x, pick) => {
    s.ctx.fillStyle = fade('#000000', 0.16);
    s.ctx.beginPath();
    s.ctx.ellipse(x, s.h * (0.86 + pick * 0.1), s.h * (0.06 + pick * 0.08), s.h * 0.025, 0, 0, 6.2832);
    s.ctx.fill();
  });
};
