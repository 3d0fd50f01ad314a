/** Each theme's ground from above, and what drifts over it. Details differ by seed: how many, how large, which of two or three sorts. */
import type { ThemeId } from '../../design.js';
import { fade, luminance, mix } from '../colour.js';
import type { Tile } from './tile.js';

type Paint = (t: Tile) => void;

/** three strokes that grow from one point */
const tufts = (t: Tile, n: number, size: number, colour: string): void => {
  t.scatter(
    n,
    size,
    (ctx, r) => {
      ctx.strokeStyle = colour;
      ctx.lineWidth = Math.max(1.5, r * 0.2);
      ctx.beginPath();
      for (const dx of [-0.6, 0, 0.6]) {
        ctx.moveTo(dx * r * 0.4, 0);
        ctx.quadraticCurveTo(dx * r * 0.5, -r * 0.6, dx * r, -r * (dx ? 0.8 : 1.1));
      }
      ctx.stroke();
    },
    false,
  );
};
const pebbles = (t: Tile, n: number, size: number, colour: string): void =>
  t.scatter(n, size, (ctx, r) => {
    ctx.fillStyle = 'rgba(0,0,0,.16)';
    ctx.beginPath();
    ctx.ellipse(r * 0.15, r * 0.2, r, r * 0.7, 0, 0, 6.2832);
    ctx.fill();
    ctx.fillStyle = t.near(colour, 0.25);
    ctx.beginPath();
    ctx.ellipse(0, 0, r, r * 0.7, 0, 0, 6.2832);
    ctx.fill();
  });
const blossoms = (t: Tile, n: number, size: number, colours: readonly string[]): void =>
  t.scatter(n, size, (ctx, r) => {
    ctx.fillStyle = t.rand.pick(colours);
    for (let i = 0; i < 5; i++) {
      ctx.beginPath();
      ctx.arc(Math.cos(i * 1.2566) * r * 0.55, Math.sin(i * 1.2566) * r * 0.55, r * 0.42, 0, 6.2832);
      ctx.fill();
    }
    ctx.fillStyle = '#ffd54a';
    ctx.beginPath();
    ctx.arc(0, 0, r * 0.34, 0, 6.2832);
    ctx.fill();
  });
const leaves = (t: Tile, n: number, size: number, colours: readonly string[]): void =>
  t.scatter(n, size, (ctx, r) => {
    const colour = t.rand.pick(colours);
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.moveTo(-r, 0);
    ctx.quadraticCurveTo(0, -r * 0.75, r, 0);
    ctx.quadraticCurveTo(0, r * 0.75, -r, 0);
    ctx.fill();
    ctx.strokeStyle = mix(colour, '#000000', 0.2);
    ctx.lineWidth = Math.max(1, r * 0.07);
    ctx.beginPath();
    ctx.moveTo(-r, 0);
    ctx.lineTo(r * 0.9, 0);
    ctx.stroke();
  });
const lawn = (t: Tile): string => {
  const base = mix(t.p.near, t.p.far, t.rand.range(0.1, 0.6));
  t.fill(base);
  return base;
};
const grid = (t: Tile, n: number, colour: (x: number, y: number) => string, gap: number, round: number): void => {
  const cell = t.side / n;
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      t.ctx.fillStyle = colour(x, y);
      t.ctx.beginPath();
      t.ctx.roundRect(x * cell + gap, y * cell + gap, cell - 2 * gap, cell - 2 * gap, round);
      t.ctx.fill();
    }
};
const planks = (t: Tile, rows: number, base: string): void => {
  const h = t.side / rows;
  t.fill(mix(base, '#000000', 0.3));
  for (let row = 0; row < rows; row++) {
    const w = t.side / 2;
    const from = t.rand.range(0, w);
    // the first and the last are two halves of one board
    const tones = [t.near(base, 0.13), t.near(base, 0.13)];
    for (let i = 0; i < 3; i++) {
      const x = from + (i - 1) * w;
      t.ctx.fillStyle = tones[i % 2] as string;
      t.ctx.fillRect(x + 1, row * h + 1, w - 2, h - 2);
      t.ctx.strokeStyle = fade('#000000', 0.09);
      t.ctx.lineWidth = 1.5;
      t.ctx.beginPath();
      for (let k = 1; k < 4; k++) {
        t.ctx.moveTo(x + 4, row * h + (k * h) / 4);
        t.ctx.lineTo(x + w - 4, row * h + (k * h) / 4 + 2);
      }
      t.ctx.stroke();
    }
  }
};

export const GROUNDS: Readonly<Record<ThemeId, Paint>> = {
  space(t) {
    const dark = mix(t.p.sky, '#000000', luminance(t.p.sky) > 0.1 ? 0.55 : 0.25);
    t.fill(dark);
    t.patches(t.rand.int(5, 9), [t.p.accent, t.p.danger, t.p.far, t.p.horizon], 0.26);
    for (let i = 0; i < 170; i++) {
      const r = t.rand.next() ** 4 * 2.4 + 0.7;
      t.at(t.rand.range(0, t.side), t.rand.range(0, t.side), r, () =>
        t.disc(0, 0, r, fade('#ffffff', t.rand.range(0.25, 0.95))),
      );
    }
    t.scatter(t.rand.int(1, 3), t.side * 0.06, (ctx, r) => {
      const body = mix(t.p.accent, t.p.far, t.rand.range(0.4, 0.8));
      t.disc(0, 0, r, body);
      t.disc(r * 0.2, r * 0.25, r * 0.72, fade('#000000', 0.18));
      ctx.strokeStyle = fade('#ffffff', 0.5);
      ctx.lineWidth = r * 0.12;
      ctx.beginPath();
      ctx.ellipse(0, 0, r * 1.5, r * 0.4, 0.4, 0, 6.2832);
      ctx.stroke();
    });
  },
  ice(t) {
    const base = mix(t.p.horizon, t.p.far, t.rand.range(0.25, 0.6));
    t.fill(base);
    t.patches(9, ['#ffffff', t.p.far, t.p.sky], 0.4);
    t.scatter(9, 70, (ctx, r) => {
      ctx.strokeStyle = fade('#ffffff', 0.75);
      ctx.lineWidth = 2;
      ctx.beginPath();
      ctx.moveTo(-r, 0);
      ctx.lineTo(-r * 0.3, r * 0.16);
      ctx.lineTo(r * 0.2, -r * 0.1);
      ctx.lineTo(r, r * 0.1);
      ctx.moveTo(-r * 0.3, r * 0.16);
      ctx.lineTo(-r * 0.05, r * 0.6);
      ctx.moveTo(r * 0.2, -r * 0.1);
      ctx.lineTo(r * 0.42, -r * 0.5);
      ctx.stroke();
    });
    t.scatter(26, 9, (ctx, r) => {
      ctx.strokeStyle = fade('#ffffff', 0.9);
      ctx.lineWidth = 1.6;
      ctx.beginPath();
      for (let i = 0; i < 3; i++) {
        ctx.moveTo(Math.cos(i * 1.047) * r, Math.sin(i * 1.047) * r);
        ctx.lineTo(-Math.cos(i * 1.047) * r, -Math.sin(i * 1.047) * r);
      }
      ctx.stroke();
    });
  },
  forest(t) {
    const base = lawn(t);
    t.patches(10, [t.p.near, t.p.solidEdge, mix(base, '#000000', 0.4)], 0.4);
    tufts(t, t.rand.int(60, 110), 12, mix(base, '#000000', 0.25));
    tufts(t, 40, 10, mix(base, '#ffffff', 0.2));
    leaves(t, t.rand.int(12, 36), 12, ['#d9822b', '#c9a227', '#a8502a', t.p.accent]);
    pebbles(t, 8, 9, '#9a9a92');
  },
  ocean(t) {
    t.fill(mix(t.p.far, t.p.sky, t.rand.range(0.2, 0.7)));
    t.patches(8, [t.p.near, t.p.sky, t.p.horizon], 0.34);
    t.ripples(t.rand.int(9, 14), 9, t.rand.int(3, 5), 3, fade('#ffffff', 0.2));
    t.ripples(8, 7, t.rand.int(4, 6), 2, fade(t.p.near, 0.4));
    t.scatter(14, 16, (ctx, r) => {
      ctx.strokeStyle = fade('#ffffff', 0.4);
      ctx.lineWidth = 2.4;
      ctx.beginPath();
      ctx.arc(0, 0, r, 0.4, 2.4);
      ctx.stroke();
    });
  },
  desert(t) {
    const base = mix(mix(t.p.solidEdge, t.p.far, 0.5), '#f0cf8a', 0.45);
    t.fill(mix(base, t.p.near, t.rand.range(0, 0.25)));
    t.patches(7, [t.p.solid, '#fff0c8'], 0.22);
    t.ripples(t.rand.int(16, 24), 8, t.rand.int(2, 4), 3, fade(t.p.solid, 0.22));
    t.ripples(9, 9, t.rand.int(2, 3), 2, fade('#fff6dc', 0.5));
    pebbles(t, t.rand.int(8, 18), 8, mix(base, t.p.solid, 0.5));
    tufts(t, 10, 12, mix('#7c8a3c', t.p.near, 0.4));
  },
  city(t) {
    const base = mix(mix(t.p.near, t.p.far, 0.4), '#8a8f98', 0.5);
    t.fill(mix(base, '#000000', 0.18));
    const n = t.rand.pick([4, 5, 6]);
    grid(t, n, () => t.near(base, 0.09), 1.5, 2);
    t.scatter(16, 40, (ctx, r) => {
      ctx.strokeStyle = fade('#000000', 0.16);
      ctx.lineWidth = 1.5;
      ctx.beginPath();
      ctx.moveTo(-r, 0);
      ctx.lineTo(0, r * 0.2);
      ctx.lineTo(r * 0.6, -r * 0.15);
      ctx.stroke();
    });
    const lane = t.rand.range(0.2, 0.8) * t.side;
    t.ctx.fillStyle = fade('#000000', 0.3);
    t.ctx.fillRect(0, lane - 46, t.side, 92);
    t.ctx.fillStyle = fade(t.p.accent, 0.75);
    for (let x = 0; x < 6; x++) t.ctx.fillRect((x * t.side) / 6, lane - 3, t.side / 11, 6);
    t.scatter(2, 22, (_ctx, r) => {
      t.disc(0, 0, r, fade('#000000', 0.35));
      t.disc(0, 0, r * 0.8, fade('#ffffff', 0.12));
    });
  },
  castle(t) {
    const base = mix(t.p.far, t.p.solid, t.rand.range(0.2, 0.5));
    t.fill(mix(base, '#000000', 0.35));
    t.plates(t.rand.int(6, 9), 4, 0.22, () => t.near(base, 0.16));
    tufts(t, 26, 9, mix('#6f9a4f', t.p.near, 0.4));
    t.patches(5, ['#000000', t.p.horizon], 0.16);
  },
  candy(t) {
    const base = mix(t.p.horizon, t.p.far, t.rand.range(0.1, 0.6));
    t.fill(base);
    if (t.rand.chance(0.5)) {
      const n = t.rand.int(4, 7) * 2;
      t.ctx.fillStyle = fade('#ffffff', 0.35);
      for (let i = -n; i < n * 2; i += 2) {
        const x = (i / n) * t.side;
        t.ctx.beginPath();
        t.ctx.moveTo(x, 0);
        t.ctx.lineTo(x + t.side / n, 0);
        t.ctx.lineTo(x + t.side / n + t.side, t.side);
        t.ctx.lineTo(x + t.side, t.side);
        t.ctx.fill();
      }
    } else grid(t, t.rand.pick([6, 8]), (x, y) => ((x + y) % 2 ? fade('#ffffff', 0.4) : fade(t.p.near, 0.25)), 0, 0);
    t.scatter(60, 9, (ctx, r) => {
      ctx.fillStyle = t.rand.pick([t.p.accent, t.p.danger, t.p.solidEdge, '#ffffff', '#ffd23f', '#6fc7f7']);
      ctx.beginPath();
      ctx.roundRect(-r, -r * 0.3, r * 2, r * 0.6, r * 0.3);
      ctx.fill();
    });
    t.scatter(4, 34, (ctx, r) => {
      t.disc(0, 0, r, fade('#ffffff', 0.6));
      ctx.strokeStyle = t.p.danger;
      ctx.lineWidth = r * 0.2;
      ctx.beginPath();
      for (let a = 0; a < 14; a += 0.3) ctx.lineTo(Math.cos(a) * r * a * 0.065, Math.sin(a) * r * a * 0.065);
      ctx.stroke();
    });
  },
  haunted(t) {
    const base = mix(mix(t.p.near, t.p.solid, 0.35), '#000000', 0.15);
    t.fill(base);
    t.patches(10, ['#000000', t.p.far, t.p.horizon], 0.3);
    tufts(t, 60, 13, mix(base, '#000000', 0.45));
    tufts(t, 20, 10, mix(base, t.p.horizon, 0.45));
    t.scatter(9, 16, (ctx, r) => {
      ctx.strokeStyle = fade('#e9e4d4', 0.5);
      ctx.lineWidth = r * 0.26;
      ctx.beginPath();
      ctx.moveTo(-r, 0);
      ctx.lineTo(r, 0);
      ctx.stroke();
      for (const [x, y] of [
        [-1, -0.2],
        [-1, 0.2],
        [1, -0.2],
        [1, 0.2],
      ] as const)
        t.disc(x * r, y * r, r * 0.22, fade('#e9e4d4', 0.5));
    });
    t.scatter(
      4,
      26,
      (ctx, r) => {
        ctx.fillStyle = fade('#000000', 0.3);
        ctx.fillRect(-r * 0.5, r * 0.2, r * 1.2, r * 1.1);
        ctx.fillStyle = mix(t.p.far, '#8a8a94', 0.5);
        ctx.beginPath();
        ctx.roundRect(-r * 0.6, -r, r * 1.2, r * 1.5, [r * 0.6, r * 0.6, 0, 0]);
        ctx.fill();
      },
      false,
    );
  },
  farm(t) {
    const earth = mix(t.p.solid, '#7a5230', 0.5);
    const rows = t.rand.int(6, 9);
    const h = t.side / rows;
    lawn(t);
    for (let i = 0; i < rows; i++) {
      t.ctx.fillStyle = i % 2 ? mix(earth, '#000000', 0.08) : mix(t.p.near, t.p.solidEdge, 0.2);
      t.ctx.fillRect(0, i * h, t.side, h);
      t.ctx.fillStyle = fade('#000000', 0.14);
      t.ctx.fillRect(0, i * h, t.side, h * 0.12);
      if (i % 2)
        for (let x = 0; x < 12; x++)
          t.at(((x + 0.5) / 12) * t.side, (i + 0.6) * h, 20, (ctx) => {
            ctx.strokeStyle = t.near('#5fa03a', 0.2);
            ctx.lineWidth = 4;
            ctx.beginPath();
            for (const dx of [-9, 0, 9]) {
              ctx.moveTo(0, 0);
              ctx.quadraticCurveTo(dx * 0.4, -10, dx, dx ? -11 : -16);
            }
            ctx.stroke();
          });
    }
    tufts(t, 30, 9, mix(t.p.near, '#000000', 0.2));
  },
  jungle(t) {
    const base = mix(lawn(t), '#000000', 0.25);
    t.fill(base);
    const shades = [t.p.near, mix(t.p.near, t.p.solidEdge, 0.4), mix(t.p.near, '#000000', 0.3), t.p.far];
    leaves(t, 90, 44, shades);
    leaves(t, t.rand.int(20, 50), 24, [...shades, mix(t.p.near, '#e8f06a', 0.3)]);
    blossoms(t, t.rand.int(3, 9), 13, [t.p.danger, t.p.accent, '#ffffff']);
  },
  beach(t) {
    const sand = mix('#f2dca6', t.p.solidEdge, t.rand.range(0.1, 0.4));
    t.fill(sand);
    t.patches(7, [t.p.solid, '#fff6df'], 0.24);
    t.ripples(t.rand.int(8, 14), 7, t.rand.int(2, 4), 2.5, fade(t.p.solid, 0.2));
    // a tongue of the sea
    if (t.rand.chance(0.6)) {
      const y = t.rand.range(0.1, 0.7) * t.side;
      for (const [grow, colour] of [
        [14, fade('#ffffff', 0.7)],
        [0, mix(t.p.sky, t.p.far, 0.4)],
      ] as const) {
        t.ctx.fillStyle = colour;
        t.ctx.beginPath();
        for (let x = 0; x <= t.side; x += 8) t.ctx.lineTo(x, y - grow + Math.sin((x / t.side) * 12.5664) * 14);
        for (let x = t.side; x >= 0; x -= 8) t.ctx.lineTo(x, y + 110 + grow + Math.cos((x / t.side) * 12.5664) * 12);
        t.ctx.fill();
      }
    }
    pebbles(t, 14, 7, '#c9b48a');
    t.scatter(7, 15, (ctx, r) => {
      ctx.fillStyle = t.rand.pick(['#ff9f6b', '#ffc4d0', '#fff3df']);
      ctx.beginPath();
      for (let i = 0; i < 10; i++)
        ctx.lineTo(Math.cos(i * 0.628) * r * (i % 2 ? 0.45 : 1), Math.sin(i * 0.628) * r * (i % 2 ? 0.45 : 1));
      ctx.fill();
    });
  },
  volcano(t) {
    const glow = t.design.theme.style === 'noir' ? t.p.danger : mix('#ff6a1f', t.p.danger, 0.2);
    t.fill(glow);
    t.patches(6, ['#ffd23f', '#ff2a1f'], 0.4);
    const base = mix(t.p.near, '#1d1416', 0.6);
    t.plates(t.rand.int(4, 7), t.rand.range(5, 9), 0.3, () => t.near(base, 0.12));
    pebbles(t, 24, 9, mix(base, '#ffffff', 0.1));
  },
  garden(t) {
    const base = lawn(t);
    const n = t.rand.int(3, 5) * 2;
    if (t.rand.chance(0.6))
      for (let i = 0; i < n; i += 2) {
        t.ctx.fillStyle = fade(t.p.solidEdge, 0.25);
        t.ctx.fillRect((i / n) * t.side, 0, t.side / n, t.side);
      }
    else t.patches(9, [t.p.solidEdge, t.p.far], 0.35);
    tufts(t, 60, 10, mix(base, '#000000', 0.2));
    blossoms(t, t.rand.int(16, 40), 9, ['#ffffff', t.p.accent, t.p.danger, '#ffc4dd']);
  },
  kitchen(t) {
    const [a, b] = t.rand.pick([
      [mix(t.p.horizon, '#ffffff', 0.5), mix(t.p.solid, t.p.horizon, 0.4)],
      [mix(t.p.horizon, '#ffffff', 0.3), mix(t.p.accent, t.p.horizon, 0.6)],
      [mix(t.p.far, t.p.horizon, 0.5), mix(t.p.near, t.p.horizon, 0.4)],
    ] as const);
    t.fill(mix(b, '#000000', 0.22));
    grid(t, t.rand.pick([6, 8]), (x, y) => t.near((x + y) % 2 ? a : b, 0.04), 1.5, 5);
    t.scatter(30, 4, (_ctx, r) => t.disc(0, 0, r, fade(t.p.near, 0.4)));
  },
  school(t) {
    if (t.rand.chance(0.5)) return planks(t, t.rand.int(6, 8), mix('#c98f56', t.p.solid, 0.35));
    // a page of an exercise book
    t.fill(mix('#fbf7ea', t.p.horizon, 0.3));
    const n = 16;
    t.ctx.strokeStyle = fade(t.p.near, 0.4);
    t.ctx.lineWidth = 1.5;
    t.ctx.beginPath();
    for (let i = 0; i < n; i++) {
      const at = ((i + 0.5) / n) * t.side;
      t.ctx.moveTo(0, at);
      t.ctx.lineTo(t.side, at);
      t.ctx.moveTo(at, 0);
      t.ctx.lineTo(at, t.side);
    }
    t.ctx.stroke();
    t.scatter(12, 26, (ctx, r) => {
      ctx.strokeStyle = fade(t.rand.pick([t.p.accent, t.p.danger, t.p.near]), 0.6);
      ctx.lineWidth = 2.5;
      ctx.beginPath();
      const sort = t.rand.int(0, 2);
      if (sort === 0) ctx.arc(0, 0, r * 0.6, 0, 6.2832);
      else if (sort === 1)
        for (let i = 0; i < 6; i++) ctx.lineTo(Math.cos(i * 2.513) * r * 0.7, Math.sin(i * 2.513) * r * 0.7);
      else for (let i = 0; i < 7; i++) ctx.lineTo(-r + (i * r) / 3, i % 2 ? -r * 0.2 : r * 0.2);
      ctx.stroke();
    });
  },
  cyberpunk(t) {
    t.fill(mix(mix(t.p.sky, t.p.near, 0.5), '#000000', 0.4));
    t.patches(5, [t.p.accent, t.p.danger], 0.16);
    const n = 16;
    const cell = t.side / n;
    for (let i = 0; i < t.rand.int(22, 34); i++) {
      const colour = fade(t.rand.chance(0.7) ? t.p.accent : t.p.danger, t.rand.range(0.25, 0.6));
      const [dx, dy] = t.rand.pick([
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const);
      const [a, b] = [t.rand.int(1, 4) * cell, t.rand.int(1, 3) * cell];
      t.at(t.rand.int(0, n) * cell, t.rand.int(0, n) * cell, 8 * cell, (ctx) => {
        ctx.strokeStyle = colour;
        ctx.lineWidth = 2.2;
        ctx.beginPath();
        ctx.moveTo(0, 0);
        ctx.lineTo(dx * a, dy * a);
        ctx.lineTo(dx * a + (dy ? b : 0), dy * a + (dx && !dy ? b : 0));
        ctx.stroke();
        t.disc(0, 0, 4, colour);
        t.disc(dx * a + (dy ? b : 0), dy * a + (dx && !dy ? b : 0), 5, colour);
      });
    }
    t.scatter(
      5,
      26,
      (ctx, r) => {
        ctx.fillStyle = fade('#000000', 0.5);
        ctx.strokeStyle = fade(t.p.accent, 0.6);
        ctx.lineWidth = 2;
        ctx.beginPath();
        ctx.roundRect(-r, -r, r * 2, r * 2, 4);
        ctx.fill();
        ctx.stroke();
      },
      false,
    );
  },
  sky(t) {
    t.fill(mix(t.p.sky, t.p.horizon, t.rand.range(0.05, 0.35)));
    t.patches(7, [t.p.far, t.p.horizon, '#ffffff'], 0.35);
    t.scatter(
      t.rand.int(5, 9),
      46,
      (ctx, r) => {
        for (const [dy, colour] of [
          [r * 0.5, fade(t.p.near, 0.22)],
          [0, fade(mix(t.p.horizon, '#ffffff', 0.7), 0.85)],
        ] as const) {
          ctx.fillStyle = colour;
          ctx.beginPath();
          for (const [dx, k] of [
            [-1, 0.5],
            [-0.4, 0.75],
            [0.35, 0.65],
            [1, 0.45],
          ] as const) {
            ctx.moveTo(dx * r + k * r, dy);
            ctx.arc(dx * r, dy - k * r * 0.2, k * r, 0, 6.2832);
          }
          ctx.fill();
        }
      },
      false,
    );
  },
  cave(t) {
    const base = mix(mix(t.p.near, t.p.solid, 0.3), '#000000', 0.3);
    t.fill(mix(base, '#000000', 0.4));
    t.plates(t.rand.int(5, 8), 3, 0.34, () => t.near(base, 0.13));
    pebbles(t, 26, 9, mix(base, '#ffffff', 0.12));
    t.scatter(t.rand.int(5, 10), 16, (ctx, r) => {
      const colour = mix(t.p.accent, '#ffffff', t.rand.range(0, 0.4));
      const g = ctx.createRadialGradient(0, 0, 0, 0, 0, r * 2.4);
      g.addColorStop(0, fade(colour, 0.4));
      g.addColorStop(1, fade(colour, 0));
      ctx.fillStyle = g;
      ctx.fillRect(-r * 2.4, -r * 2.4, r * 4.8, r * 4.8);
      ctx.fillStyle = colour;
      ctx.beginPath();
      ctx.moveTo(0, -r);
      ctx.lineTo(r * 0.5, 0);
      ctx.lineTo(0, r * 0.8);
      ctx.lineTo(-r * 0.5, 0);
      ctx.fill();
    });
  },
  toys(t) {
    const tones = [
      t.p.sky,
      t.p.far,
      t.p.horizon,
      mix(t.p.accent, t.p.horizon, 0.5),
      mix(t.p.solidEdge, t.p.horizon, 0.3),
    ];
    if (t.rand.chance(0.5)) {
      // a mat of large foam tiles with knobs
      const n = t.rand.pick([4, 5]);
      const cell = t.side / n;
      const colours = Array.from({ length: n * n }, () => t.rand.pick(tones));
      grid(t, n, (x, y) => colours[y * n + x] as string, 0, 0);
      for (let y = 0; y < n; y++)
        for (let x = 0; x < n; x++) {
          const colour = colours[y * n + x] as string;
          t.at((x + 1) * cell, (y + 0.5) * cell, 20, () => t.disc(0, 0, cell * 0.13, colour));
          t.at((x + 0.5) * cell, (y + 1) * cell, 20, () => t.disc(0, 0, cell * 0.13, colour));
        }
      t.ctx.fillStyle = fade('#ffffff', 0.06);
      for (let i = 0; i < 64; i += 2) t.ctx.fillRect(0, (i / 64) * t.side, t.side, t.side / 64);
    } else {
      t.fill(mix(t.p.far, t.p.horizon, 0.4));
      t.patches(5, tones, 0.4);
      t.scatter(34, 24, (ctx, r) => {
        ctx.fillStyle = fade(t.rand.pick([...tones, '#ffffff', t.p.near]), 0.6);
        ctx.beginPath();
        const sort = t.rand.int(0, 2);
        if (sort === 0) ctx.arc(0, 0, r * 0.7, 0, 6.2832);
        else if (sort === 1)
          for (let i = 0; i < 10; i++)
            ctx.lineTo(Math.cos(i * 0.628) * r * (i % 2 ? 0.45 : 1), Math.sin(i * 0.628) * r * (i % 2 ? 0.45 : 1));
        else ctx.roundRect(-r * 0.6, -r * 0.6, r * 1.2, r * 1.2, r * 0.2);
        ctx.fill();
      });
    }
  },
};

/** What drifts over the ground: light on water, shadows of clouds, nearer stars. False where nothing does. */
export function drift(t: Tile): boolean {
  const { id, time } = t.design.theme;
  if (id === 'ocean' || id === 'beach') {
    t.ripples(5, 16, 2, 3, fade('#ffffff', id === 'ocean' ? 0.16 : 0.1));
    return true;
  }
  if (id === 'space') {
    for (let i = 0; i < 26; i++)
      t.at(t.rand.range(0, t.side), t.rand.range(0, t.side), 3, () => t.disc(0, 0, 1.8, fade('#ffffff', 0.8)));
    return true;
  }
  if (id === 'sky' || id === 'volcano' || id === 'haunted') {
    t.patches(4, [id === 'volcano' ? '#2a1a1a' : '#ffffff'], id === 'sky' ? 0.4 : 0.2);
    return true;
  }
  if (time === 'night' || id === 'cave' || id === 'kitchen' || id === 'school' || id === 'toys' || id === 'cyberpunk')
    return false;
  t.patches(3, ['#000000'], 0.2);
  return true;
}
