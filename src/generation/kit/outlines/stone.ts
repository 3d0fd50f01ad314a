/** Old stone: castles and their walls, ruins, graves, pyramids. */
import { fade, mix } from '../colour.js';
import { along, box, fill, lit, more, ridge, type Outline } from './strip.js';

export const towers: Outline = (s) => {
  fill(s, [
    [0, s.h],
    [0, s.h * 0.74],
    [s.w, s.h * 0.74],
    [s.w, s.h],
  ]);
  along(s, s.h * 0.55, (x, pick) => {
    const wide = s.h * (0.16 + pick * 0.1);
    const tall = s.h * (0.45 + pick * 0.25);
    s.ctx.fillStyle = s.colour;
    s.ctx.fillRect(x - wide / 2, s.h - tall, wide, tall);
    if (pick < 0.5)
      fill(s, [
        [x - wide * 0.65, s.h - tall],
        [x, s.h - tall - wide * 1.3],
        [x + wide * 0.65, s.h - tall],
      ]);
    else
      for (let i = 0; i < 4; i++)
        s.ctx.fillRect(x - wide * 0.6 + i * wide * 0.34, s.h - tall - wide * 0.18, wide * 0.2, wide * 0.2);
    s.ctx.fillStyle = fade(s.light, 0.55);
    s.ctx.beginPath();
    s.ctx.roundRect(x - wide * 0.1, s.h - tall * 0.8, wide * 0.2, wide * 0.34, [wide * 0.1, wide * 0.1, 0, 0]);
    s.ctx.fill();
  });
};
export const ramparts: Outline = (s) => {
  const top = s.h * 0.6;
  box(s, 0, top, s.w, s.h * 0.4);
  const n = Math.max(8, Math.round(s.w / (s.h * 0.13)));
  for (let i = 0; i < n; i++) if (i % 2) box(s, (i / n) * s.w, top - s.h * 0.07, s.w / n, s.h * 0.08);
  s.ctx.fillStyle = fade('#000000', 0.08);
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < n; i++)
      s.ctx.fillRect(((i + (row % 2) * 0.5) / n) * s.w, top + row * s.h * 0.075, (s.w / n) * 0.92, 2);
  along(s, s.h * 0.9, (x, pick) => {
    const [w, tall] = [s.h * (0.13 + pick * 0.06), s.h * (0.6 + pick * 0.22)];
    box(s, x - w, s.h - tall, w * 2, tall, lit(s, 0.07));
    fill(
      s,
      [
        [x - w * 1.2, s.h - tall],
        [x, s.h - tall - w * 1.6],
        [x + w * 1.2, s.h - tall],
      ],
      mix(s.colour, '#6a3fa0', 0.3),
    );
    fill(
      s,
      [
        [x, s.h - tall - w * 1.6],
        [x, s.h - tall - w * 2.2],
        [x + w * 0.8, s.h - tall - w * 1.95],
      ],
      mix(s.colour, '#d9483b', 0.6),
    );
    box(s, x - w * 0.18, s.h - tall + w * 0.6, w * 0.36, w * 0.6, fade(s.light, 0.55), w * 0.16);
  });
};
export const ruins: Outline = (s) => {
  ridge(s, s.h * 0.2, [2, 5]);
  along(s, s.h * 0.5, (x, pick) => {
    const tall = s.h * (0.34 + pick * 0.34);
    const w = s.h * 0.07;
    if (more(pick, 3) > 0.4) {
      box(s, x - w * 2, s.h - tall, w, tall);
      box(s, x + w, s.h - tall, w, tall);
      box(s, x - w * 2.4, s.h - tall - w * 0.7, w * 4.8, w * 0.9, lit(s, 0.12), 3);
      s.ctx.strokeStyle = s.colour;
      s.ctx.lineWidth = w * 0.6;
      s.ctx.beginPath();
      s.ctx.arc(x, s.h - tall + w * 1.4, w * 1.5, Math.PI, 6.2832);
      s.ctx.stroke();
    } else {
      box(s, x - w / 2, s.h - tall * 0.7, w, tall, s.colour, 2);
      box(s, x - w * 0.8, s.h - tall * 0.74, w * 1.6, w * 0.4, lit(s, 0.15), 2);
    }
  });
};
export const graves: Outline = (s) => {
  ridge(s, s.h * 0.26, [2, 6]);
  along(s, s.h * 0.38, (x, pick) => {
    const tall = s.h * (0.26 + pick * 0.16);
    const top = s.h * 0.85 - tall;
    s.ctx.fillStyle = s.colour;
    if (pick < 0.4) {
      s.ctx.fillRect(x - tall * 0.07, top, tall * 0.14, tall);
      s.ctx.fillRect(x - tall * 0.26, top + tall * 0.22, tall * 0.52, tall * 0.14);
    } else {
      s.ctx.beginPath();
      s.ctx.roundRect(x - tall * 0.25, top + tall * 0.2, tall * 0.5, tall, [tall * 0.25, tall * 0.25, 0, 0]);
      s.ctx.fill();
    }
  });
};
export const pyramids: Outline = (s) => {
  ridge(s, s.h * 0.22, [1, 3]);
  along(s, s.h * 1.1, (x, pick) => {
    const tall = s.h * (0.4 + pick * 0.46);
    const wide = tall * 0.85;
    fill(
      s,
      [
        [x - wide, s.h],
        [x, s.h - tall],
        [x + wide, s.h],
      ],
      lit(s, 0.08),
    );
    fill(
      s,
      [
        [x, s.h - tall],
        [x + wide, s.h],
        [x + wide * 0.22, s.h],
      ],
      fade('#000000', 0.13),
    );
    s.ctx.strokeStyle = fade('#000000', 0.08);
    s.ctx.lineWidth = 1.5;
    for (let i = 1; i < 6; i++) {
      s.ctx.beginPath();
      s.ctx.moveTo(x - (wide * i) / 6, s.h - tall * (1 - i / 6));
      s.ctx.lineTo(x + (wide * i) / 6, s.h - tall * (1 - i / 6));
      s.ctx.stroke();
    }
  });
};
