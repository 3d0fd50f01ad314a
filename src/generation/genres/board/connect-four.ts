/** Four in a row, in columns that tokens fall into: the hero's against those of each enemy in turn. */
import { linesOf, middleOf, RIM, type Grid } from './grid.js';
import { drawPiece } from './look.js';
import { matchKind } from './match-kind.js';
import type { Outcome, Side } from './search.js';

const GRID: Grid = { cols: 7, rows: 6 };
const LINES = linesOf(GRID, 4);
/** the lines through each cell: only those of the last token can be new */
const THROUGH = Array.from({ length: 42 }, (_, cell) => LINES.filter((line) => line.includes(cell)));
const FLAT = Uint8Array.from(LINES.flat());
/** columns from the middle outwards: what is looked at first is mostly best */
const ORDER = [3, 2, 4, 1, 5, 0, 6];

interface Position {
  readonly cells: Uint8Array;
  readonly turn: Side;
  readonly last: number;
  readonly left: number;
}

function lineOf({ cells, last }: Position): readonly number[] | undefined {
  if (last < 0) return undefined;
  const one = cells[last];
  return THROUGH[last]?.find((line) => {
    for (const c of line) if (cells[c] !== one) return false;
    return true;
  });
}

function outcome(at: Position): Outcome {
  if (lineOf(at)) return at.cells[at.last] === 1 ? 0 : 1;
  return at.left === 0 ? 'draw' : null;
}

function free({ cells }: Position): { to: number }[] {
  const out: { to: number }[] = [];
  for (const column of ORDER) {
    let to = column;
    if (cells[to] !== 0) continue;
    while (to < 35 && cells[to + 7] === 0) to += 7;
    out.push({ to });
  }
  return out;
}

function after({ cells, turn, left }: Position, { to }: { readonly to: number }): Position {
  const next = cells.slice();
  next[to] = turn + 1;
  return { cells: next, turn: turn === 0 ? 1 : 0, last: to, left: left - 1 };
}

/** Lines that only one of both has tokens in, the more the better. */
function value({ cells }: Position): number {
  let sum = 0;
  for (let i = 0; i < FLAT.length; i += 4) {
    let mine = 0;
    let theirs = 0;
    for (let k = i; k < i + 4; k++) {
      const one = cells[FLAT[k] as number];
      if (one === 1) mine++;
      else if (one === 2) theirs++;
    }
    if (theirs === 0) sum += mine * mine * mine;
    else if (mine === 0) sum -= theirs * theirs * theirs;
  }
  return sum;
}

export const connectFour = matchKind<Position, { readonly to: number }>({
  genre: 'connect_four',
  grid: GRID,
  strengths: [
    { depth: 1, slip: 0.35, slipDepth: 0 },
    { depth: 2, slip: 0.12, slipDepth: 0 },
    { depth: 3, slip: 0.08, slipDepth: 1 },
  ],
  player: 4,
  pace: 10,
  thought: 1000,
  rounds: 3,
  plain: ['#f4c430', '#e0483e'],
  lives: 3,
  seconds: 70,
  frames: 16,

  start: (turn) => ({ cells: new Uint8Array(42), turn, last: -1, left: 42 }),
  turn: ({ turn }) => turn,
  moves: (at) => (outcome(at) === null ? free(at) : []),
  quick: { moves: free, after, outcome },
  after,
  outcome,
  value,
  // anywhere in the column
  reaches: ({ to }, cell) => to % 7 === cell % 7,
  winning: (at) => lineOf(at) ?? [],
  piece: ({ cells }, cell) => cells[cell] as number,

  board(p) {
    const blue = p.mix(p.palette.solid, p.palette.near, 0.4);
    p.rect(0.02, 0.12, 7 + 2 * RIM - 0.04, 6 + 2 * RIM - 0.04, 'rgba(0,0,0,.3)', 0.3);
    p.rect(0, 0, 7 + 2 * RIM, 6 + 2 * RIM, p.mix(blue, '#000000', 0.5), 0.3);
  },
  way({ to }, part) {
    const goal = middleOf(GRID, to);
    const from = RIM - 0.5;
    // it falls, and bounces once
    const fall = part < 0.7 ? (part / 0.7) ** 2 : 1 - Math.sin(((part - 0.7) / 0.3) * Math.PI) * 0.07;
    return { x: goal.x, y: from + (goal.y - from) * fall };
  },
  token(p, s, piece, x, y, size) {
    drawPiece(p, s, piece === 1 ? 0 : 1, x, y, size);
  },
  /** the board itself hangs before the tokens, with a hole for each */
  front(p, s) {
    const { ctx } = p;
    const blue = p.mix(p.palette.solid, p.palette.near, 0.4);
    ctx.fillStyle = blue;
    ctx.beginPath();
    ctx.roundRect(0, 0, 7 + 2 * RIM, 6 + 2 * RIM, 0.3);
    for (let c = 0; c < 42; c++) {
      const { x, y } = middleOf(GRID, c);
      ctx.moveTo(x + 0.42, y);
      ctx.arc(x, y, 0.42, 0, 6.2832);
    }
    ctx.fill('evenodd');
    ctx.strokeStyle = p.mix(blue, '#ffffff', 0.25);
    ctx.lineWidth = 0.05;
    for (let c = 0; c < 42; c++) {
      const { x, y } = middleOf(GRID, c);
      ctx.beginPath();
      ctx.arc(x, y, 0.44, 0, 6.2832);
      ctx.stroke();
    }
    if (!s.last || s.phase !== 'turn') return;
    const { x, y } = middleOf(GRID, s.last.to);
    ctx.strokeStyle = '#ffffff';
    ctx.lineWidth = 0.06;
    ctx.beginPath();
    ctx.arc(x, y, 0.46, 0, 6.2832);
    ctx.stroke();
  },
});
