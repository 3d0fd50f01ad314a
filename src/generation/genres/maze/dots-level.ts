/** A maze whose right half mirrors its left one: a den in the middle that lets out and nobody in, a tunnel from edge to edge beside it, no dead ends. */
import type { Random } from '../../kit/random.js';
import { beside, distances, DX, DY, exits, H, open, SIZE, sound, W, WAYS, xOf, yOf, type Level } from './level.js';
import type { Dot } from './state.js';

/** column of the axis, and the row of den and tunnel */
const AXIS = (W - 1) / 2;
const ROW = (H - 1) / 2;
const at = (x: number, y: number): number => y * W + x;

/** The den's cells, that of its door first. */
export const DEN = [at(AXIS, ROW), at(AXIS - 1, ROW), at(AXIS + 1, ROW)] as const;
/** where one comes out of the den */
export const DOORSTEP = at(AXIS, ROW - 1);
/** where fruit lies: below the den */
export const FRUIT = at(AXIS, ROW + 1);
/** what turns the chase round lies near the corners */
export const POWERS = [at(0, 1), at(W - 1, 1), at(0, H - 2), at(W - 1, H - 2)] as const;
export const CORNERS = [at(W - 1, 0), at(0, 0), at(W - 1, H - 1), at(0, H - 1)] as const;

const isDen = (c: number): boolean => (DEN as readonly number[]).includes(c);
const mirrored = (c: number): number => at(W - 1 - xOf(c), yOf(c));
/** right and left change places */
const mirroredWay = (way: number): number => (way % 2 ? way : 2 - way);

/** Opens a way and its mirror image. */
function openBoth(doors: Uint8Array, c: number, way: number): void {
  open(doors, c, way);
  open(doors, mirrored(c), mirroredWay(way));
}

/** Ways out of a cell of the left half that lead to no den and stay in that half. */
const ways = (c: number): number[] =>
  WAYS.filter((way) => {
    const x = xOf(c) + (DX[way] as number);
    const y = yOf(c) + (DY[way] as number);
    return x >= 0 && x <= AXIS && y >= 0 && y < H && !isDen(at(x, y));
  });
const beyond = (c: number, way: number): number => at(xOf(c) + (DX[way] as number), yOf(c) + (DY[way] as number));

/** Winding ways through the left half, drawn on both; a ring round the den is there from the first. */
function wind(rand: Random, doors: Uint8Array): void {
  const ring = [at(AXIS - 1, ROW - 1), at(AXIS - 2, ROW - 1), at(AXIS - 2, ROW), at(AXIS - 2, ROW + 1)];
  for (const [i, way] of [0, 0, 1, 1].entries()) openBoth(doors, ring[i] as number, way);
  openBoth(doors, at(AXIS - 2, ROW + 1), 0);
  openBoth(doors, at(AXIS - 1, ROW + 1), 0);
  const seen = new Set([...ring, DOORSTEP, at(AXIS - 1, ROW + 1), FRUIT]);
  const stack = rand.shuffle([...seen]);
  while (stack.length > 0) {
    const c = stack.at(-1) as number;
    const free = ways(c).filter((way) => !seen.has(beyond(c, way)));
    if (free.length === 0) {
      stack.pop();
      continue;
    }
    const way = rand.pick(free);
    openBoth(doors, c, way);
    seen.add(beyond(c, way));
    stack.push(beyond(c, way));
  }
}

/** Opens each dead end, and a few ways more, always on both sides. */
function braid(rand: Random, doors: Uint8Array): void {
  const half = Array.from({ length: SIZE }, (_, c) => c).filter((c) => xOf(c) <= AXIS && !isDen(c));
  const shut = (c: number): number[] => ways(c).filter((way) => beside({ doors }, c, way) < 0);
  for (const c of rand.shuffle(half)) if (exits(doors, c) < 2) openBoth(doors, c, rand.pick(shut(c)));
  for (let i = 0; i < 7; i++) {
    const c = rand.pick(half);
    if (exits(doors, c) < 3 && shut(c).length > 0) openBoth(doors, c, rand.pick(shut(c)));
  }
}

/** A maze by chance alone. */
export function buildMirrored(rand: Random): Level {
  for (;;) {
    const doors = new Uint8Array(SIZE);
    wind(rand, doors);
    braid(rand, doors);
    open(doors, at(W - 1, ROW), 0);
    const floor = Array.from({ length: SIZE }, (_, c) => c).filter((c) => !isDen(c));
    if (!sound({ doors }, floor)) continue;
    // out of the den only: the other side of its door stays shut
    open(doors, DEN[1], 0);
    open(doors, DEN[0], 0);
    doors[DEN[0]] = (doors[DEN[0]] as number) | (1 << 3);
    const dist = distances({ doors }, [...floor, ...DEN]);
    const start = at(AXIS, H - 2);
    return { grammar: 'mirrored', doors, wraps: true, blocked: [], floor, start, goal: start, dist };
  }
}

/** A dot on each cell and between each two, but where the hero and what is strong stand, and in the tunnel's mouths. */
export function dotsOf(level: Level): Dot[] {
  const bare = new Set<number>([level.start, ...POWERS]);
  const dots: Dot[] = [];
  for (const c of level.floor) {
    const [x, y] = [xOf(c) + 0.5, yOf(c) + 0.5];
    if (!bare.has(c)) dots.push({ x, y, cells: [c] });
    for (const way of [0, 1] as const) {
      const n = beside(level, c, way);
      if (n < 0 || Math.abs(xOf(n) - xOf(c)) > 1) continue;
      dots.push({ x: x + (DX[way] as number) / 2, y: y + (DY[way] as number) / 2, cells: [c, n] });
    }
  }
  return dots;
}
