/** A quarter of streets and blocks: each block has a door to the street below it. Every street leads to every other. */
import type { Random } from '../../kit/random.js';
import { SOLID, Tiles } from '../../kit/tiles.js';

/** cells */
export const W = 26;
export const H = 17;
const STREET = 2;
const BLOCK_W = 4;
const BLOCK_H = 3;
const COLS = 4;
const ROWS = 3;

export interface Block {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where somebody waits, or something lies: the middle of a cell of the street. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export type Plan = 'grid' | 'square' | 'lanes';
export const PLANS: readonly Plan[] = ['grid', 'square', 'lanes'];

export interface Quarter {
  readonly plan: Plan;
  readonly tiles: Tiles;
  readonly blocks: readonly Block[];
  /** before the depot, whence things are brought, or where they are brought to */
  readonly home: Place;
  readonly depot: Block;
  /** before each of the other doors */
  readonly doors: readonly Place[];
  /** free cells of streets, in which something may stand without closing them */
  readonly kerbs: readonly number[];
}

const blockAt = (col: number, row: number, w = BLOCK_W): Block => ({
  x: STREET + col * (BLOCK_W + STREET),
  y: STREET + row * (BLOCK_H + STREET),
  w,
  h: BLOCK_H,
});
export const doorOf = ({ x, y, w, h }: Block): Place => ({ x: x + w / 2, y: y + h + 0.5 });

/** Blocks of a plan. `square` leaves two out for an open place, `lanes` joins some across a street. */
function blocksOf(rand: Random, plan: Plan): Block[] {
  const blocks: Block[] = [];
  const empty = plan === 'square' ? [1, 2] : [];
  for (let row = 0; row < ROWS; row++) {
    const joined = plan === 'lanes' ? rand.int(0, COLS - 2) : -1;
    for (let col = 0; col < COLS; col++) {
      if (row === 1 && empty.includes(col)) continue;
      if (col === joined) {
        blocks.push(blockAt(col, row, 2 * BLOCK_W + STREET));
        col++;
      } else blocks.push(blockAt(col, row));
    }
  }
  return blocks;
}

/** A quarter of that plan. The depot is a block near the middle. */
export function buildQuarter(rand: Random, plan: Plan): Quarter {
  const tiles = new Tiles(W, H);
  const blocks = blocksOf(rand, plan);
  for (const { x, y, w, h } of blocks) tiles.fill(x, y, w, h, SOLID);
  const inner = blocks.filter(({ x, w }) => x + w / 2 > W * 0.25 && x + w / 2 < W * 0.75);
  const depot = rand.pick(inner);
  const doors = blocks.filter((block) => block !== depot).map(doorOf);
  const kerbs: number[] = [];
  const near = ({ x, y }: Place, cx: number, cy: number): boolean =>
    Math.abs(x - cx - 0.5) + Math.abs(y - cy - 0.5) < 3;
  // in the middle of a street between two crossings, on one side of it: the other one stays free
  for (let cy = 0; cy < H; cy++)
    for (let cx = 0; cx < W; cx++) {
      const alone = cy % (BLOCK_H + STREET) === 0 && cx % (BLOCK_W + STREET) === STREET;
      if (!alone || tiles.get(cx, cy) === SOLID) continue;
      if (![doorOf(depot), ...doors].some((door) => near(door, cx, cy))) kerbs.push(cy * W + cx);
    }
  return { plan, tiles, blocks, depot, home: doorOf(depot), doors, kerbs };
}

/** Steps from a cell to every other along free cells; −1 where there is no way. `barred` cells are not entered. */
export function flood(tiles: Tiles, from: number, barred: ReadonlySet<number> = new Set()): Int16Array {
  const steps = new Int16Array(W * H).fill(-1);
  const queue = [from];
  steps[from] = 0;
  for (let at = 0; at < queue.length; at++) {
    const c = queue[at] as number;
    for (const n of besides(c)) {
      if (steps[n] !== -1 || barred.has(n) || tiles.cells[n] === SOLID) continue;
      steps[n] = (steps[c] as number) + 1;
      queue.push(n);
    }
  }
  return steps;
}

/** The four cells beside one, as far as there are. */
export function besides(c: number): number[] {
  const x = c % W;
  const out: number[] = [];
  if (x > 0) out.push(c - 1);
  if (x < W - 1) out.push(c + 1);
  if (c >= W) out.push(c - W);
  if (c < W * (H - 1)) out.push(c + W);
  return out;
}

export const cellAt = (x: number, y: number): number =>
  Math.max(0, Math.min(H - 1, Math.floor(y))) * W + Math.max(0, Math.min(W - 1, Math.floor(x)));
export const middleOf = (c: number): Place => ({ x: (c % W) + 0.5, y: Math.floor(c / W) + 0.5 });
