/** A body as one smooth tube with bands and a tapering tail, and the head of one that has no picture. */
import type { Painter } from '../../kit/types.js';
import { H, W, type Cell } from './level.js';
import { delta, headOf, type Worm } from './worm.js';

export interface Point {
  x: number;
  y: number;
  /** cells from the head */
  d: number;
}

/** The worm's middle line from head to tail, corners rounded, not broken at an edge. */
export function spine(worm: Worm): Point[] {
  const head = headOf(worm);
  const line = [head];
  let last = worm.body[0] as Cell;
  // the head is between the first two cells: the second is where the line goes on
  let x = head.x + delta(last.x, (worm.body[1] as Cell).x, W) * worm.t;
  let y = head.y + delta(last.y, (worm.body[1] as Cell).y, H) * worm.t;
  last = worm.body[1] as Cell;
  line.push({ x, y });
  for (let i = 2; i < worm.body.length; i++) {
    const cell = worm.body[i] as Cell;
    const part = i === worm.body.length - 1 ? 1 - worm.t : 1;
    x += delta(last.x, cell.x, W) * part;
    y += delta(last.y, cell.y, H) * part;
    line.push({ x, y });
    last = cell;
  }
  const points: Point[] = [];
  let d = 0;
  let from = line[0] as { x: number; y: number };
  for (let i = 1; i < line.length; i++) {
    const bend = line[i] as { x: number; y: number };
    const next = line[i + 1];
    const to = next ? { x: (bend.x + next.x) / 2, y: (bend.y + next.y) / 2 } : bend;
    const long = Math.hypot(bend.x - from.x, bend.y - from.y) + Math.hypot(to.x - bend.x, to.y - bend.y);
    const n = Math.max(1, Math.ceil(long * 5));
    for (let k = 0; k < n; k++) {
      const t = k / n;
      points.push({
        x: from.x * (1 - t) ** 2 + 2 * bend.x * t * (1 - t) + to.x * t * t,
        y: from.y * (1 - t) ** 2 + 2 * bend.y * t * (1 - t) + to.y * t * t,
        d: d + long * t,
      });
    }
    d += long;
    from = to;
  }
  points.push({ ...from, d });
  return points;
}

/** `to` is where the colour goes towards the tail. */
export function tube(p: Painter, points: readonly Point[], from: string, to: string, bulges: readonly number[]): void {
  const { ctx } = p;
  const whole = (points.at(-1) as Point).d;
  const radius = (point: Point): number => {
    let r = 0.38 * Math.min(1, 0.3 + (whole - point.d) / 2.4);
    for (const bulge of bulges) r += 0.12 * Math.exp(-(((point.d - bulge) / 0.5) ** 2));
    return r;
  };
  const edge = p.mix(from, '#000000', 0.6);
  for (const point of points) p.circle(point.x, point.y + 0.08, radius(point) + 0.09, edge);
  for (let i = points.length - 1; i >= 0; i--) {
    const point = points[i] as Point;
    const skin = p.mix(from, to, Math.min(1, point.d / Math.max(8, whole)));
    p.circle(point.x, point.y, radius(point), point.d % 1.6 < 0.6 ? p.mix(skin, '#ffffff', 0.38) : skin);
  }
  // light along the back
  ctx.save();
  ctx.lineCap = ctx.lineJoin = 'round';
  ctx.lineWidth = 0.11;
  ctx.strokeStyle = 'rgba(255,255,255,.42)';
  ctx.beginPath();
  for (const point of points)
    if (point.d > 0.3 && point.d < whole - 1) ctx.lineTo(point.x, point.y - radius(point) * 0.45);
  ctx.stroke();
  ctx.restore();
}

/** What is all body has no picture put on its neck: its head is drawn with it. */
export const ALL_BODY = /^(?:snake|worm)$/;

/** That head: eyes that look ahead, and a tongue now and then. */
export function ownHead(p: Painter, x: number, y: number, look: number, squash: number, colour: string): void {
  const { ctx } = p;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(look);
  ctx.scale(1 - squash * 0.7, 1 + squash * 0.5);
  ctx.lineCap = 'round';
  const tongue = Math.max(0, Math.sin(p.now * 5)) * 0.34;
  if (tongue > 0.06) {
    const red = p.mix(p.palette.danger, '#ff0000', 0.4);
    p.line(0.5, 0, 0.56 + tongue, 0, 0.07, red);
    p.line(0.56 + tongue, 0, 0.66 + tongue, -0.1, 0.06, red);
    p.line(0.56 + tongue, 0, 0.66 + tongue, 0.1, 0.06, red);
  }
  p.rect(-0.5, -0.52, 1.14, 1.04, p.mix(colour, '#000000', 0.6), 0.5);
  p.rect(-0.42, -0.44, 0.98, 0.88, p.mix(colour, '#ffffff', 0.12), 0.43);
  for (const side of [-1, 1]) {
    p.circle(0.16, side * 0.27, 0.21, '#ffffff');
    p.circle(0.22, side * 0.27, 0.11, '#1a1226');
    p.circle(0.25, side * 0.27 - 0.04, 0.04, '#ffffff');
    p.circle(0.48, side * 0.1, 0.035, p.mix(colour, '#000000', 0.6));
  }
  ctx.restore();
}
