/** A bed and what grows on it. */
import type { Actor } from '../../design.js';
import type { Game, Painter } from '../../kit/types.js';
import { middle } from './field.js';
import { natural } from '../../kit/natural.js';
import { wetFrames, type Bed, type State } from './state.js';

const SOIL = '#8a5a36';
const LEAF = '#4f9d3a';

export function drawBed(p: Painter, s: State, g: Game, bed: Bed): void {
  const { ctx, palette } = p;
  const { x, y } = middle(bed.c);
  const leaf = natural(p, g, LEAF, 0.6);
  const earth = natural(p, g, SOIL, 0);
  if (bed.stage === 'wild') {
    p.rect(x - 0.42, y - 0.38, 0.84, 0.8, 'rgba(0,0,0,.12)', 0.16);
    for (const [dx, dy] of [
      [-0.2, 0.1],
      [0.16, -0.05],
      [0.02, 0.22],
    ] as const) {
      p.line(x + dx, y + dy, x + dx - 0.08, y + dy - 0.18, 0.06, leaf);
      p.line(x + dx, y + dy, x + dx + 0.1, y + dy - 0.16, 0.06, leaf);
    }
    return;
  }
  const wet = bed.stage === 'crop' && bed.wet > 0;
  const soil = p.mix(wet ? p.mix(earth, '#000000', 0.42) : earth, palette.solid, 0.15);
  p.rect(x - 0.46, y - 0.42, 0.92, 0.9, p.mix(soil, '#000000', 0.35), 0.14);
  p.rect(x - 0.44, y - 0.44, 0.88, 0.86, soil, 0.13);
  for (const i of [-0.24, 0, 0.24]) p.rect(x - 0.36, y + i - 0.03, 0.72, 0.07, p.mix(soil, '#ffffff', 0.14), 0.04);
  if (bed.stage === 'soil') return;
  const ripe = bed.grown >= 1;
  const crop = s.crops[bed.type] as Actor;
  const sway = Math.sin(p.now * 2.5 + bed.c) * 0.04;
  ctx.save();
  ctx.translate(x, y + 0.3);
  ctx.scale(1 + bed.squash.value, 1 - bed.squash.value);
  const tall = 0.14 + Math.min(1, bed.grown * 1.7) * 0.26;
  // leaves first, then the thing itself in them
  for (const side of [-1, 1]) {
    ctx.fillStyle = bed.dry > 300 ? natural(p, g, '#b5a04a', 0.3) : leaf;
    ctx.beginPath();
    ctx.ellipse(side * tall * 0.5, -tall * 0.5 + sway * side, tall * 0.62, tall * 0.24, side * -0.7, 0, 6.2832);
    ctx.fill();
  }
  if (bed.grown > 0.3) {
    const whole = bed.giant ? 1.5 : 1;
    const size = whole * (ripe ? 0.86 + Math.sin(p.now * 5 + bed.c) * 0.04 : 0.22 + bed.grown * 0.42);
    p.sprite(crop, 0, -size * 0.42 - 0.02, size, {
      angle: sway,
      alpha: bed.dry > 300 ? 0.6 : 1,
      ...(ripe ? { glow: palette.accent } : {}),
    });
  }
  ctx.restore();
  if (ripe) return;
  // thirsty: a drop that cannot be missed
  if (bed.wet < wetFrames(g, s) * 0.12) {
    const dy = Math.sin(p.now * 6 + bed.c) * 0.05;
    p.circle(x + 0.26, y - 0.24 + dy, 0.21, '#ffffff');
    ctx.fillStyle = bed.dry > 400 && Math.sin(p.now * 12) > 0 ? palette.danger : '#2f8fe0';
    ctx.beginPath();
    ctx.moveTo(x + 0.26, y - 0.41 + dy);
    ctx.quadraticCurveTo(x + 0.42, y - 0.2 + dy, x + 0.26, y - 0.11 + dy);
    ctx.quadraticCurveTo(x + 0.1, y - 0.2 + dy, x + 0.26, y - 0.41 + dy);
    ctx.fill();
  }
}
