/** Numbers that slide together on 4 × 4 cells: the move, what it makes, and the search of who plays well. Pure, no game in it. */

export const SIDE = 4;
export const CELLS = SIDE * SIDE;

/** Powers of two by cell; 0 is empty. */
export type Cells = Uint8Array;
export const WAYS = ['left', 'up', 'right', 'down'] as const;
export type Way = (typeof WAYS)[number];

/** where each way's lines begin, and how its cells follow */
const LINES: Readonly<Record<Way, readonly (readonly number[])[]>> = {
  left: lines((line, i) => line * SIDE + i),
  right: lines((line, i) => line * SIDE + SIDE - 1 - i),
  up: lines((line, i) => i * SIDE + line),
  down: lines((line, i) => (SIDE - 1 - i) * SIDE + line),
};

function lines(cell: (line: number, i: number) => number): number[][] {
  return Array.from({ length: SIDE }, (_, line) => Array.from({ length: SIDE }, (__, i) => cell(line, i)));
}

export interface Slid {
  readonly from: number;
  readonly to: number;
  /** the power it had before */
  readonly power: number;
  /** it went into another of its kind */
  readonly merges: boolean;
}

/** Slides all cells in place; what went where goes into `slid`. Returns the points, or -1 where nothing moved. */
export function slide(cells: Cells, way: Way, slid?: Slid[]): number {
  let points = 0;
  let moved = false;
  for (const line of LINES[way]) {
    let to = 0;
    let open = false;
    for (let i = 0; i < SIDE; i++) {
      const from = line[i] as number;
      const power = cells[from] as number;
      if (power === 0) continue;
      const merges = open && cells[line[to - 1] as number] === power;
      const goal = line[merges ? to - 1 : to] as number;
      cells[from] = 0;
      if (merges) {
        cells[goal] = power + 1;
        points += 2 ** (power + 1);
        open = false;
      } else {
        cells[goal] = power;
        to++;
        open = true;
      }
      if (goal !== from) moved = true;
      slid?.push({ from, to: goal, power, merges });
    }
  }
  return moved ? points : -1;
}

/** Whether any way moves anything: a cell is empty, or two neighbours are alike. */
export function canSlide(cells: Cells): boolean {
  for (let c = 0; c < CELLS; c++) {
    const power = cells[c];
    if (power === 0) return true;
    if (c % SIDE < SIDE - 1 && cells[c + 1] === power) return true;
    if (c < CELLS - SIDE && cells[c + SIDE] === power) return true;
  }
  return false;
}

/** What a line is worth, by its four powers; worked out when it first comes up, and read from here that time too: this rounds it. */
const WORTH = new Float32Array(1 << 16);

/** Empty cells and pairs are good, large tiles in the middle and ups and downs are bad. */
function lineWorth(line: readonly number[]): number {
  let empty = 0;
  let pairs = 0;
  let sum = 0;
  let rises = 0;
  let falls = 0;
  line.forEach((power, i) => {
    sum += power ** 3.5;
    if (power === 0) empty++;
    if (i === 0) return;
    const before = line[i - 1] as number;
    if (power !== 0 && power === before) pairs++;
    if (before > power) falls += before ** 4 - power ** 4;
    else rises += power ** 4 - before ** 4;
  });
  return 200_000 + 270 * empty + 700 * pairs - 11 * sum - 47 * Math.min(rises, falls);
}

function worth(cells: Cells): number {
  let sum = 0;
  for (const line of ALL) {
    let code = 0;
    for (const c of line) code = (code << 4) | (cells[c] as number);
    if (WORTH[code] === 0) WORTH[code] = lineWorth(line.map((c) => cells[c] as number));
    sum += WORTH[code] as number;
  }
  return sum;
}
const ALL = [...LINES.left, ...LINES.up];

function best(cells: Cells, depth: number): number {
  let most = -1;
  for (const way of WAYS) {
    const after = cells.slice();
    if (slide(after, way) < 0) continue;
    const value = depth > 0 ? expected(after, depth) : worth(after);
    if (value > most) most = value;
  }
  return most < 0 ? 0 : most;
}

/** The mean over where the next small tile may come; only some of the empty cells where there are many. */
function expected(cells: Cells, depth: number): number {
  let sum = 0;
  let n = 0;
  let seen = 0;
  for (let c = 0; c < CELLS; c++) {
    if (cells[c] !== 0) continue;
    if (n >= 5 && ++seen % 3) continue;
    cells[c] = 1;
    sum += best(cells, depth - 1);
    cells[c] = 0;
    n++;
  }
  return n > 0 ? sum / n : worth(cells);
}

/** The way of who looks some moves ahead and keeps the largest in a corner; null where nothing moves. */
export function bestWay(cells: Cells): Way | null {
  const empty = cells.reduce((n, power) => n + Number(power === 0), 0);
  const depth = empty < 6 ? 2 : 1;
  let most = -1;
  let way: Way | null = null;
  for (const one of WAYS) {
    const after = cells.slice();
    const points = slide(after, one);
    if (points < 0) continue;
    const value = expected(after, depth);
    if (value > most) {
      most = value;
      way = one;
    }
  }
  return way;
}
