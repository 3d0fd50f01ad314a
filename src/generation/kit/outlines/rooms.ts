/** Indoors: shelves, windows, tiles, furniture, and what a feast hangs up. */
import { fade, mix } from '../colour.js';
import { along, disc, fill, lit, more, ridge, type Outline } from './strip.js';

export const shelves: Outline = (s) => {
  for (const y of [s.h * 0.34, s.h * 0.7]) {
    let x = 0;
    while (x < s.w - 8) {
      const w = Math.min(s.w - x, s.h * s.rand.range(0.03, 0.075));
      const tall = s.h * s.rand.range(0.14, 0.25);
      s.ctx.fillStyle = mix(
        s.colour,
        s.rand.pick([s.light, '#c96a4a', '#4a7fb5', '#6aa36a', '#d8b24a']),
        s.rand.range(0.1, 0.4),
      );
      if (s.rand.chance(0.86)) {
        s.ctx.fillRect(x + 1, y - tall, w - 2, tall);
        s.ctx.fillStyle = fade(s.light, 0.4);
        s.ctx.fillRect(x + 1, y - tall * 0.8, w - 2, tall * 0.09);
      }
      x += w;
    }
    s.ctx.fillStyle = s.colour;
    s.ctx.fillRect(0, y, s.w, s.h * 0.045);
  }
};
/** tall windows with a view of nothing but light */
export const windows: Outline = (s) => {
  const n = Math.max(2, Math.round(s.w / (s.h * 0.8)));
  for (let i = 0; i < n; i++) {
    const w = s.h * 0.5;
    const x = ((i + 0.5) / n) * s.w - w / 2;
    s.ctx.fillStyle = s.colour;
    s.ctx.beginPath();
    s.ctx.roundRect(x, 0, w, s.h * 0.62, [w * 0.12, w * 0.12, 0, 0]);
    s.ctx.fill();
    s.ctx.fillStyle = fade(s.light, 0.6);
    for (const px of [0.08, 0.54])
      for (const py of [0.06, 0.36]) s.ctx.fillRect(x + w * px, s.h * py, w * 0.38, s.h * 0.24);
  }
};
export const tiles: Outline = (s) => {
  const n = Math.round(s.w / (s.h * 0.13));
  const side = s.w / n;
  for (let y = 0; y * side < s.h; y++)
    for (let x = 0; x < n; x++) {
      s.ctx.fillStyle = (x + y) % 2 ? fade(s.colour, 0.5) : fade(s.light, 0.35);
      s.ctx.beginPath();
      s.ctx.roundRect(x * side + 1, y * side + 1, side - 2, side - 2, side * 0.12);
      s.ctx.fill();
    }
};
/** a shelf of pots, jars and cups, and hooks below it */
export const pantry: Outline = (s) => {
  const board = s.h * 0.5;
  along(s, s.h * 0.2, (x, pick) => {
    const tall = s.h * (0.14 + pick * 0.16);
    const w = tall * (0.5 + more(pick, 7) * 0.5);
    const kind = Math.floor(pick * 30) % 3;
    const colour = mix(s.colour, ['#e2734f', '#6fa8a0', '#e8c06a', s.light][Math.floor(pick * 40) % 4] as string, 0.4);
    s.ctx.fillStyle = colour;
    s.ctx.beginPath();
    if (kind === 0) s.ctx.roundRect(x - w / 2, board - tall * 0.8, w, tall * 0.8, w * 0.2);
    else if (kind === 1) {
      s.ctx.roundRect(x - w * 0.28, board - tall * 0.7, w * 0.56, tall * 0.7, w * 0.12);
      s.ctx.rect(x - w * 0.12, board - tall, w * 0.24, tall * 0.4);
    } else s.ctx.arc(x, board - tall * 0.42, tall * 0.42, 0, 6.2832);
    s.ctx.fill();
    if (kind === 0) {
      s.ctx.fillStyle = mix(colour, '#000000', 0.3);
      s.ctx.fillRect(x - w * 0.55, board - tall * 0.86, w * 1.1, tall * 0.1);
    } else if (kind === 2) disc(s, x, board - tall * 0.42, tall * 0.27, fade(s.light, 0.3));
  });
  s.ctx.fillStyle = s.colour;
  s.ctx.fillRect(0, board, s.w, s.h * 0.05);
  s.ctx.strokeStyle = s.colour;
  along(s, s.h * 0.34, (x, pick) => {
    s.ctx.lineWidth = 4;
    s.ctx.beginPath();
    s.ctx.moveTo(x, board);
    s.ctx.lineTo(x, board + s.h * 0.13);
    s.ctx.stroke();
    disc(s, x, board + s.h * (0.16 + pick * 0.03), s.h * (0.04 + pick * 0.03));
  });
};
/** cupboards under a worktop */
export const counter: Outline = (s) => {
  const top = s.h * 0.5;
  s.ctx.fillStyle = s.colour;
  s.ctx.fillRect(0, top, s.w, s.h);
  s.ctx.fillStyle = lit(s, 0.35);
  s.ctx.fillRect(0, top, s.w, s.h * 0.07);
  const n = Math.max(3, Math.round(s.w / (s.h * 0.55)));
  for (let i = 0; i < n; i++) {
    const x = (i / n) * s.w;
    s.ctx.fillStyle = lit(s, 0.12);
    s.ctx.beginPath();
    s.ctx.roundRect(x + 6, top + s.h * 0.13, s.w / n - 12, s.h * 0.5, 8);
    s.ctx.fill();
    disc(s, x + s.w / n - 20, top + s.h * 0.26, 4, fade(s.light, 0.6));
  }
};
export const desks: Outline = (s) => {
  s.ctx.fillStyle = mix(s.colour, '#000000', 0.1);
  s.ctx.fillRect(0, s.h * 0.86, s.w, s.h);
  const n = Math.max(2, Math.round(s.w / (s.h * 0.95)));
  for (let i = 0; i < n; i++) {
    const x = ((i + 0.5) / n) * s.w;
    const w = s.h * 0.6;
    s.ctx.fillStyle = s.colour;
    for (const side of [-0.42, 0.36]) s.ctx.fillRect(x + side * w, s.h * 0.58, w * 0.06, s.h * 0.4);
    s.ctx.beginPath();
    s.ctx.roundRect(x - w / 2, s.h * 0.52, w, s.h * 0.09, 5);
    s.ctx.fill();
    s.ctx.fillStyle = lit(s, 0.4);
    s.ctx.fillRect(x - w / 2, s.h * 0.52, w, s.h * 0.025);
    s.ctx.fillStyle = mix(s.colour, ['#c96a4a', '#4a7fb5', '#6aa36a'][i % 3] as string, 0.45);
    s.ctx.fillRect(x - w * 0.2, s.h * 0.45, w * 0.3, s.h * 0.07);
    s.ctx.fillRect(x - w * 0.16, s.h * 0.4, w * 0.26, s.h * 0.05);
  }
};
export const blocks: Outline = (s) => {
  along(s, s.h * 0.32, (x, pick) => {
    const side = s.h * (0.16 + pick * 0.08);
    const stack = 1 + Math.floor(more(pick, 11) * 3);
    for (let i = 0; i < stack; i++) {
      s.ctx.fillStyle = mix(
        s.colour,
        ['#ff7a6b', '#ffd166', '#5bc0eb', '#9bdb6c'][(i + Math.floor(pick * 40)) % 4] as string,
        0.4,
      );
      s.ctx.beginPath();
      s.ctx.roundRect(x - side / 2 + ((pick * 31 + i * 7) % 9) - 4, s.h - side * (i + 1), side, side - 2, side * 0.14);
      s.ctx.fill();
    }
  });
};
export const bunting: Outline = (s) => {
  const n = Math.max(10, Math.round(s.w / 60));
  for (let i = 0; i < n; i++) {
    const x = (i / n) * s.w;
    const y = s.h * (0.12 + 0.09 * Math.abs(Math.sin((i / n) * 12.5664)));
    fill(
      s,
      [
        [x, y],
        [x + s.w / n, y],
        [x + s.w / n / 2, y + s.h * 0.13],
      ],
      mix(s.colour, ['#ff7a6b', '#ffd166', '#5bc0eb', '#9bdb6c'][i % 4] as string, 0.6),
    );
  }
  ridge(s, s.h * 0.3, [2, 4]);
};
