/** A floor of clouds. */
import type { Painter } from '../types.js';
import type { Ground } from './ground.js';
import { strew, worn } from './strewn.js';

/** Heaps of white with a blue shade. */
export function paint(p: Painter, ground: Ground): void {
  worn(p, ground, true);
  strew(ground, 0, 0.22, (x, y, k) => {
    const r = 0.3 + k * 0.4;
    for (const [dx, dy, part, colour] of [
      [0.1, 0.16, 1, ground.shade],
      [-0.6, 0.1, 0.7, ground.line],
      [0.6, 0.1, 0.75, ground.line],
      [0, 0, 1, ground.line],
    ] as const) {
      p.ctx.globalAlpha = colour === ground.shade ? 0.2 : 0.6;
      p.circle(x + dx * r, y + dy * r, r * part, colour);
    }
  });
  p.ctx.globalAlpha = 1;
}
