/** What hangs in a lattice, as it looks: plain bubbles, and what else a level brings in (`marks.ts`). */
import type { Actor } from '../../design.js';
import type { Painter } from '../../kit/types.js';
import { bubble, HUES } from './face.js';
import { BOMB, CAPTIVE, isFrosted, isPlain, RAINBOW, STONE } from './marks.js';

/** who is on the bubbles, and who is caught */
export interface Faces {
  readonly sorts: readonly Actor[];
  readonly friend: Actor;
}

/** A ball of its own look, drawn once for each size of the window. */
function ball(p: Painter, key: string, x: number, y: number, size: number, draw: () => void): void {
  const { ctx } = p;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size, size);
  p.kept(key, -0.55, -0.55, 1.1, 1.1, draw);
  ctx.restore();
}

function stone(p: Painter): void {
  p.circle(0, 0, 0.49, '#4b5058');
  p.circle(0, 0, 0.45, '#878d96');
  p.circle(-0.08, -0.1, 0.32, '#a0a6ae');
  for (const [x, y, r] of [
    [-0.18, 0.12, 0.09],
    [0.17, -0.12, 0.07],
    [0.12, 0.2, 0.06],
  ] as const)
    p.circle(x, y, r, '#6d737c');
  p.line(0.02, -0.4, -0.08, -0.16, 0.05, '#5d636b');
  p.line(-0.08, -0.16, 0.06, 0.02, 0.05, '#5d636b');
}

function rainbow(p: Painter): void {
  const { ctx } = p;
  p.circle(0, 0, 0.49, '#ffffff');
  HUES.forEach((hue, i) => {
    ctx.fillStyle = p.mix(hue, '#000000', 0);
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.arc(0, 0, 0.45, (i * Math.PI) / 3, ((i + 1) * Math.PI) / 3 + 0.02);
    ctx.fill();
  });
  p.circle(0, 0, 0.2, '#ffffff');
}

function bomb(p: Painter): void {
  p.circle(0, 0.03, 0.46, '#15171c');
  p.circle(0, 0.03, 0.42, '#33373f');
  p.circle(-0.15, -0.13, 0.11, '#8d949f');
  p.rect(-0.12, -0.5, 0.24, 0.16, '#15171c', 0.04);
  p.line(0, -0.5, 0.14, -0.53, 0.07, '#d9b26a');
}

function frost(p: Painter): void {
  p.circle(0, 0, 0.49, '#7fa9c9');
  p.circle(0, 0, 0.46, '#d5ecfb');
  for (let i = 0; i < 6; i++) {
    const [x, y] = [Math.cos((i * Math.PI) / 3), Math.sin((i * Math.PI) / 3)];
    p.line(0, 0, x * 0.34, y * 0.34, 0.055, '#86b6da');
    for (const side of [-1, 1])
      p.line(x * 0.2, y * 0.2, x * 0.3 - side * y * 0.1, y * 0.3 + side * x * 0.1, 0.045, '#86b6da');
  }
}

/** A friend of whoever shoots, larger than who is on plain bubbles, in a clear one with bars; hopping once free. */
function captive(p: Painter, actor: Actor, x: number, y: number, size: number, free: boolean): void {
  if (!free) ball(p, 'captive', x, y, size, () => p.circle(0, 0, 0.49, '#ffffff'));
  p.sprite(actor, x, y + (free ? 0 : Math.sin(p.now * 3 + x) * 0.03), (free ? 1.1 : 0.74) * size, { shadow: false });
  if (free) return;
  for (const at of [-0.24, 0, 0.24]) {
    const half = Math.sqrt(0.47 * 0.47 - at * at) * size;
    p.line(x + at * size, y - half, x + at * size, y + half, 0.05, '#5a626e');
  }
}

/** `free`: it falls, nothing holds it any more. */
export function drawMark(
  p: Painter,
  { sorts, friend }: Faces,
  mark: number,
  x: number,
  y: number,
  size: number,
  free = false,
): void {
  if (isPlain(mark)) return bubble(p, sorts[mark] as Actor, mark, x, y, size);
  if (mark === CAPTIVE) return captive(p, friend, x, y, size, free);
  if (mark === STONE) return ball(p, 'stone', x, y, size, () => stone(p));
  if (mark === RAINBOW) return ball(p, 'rainbow', x, y, size, () => rainbow(p));
  if (isFrosted(mark)) return ball(p, 'frost', x, y, size, () => frost(p));
  if (mark !== BOMB) return;
  ball(p, 'bomb', x, y, size, () => bomb(p));
  p.circle(x + 0.16 * size, y - 0.53 * size, (0.09 + Math.sin(p.now * 11) * 0.03) * size, p.palette.accent);
}
