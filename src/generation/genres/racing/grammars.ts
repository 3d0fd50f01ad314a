/** The shapes that a track is made in, each a closed line of points that does not cross itself. */
import type { Random } from '../../kit/random.js';

export interface Place {
  x: number;
  y: number;
  h: number;
}

export type Point = readonly [number, number];

function waves(rand: Random): Point[] {
  const a = rand.range(0, 6.28);
  const b = rand.range(0, 6.28);
  const deep = rand.range(0.16, 0.24);
  const wide = rand.range(1.25, 1.5);
  return Array.from({ length: 40 }, (_, i) => {
    const t = (i / 40) * 6.2832;
    const r = 1 + deep * Math.sin(3 * t + a) + 0.1 * Math.sin(2 * t + b);
    return [Math.cos(t) * r * wide, Math.sin(t) * r];
  });
}

/** A hose laid along a spine: out on one side, round its end, back on the other, and round again. */
function hose(spine: (part: number) => Place, half: (part: number) => number): Point[] {
  const beside = (part: number, side: number): Point => {
    const { x, y, h } = spine(part);
    return [x - Math.sin(h) * half(part) * side, y + Math.cos(h) * half(part) * side];
  };
  const cap = (part: number, ahead: number): Point[] => {
    const { x, y, h } = spine(part);
    return [1, 0, -1].map((k) => {
      const angle = h + (ahead > 0 ? 0 : Math.PI) + (k * Math.PI) / 4;
      return [x + Math.cos(angle) * half(part), y + Math.sin(angle) * half(part)] as const;
    });
  };
  const parts = Array.from({ length: 13 }, (_, i) => i / 12);
  return [
    ...parts.map((part) => beside(part, 1)),
    ...cap(1, 1),
    ...parts.toReversed().map((part) => beside(part, -1)),
    ...cap(0, -1),
  ];
}

function horseshoe(rand: Random): Point[] {
  const arc = rand.range(3.5, 4.2);
  const turn = rand.range(0, 6.28);
  const wide = rand.range(0.25, 0.29);
  return hose(
    (part) => {
      const t = turn + (part - 0.5) * arc;
      return { x: Math.cos(t), y: Math.sin(t), h: t + Math.PI / 2 };
    },
    (part) => wide * (1 - 0.12 * Math.sin(part * Math.PI)),
  );
}

/** A lying S. */
function ribbon(rand: Random): Point[] {
  const high = rand.range(0.24, 0.33);
  const k = rand.range(2.3, 2.7);
  const wide = rand.range(0.24, 0.28);
  const from = rand.range(0, 6.28);
  return hose(
    (part) => {
      const x = part * 2.5;
      return { x, y: high * Math.sin(k * x + from), h: Math.atan(high * k * Math.cos(k * x + from)) };
    },
    () => wide,
  );
}

/** Round some blocks of a town: the outline of joined squares. */
function streets(rand: Random): Point[] {
  const W = 4;
  const H = 3;
  const full = new Set<number>([1 + W, 2 + W]);
  // one block after the other, never touching by a corner only, so that the outline stays one
  for (let tries = 0; tries < 60 && full.size < 7; tries++) {
    const c = rand.int(0, W - 1);
    const r = rand.int(0, H - 1);
    const at = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < W && y < H && full.has(y * W + x);
    const beside = Number(at(c - 1, r)) + Number(at(c + 1, r)) + Number(at(c, r - 1)) + Number(at(c, r + 1));
    const corners = [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ].some(([dx = 0, dy = 0]) => at(c + dx, r + dy) && !at(c + dx, r) && !at(c, r + dy));
    if (beside === 1 && !corners && !at(c, r)) full.add(r * W + c);
  }
  const edges = new Map<string, Point>();
  for (const i of full) {
    const x = i % W;
    const y = Math.floor(i / W);
    const has = (cx: number, cy: number): boolean => cx >= 0 && cy >= 0 && cx < W && cy < H && full.has(cy * W + cx);
    if (!has(x, y - 1)) edges.set(`${x},${y}`, [x + 1, y]);
    if (!has(x + 1, y)) edges.set(`${x + 1},${y}`, [x + 1, y + 1]);
    if (!has(x, y + 1)) edges.set(`${x + 1},${y + 1}`, [x, y + 1]);
    if (!has(x - 1, y)) edges.set(`${x},${y + 1}`, [x, y]);
  }
  const [start] = edges.keys();
  const out: Point[] = [];
  let at = start as string;
  do {
    const next = edges.get(at);
    if (!next) return [];
    const [x = 0, y = 0] = at.split(',').map(Number);
    // two points a side, off the corners, which the curve rounds
    for (const part of [0.3, 0.7]) out.push([x + (next[0] - x) * part, y + (next[1] - y) * part]);
    at = `${next[0]},${next[1]}`;
  } while (at !== start && out.length < 80);
  return out;
}

export const GRAMMARS = { waves, streets, horseshoe, ribbon } as const;
