/** The crossing of two streets. */
import { noiseAt } from '../random.js';
import type { Painter } from '../types.js';
import type { Ground } from './ground.js';

/** A crossing of two streets: specks, dashes along the middle, stripes for who walks, lids of drains. */
export function paint(p: Painter, ground: Ground): void {
  for (let i = 0; i < 700; i++) {
    const k = noiseAt(i, ground.seed % 61);
    p.circle(
      noiseAt(ground.seed % 59, i) * ground.w,
      k * ground.h,
      0.03 + k * 0.03,
      i % 2 ? ground.shade : ground.light,
    );
  }
  const paint = p.mix('#ffffff', ground.colour, 0.25);
  for (let x = 1.6; x < ground.w - 1; x += 1.8)
    if (Math.abs(x - ground.w / 2) > 4.2) p.rect(x, ground.h / 2 - 0.07, 1, 0.14, ground.line, 0.05);
  for (let y = 1.6; y < ground.h - 1; y += 1.8)
    if (Math.abs(y - ground.h / 2) > 4.2) p.rect(ground.w / 2 - 0.07, y, 0.14, 1, ground.line, 0.05);
  for (let i = -3; i <= 3; i++) {
    for (const side of [-3.9, 2.7]) {
      p.rect(ground.w / 2 + i * 0.8 - 0.22, ground.h / 2 + side, 0.44, 1.2, paint, 0.06);
      p.rect(ground.w / 2 + side, ground.h / 2 + i * 0.8 - 0.22, 1.2, 0.44, paint, 0.06);
    }
  }
  for (let i = 0; i < 4; i++) {
    const [x, y] = [
      4 + noiseAt(i, ground.seed % 29) * (ground.w - 8),
      3 + noiseAt(ground.seed % 23, i) * (ground.h - 6),
    ];
    p.circle(x, y, 0.55, ground.shade);
    p.circle(x, y, 0.47, p.mix(ground.shade, ground.light, 0.3));
    for (let k = -1; k <= 1; k++) p.rect(x - 0.3, y + k * 0.22 - 0.04, 0.6, 0.08, ground.shade, 0.03);
  }
}
