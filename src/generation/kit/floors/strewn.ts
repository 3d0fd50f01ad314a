/** What lies about on any ground: numbers that are always the same for a place, soft patches, stones, ripples. */
import { noiseAt } from '../random.js';
import type { Painter } from '../types.js';
import type { Ground } from './ground.js';

/** Lighter and darker places; `soft` grounds have little shade of their own. */
export function worn(p: Painter, ground: Ground, soft = false): void {
  patches(p, ground, { from: ground.seed % 71, many: 24, colour: ground.light, alpha: soft ? 0.6 : 0.22 });
  patches(p, ground, { from: ground.seed % 67, many: 18, colour: ground.shade, alpha: soft ? 0.1 : 0.16 });
}

interface Patches {
  readonly from: number;
  readonly many: number;
  readonly colour: string;
  readonly alpha: number;
}

/** Broad soft places, filled at once: where two lie over each other they are one. */
function patches({ ctx }: Painter, ground: Ground, { from, many, colour, alpha }: Patches): void {
  ctx.globalAlpha = alpha;
  ctx.fillStyle = colour;
  ctx.beginPath();
  for (let i = 0; i < many; i++) {
    const [k, l] = [noiseAt(i, from), noiseAt(from + 3, i)];
    ctx.moveTo(k * ground.w, l * ground.h);
    ctx.ellipse(k * ground.w, l * ground.h, 1.2 + noiseAt(l, i) * 2.6, 0.8 + noiseAt(i, k) * 1.6, k * 3, 0, 6.2832);
  }
  ctx.fill();
  ctx.globalAlpha = 1;
}

/** Calls for places strewn over the floor, `share` of the cells, each with a number of its own, 0 to 1. */
export function strew(
  ground: Ground,
  turn: number,
  share: number,
  put: (x: number, y: number, k: number) => void,
): void {
  for (let y = 0; y < ground.h; y++)
    for (let x = 0; x < ground.w; x++) {
      const k = noiseAt(x + ((ground.seed + turn) % 97), y + 0.5);
      if (k < share) put(x + noiseAt(y, x), y + noiseAt(x, y), k / share);
    }
}

/** Small stones, in `share` of the cells, with their shade and a light. */
export function stones(p: Painter, ground: Ground, share: number): void {
  strew(ground, 11, share, (x, y, k) => {
    const r = 0.09 + k * 0.1;
    p.circle(x + 0.03, y + 0.06, r, 'rgba(0,0,0,.25)');
    p.circle(x, y, r, p.mix(ground.shade, '#b9b4aa', 0.55));
    p.circle(x - r * 0.25, y - r * 0.3, r * 0.5, 'rgba(255,255,255,.35)');
  });
}
