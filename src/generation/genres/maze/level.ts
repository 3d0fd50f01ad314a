/** Mazes of three grammars with thin walls: connected and free of dead ends by construction, flooded to prove it; and the steps between all cells. */
import type { Random } from '../../kit/random.js';

export const W = 9;
export const H = 11;
export const SIZE = W * H;
/** right, down, left, up: a way is an index of these */
export const DX = [1, 0, -1, 0] as const;
export const DY = [0, 1, 0, -1] as const;
export const WAYS = [0, 1, 2, 3] as const;
export type Grammar = 'warren' | 'halls' | 'rings' | 'mirrored' | 'field';
const GRAMMARS = ['warren', 'halls', 'rings'] as const satisfies readonly Grammar[];

export interface Level {
  readonly grammar: Grammar;
  /** bit i of a cell: the way i out of it is open */
  readonly doors: Uint8Array;
  readonly wraps: boolean;
  /** cells that something stands on */
  readonly blocked: readonly number[];
  /** cells to walk on */
  readonly floor: readonly number[];
  readonly start: number;
  readonly goal: number;
  /** steps between any two cells, by `a * SIZE + b`: a third of a millisecond once, where a search each step cost 50 µs a frame */
  readonly dist: Uint8Array;
}
type Doors = Pick<Level, 'doors'>;

export const xOf = (c: number): number => c % W;
export const yOf = (c: number): number => Math.floor(c / W);
/** Steps from a to b, both floor. */
export const between = (level: Level, a: number, b: number): number => level.dist[a * SIZE + b] as number;

/** The cell beside c that way, whatever is between; −1 beyond the upper and lower edge. Left and right edges meet. */
function next(c: number, way: number): number {
  const x = (xOf(c) + (DX[way] as number) + W) % W;
  const y = yOf(c) + (DY[way] as number);
  return y < 0 || y >= H ? -1 : y * W + x;
}

/** The cell that way, or −1 where a wall is. */
export const beside = (level: Doors, c: number, way: number): number =>
  ((level.doors[c] as number) >> way) & 1 ? next(c, way) : -1;

const inside = (c: number, way: number): boolean => next(c, way) >= 0 && Math.abs(xOf(next(c, way)) - xOf(c)) <= 1;
/** How many ways lead out of a cell. */
export const exits = (doors: Uint8Array, c: number): number =>
  WAYS.filter((way) => ((doors[c] as number) >> way) & 1).length;

/** Opens a way out of a cell, from both sides. */
export function open(doors: Uint8Array, c: number, way: number): void {
  const n = next(c, way);
  doors[c] = (doors[c] as number) | (1 << way);
  doors[n] = (doors[n] as number) | (1 << ((way + 2) % 4));
}
/** Shuts it, from both sides. */
export function shut(doors: Uint8Array, c: number, way: number): void {
  const n = next(c, way);
  doors[c] = (doors[c] as number) & ~(1 << way);
  doors[n] = (doors[n] as number) & ~(1 << ((way + 2) % 4));
}

/** Steps from a cell to every cell, −1 where no way leads; and the cell before each. `closed` cells are not entered. */
export function flood(
  level: Doors,
  from: number,
  closed?: (c: number, steps: number) => boolean,
): { steps: Int16Array; back: Int16Array } {
  const steps = new Int16Array(SIZE).fill(-1);
  const back = new Int16Array(SIZE).fill(-1);
  const queue = [from];
  steps[from] = 0;
  for (let i = 0; i < queue.length; i++) {
    const c = queue[i] as number;
    for (const way of WAYS) {
      const n = beside(level, c, way);
      if (n < 0 || steps[n] !== -1 || closed?.(n, (steps[c] as number) + 1)) continue;
      steps[n] = (steps[c] as number) + 1;
      back[n] = c;
      queue.push(n);
    }
  }
  return { steps, back };
}

/** Whether all floor hangs together and none of it is a dead end. */
export function sound(level: Doors, floor: readonly number[]): boolean {
  const [first] = floor;
  if (first === undefined) return false;
  const { steps } = flood(level, first);
  return floor.every((c) => steps[c] !== -1 && exits(level.doors, c) > 1);
}

/** The steps from each of these cells to all others, as a level keeps them; 255 where no way leads. */
export function distances(level: Doors, from: readonly number[]): Uint8Array {
  const dist = new Uint8Array(SIZE * SIZE).fill(255);
  for (const c of from) dist.set(Uint8Array.from(flood(level, c).steps), c * SIZE);
  return dist;
}

/** Winding corridors by depth-first search. */
function warren(rand: Random, doors: Uint8Array): void {
  const seen = new Set([rand.int(0, SIZE - 1)]);
  const stack = [...seen];
  while (stack.length > 0) {
    const c = stack.at(-1) as number;
    const ways = WAYS.filter((way) => inside(c, way) && !seen.has(next(c, way)));
    if (ways.length === 0) {
      stack.pop();
      continue;
    }
    const way = rand.pick(ways);
    open(doors, c, way);
    seen.add(next(c, way));
    stack.push(next(c, way));
  }
}

const ROOM_X = [0, 3, 6, W];
const ROOM_Y = [0, 4, 7, H];
/** Nine rooms with doors between. */
function halls(rand: Random, doors: Uint8Array): void {
  const roomOf = (c: number): number =>
    ROOM_X.findLastIndex((x) => xOf(c) >= x) + 3 * ROOM_Y.findLastIndex((y) => yOf(c) >= y);
  const gates = new Map<number, [number, number][]>();
  for (let c = 0; c < SIZE; c++)
    for (const way of [0, 1]) {
      if (!inside(c, way)) continue;
      const [a, b] = [roomOf(c), roomOf(next(c, way))];
      if (a === b) open(doors, c, way);
      else gates.set(a * 9 + b, [...(gates.get(a * 9 + b) ?? []), [c, way]]);
    }
  // a door in every wall but a few; that all rooms hang together is proved at the end
  for (const wall of gates.values()) if (rand.chance(0.95)) open(doors, ...rand.pick(wall));
}

/** Walks round and round, with gaps from one to the next. */
function rings(rand: Random, doors: Uint8Array): void {
  const ringOf = (c: number): number => Math.min(xOf(c), yOf(c), W - 1 - xOf(c), H - 1 - yOf(c));
  const gaps: [number, number][][] = [[], [], [], []];
  for (let c = 0; c < SIZE; c++)
    for (const way of WAYS) {
      if (!inside(c, way)) continue;
      const [a, b] = [ringOf(c), ringOf(next(c, way))];
      if (a === b) open(doors, c, way);
      else if (b > a) gaps[a]?.push([c, way]);
    }
  gaps.forEach((list, ring) => {
    for (const gap of rand.shuffle(list).slice(0, 6 - ring)) open(doors, ...gap);
  });
}

/** Opens every dead end and some more, so that nobody is trapped. */
function braid(rand: Random, doors: Uint8Array, more: number): void {
  const closed = (c: number): number[] => WAYS.filter((way) => inside(c, way) && !(((doors[c] as number) >> way) & 1));
  for (const c of rand.shuffle([...Array(SIZE).keys()]))
    while (exits(doors, c) < 2) open(doors, c, rand.pick(closed(c)));
  for (let i = 0; i < more; i++) {
    const c = rand.int(0, SIZE - 1);
    const ways = closed(c);
    if (ways.length > 0 && exits(doors, c) < 3) open(doors, c, rand.pick(ways));
  }
}

export function buildLevel(rand: Random, turn: number, wraps: boolean): Level {
  const grammar = GRAMMARS[turn % GRAMMARS.length] as (typeof GRAMMARS)[number];
  for (;;) {
    const doors = new Uint8Array(SIZE);
    ({ warren, halls, rings })[grammar](rand, doors);
    braid(rand, doors, grammar === 'warren' ? 14 : 6);
    if (wraps) open(doors, rand.int(4, 6) * W + W - 1, 0);
    const start = (H - 1) * W + rand.int(2, W - 3);
    let floor = [...Array(SIZE).keys()];
    if (!sound({ doors }, floor)) continue;
    const blocked: number[] = [];
    // something stands in the middle of rooms, or anywhere else where no way is cut by it
    const middles = [1, 4, 7].flatMap((x) => [1, 5, 9].map((y) => y * W + x));
    for (const c of rand.shuffle(grammar === 'halls' ? middles : floor)) {
      if (blocked.length > (grammar === 'halls' ? 6 : 3)) break;
      if (c === start) continue;
      const kept = doors.slice();
      for (const way of WAYS) if (beside({ doors }, c, way) >= 0) shut(doors, c, way);
      const rest = floor.filter((other) => other !== c);
      if (sound({ doors }, rest)) {
        blocked.push(c);
        floor = rest;
      } else doors.set(kept);
    }
    const { steps } = flood({ doors }, start);
    const far = floor.toSorted((a, b) => (steps[b] as number) - (steps[a] as number));
    const dist = distances({ doors }, floor);
    return { grammar, doors, wraps, blocked, floor, start, goal: far[rand.int(0, 3)] as number, dist };
  }
}

/** `n` cells of `free`, spread out: each the farthest of a few from those before. */
export function spread(rand: Random, free: readonly number[], n: number, taken: readonly number[]): number[] {
  const all = rand.shuffle(free.filter((c) => !taken.includes(c)));
  const out: number[] = [];
  while (out.length < n && all.length > 0) {
    let best = 0;
    let most = -1;
    for (let i = 0; i < Math.min(all.length, 6); i++) {
      const c = all[i] as number;
      let near = 99;
      for (const o of out) near = Math.min(near, Math.abs(xOf(o) - xOf(c)) + Math.abs(yOf(o) - yOf(c)));
      if (near > most) [most, best] = [near, i];
    }
    out.push(...all.splice(best, 1));
  }
  return out;
}
