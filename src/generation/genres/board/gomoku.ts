/** Five in a row on a wide board: the hero's tokens against those of each enemy in turn. */
import { linesOf, RIM, type Grid } from './grid.js';
import { drawStone, drawTray } from './look.js';
import { matchKind } from './match-kind.js';
import type { Outcome, Side } from './search.js';

// fifteen would be cells of 22 pixels on a phone: too small for a finger
const GRID: Grid = { cols: 13, rows: 13 };
const CELLS = GRID.cols * GRID.rows;
const LINES = linesOf(GRID, 5).map((line) => Uint8Array.from(line));
const THROUGH = Array.from({ length: CELLS }, (_, cell) => LINES.filter((line) => line.includes(cell)));
/** cells at most two away, in line */
const NEAR = Array.from({ length: CELLS }, (_, cell) =>
  [...Array.from({ length: CELLS }).keys()].filter((other) => {
    const x = Math.abs((other % 13) - (cell % 13));
    const y = Math.abs(Math.floor(other / 13) - Math.floor(cell / 13));
    return other !== cell && x < 3 && y < 3 && (x === 0 || y === 0 || x === y);
  }),
);

export interface Position {
  readonly cells: Uint8Array;
  readonly turn: Side;
  readonly last: number;
  readonly left: number;
  /** lines that only one has tokens in, the hero's less the other's */
  readonly score: number;
  readonly won: Side | null;
}

interface Place {
  readonly to: number;
}

/** by how many tokens lie in a line, with no other's among them */
const WORTH = [0, 1, 8, 50, 300, 5000];

/** What a line is worth to side 0. */
function lineWorth(cells: Uint8Array, line: Uint8Array): number {
  let mine = 0;
  let theirs = 0;
  for (let i = 0; i < 5; i++) {
    const one = cells[line[i] as number];
    if (one === 1) mine++;
    else if (one === 2) theirs++;
  }
  if (theirs === 0) return WORTH[mine] as number;
  return mine === 0 ? -(WORTH[theirs] as number) : 0;
}

export function after({ cells, turn, left, score }: Position, { to }: Place): Position {
  const next = cells.slice();
  next[to] = turn + 1;
  let sum = score;
  let won: Side | null = null;
  for (const line of THROUGH[to] as Uint8Array[]) {
    const worth = lineWorth(next, line);
    sum += worth - lineWorth(cells, line);
    if (worth >= 5000 || worth <= -5000) won = turn;
  }
  return { cells: next, turn: turn === 0 ? 1 : 0, last: to, left: left - 1, score: sum, won };
}

/** The ten cells that matter most: where a line grows, or another's is stopped. */
function good({ cells, last }: Position): Place[] {
  if (last < 0) return [{ to: (CELLS - 1) / 2 }];
  const seen = new Uint8Array(CELLS);
  const found: { to: number; worth: number }[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (cells[cell] === 0) continue;
    for (const to of NEAR[cell] as number[]) {
      if (cells[to] !== 0 || seen[to]) continue;
      seen[to] = 1;
      let worth = 0;
      for (const line of THROUGH[to] as Uint8Array[]) worth += Math.abs(lineWorth(cells, line));
      found.push({ to, worth });
    }
  }
  found.sort((a, b) => b.worth - a.worth);
  return found.slice(0, 10);
}

export const outcome = ({ won, left }: Position): Outcome => won ?? (left === 0 ? 'draw' : null);

function moves(at: Position): Place[] {
  const out: Place[] = [];
  if (outcome(at) === null) for (let to = 0; to < CELLS; to++) if (at.cells[to] === 0) out.push({ to });
  return out;
}

const isFull = ({ cells }: Position, line: Uint8Array): boolean => Math.abs(lineWorth(cells, line)) >= 5000;

export const start = (turn: Side): Position => ({
  cells: new Uint8Array(CELLS),
  turn,
  last: -1,
  left: CELLS,
  score: 0,
  won: null,
});

export const gomoku = matchKind<Position, Place>({
  genre: 'gomoku',
  grid: GRID,
  strengths: [
    { depth: 1, slip: 0.5, slipDepth: 0 },
    { depth: 1, slip: 0.25, slipDepth: 0 },
    { depth: 2, slip: 0.12, slipDepth: 0 },
  ],
  player: 2,
  pace: 2,
  thought: 110,
  rounds: 3,
  plain: ['#23262d', '#f4f2ec'],
  lives: 3,
  seconds: 110,
  frames: 10,

  start,
  turn: ({ turn }) => turn,
  moves,
  good,
  quick: { moves: good, after, outcome },
  after,
  outcome,
  // a line that is begun is worth more to whose turn it is
  value: ({ score, turn }) => score + (turn === 0 ? 20 : -20),
  winning: (at) => [...(THROUGH[Math.max(0, at.last)]?.find((line) => isFull(at, line)) ?? [])],
  piece: ({ cells }, cell) => cells[cell] as number,

  board(p) {
    // a board of wood, with a breath of the theme
    const wood = p.mix('#d9a45c', p.palette.solid, 0.12);
    drawTray(p, GRID, wood);
    const line = p.mix(wood, '#3a2410', 0.6);
    for (let i = 0; i < 13; i++) {
      const at = RIM + i + 0.5;
      p.line(at, RIM + 0.5, at, RIM + 12.5, 0.05, line);
      p.line(RIM + 0.5, at, RIM + 12.5, at, 0.05, line);
    }
    for (const x of [3, 6, 9]) for (const y of [3, 6, 9]) p.circle(RIM + x + 0.5, RIM + y + 0.5, 0.11, line);
  },
  token(p, s, piece, x, y, size) {
    // stones that nearly touch: a cell is small on a phone
    drawStone(p, s, piece === 1 ? 0 : 1, x, y, size * 1.13);
  },
});
