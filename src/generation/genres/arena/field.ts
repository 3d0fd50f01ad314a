/** The arena's floor: three layouts of cover whose free cells are all reached from the middle, and the way to the hero from each of them. */
import { SOLID, Tiles } from '../../kit/tiles.js';
import type { Game } from '../../kit/types.js';
import { dist, type Spot } from './state.js';

/** cells, with a ring of wall around */
export const W = 26;
export const H = 20;

/** Cells that can be reached from the middle. */
function flood(tiles: Tiles): Int16Array {
  const seen = new Int16Array(W * H).fill(-1);
  spread(tiles, W >> 1, H >> 1, seen);
  return seen;
}

/** Steps from a cell to every other, −1 where no way leads. */
export function spread(tiles: Tiles, x: number, y: number, into: Int16Array): void {
  into.fill(-1);
  const queue = [y * W + x];
  into[queue[0] as number] = 0;
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i] as number;
    const step = (into[at] as number) + 1;
    for (const next of [at - 1, at + 1, at - W, at + W])
      if (into[next] === -1 && tiles.cells[next] !== SOLID) {
        into[next] = step;
        queue.push(next);
      }
  }
}

/** Open ground with a wall around. */
export function fenced(): Tiles {
  const tiles = new Tiles(W, H);
  tiles.fill(0, 0, W, 1, SOLID);
  tiles.fill(0, H - 1, W, 1, SOLID);
  tiles.fill(0, 0, 1, H, SOLID);
  tiles.fill(W - 1, 0, 1, H, SOLID);
  return tiles;
}

/** Four-fold mirrored, so that no side is unfair; the middle stays free for the hero. */
export function buildField(g: Game): Tiles {
  const { rand } = g;
  const tiles = fenced();
  const put = (x: number, y: number, w: number, h: number): void => {
    for (const left of [x, W - x - w]) for (const top of [y, H - y - h]) tiles.fill(left, top, w, h, SOLID);
  };
  const layout = ['open', 'pillars', 'ruins'][(g.level + rand.int(0, 2)) % 3];
  if (layout === 'open') {
    put(rand.int(3, 5), rand.int(3, 4), 2, 1);
    put(rand.int(8, 9), rand.int(5, 6), 1, 1);
  } else if (layout === 'pillars') {
    for (const x of [4, 8]) for (const y of [3, 7]) if (x + y > 7) put(x, y, x === 8 ? 1 : rand.int(1, 2), 1);
    put(4, 3, 1, 2);
    put(12, 4, 1, 1);
  } else {
    const x = rand.int(4, 5);
    put(x, 4, rand.int(3, 4), 1);
    put(x, 4, 1, rand.int(2, 3));
    put(rand.int(10, 11), rand.int(2, 4), 1, 2);
    put(rand.int(2, 4), 9, 1, 1);
  }
  // the proof: what can't be reached is filled, so that nothing is ever put there
  const seen = flood(tiles);
  for (let i = 0; i < seen.length; i++) if (seen[i] === -1) tiles.cells[i] = SOLID;
  return tiles;
}

/** A free place, `away` from the hero where that can be had. */
export function freeSpot(g: Game, tiles: Tiles, from: Spot, away: number): Spot {
  let best: Spot = { x: W / 2, y: H / 2 };
  let far = -1;
  for (let i = 0; i < 24; i++) {
    const x = g.rand.int(2, W - 3) + 0.5;
    const y = g.rand.int(2, H - 3) + 0.5;
    if (tiles.solid(x, y)) continue;
    const d = dist(x - from.x, y - from.y);
    if (d > far) {
      best = { x, y };
      far = d;
    }
    if (d >= away && i > 1) return { x, y };
  }
  return best;
}

/** Nothing solid between two places, for something `half` wide to each side. */
export function sees(tiles: Tiles, a: Spot, b: Spot, half = 0.36): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const n = Math.ceil(dist(dx, dy) * 2);
  const sx = (-dy / (n || 1)) * half * 2;
  const sy = (dx / (n || 1)) * half * 2;
  for (let i = 1; i < n; i++) {
    const x = a.x + (dx * i) / n;
    const y = a.y + (dy * i) / n;
    if (tiles.solid(x + sx, y + sy) || tiles.solid(x - sx, y - sy)) return false;
  }
  return true;
}

/** Where to go from here to get nearer by the steps in `ways`: the middle of the best cell around. */
export function downhill(tiles: Tiles, ways: Int16Array, from: Spot): Spot {
  const cx = Math.floor(from.x);
  const cy = Math.floor(from.y);
  let best = ways[cy * W + cx] ?? -1;
  if (best < 0) best = 999;
  let to = { x: cx, y: cy };
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const step = ways[(cy + dy) * W + cx + dx] ?? -1;
      if (step < 0 || step >= best) continue;
      // no cutting of corners
      if (dx && dy && (tiles.get(cx + dx, cy) === SOLID || tiles.get(cx, cy + dy) === SOLID)) continue;
      best = step;
      to = { x: cx + dx, y: cy + dy };
    }
  return { x: to.x + 0.5, y: to.y + 0.5 };
}
