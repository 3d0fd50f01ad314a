/** What a position of chess looks worth, without looking ahead. */
import { KING, PAWN, QUEEN, ROOK, typeOf, type Position } from './chess-position.js';

const WORTH = [0, 100, 320, 330, 500, 900, 0];

/** What a position is worth to side 0: pieces, the middle, pawns that are far ahead, and a lone king that is driven to the edge. */
export function value({ cells }: Position): number {
  let sum = 0;
  let kings = 0;
  const counts = [0, 0];
  for (let cell = 0; cell < 64; cell++) {
    const piece = cells[cell] as number;
    if (piece === 0) continue;
    const type = typeOf(piece);
    const side = piece >> 3;
    const sign = side === 0 ? 1 : -1;
    const [x, y] = [cell & 7, cell >> 3];
    const edge = Math.abs(x - 3.5) + Math.abs(y - 3.5);
    let worth = WORTH[type] as number;
    counts[side] = (counts[side] as number) + worth;
    if (type === PAWN) worth += (side === 0 ? 6 - y : y - 1) ** 2 * 2 + (x > 2 && x < 5 ? 8 : 0);
    else if (type === KING) kings += sign * edge;
    else
      worth +=
        (type === QUEEN ? 1 : type === ROOK ? 2 : 5) * (4 - edge) +
        (y === (side === 0 ? 7 : 0) && type < ROOK ? -12 : 0);
    sum += sign * worth;
  }
  const [mine = 0, theirs = 0] = counts;
  // in the end kings come to the middle, and the one that is nearly alone is driven out of it, the other king near it
  if (mine + theirs > 3200) return sum + kings * 6;
  const ahead = mine > theirs + 300 ? 1 : theirs > mine + 300 ? -1 : 0;
  if (ahead === 0) return sum - kings * 5;
  const [a, b] = [cells.indexOf(KING), cells.indexOf(8 + KING)];
  const lone = ahead > 0 ? b : a;
  const edge = Math.abs((lone & 7) - 3.5) + Math.abs((lone >> 3) - 3.5);
  const apart = Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >> 3) - (b >> 3)));
  return sum + ahead * (edge * 14 - apart * 10);
}
