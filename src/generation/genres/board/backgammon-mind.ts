/** How backgammon is played by whoever weighs every position that a throw leads to: blots, points, primes, anchors, and the race. */
import type { Random } from '../../kit/random.js';
import { BAR, linesOf, OFF, otherOf, pipsOf, type Line, type Position, type Side } from './backgammon-rules.js';

/** How often a seat plays anything instead of the best: easy, normal, hard. */
export const CARELESS = [0.6, 0.22, 0] as const;

/** of 36 throws, those that hit one so many points away, with nothing in between */
const SHOTS = [0, 11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3];
/** what it is worth to hold a point, from one's own end */
const HELD = [0, 0.2, 0.4, 0.6, 1, 1.3, 1.1, 1, 0.6, 0.35, 0.3, 0.3, 0.3, 0.35];
const ANCHOR = [0.5, 0.5, 0.8, 1.1, 1.2, 0.7, 0.5]; // 18…24
const heldAt = (point: number): number => (point >= 18 ? (ANCHOR[point - 18] as number) : (HELD[point] ?? 0.25));

/** The rearmost checker. */
function rearOf(own: readonly number[]): number {
  let point = BAR;
  while (point > 0 && own[point] === 0) point--;
  return point;
}

/** Points of the home that are closed. */
function closedOf(own: readonly number[]): number {
  let n = 0;
  for (let point = 1; point <= 6; point++) if ((own[point] as number) > 1) n++;
  return n;
}

/** How likely a single checker on that point is hit by the next throw. */
function dangerOf(other: readonly number[], point: number): number {
  let safe = 1;
  // who stands on q of theirs stands on 25 − q of ours and comes up
  for (let q = 26 - point; q <= BAR && q - (25 - point) <= 12; q++)
    if ((other[q] as number) > 0) safe *= 1 - (SHOTS[q - (25 - point)] as number) / 36;
  return 1 - safe;
}

/** What a position is worth to who has just played it. */
export function valueOf(at: Position, side: Side): number {
  const own = at[side];
  const other = at[otherOf(side)];
  const race = pipsOf(other) - pipsOf(own);
  const rear = rearOf(own);
  const theirRear = rearOf(other);
  // nobody can meet any more
  if (rear + theirRear < 25) {
    let gaps = 0;
    for (let point = 1; point <= 6; point++) if (own[point] === 0) gaps++;
    return race * 0.1 + (own[OFF] as number) * 0.9 - gaps * 0.05 - sumAbove(own) * 0.2;
  }
  const theirHome = closedOf(other);
  let value = race * 0.07 + (own[OFF] as number) * 0.35;
  let run = 0;
  let longest = 0;
  for (let point = 1; point <= 24; point++) {
    const n = own[point] as number;
    if (n > 1) {
      value += heldAt(point) - Math.max(0, n - 3) * 0.18;
      run++;
      longest = Math.max(longest, run);
    } else {
      run = 0;
      if (n === 1) value -= dangerOf(other, point) * (0.5 + (25 - point) * 0.085 + theirHome * 0.22) + 0.03;
    }
  }
  if (longest > 2) value += (longest - 2) * 0.45;
  value += (other[BAR] as number) * (0.7 + closedOf(own) * 0.42);
  value -= (own[BAR] as number) * (0.7 + theirHome * 0.42);
  for (let point = 19; point <= 24; point++) value -= (own[point] as number) * 0.12;
  return value;
}

const sumAbove = (own: readonly number[]): number => {
  let sum = 0;
  for (let point = 7; point <= BAR; point++) sum += own[point] as number;
  return sum;
};

/** What is played with that throw: the best, or with that chance anything; the same stream, the same choice. */
export function chosen(
  at: Position,
  side: Side,
  dice: readonly number[],
  careless: number,
  mind: Random,
): Line | undefined {
  const lines = linesOf(at, side, dice);
  const [first] = lines;
  if (!first) return undefined;
  if (careless > 0 && mind.chance(careless)) return mind.pick(lines);
  let best = first;
  let most = -Infinity;
  for (const line of lines) {
    const value = valueOf(line.at, side);
    if (value > most) [most, best] = [value, line];
  }
  return best;
}
