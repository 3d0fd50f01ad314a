/**
 * Dominoes with the 28 tiles of a double-six set, pure: what fits the line, who draws or passes, who is out or blocked, and what a round is worth.
 * Positions are plain data that nothing changes.
 */
import { Random } from '../../kit/random.js';

/** 0…27 */
export type Tile = number;

/** The two numbers of each tile, the lower first. */
export const PIPS: readonly (readonly [number, number])[] = Array.from({ length: 7 }, (_, low) =>
  Array.from({ length: 7 - low }, (__, i) => [low, low + i] as const),
).flat();
const low = (tile: Tile): number => PIPS[tile]?.[0] as number;
const high = (tile: Tile): number => PIPS[tile]?.[1] as number;
export const isDouble = (tile: Tile): boolean => low(tile) === high(tile);
export const pipsOf = (tiles: readonly Tile[]): number => tiles.reduce((sum, tile) => sum + low(tile) + high(tile), 0);

/** A tile of the line, and which of its numbers lies to the left and to the right. */
export interface Laid {
  readonly tile: Tile;
  readonly left: number;
  readonly right: number;
}

export interface Table {
  readonly seats: number;
  /** four in two pairs, who sit opposite each other */
  readonly partners: boolean;
  /** who can't go on draws from the stock; else passes */
  readonly draws: boolean;
}

export interface Round extends Table {
  readonly hands: readonly (readonly Tile[])[];
  /** face down; the last is drawn next */
  readonly stock: readonly Tile[];
  readonly line: readonly Laid[];
  /** where in the line the first tile lies */
  readonly first: number;
  /** the tile that must be laid first, in the round that opens a match */
  readonly opens: Tile | null;
  readonly turn: number;
  /** seats in a row that passed */
  readonly passes: number;
  /** numbers, as bits, that a seat is known to lack since it passed */
  readonly lacks: readonly number[];
}

export interface Choice {
  readonly tile: Tile;
  readonly end: 'left' | 'right';
}

/** Tiles of each seat at the start. */
export const DEALT = 7;

/** A new round. Without a leader, the highest double is laid first by whoever holds it, or else the heaviest tile. */
export function dealt(table: Table, seed: number, leader: number | null): Round {
  const tiles = new Random(seed).shuffle(PIPS.map((_, tile) => tile));
  const hands = Array.from({ length: table.seats }, (_, seat) => tiles.slice(seat * DEALT, (seat + 1) * DEALT));
  const weight = (tile: Tile): number => (isDouble(tile) ? 100 : 0) + low(tile) + high(tile) + high(tile) / 10;
  const opens = hands.flat().toSorted((a, b) => weight(b) - weight(a))[0] as Tile;
  return {
    ...table,
    hands,
    stock: tiles.slice(table.seats * DEALT),
    line: [],
    first: 0,
    opens: leader === null ? opens : null,
    turn: leader ?? hands.findIndex((hand) => hand.includes(opens)),
    passes: 0,
    lacks: hands.map(() => 0),
  };
}

export const leftEnd = ({ line }: Round): number | undefined => line[0]?.left;
export const rightEnd = ({ line }: Round): number | undefined => line.at(-1)?.right;
const has = (tile: Tile, n: number | undefined): boolean => low(tile) === n || high(tile) === n;

/** What may be laid now, and at which end; where both ends are alike, only one is offered. */
export function choicesOf(round: Round, seat = round.turn): Choice[] {
  const [left, right] = [leftEnd(round), rightEnd(round)];
  const hand = round.hands[seat] as readonly Tile[];
  if (left === undefined)
    return (round.opens === null ? hand : [round.opens]).map((tile) => ({ tile, end: 'right' as const }));
  return hand.flatMap((tile) => {
    const out: Choice[] = [];
    if (has(tile, left)) out.push({ tile, end: 'left' });
    if (left !== right && has(tile, right)) out.push({ tile, end: 'right' });
    return out;
  });
}

export const mayDraw = (round: Round): boolean => round.draws && round.stock.length > 0;

const next = ({ turn, seats }: Round): number => (turn + 1) % seats;

/** The tile lies at that end, and it is the next one's turn. */
export function laidOn(round: Round, { tile, end }: Choice): Round {
  const { line, turn } = round;
  const inner = end === 'left' ? leftEnd(round) : rightEnd(round);
  const outer = low(tile) === inner ? high(tile) : low(tile);
  const laid: Laid =
    inner === undefined
      ? { tile, left: low(tile), right: high(tile) }
      : end === 'left'
        ? { tile, left: outer, right: inner }
        : { tile, left: inner, right: outer };
  return {
    ...round,
    hands: round.hands.map((hand, seat) => (seat === turn ? hand.filter((one) => one !== tile) : hand)),
    line: end === 'left' ? [laid, ...line] : [...line, laid],
    first: round.first + (end === 'left' && line.length > 0 ? 1 : 0),
    opens: null,
    turn: next(round),
    passes: 0,
  };
}

/** One tile from the stock: what it is only its new owner knows, so nothing is known of what they lack. */
export function drawn(round: Round): Round {
  const { turn, stock } = round;
  const tile = stock.at(-1) as Tile;
  return {
    ...round,
    hands: round.hands.map((hand, seat) => (seat === turn ? [...hand, tile] : hand)),
    stock: stock.slice(0, -1),
    lacks: round.lacks.map((bits, seat) => (seat === turn ? 0 : bits)),
  };
}

export function passed(round: Round): Round {
  const ends = (1 << (leftEnd(round) ?? 7)) | (1 << (rightEnd(round) ?? 7));
  return {
    ...round,
    lacks: round.lacks.map((bits, seat) => (seat === round.turn ? bits | ends : bits)),
    passes: round.passes + 1,
    turn: next(round),
  };
}

export const sideOf = ({ partners }: Table, seat: number): number => (partners ? seat % 2 : seat);

/** How a round ended: who is out, or has fewest in a line that is blocked; null where two have equally few; and what the side is given. */
export interface Result {
  readonly winner: number | null;
  readonly points: number;
  readonly blocked: boolean;
}

/** The result of a round, or null while it goes on. The winners get what the others still hold, of a blocked line less what they hold themselves. */
export function resultOf(round: Round): Result | null {
  const held = round.hands.map(pipsOf);
  const heldBy = (side: number): number =>
    held.reduce((sum, pips, seat) => sum + (sideOf(round, seat) === side ? pips : 0), 0);
  const all = held.reduce((sum, pips) => sum + pips, 0);
  const out = round.hands.findIndex((hand) => hand.length === 0);
  if (out >= 0) return { winner: out, points: all - heldBy(sideOf(round, out)), blocked: false };
  if (round.passes < round.seats) return null;
  const sides = Array.from({ length: round.partners ? 2 : round.seats }, (_, side) => heldBy(side));
  const least = Math.min(...sides);
  const side = sides.indexOf(least);
  if (sides.lastIndexOf(least) !== side) return { winner: null, points: 0, blocked: true };
  // of a pair, whoever holds less leads the next round
  const winner = round.partners && (held[side + 2] as number) < (held[side] as number) ? side + 2 : side;
  return { winner, points: all - 2 * least, blocked: true };
}
