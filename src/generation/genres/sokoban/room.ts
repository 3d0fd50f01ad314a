/** Rooms of three shapes: a hall with pillars, two wings with a passage, a cave. One piece each, small enough to be searched. */
import type { Random } from '../../kit/random.js';

/** the largest room, walls and all */
export const SIDE = 9;
/** right, down, left, up */
export const WAYS = [0, 1, 2, 3] as const;
const STEP = [1, SIDE, -1, -SIDE] as const;
export type Shape = 'hall' | 'wings' | 'cave';
export const SHAPES: readonly Shape[] = ['hall', 'wings', 'cave'];

/** What lies on the floor besides boxes. */
export interface Tiles {
  /** where a box slides on */
  readonly ice: ReadonlySet<number>;
  /** cells on which nothing goes against the arrow, with its way */
  readonly arrows: ReadonlyMap<number, number>;
  /** what holds the door open while a box lies on it, and the door; −1 where there is none */
  readonly plate: number;
  readonly door: number;
}
export const BARE: Tiles = { ice: new Set(), arrows: new Map(), plate: -1, door: -1 };

export interface Room {
  readonly shape: Shape;
  /** 1 where somebody can stand; the outermost cells are always 0 */
  readonly floor: Uint8Array;
  readonly cells: readonly number[];
  readonly tiles: Tiles;
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

function wings(rand: Random, floor: Uint8Array, size: number, gates = size > 0 ? 2 : 1): void {
  const tall = rand.chance(0.5);
  const deep = [rand.int(2, 3), 3] as const;
  const long = [4 + Math.min(2, size), 4 + Math.min(2, size)] as const;
  const shift = rand.int(0, 1);
  const put = (a: number, b: number, da: number, db: number): void =>
    tall ? fill(floor, b, a, db, da) : fill(floor, a, b, da, db);
  put(1, 1, deep[0], long[0]);
  put(deep[0] + 2, 1 + shift, deep[1], long[1]);
  // the passage: two ways through in a large one, so that a box in one does not shut it
  const places = rand.shuffle([...Array(long[0] - 1 - shift).keys()]).slice(0, gates);
  for (const gate of places) put(deep[0] + 1, 1 + shift + gate, 1, 1);
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

/** A room of that floor, with nothing on it. */
export const roomOf = (shape: Shape, floor: Uint8Array): Room => ({
  shape,
  floor,
  cells: [...floor.keys()].filter((c) => floor[c]),
  tiles: BARE,
});

/** `size` 0…3: from a closet to all that a phone shows; `gates`: ways from wing to wing. */
export function buildRoom(rand: Random, shape: Shape, size: number, gates?: number): Room {
  for (;;) {
    const floor = new Uint8Array(SIDE * SIDE);
    ({ hall, wings, cave })[shape](rand, floor, size, gates);
    const room = roomOf(shape, floor);
    if (room.cells.length > 12 && room.cells.length < 37 && whole(floor)) return room;
  }
}

/** A hall with a niche in one of its sides, two deep, of which the innermost cell comes first. */
export function buildNiche(rand: Random, size: number): { room: Room; niche: readonly [number, number] } {
  const floor = new Uint8Array(SIDE * SIDE);
  const [w, h] = [rand.int(4, 5), rand.int(4, size > 1 ? 5 : 4)];
  fill(floor, 1, 1, w, h);
  pillars(rand, floor, size > 0 ? 1 : 0);
  // pillars leave the cell before it, and what is behind that, free
  const y = rand.int(1, h);
  fill(floor, w - 1, y, 4, 1);
  const turned = rand.chance(0.5);
  const cell = (x: number): number => (turned ? x * SIDE + y : y * SIDE + x);
  const laid = turned ? floor.map((_, c) => floor[xOf(c) * SIDE + yOf(c)] as number) : floor;
  return { room: roomOf('hall', laid), niche: [cell(w + 2), cell(w + 1)] };
}

/** Whether those cells are the only ways between two parts of the floor. */
export function parts(floor: Uint8Array, cells: readonly number[]): boolean {
  const rest = floor.slice();
  for (const c of cells) rest[c] = 0;
  return !whole(rest);
}

/** Passages of a room: cells between two walls, beyond each of which the room goes on. */
export const passagesOf = ({ floor, cells }: Pick<Room, 'floor' | 'cells'>): { cell: number; way: 0 | 1 }[] =>
  cells.flatMap((cell): { cell: number; way: 0 | 1 }[] => {
    const [right, down, left, up] = WAYS.map((way) => floor[next(cell, way)] === 1);
    if (right && left && !down && !up) return [{ cell, way: 0 }];
    return down && up && !right && !left ? [{ cell, way: 1 }] : [];
  });
