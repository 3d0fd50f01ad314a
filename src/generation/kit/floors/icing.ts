/** Icing with sprinkles. */
import { noiseAt } from '../random.js';
import type { Painter } from '../types.js';
import type { Ground } from './ground.js';
import { strew, worn } from './strewn.js';

const SUGAR = ['#ff5d8f', '#ffd23f', '#3ec7c2', '#8f6bff', '#ffffff'] as const;

/** Strewn all over. */
export function paint(p: Painter, ground: Ground): void {
  worn(p, ground, true);
  strew(ground, 0, 0.5, (x, y, k) => {
    const a = k * 12;
    const colour = SUGAR[Math.floor(noiseAt(x, k) * SUGAR.length)] ?? '#ffffff';
    p.ctx.lineCap = 'round';
    p.line(x, y, x + Math.cos(a) * 0.2, y + Math.sin(a) * 0.2, 0.09, p.mix(colour, p.palette.far, 0.15));
  });
}
