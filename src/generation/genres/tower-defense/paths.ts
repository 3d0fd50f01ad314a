/** Ways for the enemies in six grammars, turned and mirrored by chance; and what stands where nobody can build. */
import type { Random } from '../../kit/random.js';
import { COLS, ROWS, type Ground } from './state.js';

type Point = readonly [number, number];

function snake(rand: Random, w: number, h: number): Point[][] {
  const left = rand.int(1, 2);
  const right = w - 2 - rand.int(0, 1);
  const way: Point[] = [[-2, 1]];
  let side = 1;
  for (let y = 1; ;) {
    way.push([side > 0 ? right : left, y]);
    const step = h - 2 - y === 4 ? 2 : rand.int(2, 3);
    if (y + step > h - 2) break;
    y += step;
    way.push([side > 0 ? right : left, y]);
    side = -side;
  }
  return [way];
}

function spiral(rand: Random, w: number, h: number): Point[][] {
  const gap = rand.int(2, 3);
  return [
    [
      [-2, 1],
      [w - 2, 1],
      [w - 2, h - 2],
      [1, h - 2],
      [1, 1 + gap],
      [w - 5, 1 + gap],
      [w - 5, h - 5],
      [w - 6, h - 5],
    ],
  ];
}

function fork(rand: Random, w: number, h: number): Point[][] {
  const c = rand.int(4, 5);
  const deep = rand.int(3, 4);
  const branch = (outer: number, inner: number): Point[] => [
    [c, -2],
    [c, 1],
    [outer, 1],
    [outer, deep],
    [inner, deep],
    [inner, deep + 2],
    [outer, deep + 2],
    [outer, h - 3],
    [c, h - 3],
    [c, h - 1],
  ];
  return [branch(1, c - 2), branch(w - 2, c + 2)];
}

function gates(rand: Random, w: number, h: number): Point[][] {
  const c = rand.int(4, 5);
  const first = rand.chance(0.5) ? 1 : w - 2;
  const common: Point[] = [
    [c, 3],
    [c, 5],
    [first, 5],
    [first, 7],
    [w - 1 - first, 7],
    [w - 1 - first, h - 2],
    [c, h - 2],
  ];
  const turn = rand.int(0, 1);
  return [
    [[-2, turn], [2, turn], [2, 3], ...common],
    [[w + 1, turn], [w - 3, turn], [w - 3, 3], ...common],
  ];
}

/** A way that crosses itself: who stands at the crossing sees them twice. */
function loop(rand: Random, w: number, h: number): Point[][] {
  const cross = rand.int(3, 4);
  const low = h - 3;
  const first = rand.int(3, 4);
  return [
    [
      [-2, first],
      [w - 2, first],
      [w - 2, low],
      [cross, low],
      [cross, 1],
      [w - 1, 1],
    ],
  ];
}

/** Two ways, one a side, that meet only at the goal. */
function twins(rand: Random, w: number, h: number): Point[][] {
  const c = rand.int(4, 5);
  const from = rand.int(1, 2);
  const side: Point[] = [
    [-2, from],
    [3, from],
    [3, from + 2],
    [0, from + 2],
    [0, from + 4],
    [2, from + 4],
    [2, h - 3],
  ];
  const end: Point[] = [
    [c, h - 3],
    [c, h - 1],
  ];
  return [
    [...side, ...end],
    [...side.map(([x, y]): Point => [w - 1 - x, y]), ...end],
  ];
}

const GRAMMARS = { snake, spiral, fork, gates, loop, twins } as const;
const NAMES = ['snake', 'spiral', 'fork', 'gates', 'loop', 'twins'] as const;
/** how many shapes of ways there are */
export const SHAPES = NAMES.length;

export function buildGround(rand: Random, stones: number, turn: number): Ground {
  const grammar = NAMES[turn % SHAPES] as Ground['grammar'];
  // lying or standing, where the shape has no above and below of its own
  const swap = (grammar === 'snake' || grammar === 'spiral') && rand.chance(0.5);
  const made = swap ? GRAMMARS[grammar](rand, ROWS, COLS) : GRAMMARS[grammar](rand, COLS, ROWS);
  const flipX = rand.chance(0.5);
  // enemies that come from below would come out of the shop
  const place = ([x, y]: Point): { x: number; y: number } => {
    const [a, b] = swap ? [y, x] : [x, y];
    return { x: (flipX ? COLS - 1 - a : a) + 0.5, y: b + 0.5 };
  };
  const cells = new Uint8Array(COLS * ROWS);
  const lanes = made.map((way) => {
    const points = way.map(place);
    let long = 0;
    for (let i = 1; i < points.length; i++) {
      const from = points[i - 1] as { x: number; y: number };
      const to = points[i] as { x: number; y: number };
      const steps = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
      long += steps;
      for (let k = 0; k <= steps; k++) {
        const c = Math.floor(from.x + Math.sign(to.x - from.x) * k);
        const r = Math.floor(from.y + Math.sign(to.y - from.y) * k);
        if (c >= 0 && r >= 0 && c < COLS && r < ROWS) cells[r * COLS + c] = 1;
      }
    }
    return { points, long };
  });
  const goal = lanes[0]?.points.at(-1) as { x: number; y: number };
  const placed: { c: number; r: number }[] = [];
  const free = rand.shuffle([...cells.keys()].filter((i) => cells[i] === 0));
  for (const i of free.slice(0, stones)) {
    cells[i] = 2;
    placed.push({ c: i % COLS, r: Math.floor(i / COLS) });
  }
  return { grammar, lanes, cells, goal, stones: placed };
}
