/**
 * A quick player on rows of bits: it proves that a well can be cleared with the very pieces that will come, and tells the bot where to put the next.
 * A row is a number whose bit c is column c; row 0 is the top one.
 */
import { COLS, ROWS, SHAPES } from './shapes.js';

const FULL = (1 << COLS) - 1;

export interface Put {
  readonly turn: number;
  readonly x: number;
  readonly y: number;
}

/** Rows of a piece as bits, with its leftmost and rightmost column and its lowest row in the box. */
interface Bits {
  readonly rows: readonly number[];
  readonly left: number;
  readonly right: number;
}
const BITS: readonly (readonly Bits[])[] = SHAPES.map(({ box, turns }) =>
  turns.map((cells) => {
    const rows = Array.from({ length: box }, () => 0);
    for (const [x, y] of cells) rows[y] = (rows[y] as number) | (1 << x);
    const xs = cells.map(([x]) => x);
    return { rows, left: Math.min(...xs), right: Math.max(...xs) };
  }),
);

const at = (bits: number, x: number): number => (x >= 0 ? bits << x : bits >> -x);

function hits(rows: readonly number[], piece: Bits, x: number, y: number): boolean {
  for (let j = 0; j < piece.rows.length; j++) {
    const bits = piece.rows[j] as number;
    if (bits === 0) continue;
    if (y + j >= ROWS) return true;
    if (y + j >= 0 && ((rows[y + j] as number) & at(bits, x)) !== 0) return true;
  }
  return false;
}

/** The rows after a piece fell straight down, without those that were full; null: it stands out at the top. */
export function drop(
  rows: readonly number[],
  kind: number,
  put: { turn: number; x: number },
): { rows: number[]; full: number[]; y: number } | null {
  const piece = (BITS[kind] as readonly Bits[])[put.turn] as Bits;
  let y = -3;
  if (hits(rows, piece, put.x, y)) return null;
  while (!hits(rows, piece, put.x, y + 1)) y++;
  const next = [...rows];
  for (let j = 0; j < piece.rows.length; j++) {
    const bits = at(piece.rows[j] as number, put.x);
    if (bits === 0) continue;
    if (y + j < 0) return null;
    next[y + j] = (next[y + j] as number) | bits;
  }
  const full: number[] = [];
  for (let j = 0; j < ROWS; j++) if (next[j] === FULL) full.push(j);
  const left = full.length > 0 ? next.filter((bits) => bits !== FULL) : next;
  while (left.length < ROWS) left.unshift(0);
  return { rows: left, full, y };
}

/** The lower the better: cells with nothing below, high stacks, steps. */
function badness(rows: readonly number[]): number {
  let heights = 0;
  let holes = 0;
  let steps = 0;
  let before = -1;
  for (let c = 0; c < COLS; c++) {
    const bit = 1 << c;
    let top = 0;
    while (top < ROWS && ((rows[top] as number) & bit) === 0) top++;
    for (let j = top + 1; j < ROWS; j++) if (((rows[j] as number) & bit) === 0) holes++;
    const height = ROWS - top;
    heights += height + (height > 9 ? (height - 9) * 4 : 0);
    if (before >= 0) steps += Math.abs(height - before);
    before = height;
  }
  return heights * 0.5 + holes * 2.4 + steps * 0.3;
}

/** Where a decent player puts that piece; null: nowhere without standing out. */
export function bestPut(rows: readonly number[], kind: number): Put | null {
  let best: Put | null = null;
  let least = Infinity;
  const turns = BITS[kind] as readonly Bits[];
  for (let turn = 0; turn < (kind === 1 ? 1 : 4); turn++) {
    const { left, right } = turns[turn] as Bits;
    for (let x = -left; x + right < COLS; x++) {
      const after = drop(rows, kind, { turn, x });
      if (!after) continue;
      const value = badness(after.rows) - after.full.length * 2.5;
      if (value >= least) continue;
      least = value;
      best = { turn, x, y: after.y };
    }
  }
  return best;
}

export interface Task {
  readonly rows: readonly number[];
  /** the piece that comes as number i */
  readonly piece: (i: number) => number;
  /** true once what was asked for is done, after each piece, with the full rows of it (in the rows before they went) */
  readonly done: (full: readonly number[]) => boolean;
  /** a row with a hole is pushed up from below after each so many pieces; 0: never */
  readonly push: number;
  readonly hole: (i: number) => number;
  readonly most: number;
}

/** How many pieces a decent player needs, or null if the well fills up or it takes more than `most`. */
export function solve(task: Task): number | null {
  let rows = [...task.rows];
  for (let i = 0; i < task.most; i++) {
    const kind = task.piece(i);
    const put = bestPut(rows, kind);
    const after = put && drop(rows, kind, put);
    if (!after) return null;
    rows = after.rows;
    if (task.done(after.full)) return i + 1;
    if (task.push > 0 && i % task.push === task.push - 1) {
      if (rows[0] !== 0) return null;
      rows.shift();
      rows.push(FULL & ~(1 << task.hole(i)));
    }
  }
  return null;
}
