/** Games in which all cards are to be got rid of, pure: what fits, what a card does to the next, who draws, who is out. Positions are plain data that nothing changes. */
import { Random } from '../../kit/random.js';
import { BOOKS, faceOf, type Card } from './shed-books.js';
import type { Mode } from './shed-mode.js';

export interface Round {
  readonly mode: Mode;
  readonly seats: number;
  readonly seed: number;
  readonly hands: readonly (readonly Card[])[];
  /** face down; the last is drawn next */
  readonly stock: readonly Card[];
  /** the last lies on top */
  readonly pile: readonly Card[];
  /** what is to be followed: of the card on top, or what was wished */
  readonly suit: number;
  readonly turn: number;
  /** 1 clockwise, −1 the other way */
  readonly way: 1 | -1;
  /** cards that whoever's turn it is has to draw, unless they pass it on */
  readonly owed: number;
  /** a card was drawn and fits: it may be laid, or nothing is */
  readonly drew: Card | null;
  /** turns in a row in which nothing could be laid or drawn */
  readonly stuck: number;
}

const SUITS = 4;

/** A new round. The first card of the pile is one that does nothing. */
export function dealt(mode: Mode, seats: number, seed: number, leader: number): Round {
  const { faces, dealt: counts } = BOOKS[mode];
  const cards = new Random(seed).shuffle(faces.map((_, card) => card));
  const n = counts[seats > 2 ? 0 : 1];
  const hands = Array.from({ length: seats }, (_, seat) => cards.slice(seat * n, (seat + 1) * n));
  const stock = cards.slice(seats * n);
  const isDull = (card: Card): boolean => {
    const { suit, does, draws, wishes } = faceOf(mode, card);
    return suit !== null && !does && !draws && !wishes;
  };
  const first = stock.splice(stock.findLastIndex(isDull), 1)[0] as Card;
  return {
    mode,
    seats,
    seed,
    hands,
    stock,
    pile: [first],
    suit: faceOf(mode, first).suit as number,
    turn: leader,
    way: 1,
    owed: 0,
    drew: null,
    stuck: 0,
  };
}

const seatAfter = ({ turn, way, seats }: Round, steps: number): number => (turn + way * steps + seats * 4) % seats;
/** Whose turn is next. */
export const nextSeat = (round: Round): number => seatAfter(round, 1);

export function fits(round: Round, card: Card): boolean {
  const { mode, pile, suit, owed, drew, hands, turn } = round;
  if (drew !== null) return card === drew;
  const face = faceOf(mode, card);
  const top = faceOf(mode, pile.at(-1) as Card);
  const { stacks, wishOnWish } = BOOKS[mode];
  if (owed > 0) return stacks && face.draws !== undefined && face.rank === top.rank;
  // who holds the colour may not lay what makes the next draw four
  if (mode === 'colours' && face.draws === 4)
    return !(hands[turn] as readonly Card[]).some((one) => faceOf(mode, one).suit === suit);
  if (face.wishes) return wishOnWish || face.rank !== top.rank;
  return face.suit === suit || face.rank === top.rank;
}

/** The cards of whoever's turn it is that may be laid. */
export const choicesOf = (round: Round): Card[] =>
  (round.hands[round.turn] as readonly Card[]).filter((card) => fits(round, card));

/** The card lies on the pile. @param wish the suit that is wished, where the card wishes one */
export function laid(round: Round, card: Card, wish: number | null): Round {
  const { mode, turn, seats } = round;
  const face = faceOf(mode, card);
  const way = face.does === 'turn' ? ((round.way * -1) as 1 | -1) : round.way;
  // where two play, to turn is to pass over
  const skips = face.does === 'skip' || (face.does === 'turn' && seats === 2);
  const next = { ...round, way };
  return {
    ...next,
    hands: round.hands.map((hand, seat) => (seat === turn ? hand.filter((one) => one !== card) : hand)),
    pile: [...round.pile, card],
    suit: face.wishes && wish !== null ? wish : (face.suit ?? round.suit),
    turn: seatAfter(next, face.does === 'again' ? 0 : skips ? 2 : 1),
    owed: round.owed + (face.draws ?? 0),
    drew: null,
    stuck: 0,
  };
}

/** The pile but for its top becomes the stock, shuffled: the same round, the same order. */
function refilled(round: Round): Round {
  const { pile, stock, seed } = round;
  if (stock.length > 0 || pile.length < 2) return round;
  const rest = new Random((seed + pile.length * 131 + (pile.at(-1) as Card)) >>> 0).shuffle(pile.slice(0, -1));
  return { ...round, stock: rest, pile: pile.slice(-1) };
}

/** What is owed is drawn, and the turn is over; or one card, which may be laid at once where it fits. */
export function drawn(round: Round): Round {
  let next = round;
  const { turn } = round;
  let card: Card | null = null;
  for (let n = Math.max(1, round.owed); n > 0; n--) {
    next = refilled(next);
    const top = next.stock.at(-1);
    if (top === undefined) break;
    card = top;
    next = {
      ...next,
      stock: next.stock.slice(0, -1),
      hands: next.hands.map((hand, seat) => (seat === turn ? [...hand, top] : hand)),
    };
  }
  if (round.owed === 0 && card !== null && fits(next, card)) return { ...next, drew: card };
  return { ...next, owed: 0, turn: nextSeat(round), stuck: card === null ? round.stuck + 1 : 0 };
}

/** What was drawn is kept. */
export const passed = (round: Round): Round => ({ ...round, drew: null, turn: nextSeat(round) });

export const pointsIn = (mode: Mode, hand: readonly Card[]): number =>
  hand.reduce((sum, card) => sum + faceOf(mode, card).points, 0);

export interface Result {
  readonly winner: number;
  /** what the others hold */
  readonly points: number;
}

/** Who is out; where nobody can lay or draw any more, whoever holds least. Null while it goes on. */
export function resultOf({ mode, hands, seats, stuck }: Round): Result | null {
  const held = hands.map((hand) => pointsIn(mode, hand));
  const out = hands.findIndex((hand) => hand.length === 0);
  if (out < 0 && stuck < seats) return null;
  const winner = out >= 0 ? out : held.indexOf(Math.min(...held));
  return { winner, points: held.reduce((sum, points) => sum + points, 0) - (held[winner] as number) };
}

/** How many of a hand are of each suit. */
export const suitsIn = (mode: Mode, hand: readonly Card[]): number[] =>
  Array.from({ length: SUITS }, (_, suit) => hand.filter((card) => faceOf(mode, card).suit === suit).length);
