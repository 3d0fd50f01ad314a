/** Three in a row on nine cells: the hero's tokens against those of each enemy in turn. */
import { linesOf, RIM, type Grid } from './grid.js';
import { drawPiece, drawTray } from './look.js';
import type { Painter } from '../../kit/types.js';
import { matchKind } from './match-kind.js';
import type { Outcome, Side } from './search.js';

const GRID: Grid = { cols: 3, rows: 3 };
const LINES = linesOf(GRID, 3);
/** each line as bits of its cells, and all nine */
const MASKS = LINES.map((line) => line.reduce((bits, cell) => bits | (1 << cell), 0));
const FULL = 511;

/** Cells of both sides, a bit each. */
interface Position {
  readonly mine: number;
  readonly theirs: number;
  readonly turn: Side;
}

const hasLine = (bits: number): boolean => {
  for (const mask of MASKS) if ((bits & mask) === mask) return true;
  return false;
};

function outcome({ mine, theirs }: Position): Outcome {
  if (hasLine(mine)) return 0;
  if (hasLine(theirs)) return 1;
  return (mine | theirs) === FULL ? 'draw' : null;
}

function free({ mine, theirs }: Position): { to: number }[] {
  const out: { to: number }[] = [];
  for (let to = 0; to < 9; to++) if (!(((mine | theirs) >> to) & 1)) out.push({ to });
  return out;
}

const after = ({ mine, theirs, turn }: Position, { to }: { readonly to: number }): Position =>
  turn === 0 ? { mine: mine | (1 << to), theirs, turn: 1 } : { mine, theirs: theirs | (1 << to), turn: 0 };

/** A cross for the hero, a ring for the other. */
function drawMark(p: Painter, side: 0 | 1, x: number, y: number, size: number, colour: string): void {
  const { ctx } = p;
  const r = 0.3 * size;
  ctx.lineCap = 'round';
  for (const [dy, ink] of [
    [0.04 * size, p.mix(colour, '#000000', 0.4)],
    [0, colour],
  ] as const) {
    ctx.strokeStyle = ink;
    ctx.lineWidth = 0.15 * size;
    ctx.beginPath();
    if (side === 1) ctx.arc(x, y + dy, r, 0, Math.PI * 2);
    else
      for (const way of [-1, 1]) {
        ctx.moveTo(x - r * way, y - r + dy);
        ctx.lineTo(x + r * way, y + r + dy);
      }
    ctx.stroke();
  }
}

export const ticTacToe = matchKind<Position, { readonly to: number }>({
  genre: 'tic_tac_toe',
  grid: GRID,
  // who never slips can't be beaten
  strengths: [
    { depth: 1, slip: 0.6, slipDepth: 0 },
    { depth: 3, slip: 0.35, slipDepth: 0 },
    { depth: 6, slip: 0.2, slipDepth: 0 },
  ],
  player: 6,
  pace: 40,
  thought: 2400,
  rounds: 3,
  plain: ['#3f8ee0', '#e0483e'],
  lives: 3,
  seconds: 60,
  frames: 10,

  start: (turn) => ({ mine: 0, theirs: 0, turn }),
  turn: ({ turn }) => turn,
  moves: (at) => (outcome(at) === null ? free(at) : []),
  quick: { moves: free, after, outcome },
  after,
  outcome,
  value: () => 0,
  winning: ({ mine, theirs }) =>
    LINES.find((_, i) => [mine, theirs].some((bits) => (bits & MASKS[i]!) === MASKS[i])) ?? [],
  piece: ({ mine, theirs }, cell) => ((mine >> cell) & 1) + ((theirs >> cell) & 1) * 2,

  board(p) {
    drawTray(p, GRID, p.mix(p.palette.panel, p.palette.solid, 0.14));
    const ink = p.mix(p.palette.panel, p.palette.ink, 0.55);
    p.ctx.lineCap = 'round';
    for (const at of [1, 2]) {
      p.line(RIM + at, RIM + 0.12, RIM + at, RIM + 2.88, 0.09, ink);
      p.line(RIM + 0.12, RIM + at, RIM + 2.88, RIM + at, 0.09, ink);
    }
  },
  token(p, s, piece, x, y, size) {
    const side = piece === 1 ? 0 : 1;
    if (s.plain) drawMark(p, side, x, y, size, s.plain[side]);
    else drawPiece(p, s, side, x, y, size * 0.92);
  },
});
