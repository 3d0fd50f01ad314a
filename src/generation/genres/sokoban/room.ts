/** Rooms of three shapes: a hall with pillars, two wings with a passage, a cave. One piece each, small enough to be searched. */
import type { Random } from '../../kit/random.js';

/** the largest room, walls and all */
export const SIDE = 9;
/** right, down, left, up */
export const WAYS = [0, 1, 2, 3] as const;
const STEP = [1, SIDE, -1, -SIDE] as const;
export type Shape = 'hall' | 'wings' | 'cave';
export const SHAPES: readonly Shape[] = ['hall', 'wings', 'cave'];

export interface Room {
  readonly shape: Shape;
  /** 1 where somebody can stand; the outermost cells are always 0 */
  readonly floor: Uint8Array;
  readonly cells: readonly number[];
}

export const next = (c: number, way: number): number => c + (STEP[way] as number);
export const xOf = (c: number): number => c % SIDE;
export const yOf = (c: number): number => Math.floor(c / SIDE);

/** Steps from a cell over what is free, −1 where no way leads. */
export function flood(free: (c: number) => boolean, from: number): Int16Array {
  const steps = new Int16Array(SIDE * SIDE).fill(-1);
  const queue = [from];
  steps[from] = 0;
  for (const c of queue)
    for (const way of WAYS) {
      const n = next(c, way);
      if (steps[n] !== -1 || !free(n)) continue;
      steps[n] = (steps[c] as number) + 1;
      queue.push(n);
    }
  return steps;
}

function fill(floor: Uint8Array, x: number, y: number, w: number, h: number, value = 1): void {
  for (let j = y; j < y + h; j++) for (let i = x; i < x + w; i++) floor[j * SIDE + i] = value;
}

/** Whether the floor is of one piece. */
export function whole(floor: Uint8Array): boolean {
  const cells = [...floor.keys()].filter((c) => floor[c]);
  const steps = flood((c) => floor[c] === 1, cells[0] as number);
  return cells.every((c) => steps[c] !== -1);
}

/** Puts up pillars one by one, none of which cuts the room in two. */
function pillars(rand: Random, floor: Uint8Array, n: number): void {
  const cells = [...floor.keys()].filter((c) => floor[c]);
  for (const c of rand.shuffle(cells).slice(0, n)) {
    floor[c] = 0;
    if (!whole(floor)) floor[c] = 1;
  }
}

function hall(rand: Random, floor: Uint8Array, size: number): void {
  const w = rand.int(4, 5 + Math.min(2, size));
  const h = Math.min(7, Math.max(4, Math.round((15 + size * 6) / w)));
  fill(floor, 1, 1, w, h);
  pillars(rand, floor, 1 + size);
}

function wings(rand: Random, floor: Uint8Array, size: number): void {
  const tall = rand.chance(0.5);
  const deep = [rand.int(2, 3), 3] as const;
  const long = [4 + Math.min(2, size), 4 + Math.min(2, size)] as const;
  const shift = rand.int(0, 1);
  const put = (a: number, b: number, da: number, db: number): void =>
    tall ? fill(floor, b, a, db, da) : fill(floor, a, b, da, db);
  put(1, 1, deep[0], long[0]);
  put(deep[0] + 2, 1 + shift, deep[1], long[1]);
  // the passage: two ways through in a large one, so that a box in one does not shut it
  const gates = rand.shuffle([...Array(long[0] - 1 - shift).keys()]).slice(0, size > 0 ? 2 : 1);
  for (const gate of gates) put(deep[0] + 1, 1 + shift + gate, 1, 1);
  pillars(rand, floor, size);
}

function cave(rand: Random, floor: Uint8Array, size: number): void {
  let [x, y] = [4, 4];
  const goal = 17 + size * 4;
  for (let tries = 0; tries < 200 && floor.reduce((sum, one) => sum + one, 0) < goal; tries++) {
    fill(floor, x, y, rand.int(1, 2), rand.int(1, 2));
    const way = rand.int(0, 3);
    x = Math.min(6, Math.max(1, x + [1, 0, -1, 0][way]! * rand.int(1, 2)));
    y = Math.min(6, Math.max(1, y + [0, 1, 0, -1][way]! * rand.int(1, 2)));
  }
}

/** `size` 0…3: from a closet to all that a phone shows. */
export function buildRoom(rand: Random, shape: Shape, size: number): Room {
  for (;;) {
    const floor = new Uint8Array(SIDE * SIDE);
    ({ hall, wings, cave })[shape](rand, floor, size);
    const cells = [...floor.keys()].filter((c) => floor[c]);
    if (cells.length > 12 && cells.length < 37 && whole(floor)) return { shape, floor, cells };
  }
}
