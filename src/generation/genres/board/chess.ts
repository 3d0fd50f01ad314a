/** Chess by all its rules: the hero is king of one side, an enemy of the other, where the prompt names some; pieces are carved in their colours. */
import type { Painter } from '../../kit/types.js';
import { KING, sideOf, startPosition, typeOf, type ChessMove, type Position } from './chess-position.js';
import { after, inCheck, kingTaken, kingOf, legal, outcome, played, tries } from './chess-rules.js';
import { value } from './chess-value.js';
import { RIM, type Grid } from './grid.js';
import { drawChecker, drawTray, drawWash, sideColours } from './look.js';
import { matchKind } from './match-kind.js';
import type { Side } from './search.js';

const GRID: Grid = { cols: 8, rows: 8 };
const POINTS = [0, 1, 3, 3, 5, 9, 0];

/** Outlines in a box of 100, by type: what stands on the foot that all share. */
const SHAPES = [
  '',
  'M38 76Q46 62 44 52L38 48L44 44A14 14 0 1 1 56 44L62 48L56 52Q54 62 62 76Z',
  'M32 76Q34 60 48 52Q36 54 32 60L24 54Q26 38 40 28L42 18L50 25Q70 30 70 56Q70 68 66 76Z',
  'M38 76Q44 66 42 60Q28 48 40 32L48 22A5 5 0 1 1 52 22L60 32Q72 48 58 60Q56 66 62 76Z',
  'M34 76L38 46L32 40V22H41V29H46V22H54V29H59V22H68V40L62 46L66 76Z',
  'M34 76L22 32L36 48L38 24L48 44L50 18L52 44L62 24L64 48L78 32L66 76Z',
] as const;
const FOOT = 'M28 86Q28 76 36 76H64Q72 76 72 86Z';
/** a king without a face */
const CROSSED = 'M35 76L39 54Q25 46 30 35Q38 27 47 35V25H41V18H47V11H53V18H59V25H53V35Q62 27 70 35Q75 46 61 54L65 76Z';
const CROWN = 'M30 30L26 10L40 20L50 6L60 20L74 10L70 30Z';

/** Made at the first picture, for a browser knows `Path2D` and a test does not. */
const paths = new Map<string, Path2D>();
function pathOf(shape: string): Path2D {
  let path = paths.get(shape);
  if (!path) paths.set(shape, (path = new Path2D(shape)));
  return path;
}

/** Body and edge of both sides: one light, one dark, each with some of its player's colour. */
function coloursOf(p: Painter, plain: readonly [string, string] | null, side: Side): readonly [string, string] {
  if (plain)
    return side === 0 ? [plain[0], p.mix(plain[1], '#000000', 0.2)] : [plain[1], p.mix(plain[0], plain[1], 0.2)];
  const own = sideColours(p)[side];
  return side === 0
    ? [p.mix(own, '#ffffff', 0.82), p.mix(own, '#000000', 0.72)]
    : [p.mix(own, '#000000', 0.68), p.mix(own, '#ffffff', 0.6)];
}

function carve(
  p: Painter,
  shapes: readonly string[],
  x: number,
  y: number,
  size: number,
  body: string,
  edge: string,
): void {
  const { ctx } = p;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size / 100, size / 100);
  ctx.translate(-50, -52);
  ctx.lineJoin = 'round';
  ctx.lineWidth = 7;
  ctx.strokeStyle = edge;
  ctx.fillStyle = body;
  for (const shape of shapes) ctx.stroke(pathOf(shape));
  for (const shape of shapes) ctx.fill(pathOf(shape));
  ctx.restore();
}

const ahead = ({ cells }: Position, side: Side): number =>
  cells.reduce((sum, piece) => sum + (POINTS[typeOf(piece)] as number) * (sideOf(piece) === side ? 1 : -1), 0);

export const chess = matchKind<Position, ChessMove>({
  genre: 'chess',
  grid: GRID,
  strengths: [
    { depth: 1, slip: 0.4, slipDepth: 0 },
    { depth: 1, slip: 0.12, slipDepth: 0 },
    { depth: 2, slip: 0.15, slipDepth: 0 },
  ],
  player: 2,
  pace: 4,
  thought: 700,
  rounds: 1,
  plain: ['#f3e9d8', '#3a2b2b'],
  lives: 0,
  seconds: 480,
  frames: 12,

  start: () => startPosition(),
  turn: ({ turn }) => turn,
  moves: (at) => (outcome(at) === null ? legal(at) : []),
  after: played,
  outcome,
  quick: { moves: tries, after, outcome: kingTaken },
  loud: (at) => tries(at, true),
  value,
  winning: (at) => (outcome(at) === 'draw' ? [] : [kingOf(at, at.turn)]),
  piece: ({ cells }, cell) => cells[cell] as number,
  choice: ({ becomes = 0, to }) => (to < 8 ? becomes : becomes + 8),
  tally(at, side) {
    const points = ahead(at, side);
    return points > 0 ? `+${points}` : ' ';
  },
  more: (at) => ({ check: inCheck(at), castling: at.rights, enPassant: at.leapt, quiet: at.quiet }),

  board(p, s) {
    const { panel, solid, near } = p.palette;
    const dark = p.mix(solid, near, 0.4);
    drawTray(p, GRID, p.mix(dark, '#000000', 0.35));
    drawChecker(p, GRID, p.mix(panel, '#ffffff', 0.25), p.mix(dark, panel, 0.18));
    if (inCheck(s.at)) drawWash(p, GRID, kingOf(s.at, s.at.turn), p.palette.danger, 0.55 + Math.sin(p.now * 6) * 0.15);
    const ink = p.mix(panel, dark, 0.25);
    for (let i = 0; i < 8; i++) {
      p.text(String.fromCodePoint(97 + i), RIM + i + 0.5, RIM + 8.17, 0.22, ink);
      p.text(String(8 - i), RIM * 0.5, RIM + i + 0.5, 0.22, ink);
    }
  },
  token(p, s, piece, x, y, size) {
    const side = sideOf(piece);
    const [body, edge] = coloursOf(p, s.plain, side);
    const shape = typeOf(piece) === KING ? (s.plain ? CROSSED : undefined) : (SHAPES[typeOf(piece)] ?? '');
    if (shape !== undefined) return carve(p, [shape, FOOT], x, y, size * 1.2, body, edge);
    carve(p, [CROWN, FOOT], x, y, size * 1.02, body, edge);
    p.circle(x, y + 0.05 * size, 0.33 * size, edge);
    p.circle(x, y + 0.05 * size, 0.29 * size, side === 0 ? body : p.mix(edge, '#ffffff', 0.3));
    p.sprite(side === 0 ? s.hero : s.foe, x, y + 0.04 * size, 0.5 * size, { shadow: false });
  },
});
