/** An open field: every way is open but where something stands, which is never in a row, so that one can run round each of it. */
import type { Random } from '../../kit/random.js';
import { beside, distances, flood, H, open, shut, SIZE, sound, W, WAYS, xOf, yOf, type Level } from './level.js';

/** how many things stand on it */
const LEAST = 9;
const MOST = 14;

/** Whether two cells are one or touch, corners too. */
const touch = (a: number, b: number): boolean => Math.abs(xOf(a) - xOf(b)) < 2 && Math.abs(yOf(a) - yOf(b)) < 2;

/** A field by chance alone; with `wraps`, left and right edge meet in one row. */
export function buildField(rand: Random, wraps: boolean): Level {
  for (;;) {
    const doors = new Uint8Array(SIZE);
    for (let c = 0; c < SIZE; c++) {
      if (xOf(c) < W - 1) open(doors, c, 0);
      if (yOf(c) < H - 1) open(doors, c, 1);
    }
    if (wraps) open(doors, rand.int(4, 6) * W + W - 1, 0);
    const start = (H - 1) * W + rand.int(2, W - 3);
    const many = rand.int(LEAST, MOST);
    const blocked: number[] = [];
    // what stands at the edge would make a corner to be caught in
    const inner = [...Array(SIZE).keys()].filter((c) => xOf(c) % (W - 1) > 0 && yOf(c) % (H - 1) > 0);
    for (const c of rand.shuffle(inner)) {
      if (blocked.length === many) break;
      if (touch(c, start) || blocked.some((other) => touch(other, c))) continue;
      for (const way of WAYS) if (beside({ doors }, c, way) >= 0) shut(doors, c, way);
      blocked.push(c);
    }
    const floor = [...Array(SIZE).keys()].filter((c) => !blocked.includes(c));
    if (!sound({ doors }, floor)) continue;
    const { steps } = flood({ doors }, start);
    const far = floor.toSorted((a, b) => (steps[b] as number) - (steps[a] as number));
    const dist = distances({ doors }, floor);
    return { grammar: 'field', doors, wraps, blocked, floor, start, goal: far[rand.int(0, 3)] as number, dist };
  }
}
