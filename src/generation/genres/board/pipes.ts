/** Pieces of pipe, or of cable, that are turned: where they open, how what flows goes through them, where it leaks. Pure, no game in it. */
import type { Random } from '../../kit/random.js';
import { xOf, yOf, type Grid } from './grid.js';

/** Ways out of a cell, clockwise from above; bit `1 << way` of a piece is set where it opens that way. */
export const WAYS = [0, 1, 2, 3] as const;
export type Way = (typeof WAYS)[number];

/** The way that looks back: what enters to the right came from the left. */
export const backOf = (way: Way): Way => ((way + 2) % 4) as Way;
/** Column and row of a step that way. */
export const STEP: readonly (readonly [dx: number, dy: number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** One kind of water or current is bit 1, the other one bit 2; both are what is mixed. */
export const FIRST = 1;
export const SECOND_WATER = 2;
export const MIXED = 3;
export type Water = typeof FIRST | typeof SECOND_WATER;

/** Where water comes in, or is to come out: pieces with one opening that nobody turns. */
export interface End {
  readonly cell: number;
  readonly water: Water;
}

export interface Board {
  readonly grid: Grid;
  /** openings of each cell's piece as it solves the board, 0 where there is none; pieces off the way are as they were dealt */
  readonly solved: Uint8Array;
  /** 1 for what cannot be turned: sources, sinks, and pieces that are bolted on */
  readonly fixed: Uint8Array;
  /** 1 for what the solution runs through */
  readonly onWay: Uint8Array;
  readonly sources: readonly End[];
  readonly sinks: readonly End[];
  /** water must not leave through any open end */
  readonly tight: boolean;
}

export interface Leak {
  readonly cell: number;
  readonly way: Way;
  readonly water: number;
}

export interface Flow {
  /** bits of what flows through each cell, 0 where it is dry */
  readonly water: Uint8Array;
  /** the way each cell is entered by, −1 for sources and for what is dry */
  readonly entered: Int8Array;
  /** wet cells in the order in which the water comes to them */
  readonly order: readonly number[];
  readonly leaks: readonly Leak[];
  /** sinks that have what they want and nothing else */
  readonly fed: number;
}

export const opens = (piece: number, way: Way): boolean => (piece & (1 << way)) !== 0;

/** The cell next to one, that way; −1 off the board. */
export function beside(grid: Grid, cell: number, way: Way): number {
  const [dx, dy] = STEP[way] as readonly [number, number];
  const [x, y] = [xOf(grid, cell) + dx, yOf(grid, cell) + dy];
  return x < 0 || y < 0 || x >= grid.cols || y >= grid.rows ? -1 : y * grid.cols + x;
}

/** A piece turned so many quarters clockwise. */
export function turned(piece: number, quarters: number): number {
  const by = ((quarters % 4) + 4) % 4;
  return ((piece << by) | (piece >> (4 - by))) & 15;
}

export const openingsOf = (piece: number): number => WAYS.filter((way) => opens(piece, way)).length;

/** Quarters clockwise after which a piece looks as before: a straight one has two ways to lie, a cross has one. */
export function periodOf(piece: number): number {
  return turned(piece, 1) === piece ? 1 : turned(piece, 2) === piece ? 2 : 4;
}

/** Quarters clockwise from one lie of a piece to another. */
export function quartersTo(from: number, to: number): number {
  let quarters = 0;
  while (quarters < 3 && turned(from, quarters) !== to) quarters++;
  return quarters;
}

/** Lets everything flow that can: from each source through openings that meet. */
export function flowOf({ grid, sources, sinks }: Board, pieces: Uint8Array): Flow {
  const water = new Uint8Array(pieces.length);
  const entered = new Int8Array(pieces.length).fill(-1);
  const reached = new Uint8Array(pieces.length);
  const order: number[] = [];
  const queue = sources.map(({ cell }) => cell);
  for (const cell of queue) reached[cell] = 1;
  while (order.length < queue.length) {
    const cell = queue[order.length] as number;
    order.push(cell);
    for (const way of WAYS) {
      const next = opens(pieces[cell] as number, way) ? beside(grid, cell, way) : -1;
      if (next < 0 || reached[next] || !opens(pieces[next] as number, backOf(way))) continue;
      reached[next] = 1;
      entered[next] = backOf(way);
      queue.push(next);
    }
  }
  // what is joined shares its water, whichever source came first
  for (const { cell, water: kind } of sources) spread(grid, pieces, cell, kind, water);
  const leaks = order.flatMap((cell) =>
    WAYS.filter((way) => leaksAt(grid, pieces, cell, way)).map((way) => ({ cell, way, water: water[cell] as number })),
  );
  return { water, entered, order, leaks, fed: sinks.filter((sink) => water[sink.cell] === sink.water).length };
}

function leaksAt(grid: Grid, pieces: Uint8Array, cell: number, way: Way): boolean {
  if (!opens(pieces[cell] as number, way)) return false;
  const next = beside(grid, cell, way);
  return next < 0 || !opens(pieces[next] as number, backOf(way));
}

function spread(grid: Grid, pieces: Uint8Array, start: number, kind: Water, water: Uint8Array): void {
  const stack = [start];
  while (stack.length > 0) {
    const cell = stack.pop() as number;
    if ((water[cell] as number) & kind) continue;
    water[cell] = (water[cell] as number) | kind;
    for (const way of WAYS) {
      const next = opens(pieces[cell] as number, way) ? beside(grid, cell, way) : -1;
      if (next >= 0 && opens(pieces[next] as number, backOf(way))) stack.push(next);
    }
  }
}

/** Whether all sinks have their water, and nothing leaks where that matters. */
export const isSolved = ({ sinks, tight }: Board, { fed, leaks }: Flow): boolean =>
  fed === sinks.length && !(tight && leaks.length > 0);

/** The next piece on the way that does not lie as in the solution, nearest to the sources first; −1 where all do. */
export function nextWrong(board: Board, pieces: Uint8Array): number {
  const { order } = flowOf(board, board.solved);
  return order.find((cell) => pieces[cell] !== board.solved[cell]) ?? -1;
}

/** Quarters clockwise that lead to the solution that is known. */
export const turnsLeft = ({ solved, onWay }: Board, pieces: Uint8Array): number =>
  pieces.reduce((sum, piece, cell) => sum + (onWay[cell] ? quartersTo(piece, solved[cell] as number) : 0), 0);

/**
 * Turns pieces of a solved board at random, at most `most` quarters in all; never into a board that is solved as it lies. `share`: how many of
 * those that can be turned are.
 */
export function turnAbout(rand: Random, board: Board, share: number, most = Infinity): Uint8Array {
  const pieces = board.solved.slice();
  const free = rand.shuffle(
    [...pieces.keys()].filter((cell) => !board.fixed[cell] && periodOf(pieces[cell] as number) > 1),
  );
  let left = most;
  const turn = (cell: number, quarters: number): void => {
    const to = turned(board.solved[cell] as number, quarters);
    const cost = board.onWay[cell] ? quartersTo(to, board.solved[cell] as number) : 0;
    if (cost > left) return;
    left -= cost;
    pieces[cell] = to;
  };
  const onWay = free.filter((cell) => board.onWay[cell]);
  for (const cell of onWay.slice(0, Math.max(1, Math.round(onWay.length * share))))
    turn(cell, rand.int(1, periodOf(board.solved[cell] as number) - 1));
  for (const cell of free) if (!board.onWay[cell]) turn(cell, rand.int(0, 3));
  if (!isSolved(board, flowOf(board, pieces))) return pieces;
  // another way may have come about by chance, or each turn costs too much: one piece that shuts the way is enough
  for (const cell of onWay)
    for (let quarters = periodOf(board.solved[cell] as number) - 1; quarters > 0; quarters--) {
      const other = board.solved.slice();
      other[cell] = turned(board.solved[cell] as number, quarters);
      if (!isSolved(board, flowOf(board, other))) return other;
    }
  return pieces;
}
