/** The field: walls in half turn symmetry, so that neither side is better off, and crates; each free cell is reached from both corners. */
import type { Actor } from '../../design.js';
import { EMPTY, SOLID, Tiles } from '../../kit/tiles.js';
import type { Game } from '../../kit/types.js';
import { H, W, type Crate, type Spot } from './state.js';

/** pieces of wall: cells from their corner */
const PIECES: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
  [
    [0, 0],
    [0, 1],
    [0, 2],
  ],
  [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  [
    [0, 0],
    [0, 1],
  ],
  [[0, 0]],
];

/** Steps from a cell to every other, −1 where no way leads. */
export function spread(tiles: Tiles, { x, y }: Spot, into: Int16Array): void {
  into.fill(-1);
  const queue = [Math.floor(y) * W + Math.floor(x)];
  into[queue[0] as number] = 0;
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i] as number;
    for (const next of [at - 1, at + 1, at - W, at + W])
      if (into[next] === -1 && tiles.cells[next] !== SOLID) {
        into[next] = (into[at] as number) + 1;
        queue.push(next);
      }
  }
}

const isCorner = (x: number, y: number): boolean => (x <= 4 && y >= H - 5) || (x >= W - 5 && y <= 4);

/** Whether every free cell is reached from the first corner. */
function isWhole(tiles: Tiles, ways: Int16Array): boolean {
  spread(tiles, { x: 1, y: H - 2 }, ways);
  return ways.every((step, i) => step >= 0 || tiles.cells[i] === SOLID);
}

export function buildMap(g: Game): { tiles: Tiles; crates: Crate[] } {
  const { rand } = g;
  const tiles = new Tiles(W, H);
  for (const x of [0, W - 1]) tiles.fill(x, 0, 1, H, SOLID);
  for (const y of [0, H - 1]) tiles.fill(0, y, W, 1, SOLID);
  const ways = new Int16Array(W * H);
  const put = (cells: readonly Spot[], value: number): void => {
    for (const { x, y } of cells) {
      tiles.set(x, y, value);
      tiles.set(W - 1 - x, H - 1 - y, value);
    }
  };
  const wanted = 5 + rand.int(0, 2);
  for (let i = 0, laid = 0; i < 60 && laid < wanted; i++) {
    const [left, top] = [rand.int(1, W - 4), rand.int(1, H - 4)];
    const cells = rand.pick(PIECES).map(([x, y]) => ({ x: left + x, y: top + y }));
    const fits = cells.every(({ x, y }) => x > 0 && x < W - 1 && !isCorner(x, y) && tiles.get(x, y) === EMPTY);
    if (!fits) continue;
    put(cells, SOLID);
    if (isWhole(tiles, ways)) laid++;
    else put(cells, EMPTY);
  }
  // crates can be shot away, and shut nobody in meanwhile
  const { obstacles } = g.design.cast;
  const crates: Crate[] = [];
  for (let i = 0; i < 40 && crates.length < 8; i++) {
    const [x, y] = [rand.int(1, W - 2), rand.int(1, H - 2)];
    if (isCorner(x, y) || tiles.get(x, y) !== EMPTY || (x === W - 1 - x && y === H - 1 - y)) continue;
    put([{ x, y }], SOLID);
    if (!isWhole(tiles, ways)) {
      put([{ x, y }], EMPTY);
      continue;
    }
    const actor: Actor | null = obstacles[(crates.length / 2) % Math.max(1, obstacles.length)] ?? null;
    crates.push({ x, y, actor, hit: 0 }, { x: W - 1 - x, y: H - 1 - y, actor, hit: 0 });
  }
  return { tiles, crates };
}

/** Nothing solid between two places. */
export function sees(tiles: Tiles, a: Spot, b: Spot): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const n = Math.ceil(Math.sqrt(dx * dx + dy * dy) * 4);
  for (let i = 1; i < n; i++) if (tiles.solid(a.x + (dx * i) / n, a.y + (dy * i) / n)) return false;
  return true;
}
