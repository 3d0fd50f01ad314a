/** Games of tricks, pure: what may be laid, who takes it, what is drawn and what a deal counts. Positions are plain data that nothing changes. */
import { Random } from '../../kit/random.js';
import { suitOf, type Card } from './deck.js';
import { BOOKS, cardsOf, CLUBS, strengthIn } from './trick-books.js';
import type { Mode } from './trick-mode.js';

export interface Round {
  readonly mode: Mode;
  readonly seats: number;
  readonly trump: number | null;
  readonly hands: readonly (readonly Card[])[];
  /** the last is drawn next; the first lies open beneath */
  readonly stock: readonly Card[];
  /** as they were laid, the first by the leader */
  readonly trick: readonly Card[];
  readonly leader: number;
  /** whose turn it is; of a whole trick, who takes it */
  readonly turn: number;
  /** cards that each has taken, and in how many tricks */
  readonly taken: readonly (readonly Card[])[];
  readonly tricks: readonly number[];
  /** what each has bid; null: not yet */
  readonly bids: readonly (number | null)[];
  /** the suit that may not be led was thrown away once */
  readonly broken: boolean;
  /** suits that each has shown to have none of */
  readonly voids: readonly (readonly number[])[];
}

const each = <T>(seats: number, of: (seat: number) => T): T[] => Array.from({ length: seats }, (_, seat) => of(seat));

/** A new deal. Where a club opens, who holds the lowest one leads instead of `leader`. */
export function dealt(mode: Mode, seats: number, seed: number, leader: number): Round {
  const book = BOOKS[mode];
  const cards = new Random(seed).shuffle(cardsOf(mode, seats));
  const n = book.dealt[seats] as number;
  const hands = each(seats, (seat) => cards.slice(seat * n, (seat + 1) * n));
  const rest = cards.slice(seats * n);
  // the last card that the dealer gets, who sits before the leader; or the one beneath the stock
  const dealer = hands[(leader + seats - 1) % seats] as readonly Card[];
  const shown = (book.draws ? rest[0] : dealer.at(-1)) as Card;
  const lowest = hands.flat().filter((card) => suitOf(card) === CLUBS);
  const first = lowest.reduce(
    (low, card) => (strengthIn(mode, card) < strengthIn(mode, low) ? card : low),
    lowest[0] ?? -1,
  );
  const opener = book.opens
    ? Math.max(
        0,
        hands.findIndex((hand) => hand.includes(first)),
      )
    : leader;
  return {
    mode,
    seats,
    trump: book.trump === 'none' ? null : book.trump === 'spades' ? 0 : suitOf(shown),
    hands,
    stock: book.draws ? rest : [],
    trick: [],
    leader: opener,
    turn: opener,
    taken: each(seats, () => []),
    tricks: each(seats, () => 0),
    bids: each(seats, () => null),
    broken: book.closed === null,
    voids: each(seats, () => []),
  };
}

export const isBidding = ({ mode, bids }: Round): boolean => BOOKS[mode].bids && bids.includes(null);

/** Whoever's turn it is has bid so many tricks. */
export const bidden = (round: Round, n: number): Round => ({
  ...round,
  bids: round.bids.map((bid, seat) => (seat === round.turn ? n : bid)),
  turn: (round.turn + 1) % round.seats,
});

/** What a seat knows: all but the hands of the others and the stock. */
export interface Seen extends Omit<Round, 'hands' | 'stock'> {
  readonly hand: readonly Card[];
}

/** What a seat sees; the one whose turn it is, unless another is given. */
export function seenBy(round: Round, seat = round.turn): Seen {
  const { mode, seats, trump, trick, leader, taken, tricks, bids, broken, voids } = round;
  const hand = round.hands[seat] as readonly Card[];
  return { mode, seats, trump, trick, leader, turn: seat, taken, tricks, bids, broken, voids, hand };
}

/** The cards of the hand that may be laid. */
export function choicesIn({ mode, hand, trick, trump, broken, tricks }: Seen): readonly Card[] {
  const { follows, closed, opens, points } = BOOKS[mode];
  const orAny = (cards: readonly Card[]): readonly Card[] => (cards.length > 0 ? cards : hand);
  const first = tricks.every((n) => n === 0);
  const [led] = trick;
  if (led === undefined) {
    if (opens && first) {
      const clubs = hand.filter((card) => suitOf(card) === CLUBS);
      const lowest = clubs.toSorted((a, b) => strengthIn(mode, a) - strengthIn(mode, b)).slice(0, 1);
      return orAny(lowest);
    }
    return broken ? hand : orAny(hand.filter((card) => suitOf(card) !== closed));
  }
  if (follows === 'free') return hand;
  const same = hand.filter((card) => suitOf(card) === suitOf(led));
  if (same.length > 0) return same;
  if (follows === 'trump') return orAny(hand.filter((card) => suitOf(card) === trump));
  return opens && first ? orAny(hand.filter((card) => points(card) === 0)) : hand;
}

export const choicesOf = (round: Round): readonly Card[] => choicesIn(seenBy(round));

/** Whether a card takes a trick away from the one that has it. */
export function beats({ mode, trump }: Pick<Round, 'mode' | 'trump'>, card: Card, best: Card): boolean {
  if (suitOf(card) === suitOf(best)) return strengthIn(mode, card) > strengthIn(mode, best);
  return suitOf(card) === trump;
}

/** Which card of a trick takes it. */
export const bestOf = (round: Pick<Round, 'mode' | 'trump' | 'trick'>): Card =>
  round.trick.reduce((best, card) => (beats(round, card, best) ? card : best));

/** Who laid that card of the trick. */
export const seatOf = ({ leader, seats, trick }: Pick<Round, 'leader' | 'seats' | 'trick'>, card: Card): number =>
  (leader + trick.indexOf(card)) % seats;

export const isWhole = ({ trick, seats }: Pick<Round, 'trick' | 'seats'>): boolean => trick.length === seats;

/** The card is laid; the turn goes on, or to whoever takes the trick. */
export function laid(round: Round, card: Card): Round {
  const { turn, seats, mode, trick } = round;
  const [led] = trick;
  const fails = BOOKS[mode].follows !== 'free' && led !== undefined && suitOf(led) !== suitOf(card);
  const next = {
    ...round,
    trick: [...trick, card],
    hands: round.hands.map((hand, seat) => (seat === turn ? hand.filter((one) => one !== card) : hand)),
    broken: round.broken || suitOf(card) === BOOKS[mode].closed,
    voids: fails ? round.voids.map((suits, seat) => (seat === turn ? [...suits, suitOf(led)] : suits)) : round.voids,
  };
  return { ...next, turn: isWhole(next) ? seatOf(next, bestOf(next)) : (turn + 1) % seats };
}

/** The whole trick is taken, each draws where there is a stock, and who took it leads. */
export function gathered(round: Round): Round {
  const { turn, seats, trick } = round;
  const stock = [...round.stock];
  const hands = round.hands.map((hand) => [...hand]);
  for (let i = 0; i < seats && stock.length > 0; i++) hands[(turn + i) % seats]?.push(stock.pop() as Card);
  return {
    ...round,
    hands,
    stock,
    trick: [],
    leader: turn,
    taken: round.taken.map((cards, seat) => (seat === turn ? [...cards, ...trick] : cards)),
    tricks: round.tricks.map((n, seat) => (seat === turn ? n + 1 : n)),
  };
}

export const isOver = ({ hands, trick }: Round): boolean =>
  trick.length === 0 && hands.every((hand) => hand.length === 0);

/** Partners are one side. */
export const arePartners = ({ mode, seats }: Pick<Round, 'mode' | 'seats'>): boolean =>
  BOOKS[mode].partners && seats === 4;
export const sideOf = (round: Pick<Round, 'mode' | 'seats'>, seat: number): number =>
  arePartners(round) ? seat % 2 : seat;
export const sidesOf = (round: Pick<Round, 'mode' | 'seats'>): number => (arePartners(round) ? 2 : round.seats);
