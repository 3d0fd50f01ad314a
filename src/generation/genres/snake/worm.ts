/** A body of cells that moves from cell to cell: the hero's, and the rival's. */
import { at, DIRS, step, W, H, type Cell } from './level.js';

export interface Worm {
  /** first the cell that the head goes to, last the one that the tail leaves; both are between cells while `t` runs from 0 to 1 */
  body: Cell[];
  dir: Cell;
  t: number;
  /** cells still to grow */
  grow: number;
}

/** Comes out of one cell: all of it lies there, and unrolls as it goes. */
export const newWorm = (from: Cell, length: number, dir: Cell): Worm => ({
  body: Array.from({ length: length + 1 }, () => from),
  dir,
  t: 1,
  grow: 0,
});

/** from a to b by the shorter way, over the edge where that is one cell */
export const delta = (a: number, b: number, size: number): number =>
  b - a > size / 2 ? b - a - size : a - b > size / 2 ? b - a + size : b - a;

/** Between its two first cells, in units, middles of cells. */
export function headOf({ body, t }: Worm): { x: number; y: number } {
  const [to, from] = body as [Cell, Cell];
  return {
    x: from.x + delta(from.x, to.x, W) * t + 0.5,
    y: from.y + delta(from.y, to.y, H) * t + 0.5,
  };
}

/** How many of its first cells still stand in the way at its next step. */
const solidLength = (worm: Worm): number => worm.body.length - (worm.grow >= 1 ? 1 : 2);

export const covers = (worm: Worm, cell: Cell, length = solidLength(worm)): boolean => {
  for (let i = 0; i < length; i++) {
    const part = worm.body[i] as Cell;
    if (part.x === cell.x && part.y === cell.y) return true;
  }
  return false;
};

/** One cell on. A worm that grows leaves its tail where it is. */
export function advance(worm: Worm, to: Cell): void {
  worm.body.unshift(to);
  worm.body.pop();
  if (worm.grow >= 1) {
    worm.grow--;
    worm.body.push(worm.body.at(-1) as Cell);
  }
}

export function shrink(worm: Worm, by: number): void {
  worm.body.length = Math.max(4, worm.body.length - by);
}

/** the four cells beside each, −1 beyond an edge; first for closed edges, then for open ones: objects in the flood cost 20 µs a plan */
const NEXT = [false, true].map((wraps) =>
  Int16Array.from({ length: W * H * 4 }, (_, i) => {
    const c = i >> 2;
    const to = step({ x: c % W, y: Math.floor(c / W) }, DIRS[(i & 3) as 0], wraps);
    return to ? at(to) : -1;
  }),
);

/**
 * Steps to each cell from `from` (−1: not reached). `freeAt[c]` is the step from which cell c can be entered; a snake's own tail will be gone by then.
 */
export function flood(from: Cell, freeAt: Uint16Array, wraps: boolean): { steps: Int16Array; back: Int16Array } {
  const next = NEXT[Number(wraps)] as Int16Array;
  const steps = new Int16Array(W * H).fill(-1);
  const back = new Int16Array(W * H);
  const queue = new Int16Array(W * H);
  let end = 1;
  queue[0] = at(from);
  steps[at(from)] = 0;
  for (let i = 0; i < end; i++) {
    const cell = queue[i] as number;
    const n = (steps[cell] as number) + 1;
    for (let k = cell * 4; k < cell * 4 + 4; k++) {
      const to = next[k] as number;
      if (to < 0 || steps[to] !== -1 || (freeAt[to] as number) > n) continue;
      steps[to] = n;
      back[to] = cell;
      queue[end++] = to;
    }
  }
  return { steps, back };
}

export const NEVER = 9999;

/** Marks the cells of a worm's body with the step at which each will be free. */
export function markWorm(freeAt: Uint16Array, body: readonly Cell[], grow: number, pace = 1): void {
  const n = body.length - 1;
  for (let i = n - 1; i >= 0; i--) {
    const c = at(body[i] as Cell);
    freeAt[c] = Math.max(freeAt[c] as number, Math.ceil((n - i + Math.floor(grow)) / pace));
  }
}
