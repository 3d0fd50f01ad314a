/**
 * The rules of chess, all of them: castling, en passant, promotion, check, mate, stalemate, fifty moves, threefold repetition and too few pieces
 * to mate. Positions are small arrays that are copied, since a search asks for thousands of them a second. Pure, no game in it.
 */
import {
  BISHOP,
  BISHOPS,
  isOf,
  KING,
  KINGS,
  KNIGHT,
  KNIGHTS,
  PAWN,
  pieceOf,
  QUEEN,
  RAYS,
  ROOK,
  ROOKS,
  TAKES,
  typeOf,
  type ChessMove,
  type Position,
} from './chess-position.js';
import type { Outcome, Side } from './search.js';

/** Whether a side's pieces reach a cell. */
export function attacked(cells: Uint8Array, cell: number, by: Side): boolean {
  for (const from of TAKES[by === 0 ? 1 : 0]?.[cell] ?? []) if (cells[from] === pieceOf(by, PAWN)) return true;
  for (const [from = -1] of KNIGHTS[cell] as number[][]) if (cells[from] === pieceOf(by, KNIGHT)) return true;
  for (const [from = -1] of KINGS[cell] as number[][]) if (cells[from] === pieceOf(by, KING)) return true;
  for (const [rays, type] of [
    [ROOKS, ROOK],
    [BISHOPS, BISHOP],
  ] as const)
    for (const ray of rays[cell] as number[][])
      for (const from of ray) {
        const piece = cells[from] as number;
        if (piece === 0) continue;
        if (isOf(piece, by) && (typeOf(piece) === type || typeOf(piece) === QUEEN)) return true;
        break;
      }
  return false;
}

export const kingOf = ({ cells }: Position, side: Side): number => cells.indexOf(pieceOf(side, KING));
const other = (side: Side): Side => (side === 0 ? 1 : 0);
export const inCheck = (at: Position, side: Side = at.turn): boolean =>
  attacked(at.cells, kingOf(at, side), other(side));

function pawnMoves(at: Position, from: number, loud: boolean, out: ChessMove[]): void {
  const { cells, turn, leapt } = at;
  const step = turn === 0 ? -8 : 8;
  const last = turn === 0 ? 0 : 7;
  const push = (to: number): void => {
    if (to >> 3 !== last) out.push({ from, to });
    else for (const becomes of [QUEEN, KNIGHT, ROOK, BISHOP]) out.push({ from, to, becomes });
  };
  for (const to of TAKES[turn]?.[from] ?? [])
    if (to === leapt || (cells[to] !== 0 && !isOf(cells[to] as number, turn))) push(to);
  const ahead = from + step;
  if (cells[ahead] !== 0 || (loud && ahead >> 3 !== last)) return;
  push(ahead);
  if (!loud && from >> 3 === (turn === 0 ? 6 : 1) && cells[ahead + step] === 0) push(ahead + step);
}

function castling(at: Position, out: ChessMove[]): void {
  const { cells, turn, rights } = at;
  const king = turn === 0 ? 60 : 4;
  const mine = (rights >> (turn * 2)) & 3;
  if (mine === 0 || cells[king] !== pieceOf(turn, KING) || attacked(cells, king, other(turn))) return;
  const free = (...list: number[]): boolean => list.every((n) => cells[king + n] === 0);
  const rook = pieceOf(turn, ROOK);
  // the cell that the king passes; where it ends is looked at like any other move
  if (mine & 1 && cells[king + 3] === rook && free(1, 2) && !attacked(cells, king + 1, other(turn)))
    out.push({ from: king, to: king + 2 });
  if (mine & 2 && cells[king - 4] === rook && free(-1, -2, -3) && !attacked(cells, king - 1, other(turn)))
    out.push({ from: king, to: king - 2 });
}

/** Moves by how pieces go, captures first; some may leave the king in check. `loud`: captures and promotions alone. */
export function tries(at: Position, loud = false): ChessMove[] {
  const { cells, turn } = at;
  const takes: ChessMove[] = [];
  const goes: ChessMove[] = [];
  for (let from = 0; from < 64; from++) {
    const piece = cells[from] as number;
    if (!isOf(piece, turn)) continue;
    const type = typeOf(piece);
    if (type === PAWN) {
      pawnMoves(at, from, loud, takes);
      continue;
    }
    for (const ray of (RAYS[type] as number[][][])[from] as number[][])
      for (const to of ray) {
        const there = cells[to] as number;
        if (there === 0) {
          if (!loud) goes.push({ from, to });
          continue;
        }
        if (!isOf(there, turn)) takes.push({ from, to });
        break;
      }
  }
  // the largest prize first, by the smallest hand
  const prize = ({ from, to }: ChessMove): number => typeOf(cells[to] as number) * 8 - typeOf(cells[from] as number);
  takes.sort((a, b) => prize(b) - prize(a));
  if (loud) return takes;
  castling(at, goes);
  return [...takes, ...goes];
}

/** rights that are lost when a piece leaves or reaches a cell */
const LOST: Readonly<Record<number, number | undefined>> = { 60: 3, 63: 1, 56: 2, 4: 12, 7: 4, 0: 8 };

/** The position after a move, without its history: enough for a search. */
export function after(at: Position, { from, to, becomes }: ChessMove): Position {
  const cells = at.cells.slice();
  const piece = cells[from] as number;
  const type = typeOf(piece);
  const takes = cells[to] !== 0;
  cells[from] = 0;
  cells[to] = becomes ? pieceOf(at.turn, becomes) : piece;
  let leapt = -1;
  if (type === PAWN) {
    if (to === at.leapt) cells[to + (at.turn === 0 ? 8 : -8)] = 0;
    if (Math.abs(to - from) === 16) leapt = (from + to) / 2;
  } else if (type === KING && Math.abs(to - from) === 2) {
    const rook = to > from ? to + 1 : to - 2;
    cells[(from + to) / 2] = cells[rook] as number;
    cells[rook] = 0;
  }
  return {
    cells,
    turn: other(at.turn),
    rights: at.rights & ~((LOST[from] ?? 0) | (LOST[to] ?? 0)),
    leapt,
    quiet: takes || type === PAWN ? 0 : at.quiet + 1,
    seen: at.seen,
    lost: typeOf(at.cells[to] as number) === KING ? other(at.turn) : null,
  };
}

/** All legal moves, whatever the history says. */
export const legal = (at: Position): ChessMove[] => tries(at).filter((move) => !inCheck(after(at, move), at.turn));

/** A position's name, to know it again. */
const nameOf = ({ cells, turn, rights, leapt }: Position): string => `${cells.join('')} ${turn} ${rights} ${leapt}`;

/** As `after`, and remembers what was there. */
export function played(at: Position, move: ChessMove): Position {
  const next = after(at, move);
  return { ...next, seen: next.quiet === 0 ? [] : [...at.seen, nameOf(at)] };
}

/** Whether neither side has enough to mate: a lone knight or bishop at most. */
function isBare({ cells }: Position): boolean {
  let light = 0;
  for (const piece of cells) {
    const type = typeOf(piece);
    if (type === 0 || type === KING) continue;
    if (type !== KNIGHT && type !== BISHOP) return false;
    light++;
  }
  return light < 2;
}

/** Who has won, by all the rules; null while it goes on. */
export function outcome(at: Position): Outcome {
  // the first move that is tried is mostly legal: a tenth of the time that all of them take
  if (!tries(at).some((move) => !inCheck(after(at, move), at.turn))) return inCheck(at) ? other(at.turn) : 'draw';
  if (at.quiet >= 100 || isBare(at)) return 'draw';
  if (at.seen.length >= 8) {
    const name = nameOf(at);
    if (at.seen.filter((one) => one === name).length >= 2) return 'draw';
  }
  return null;
}

/** For a search, whose moves may take a king: who has won by that. */
export const kingTaken = ({ lost }: Position): Outcome => (lost === null ? null : other(lost));
