/** Reversi: what is enclosed turns over; who has more tokens in the end has won. The hero's against those of an enemy. */
import { RIM, type Grid } from './grid.js';
import { drawPiece, drawTray } from './look.js';
import { matchKind } from './match-kind.js';
import type { Outcome, Side } from './search.js';

const GRID: Grid = { cols: 8, rows: 8 };

export interface Position {
  /** 0 none, 1 the hero's, 2 the other's */
  readonly cells: Uint8Array;
  readonly turn: Side;
  /** nobody can move any more */
  readonly over: boolean;
}

interface Place {
  readonly to: number;
}

const WAYS = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;
/** from each cell each way to the edge; shorter ways enclose nothing */
const RAYS: readonly (readonly Uint8Array[])[] = Array.from({ length: 64 }, (_, cell) => {
  const rays: Uint8Array[] = [];
  for (const [dx, dy] of WAYS) {
    const ray: number[] = [];
    for (let n = 1; n < 8; n++) {
      const [x, y] = [(cell & 7) + dx * n, (cell >> 3) + dy * n];
      if (x < 0 || y < 0 || x > 7 || y > 7) break;
      ray.push(y * 8 + x);
    }
    if (ray.length > 1) rays.push(Uint8Array.from(ray));
  }
  return rays;
});

/** How many tokens of the other lie enclosed along a way. */
function enclosed(cells: Uint8Array, ray: Uint8Array, mine: number): number {
  for (let n = 0; n < ray.length; n++) {
    const one = cells[ray[n] as number];
    if (one === 0) return 0;
    if (one === mine) return n;
  }
  return 0;
}

function fits(cells: Uint8Array, to: number, mine: number): boolean {
  if (cells[to] !== 0) return false;
  for (const ray of RAYS[to] as Uint8Array[]) if (enclosed(cells, ray, mine) > 0) return true;
  return false;
}

/** Corners can't be turned; what lies beside them gives them away. */
const WORTH = Int16Array.from(
  [
    [100, -25, 10, 5, 5, 10, -25, 100],
    [-25, -45, 1, 1, 1, 1, -45, -25],
    [10, 1, 3, 2, 2, 3, 1, 10],
    [5, 1, 2, 1, 1, 2, 1, 5],
  ].flat(),
);

/** the best cells first: a search then leaves out more */
const ORDER = [...Array.from({ length: 64 }).keys()].sort((a, b) => worthOf(b) - worthOf(a));

function worthOf(cell: number): number {
  const y = cell >> 3;
  return WORTH[(y < 4 ? y : 7 - y) * 8 + (cell & 7)] as number;
}

export function moves({ cells, turn, over }: Position): Place[] {
  const out: Place[] = [];
  if (!over) for (const to of ORDER) if (fits(cells, to, turn + 1)) out.push({ to });
  return out;
}

function canMove(cells: Uint8Array, mine: number): boolean {
  for (let to = 0; to < 64; to++) if (fits(cells, to, mine)) return true;
  return false;
}

/** Who can't move passes: the other moves again. */
export function after({ cells, turn }: Position, { to }: Place): Position {
  const next = cells.slice();
  const mine = turn + 1;
  for (const ray of RAYS[to] as Uint8Array[])
    for (let n = enclosed(cells, ray, mine) - 1; n >= 0; n--) next[ray[n] as number] = mine;
  next[to] = mine;
  if (canMove(next, 3 - mine)) return { cells: next, turn: turn === 0 ? 1 : 0, over: false };
  return { cells: next, turn, over: !canMove(next, mine) };
}

export const countOf = ({ cells }: Position, side: Side): number => {
  let n = 0;
  for (const one of cells) if (one === side + 1) n++;
  return n;
};

export function outcome(at: Position): Outcome {
  if (!at.over) return null;
  const ahead = countOf(at, 0) - countOf(at, 1);
  return ahead > 0 ? 0 : ahead < 0 ? 1 : 'draw';
}

/** how many places a side may go to: who has many chooses, who has few gives corners away */
function mobility(cells: Uint8Array, mine: number): number {
  let n = 0;
  for (let to = 0; to < 64; to++) if (fits(cells, to, mine)) n++;
  return n;
}

/** The corner that a cell lies beside, -1 where it lies beside none. */
const CORNER = Int8Array.from({ length: 64 }, (_, cell) => {
  const [x, y] = [cell & 7, cell >> 3];
  const corner = (y < 4 ? 0 : 56) + (x < 4 ? 0 : 7);
  return worthOf(cell) < 0 ? corner : -1;
});

function value({ cells }: Position): number {
  let sum = 0;
  for (let cell = 0; cell < 64; cell++) {
    const one = cells[cell] as number;
    if (one === 0) continue;
    // beside a corner that is taken nothing is given away any more
    const worth = worthOf(cell) < 0 && cells[CORNER[cell] as number] !== 0 ? 5 : worthOf(cell);
    sum += one === 1 ? worth : -worth;
  }
  return sum + 4 * (mobility(cells, 1) - mobility(cells, 2));
}

export function start(turn: Side): Position {
  const cells = new Uint8Array(64);
  [cells[28], cells[35], cells[27], cells[36]] = [1, 1, 2, 2];
  return { cells, turn, over: false };
}

export const reversi = matchKind<Position, Place>({
  genre: 'reversi',
  grid: GRID,
  strengths: [
    { depth: 1, slip: 0.6, slipDepth: 0 },
    { depth: 1, slip: 0.3, slipDepth: 0 },
    { depth: 2, slip: 0.15, slipDepth: 0 },
  ],
  player: 4,
  pace: 4,
  thought: 800,
  rounds: 1,
  plain: ['#23262d', '#f4f2ec'],
  lives: 0,
  seconds: 240,
  frames: 18,
  hints: true,

  start,
  turn: ({ turn }) => turn,
  moves,
  after,
  outcome,
  value,
  piece: ({ cells }, cell) => cells[cell] as number,
  tally: (at, side) => String(countOf(at, side)),

  board(p) {
    const { panel, near, solid } = p.palette;
    const felt = p.mix(p.mix(solid, near, 0.5), '#000000', 0.22);
    drawTray(p, GRID, p.mix(felt, '#000000', 0.4));
    p.rect(RIM, RIM, 8, 8, felt);
    const line = p.mix(felt, panel, 0.4);
    for (let i = 0; i <= 8; i++) {
      p.line(RIM + i, RIM, RIM + i, RIM + 8, 0.05, line);
      p.line(RIM, RIM + i, RIM + 8, RIM + i, 0.05, line);
    }
    for (const x of [2, 6]) for (const y of [2, 6]) p.circle(RIM + x, RIM + y, 0.09, line);
  },
  token(p, s, piece, x, y, size) {
    drawPiece(p, s, piece === 1 ? 0 : 1, x, y, size);
  },
});
