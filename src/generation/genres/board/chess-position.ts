/** A position of chess, its pieces, and where each piece can go from each cell of an empty board. */
import type { Side } from './search.js';

/** 0 none; a side's pieces are its number times 8 plus one of these */
export const PAWN = 1;
export const KNIGHT = 2;
export const BISHOP = 3;
export const ROOK = 4;
export const QUEEN = 5;
export const KING = 6;

export interface ChessMove {
  readonly from: number;
  readonly to: number;
  /** what a pawn becomes */
  readonly becomes?: number;
}

/** Cells from the top left: a8 is 0, h1 is 63. Side 0 moves up. */
export interface Position {
  readonly cells: Uint8Array;
  readonly turn: Side;
  /** bits: side 0 short, long, side 1 short, long */
  readonly rights: number;
  /** the cell that a pawn has just leapt over, or -1 */
  readonly leapt: number;
  /** moves of either side since the last capture or pawn's move */
  readonly quiet: number;
  /** positions since then, to see one for the third time; empty in a search */
  readonly seen: readonly string[];
  /** whose king was taken, which only a search that looks at any move comes to */
  readonly lost: Side | null;
}

export const sideOf = (piece: number): Side => (piece < 8 ? 0 : 1);
export const typeOf = (piece: number): number => piece & 7;
export const pieceOf = (side: Side, type: number): number => side * 8 + type;
/** side 0's are 1…6, side 1's 9…14 */
export const isOf = (piece: number, side: Side): boolean => piece !== 0 && piece >> 3 === side;

const STRAIGHT = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const SLANT = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
const LEAPS = [
  [1, 2],
  [2, 1],
  [-1, 2],
  [-2, 1],
  [1, -2],
  [2, -1],
  [-1, -2],
  [-2, -1],
] as const;

type Way = readonly [number, number];

/** From each cell along each way to the board's edge. */
function raysOf(ways: readonly Way[], most = 8): number[][][] {
  return Array.from({ length: 64 }, (_, cell) =>
    ways.map(([dx, dy]) => {
      const ray: number[] = [];
      for (let n = 1; n <= most; n++) {
        const [x, y] = [(cell & 7) + dx * n, (cell >> 3) + dy * n];
        if (x < 0 || y < 0 || x > 7 || y > 7) break;
        ray.push(y * 8 + x);
      }
      return ray;
    }),
  );
}
export const ROOKS = raysOf(STRAIGHT);
export const BISHOPS = raysOf(SLANT);
const QUEENS = raysOf([...STRAIGHT, ...SLANT]);
export const KINGS = raysOf([...STRAIGHT, ...SLANT], 1);
export const KNIGHTS = raysOf(LEAPS, 1);
export const RAYS = [[], [], KNIGHTS, BISHOPS, ROOKS, QUEENS, KINGS] as const;
/** what each side's pawns take from each cell */
export const TAKES = [-1, 1].map((dy) =>
  raysOf(
    [
      [-1, dy],
      [1, dy],
    ],
    1,
  ).map((rays) => rays.flat()),
);

export function startPosition(): Position {
  const cells = new Uint8Array(64);
  [ROOK, KNIGHT, BISHOP, QUEEN, KING, BISHOP, KNIGHT, ROOK].forEach((type, x) => {
    cells[x] = pieceOf(1, type);
    cells[8 + x] = pieceOf(1, PAWN);
    cells[48 + x] = pieceOf(0, PAWN);
    cells[56 + x] = pieceOf(0, type);
  });
  return { cells, turn: 0, rights: 15, leapt: -1, quiet: 0, seen: [], lost: null };
}
