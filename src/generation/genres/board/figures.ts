/** Figures to be found by numbers: how long the runs of each row and column are. Each is laid so that reason alone finds it. Pure, no game in it. */
import type { Random } from '../../kit/random.js';
import type { Grid } from './grid.js';

/** 1 filled, 0 empty, by cell. */
export interface Figure {
  readonly cells: Uint8Array;
  /** lengths of the runs, from left and from above; none where a line is empty */
  readonly rows: readonly (readonly number[])[];
  readonly cols: readonly (readonly number[])[];
  /** the filled cells in an order in which each follows from those before */
  readonly proof: readonly number[];
}

/** The lengths of a line's runs. */
export function runsOf(line: readonly number[]): number[] {
  return line
    .join('')
    .split(/0+/u)
    .filter(Boolean)
    .map((run) => run.length);
}

/** The cells of each line: first all rows, then all columns. */
export function linesIn({ cols, rows }: Grid): { rows: number[][]; cols: number[][] } {
  return {
    rows: Array.from({ length: rows }, (_, y) => Array.from({ length: cols }, (__, x) => y * cols + x)),
    cols: Array.from({ length: cols }, (_, x) => Array.from({ length: rows }, (__, y) => y * cols + x)),
  };
}

/** Every way to lay runs into a line of so many cells, as bits: the first cell is the lowest. */
export function waysOf(runs: readonly number[], length: number): number[] {
  const [first, ...rest] = runs;
  if (first === undefined) return [0];
  const needed = rest.reduce((sum, run) => sum + run + 1, 0);
  const out: number[] = [];
  for (let at = 0; at + first + needed <= length; at++) {
    const run = ((1 << first) - 1) << at;
    const next = at + first + 1;
    for (const way of waysOf(rest, Math.max(0, length - next))) out.push(run | (way << next));
  }
  return out;
}

/**
 * What follows from the numbers by looking at one line at a time, until nothing more does. Returns the cells (1, 0, or −1 where it stays open)
 * and the filled ones in the order in which they were found.
 */
export function reasonOut(
  grid: Grid,
  rows: readonly (readonly number[])[],
  cols: readonly (readonly number[])[],
): { cells: Int8Array; proof: number[] } {
  const lines = linesIn(grid);
  const all = [
    ...lines.rows.map((cells, y) => ({ cells, ways: waysOf(rows[y] ?? [], grid.cols) })),
    ...lines.cols.map((cells, x) => ({ cells, ways: waysOf(cols[x] ?? [], grid.rows) })),
  ];
  const known = new Int8Array(grid.cols * grid.rows).fill(-1);
  const proof: number[] = [];
  for (let found = true; found;) {
    found = false;
    for (const line of all) {
      let on = 0;
      let off = 0;
      line.cells.forEach((cell, i) => {
        if (known[cell] === 1) on |= 1 << i;
        else if (known[cell] === 0) off |= 1 << i;
      });
      line.ways = line.ways.filter((way) => (way & on) === on && (way & off) === 0);
      let always = ~0;
      let ever = 0;
      for (const way of line.ways) {
        always &= way;
        ever |= way;
      }
      line.cells.forEach((cell, i) => {
        const value = always & (1 << i) ? 1 : ever & (1 << i) ? -1 : 0;
        if (known[cell] !== -1 || value === -1) return;
        known[cell] = value;
        found = true;
        if (value === 1) proof.push(cell);
      });
    }
  }
  return { cells: known, proof };
}

/** A round thing, the same on both sides: chance, with each cell drawn towards what lies around it. */
function shape(rand: Random, { cols, rows }: Grid): Uint8Array {
  const half = Math.ceil(cols / 2);
  const noise = Array.from({ length: rows * half }, () => (rand.chance(0.5) ? 1 : 0));
  const at = (x: number, y: number): number => {
    const mirrored = x >= half ? cols - 1 - x : x;
    return y < 0 || y >= rows || mirrored < 0 ? 0 : (noise[y * half + mirrored] as number);
  };
  return Uint8Array.from({ length: cols * rows }, (_, cell) => {
    const [x, y] = [cell % cols, Math.floor(cell / cols)];
    const beside = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1);
    return at(x, y) + beside * 0.5 >= 1.5 ? 1 : 0;
  });
}

/** the filled part of a figure that is neither a dot nor a sheet */
const LEAST = 0.35;
const MOST = 0.72;
/** cells filled in for reason's sake before a figure is drawn anew */
const MENDS = 12;

/**
 * A figure for a board, with at most `most` runs in a line, so that the numbers have room. What reason leaves open is filled in, on both sides,
 * until it finds every cell: there is one solution, and no guess is needed.
 */
export function dealFigure(rand: Random, grid: Grid, most: number): Figure {
  const lines = linesIn(grid);
  for (;;) {
    const cells = shape(rand, grid);
    for (let mends = 0; mends <= MENDS; mends++) {
      const [rows, cols] = [lines.rows, lines.cols].map((those) =>
        those.map((line) => runsOf(line.map((cell) => cells[cell] as number))),
      ) as [number[][], number[][]];
      const part = cells.reduce((sum, one) => sum + one, 0) / cells.length;
      if (part < LEAST || part > MOST || [...rows, ...cols].some((runs) => runs.length > most)) break;
      const known = reasonOut(grid, rows, cols);
      const open = [...known.cells.keys()].filter((cell) => known.cells[cell] === -1 && !cells[cell]);
      if (open.length === 0) return { cells, rows, cols, proof: known.proof };
      const cell = rand.pick(open);
      const y = Math.floor(cell / grid.cols);
      cells[cell] = cells[y * grid.cols + (grid.cols - 1 - (cell % grid.cols))] = 1;
    }
  }
}
