/** A room for each idea: what lies on its floor, and a puzzle that can't be solved without it. */
import type { Random } from '../../kit/random.js';
import { explorePuzzle } from './explore.js';
import type { RoomIdea } from './ideas.js';
import { BARE, buildNiche, buildRoom, flood, next, parts, passagesOf, WAYS, xOf, yOf, type Room } from './room.js';
import { trace, type Trace } from './rules.js';
import { buildPuzzle, type Puzzle } from './solve.js';

export interface Made {
  readonly room: Room;
  readonly puzzle: Puzzle;
}
export interface Ask {
  readonly rand: Random;
  /** boxes, at least two */
  readonly n: number;
  readonly pushes: number;
  /** 0…3 */
  readonly size: number;
}

/** standings looked at for one room */
const MOST = 500;

const walked = ({ room, puzzle }: Made): Trace => trace(room, puzzle, puzzle.solution) as Trace;
const away = (a: number, b: number): number => Math.abs(xOf(a) - xOf(b)) + Math.abs(yOf(a) - yOf(b));

const isSolved = ({ goals }: Puzzle, boxes: readonly number[]): boolean => goals.every((c) => boxes.includes(c));

/** Two boxes lie side by side, and the hero could walk up to both in line: the push that does not work. */
function isRow({ room, puzzle: { boxes, hero } }: Made): boolean {
  const reached = flood((c) => room.floor[c] === 1 && !boxes.includes(c), hero);
  return boxes.some((box) =>
    WAYS.some((way) => {
      const [ahead, behind] = [next(box, way), next(box, (way + 2) % 4)];
      return boxes.includes(ahead) && room.floor[next(ahead, way)] === 1 && (reached[behind] as number) >= 0;
    }),
  );
}

/** Cells for so many boxes and the hero, apart from the walls where they can be: a box in a corner never gets out. */
function place(rand: Random, room: Room, n: number, free: (c: number) => boolean): { boxes: number[]; hero: number } {
  const open = (c: number): boolean => {
    const [right, down, left, up] = WAYS.map((way) => room.floor[next(c, way)] === 1);
    return Boolean((right && left) || (down && up));
  };
  const cells = rand.shuffle(room.cells.filter((c) => free(c)));
  const boxes = cells.filter(open).slice(0, n);
  return { boxes, hero: cells.find((c) => !boxes.includes(c)) as number };
}

function row({ rand, n, pushes, size }: Ask): Made | null {
  const room = buildRoom(rand, 'hall', size);
  const puzzle = buildPuzzle(rand, room, n, pushes, MOST, { suits: (one) => isRow({ room, puzzle: one }) });
  return puzzle && { room, puzzle };
}

function gate({ rand, n, pushes, size }: Ask): Made | null {
  const room = buildRoom(rand, 'wings', size, 1);
  const gates = passagesOf(room)
    .map(({ cell }) => cell)
    .filter((cell) => parts(room.floor, [cell]));
  if (gates.length === 0) return null;
  const suits = (puzzle: Puzzle): boolean => walked({ room, puzzle }).boxes.some((c) => gates.includes(c));
  const puzzle = buildPuzzle(rand, room, n, pushes, MOST, { suits });
  return puzzle && { room, puzzle };
}

function deepest({ rand, n, pushes, size }: Ask): Made | null {
  const { room, niche } = buildNiche(rand, size);
  const rest = rand.shuffle(room.cells.filter((c) => away(c, niche[1]) > 2)).slice(0, n - 2);
  const puzzle = buildPuzzle(rand, room, n, pushes, MOST, { goals: [...niche, ...rest] });
  return puzzle && { room, puzzle };
}

function slides({ rand, n, pushes, size }: Ask): Made | null {
  const bare = buildRoom(rand, 'hall', Math.max(1, size));
  const xs = bare.cells.map(xOf);
  const ys = bare.cells.map(yOf);
  // a pond in the middle, with a bank round it that spots can lie on
  const [left, right] = [Math.min(...xs) + 1, Math.max(...xs) - 1];
  const [top, bottom] = [Math.min(...ys) + 1, Math.max(...ys) - 1];
  const ice = new Set(bare.cells.filter((c) => xOf(c) >= left && xOf(c) <= right && yOf(c) >= top && yOf(c) <= bottom));
  const room: Room = { ...bare, tiles: { ...BARE, ice } };
  const start = place(rand, room, n, () => true);
  const puzzle = explorePuzzle(rand, room, start, pushes, MOST, {
    spot: (c) => !ice.has(c),
    suits: (one) =>
      walked({ room, puzzle: one }).longest > 1 && !isSolved(one, trace(bare, one, one.solution)?.end.boxes ?? []),
  });
  return puzzle && { room, puzzle };
}

function oneway({ rand, n, pushes, size }: Ask): Made | null {
  const bare = buildRoom(rand, 'wings', size, 2);
  const gates = passagesOf(bare);
  const [one, other] = gates;
  if (!one || gates.length !== 2 || one.way !== other?.way || !parts(bare.floor, [one.cell, other.cell])) return null;
  const turn = rand.int(0, 1);
  const arrows = new Map(gates.map(({ cell, way }, i) => [cell, (way + 2 * ((i + turn) % 2)) % 4]));
  const room: Room = { ...bare, tiles: { ...BARE, arrows } };
  const start = place(rand, room, n, (c) => !arrows.has(c));
  const puzzle = explorePuzzle(rand, room, start, pushes, MOST, {
    spot: (c) => !arrows.has(c),
    // there and back again, by one each
    suits: (puzzle) => gates.every(({ cell }) => walked({ room, puzzle }).hero.includes(cell)),
  });
  return puzzle && { room, puzzle };
}

function matching({ rand, n, pushes, size }: Ask): Made | null {
  const room = buildRoom(rand, rand.chance(0.5) ? 'hall' : 'cave', size);
  const start = place(rand, room, Math.min(n, 3), () => true);
  const puzzle = explorePuzzle(rand, room, { ...start, own: true }, pushes, MOST, {
    spot: () => true,
    suits: () => true,
  });
  return puzzle && { room, puzzle };
}

function plate({ rand, n, pushes, size }: Ask): Made | null {
  const bare = buildRoom(rand, 'wings', size, 1);
  const [door, another] = passagesOf(bare).map(({ cell }) => cell);
  if (door === undefined || another !== undefined || !parts(bare.floor, [door])) return null;
  const wing = flood((c) => bare.floor[c] === 1 && c !== door, rand.pick(bare.cells.filter((c) => c !== door)));
  const here = bare.cells.filter((c) => (wing[c] as number) >= 0);
  const plates = here.filter((c) => away(c, door) > 2);
  if (plates.length === 0) return null;
  const room: Room = { ...bare, tiles: { ...BARE, plate: rand.pick(plates), door } };
  // one box is with the hero, to lie on the plate
  const [first] = place(rand, room, 1, (c) => here.includes(c) && c !== room.tiles.plate).boxes;
  if (first === undefined) return null;
  const others = place(rand, room, n - 1, (c) => c !== door && c !== room.tiles.plate && c !== first).boxes;
  const boxes = [first, ...others];
  const hero = rand.pick(here.filter((c) => !boxes.includes(c)));
  const puzzle = explorePuzzle(rand, room, { boxes, hero }, pushes, MOST, {
    spot: (c) => c !== door,
    suits: (one) => walked({ room, puzzle: one }).hero.includes(door),
  });
  return puzzle && { room, puzzle };
}

const MAKES: Readonly<Record<Exclude<RoomIdea, 'plain'>, (ask: Ask) => Made | null>> = {
  row,
  gate,
  deepest,
  slides,
  oneway,
  matching,
  plate,
};

/** tries after which a room takes fewer pushes than were asked for */
const PATIENT = 3;
const TRIES = 120;

/** A room of that idea of about so many pushes. */
export function buildIdeaRoom(idea: Exclude<RoomIdea, 'plain'>, ask: Ask): Made {
  let best: Made | null = null;
  for (let tries = 0; tries < TRIES; tries++) {
    const made = MAKES[idea](ask);
    if (made && (!best || made.puzzle.pushes > best.puzzle.pushes)) best = made;
    if (best && (best.puzzle.pushes >= ask.pushes * 0.75 || tries >= PATIENT)) return best;
  }
  throw new Error(`no room of ${idea} in ${TRIES}`);
}
