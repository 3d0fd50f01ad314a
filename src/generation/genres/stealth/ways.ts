/** Ways among cells: how far each is, and how to get there. */
import { SOLID, type Tiles } from '../../kit/tiles.js';
import { H, W } from './state.js';

export const SIDES = [1, -1, W, -W] as const;

/** Steps from a cell to every other, −1 where no way leads. */
export function flood(tiles: Tiles, from: number, closed: ReadonlySet<number> = new Set()): Int16Array {
  const steps = new Int16Array(W * H).fill(-1);
  steps[from] = 0;
  const queue = [from];
  for (const cell of queue)
    for (const side of SIDES) {
      const next = cell + side;
      if (steps[next] !== -1 || tiles.cells[next] === SOLID || closed.has(next)) continue;
      steps[next] = (steps[cell] as number) + 1;
      queue.push(next);
    }
  return steps;
}

/** The cells from one to another, both ends included; empty where no way leads. */
export function wayTo(tiles: Tiles, from: number, to: number, closed?: ReadonlySet<number>): number[] {
  const steps = flood(tiles, to, closed);
  const way: number[] = [];
  for (let at: number | undefined = from; at !== undefined && (steps[at] as number) >= 0;) {
    way.push(at);
    const left = steps[at] as number;
    if (left === 0) return way;
    at = SIDES.map((side) => (at as number) + side).find((next) => steps[next] === left - 1);
  }
  return [];
}
