/**
 * The three grounds of snake: an open field with a few rocks, islands, rooms with doors. Proven before use: every free cell is reached from the
 * start, and none is a dead end, so that no item lies where a snake can't turn (0.1 ms a level).
 */
import type { Random } from '../../kit/random.js';

export const W = 12;
export const H = 14;
export const DIRS = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;

export interface Cell {
  readonly x: number;
  readonly y: number;
}
interface Rect extends Cell {
  readonly w: number;
  readonly h: number;
}
export interface Level {
  readonly grammar: 'field' | 'islands' | 'rooms';
  /** 1 where a wall stands, by `at` */
  readonly walls: Uint8Array;
  /** some come up while it is played */
  readonly rects: Rect[];
  /** the den: the snake comes out of it to the right */
  readonly start: Cell;
}

export const at = (cell: Cell): number => cell.y * W + cell.x;
const RUN = 5;

/** `wraps`: the cell beyond an edge is the one on the other side; without it, null. */
export function step(cell: Cell, dir: Cell, wraps: boolean): Cell | null {
  const x = cell.x + dir.x;
  const y = cell.y + dir.y;
  if (wraps) return { x: (x + W) % W, y: (y + H) % H };
  return x < 0 || y < 0 || x >= W || y >= H ? null : { x, y };
}

/** How many free cells `start` reaches on foot, edges closed; −1 if one of the free cells is a dead end. */
export function reach(walls: Uint8Array, start: Cell): number {
  const seen = new Uint8Array(W * H);
  const queue: Cell[] = [start];
  seen[at(start)] = 1;
  for (let i = 0; i < queue.length; i++) {
    let ways = 0;
    for (const dir of DIRS) {
      const next = step(queue[i] as Cell, dir, false);
      if (!next || walls[at(next)]) continue;
      ways++;
      if (!seen[at(next)]) {
        seen[at(next)] = 1;
        queue.push(next);
      }
    }
    if (ways < 2) return -1;
  }
  return queue.length;
}

/** a cell with room to the right, near the left edge and half-way down */
function den(walls: Uint8Array): Cell | null {
  let best: Cell | null = null;
  let least = Infinity;
  for (let y = 1; y < H - 1; y++)
    for (let x = 1; x + RUN < W; x++) {
      let free = true;
      for (let i = 0; i <= RUN && free; i++) free = !walls[at({ x: x + i, y })];
      const far = Math.abs(x - 2) + Math.abs(y - H / 2);
      if (free && far < least) {
        least = far;
        best = { x, y };
      }
    }
  return best;
}

function field(rand: Random, skill: number): Rect[] {
  return scatter(rand, 1 + Math.round(skill * 3), () => ({ w: 1, h: 1 }));
}

const SHAPES = [
  { w: 1, h: 3 },
  { w: 3, h: 1 },
  { w: 2, h: 2 },
  { w: 4, h: 1 },
  { w: 1, h: 4 },
  { w: 3, h: 2 },
];
function islands(rand: Random, skill: number): Rect[] {
  return scatter(rand, 2 + Math.round(skill * 1.5), () => rand.pick(SHAPES));
}

/** Pairs, each the other turned about the middle, with lanes of two cells between all and along the edge. */
function scatter(rand: Random, pairs: number, shape: () => { w: number; h: number }): Rect[] {
  const rects: Rect[] = [];
  for (let i = 0; i < pairs * 12 && rects.length < pairs * 2; i++) {
    const { w, h } = shape();
    const a = { x: rand.int(2, W - 2 - w), y: rand.int(2, H - 2 - h), w, h };
    const b = { x: W - a.x - w, y: H - a.y - h, w, h };
    const near = (p: Rect, q: Rect): boolean =>
      p.x < q.x + q.w + 2 && q.x < p.x + p.w + 2 && p.y < q.y + q.h + 2 && q.y < p.y + p.h + 2;
    if (!near(a, b) && !rects.some((rect) => near(rect, a) || near(rect, b))) rects.push(a, b);
  }
  return rects;
}

function rooms(rand: Random, skill: number): Rect[] {
  const door = skill < 0.6 ? 3 : 2;
  const rects: Rect[] = [];
  /** a wall over that span with a door in it, as two pieces */
  const wall = (upright: boolean, line: number, from: number, to: number): void => {
    const gap = rand.int(from + 1, to - door - 1);
    for (const [a, b] of [
      [from, gap],
      [gap + door, to],
    ] as const)
      if (b > a) rects.push(upright ? { x: line, y: a, w: 1, h: b - a } : { x: a, y: line, w: b - a, h: 1 });
  };
  const plan = rand.pick(['cross', 'floors', 'halls'] as const);
  if (plan === 'cross') {
    const x = rand.int(5, 6);
    const y = rand.int(6, 7);
    wall(true, x, 0, y);
    wall(true, x, y + 1, H);
    wall(false, y, 0, x);
    wall(false, y, x + 1, W);
    rects.push({ x, y, w: 1, h: 1 });
  } else if (plan === 'floors') {
    for (const y of [4, 9]) {
      wall(false, y, 0, W / 2);
      wall(false, y, W / 2, W);
    }
  } else {
    for (const x of [3, 8]) {
      wall(true, x, 0, H / 2);
      wall(true, x, H / 2, H);
    }
  }
  return rects;
}

const MAKERS = { field, islands, rooms };

/** The ground of a level: field, islands, rooms in turn, and again. `skill` 0…1 puts more in the way. */
export function buildLevel(rand: Random, level: number, skill: number): Level {
  const grammar = (['field', 'islands', 'rooms'] as const)[(level - 1) % 3] as Level['grammar'];
  for (let i = 0; i < 30; i++) {
    const rects = MAKERS[grammar](rand, skill);
    const walls = new Uint8Array(W * H);
    for (const rect of rects)
      for (let y = 0; y < rect.h; y++) for (let x = 0; x < rect.w; x++) walls[at({ x: rect.x + x, y: rect.y + y })] = 1;
    const start = den(walls);
    if (start && reach(walls, start) === walls.filter((wall) => wall === 0).length)
      return { grammar, walls, rects, start };
  }
  return { grammar: 'field', walls: new Uint8Array(W * H), rects: [], start: { x: 2, y: H / 2 } };
}
