/** Sand or snow. */
import type { Painter } from '../types.js';
import type { Ground } from './ground.js';
import { stones, strew, worn } from './strewn.js';

/** What wind or water has drawn: short waves beside each other. */
export function paint(p: Painter, ground: Ground): void {
  worn(p, ground, ground.laid === 'snow');
  const { ctx } = p;
  ctx.lineCap = 'round';
  ctx.strokeStyle = ground.laid === 'seabed' ? ground.shade : ground.line;
  ctx.globalAlpha = 0.45;
  ctx.lineWidth = 0.07;
  ctx.beginPath();
  strew(ground, 0, 0.16, (x, y, k) => {
    const long = 0.9 + k;
    for (let i = 0; i < 2 + (k > 0.5 ? 1 : 0); i++) {
      ctx.moveTo(x + i * 0.2, y + i * 0.26);
      ctx.quadraticCurveTo(x + long / 2 + i * 0.2, y - 0.22 + i * 0.26, x + long - i * 0.1, y + i * 0.26);
    }
  });
  ctx.stroke();
  ctx.globalAlpha = 1;
  stones(p, ground, ground.laid === 'snow' ? 0.02 : 0.06);
  if (ground.laid !== 'snow') return;
  strew(ground, 5, 0.18, (x, y, k) => p.circle(x, y, 0.03 + k * 0.05, '#ffffff'));
}
