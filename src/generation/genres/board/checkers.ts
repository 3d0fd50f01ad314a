/** Draughts on 64 cells: men step ahead, take by leaping, must take where they can, and become kings at the far side. */
import { type Grid } from './grid.js';
import { drawChecker, drawPiece, drawTray, isLight, sideColours } from './look.js';
import { matchKind } from './match-kind.js';
import type { Outcome, Side } from './search.js';

const GRID: Grid = { cols: 8, rows: 8 };
/** moves of either side without a man's step or a capture, after which nobody wins */
const QUIET = 60;

export interface Position {
  /** 0 none, 1 man and 2 king of the hero's, 3 and 4 of the other's */
  readonly cells: Uint8Array;
  readonly turn: Side;
  /** who has just taken, and must go on with it; -1 nobody */
  readonly chain: number;
  readonly quiet: number;
}

interface Step {
  readonly from: number;
  readonly to: number;
}

const sideOf = (piece: number): Side => (piece < 3 ? 0 : 1);

/** a step and a leap each way from each cell: up left, up right, down left, down right; -1 off the board */
const WAYS = Array.from({ length: 64 }, (_, cell) =>
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ].map(([dx = 0, dy = 0]) =>
    [1, 2].map((n) => {
      const [x, y] = [(cell & 7) + dx * n, (cell >> 3) + dy * n];
      return x < 0 || y < 0 || x > 7 || y > 7 ? -1 : y * 8 + x;
    }),
  ),
);

function movesOf({ cells }: Position, from: number, leaps: boolean, out: Step[]): void {
  const piece = cells[from] as number;
  const king = piece === 2 || piece === 4;
  const side = sideOf(piece);
  const ways = WAYS[from] as number[][];
  for (let way = king || side === 0 ? 0 : 2; way < (king || side === 1 ? 4 : 2); way++) {
    const [over = -1, to = -1] = ways[way] as number[];
    if (over < 0) continue;
    const there = cells[over] as number;
    if (!leaps) {
      if (there === 0) out.push({ from, to: over });
    } else if (there !== 0 && sideOf(there) !== side && to >= 0 && cells[to] === 0) out.push({ from, to });
  }
}

function gather(at: Position, leaps: boolean): Step[] {
  const out: Step[] = [];
  if (at.chain >= 0) {
    if (leaps) movesOf(at, at.chain, true, out);
    return out;
  }
  for (let from = 0; from < 64; from++) {
    const piece = at.cells[from] as number;
    if (piece !== 0 && sideOf(piece) === at.turn) movesOf(at, from, leaps, out);
  }
  return out;
}

/** Who can take must. */
export function moves(at: Position): Step[] {
  if (at.quiet >= QUIET) return [];
  const leaps = gather(at, true);
  return leaps.length > 0 ? leaps : gather(at, false);
}

export function after({ cells, turn, quiet }: Position, { from, to }: Step): Position {
  const next = cells.slice();
  const piece = cells[from] as number;
  const crowned = (piece === 1 && to < 8) || (piece === 3 && to > 55);
  next[from] = 0;
  next[to] = crowned ? piece + 1 : piece;
  const takes = Math.abs((from >> 3) - (to >> 3)) === 2;
  if (takes) next[(from + to) / 2] = 0;
  const still = takes || piece === 1 || piece === 3 ? 0 : quiet + 1;
  if (takes && !crowned) {
    const more: Step[] = [];
    const same: Position = { cells: next, turn, chain: to, quiet: still };
    movesOf(same, to, true, more);
    if (more.length > 0) return same;
  }
  return { cells: next, turn: turn === 0 ? 1 : 0, chain: -1, quiet: still };
}

/** Who can't move has lost. */
export function outcome(at: Position): Outcome {
  if (at.quiet >= QUIET) return 'draw';
  if (at.chain >= 0 || moves(at).length > 0) return null;
  return at.turn === 0 ? 1 : 0;
}

/** Men, how far they are ahead, kings; one's own back row keeps the other's kings out. */
function value({ cells }: Position): number {
  let sum = 0;
  const left = [0, 0];
  for (let cell = 0; cell < 64; cell++) {
    const piece = cells[cell] as number;
    if (piece === 0) continue;
    const side = sideOf(piece);
    left[side] = (left[side] as number) + 1;
    const y = side === 0 ? 7 - (cell >> 3) : cell >> 3;
    const x = cell & 7;
    const worth =
      piece === 2 || piece === 4 ? 170 + (x > 1 && x < 6 && y > 1 && y < 6 ? 8 : 0) : 100 + y * 3 + (y === 0 ? 9 : 0);
    sum += side === 0 ? worth : -worth;
  }
  const [mine = 0, theirs = 0] = left;
  // who is ahead gains by exchanges
  return sum + Math.round(((mine - theirs) * 120) / (mine + theirs));
}

export function start(turn: Side): Position {
  const cells = new Uint8Array(64);
  for (let cell = 0; cell < 64; cell++) {
    const y = cell >> 3;
    if (((cell & 7) + y) % 2 && (y < 3 || y > 4)) cells[cell] = y < 3 ? 3 : 1;
  }
  return { cells, turn, chain: -1, quiet: 0 };
}

const countOf = ({ cells }: Position, side: Side): number =>
  cells.reduce((n, piece) => n + Number(piece !== 0 && sideOf(piece) === side), 0);

export const checkers = matchKind<Position, Step>({
  genre: 'checkers',
  grid: GRID,
  strengths: [
    { depth: 1, slip: 0.5, slipDepth: 0 },
    { depth: 2, slip: 0.3, slipDepth: 0 },
    { depth: 3, slip: 0.2, slipDepth: 0 },
  ],
  player: 5,
  pace: 5,
  thought: 500,
  rounds: 1,
  plain: ['#f3e9d8', '#3a2b2b'],
  lives: 0,
  seconds: 400,
  frames: 12,
  hints: true,

  start,
  turn: ({ turn }) => turn,
  moves,
  after,
  outcome,
  loud: (at) => gather(at, true),
  value,
  piece: ({ cells }, cell) => cells[cell] as number,
  tally: (at, side) => String(countOf(at, side)),

  board(p) {
    const { panel, solid, near } = p.palette;
    const dark = p.mix(solid, near, 0.4);
    drawTray(p, GRID, p.mix(dark, '#000000', 0.35));
    drawChecker(p, GRID, p.mix(panel, '#ffffff', 0.25), p.mix(dark, panel, 0.18));
  },
  token(p, s, piece, x, y, size) {
    const side = sideOf(piece);
    const king = piece === 2 || piece === 4;
    const colour = (s.plain ?? sideColours(p))[side];
    if (king) p.circle(x, y + 0.1 * size, 0.43 * size, p.mix(colour, '#000000', 0.6));
    const top = king ? y - 0.07 * size : y;
    drawPiece(p, s, side, x, top, size);
    // on a plain piece there is room for the crown, on a figure it stands above
    if (king && s.plain) p.text('♛', x, top, 0.5 * size, isLight(colour) ? '#3a2b2b' : '#f3e9d8');
    else if (king) p.text('♛', x, y - 0.36 * size, 0.36 * size, p.mix(colour, '#000000', 0.55));
  },
});
