/** Where two bodies touch: boxes by their separating axes and clipped edges (Box2D Lite), balls by their nearest points. Pure. */
import type { Body } from './body.js';

export interface Touch {
  readonly x: number;
  readonly y: number;
  /** from the first body to the second */
  readonly nx: number;
  readonly ny: number;
  readonly deep: number;
  /** impulses so far, along the normal and across it */
  push: number;
  rub: number;
  /** what the solver notes: arms, weights, and how fast they are to part */
  ax: number;
  ay: number;
  bx: number;
  by: number;
  weight: number;
  rubWeight: number;
  undo: number;
}

const touch = (x: number, y: number, nx: number, ny: number, deep: number): Touch => ({
  x,
  y,
  nx,
  ny,
  deep,
  push: 0,
  rub: 0,
  ax: 0,
  ay: 0,
  bx: 0,
  by: 0,
  weight: 0,
  rubWeight: 0,
  undo: 0,
});

export function touchesOf(a: Body, b: Body): Touch[] {
  if (a.round && b.round) return balls(a, b);
  if (b.round) return boxAndBall(a, b, 1);
  if (a.round) return boxAndBall(b, a, -1);
  return boxes(a, b);
}

function balls(a: Body, b: Body): Touch[] {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  const deep = a.hw + b.hw - apart;
  if (deep <= 0) return [];
  const [nx, ny] = apart > 0 ? [dx / apart, dy / apart] : [0, -1];
  return [touch(a.x + nx * a.hw, a.y + ny * a.hw, nx, ny, deep)];
}

/** `way` 1: the box is the first of the two. */
function boxAndBall(square: Body, round: Body, way: 1 | -1): Touch[] {
  const [cos, sin] = [Math.cos(square.angle), Math.sin(square.angle)];
  const dx = round.x - square.x;
  const dy = round.y - square.y;
  const lx = dx * cos + dy * sin;
  const ly = -dx * sin + dy * cos;
  const px = Math.max(-square.hw, Math.min(square.hw, lx));
  const py = Math.max(-square.hh, Math.min(square.hh, ly));
  let ox = lx - px;
  let oy = ly - py;
  let apart = Math.sqrt(ox * ox + oy * oy);
  let deep = round.hw - apart;
  if (deep <= 0) return [];
  if (apart === 0) {
    // its middle is inside: out by the nearest side
    const sideways = square.hw - Math.abs(lx) < square.hh - Math.abs(ly);
    ox = sideways ? Math.sign(lx) || 1 : 0;
    oy = sideways ? 0 : Math.sign(ly) || 1;
    apart = 1;
    deep = round.hw + (sideways ? square.hw - Math.abs(lx) : square.hh - Math.abs(ly));
  }
  const nx = (ox * cos - oy * sin) / apart;
  const ny = (ox * sin + oy * cos) / apart;
  const x = square.x + px * cos - py * sin;
  const y = square.y + px * sin + py * cos;
  return [touch(x, y, nx * way, ny * way, deep)];
}

interface Face {
  readonly nx: number;
  readonly ny: number;
  /** the box whose face it is, and half of the face's length */
  readonly of: Body;
  readonly other: Body;
  readonly half: number;
  /** how far the face is from its box's middle */
  readonly out: number;
}

/** The side that parts two boxes best, or none where they do not touch. */
function bestFace(a: Body, b: Body): Face | undefined {
  let best: Face | undefined;
  let gap = -Infinity;
  for (const [of, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const [cos, sin] = [Math.cos(of.angle), Math.sin(of.angle)];
    const turn = other.angle - of.angle;
    const [c, s] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
    const dx = other.x - of.x;
    const dy = other.y - of.y;
    for (const across of [false, true]) {
      const ux = across ? -sin : cos;
      const uy = across ? cos : sin;
      const off = dx * ux + dy * uy;
      const out = across ? of.hh : of.hw;
      const reach = across ? s * other.hw + c * other.hh : c * other.hw + s * other.hh;
      const apart = Math.abs(off) - out - reach;
      if (apart > 0) return undefined;
      // the face of before unless another is clearly better: piles do not tremble
      if (best && apart <= 0.95 * gap + 0.01 * out) continue;
      const way = off > 0 ? 1 : -1;
      gap = apart;
      best = { nx: ux * way, ny: uy * way, of, other, half: across ? of.hw : of.hh, out };
    }
  }
  return best;
}

function boxes(a: Body, b: Body): Touch[] {
  const face = bestFace(a, b);
  if (!face) return [];
  const { nx, ny, of, other, half, out } = face;
  // the side of the other one that looks most against the face
  const [cos, sin] = [Math.cos(other.angle), Math.sin(other.angle)];
  const lx = -(nx * cos + ny * sin);
  const ly = -(-nx * sin + ny * cos);
  const sideways = Math.abs(lx) > Math.abs(ly);
  const corner = (x: number, y: number): [number, number] => [other.x + x * cos - y * sin, other.y + x * sin + y * cos];
  const sx = lx > 0 ? other.hw : -other.hw;
  const sy = ly > 0 ? other.hh : -other.hh;
  const edge = sideways ? [corner(sx, -other.hh), corner(sx, other.hh)] : [corner(-other.hw, sy), corner(other.hw, sy)];
  const [tx, ty] = [-ny, nx];
  const middle = of.x * tx + of.y * ty;
  const clipped = clip(edge as [[number, number], [number, number]], tx, ty, middle - half, middle + half);
  const front = of.x * nx + of.y * ny + out;
  const way = of === a ? 1 : -1;
  const found: Touch[] = [];
  for (const [x, y] of clipped) {
    const deep = front - (x * nx + y * ny);
    if (deep >= 0) found.push(touch(x + nx * deep, y + ny * deep, nx * way, ny * way, deep));
  }
  return found;
}

/** What of a line lies between two bounds along a way. */
function clip(
  [p, q]: [[number, number], [number, number]],
  tx: number,
  ty: number,
  least: number,
  most: number,
): [number, number][] {
  const from = p[0] * tx + p[1] * ty;
  const to = q[0] * tx + q[1] * ty;
  const at = (bound: number): [number, number] => {
    const part = (bound - from) / (to - from);
    return [p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part];
  };
  if (Math.max(from, to) < least || Math.min(from, to) > most) return [];
  const bound = (d: number, own: [number, number]): [number, number] =>
    d < least ? at(least) : d > most ? at(most) : own;
  return [bound(from, p), bound(to, q)];
}
