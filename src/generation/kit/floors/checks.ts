/** A floor of tiles in two colours. */
import { noiseAt } from '../random.js';
import type { Painter } from '../types.js';
import type { Ground } from './ground.js';

/** Tiles in two colours, with a shine on each. */
export function paint(p: Painter, ground: Ground): void {
  const size = 1.3;
  const dark = p.mix(ground.colour, ground.line, 0.42);
  p.rect(0, 0, ground.w, ground.h, p.mix(ground.shade, ground.colour, 0.35));
  for (let y = 0; y * size < ground.h; y++)
    for (let x = 0; x * size < ground.w; x++) {
      const tile = (x + y) % 2 ? dark : ground.light;
      const k = noiseAt(x, y) * 0.06;
      p.rect(x * size + 0.03, y * size + 0.03, size - 0.06, size - 0.06, p.mix(tile, ground.shade, k), 0.08);
      p.rect(x * size + 0.14, y * size + 0.13, 0.4, 0.06, 'rgba(255,255,255,.35)', 0.03);
    }
}
