/** What a match of a game of tricks knows while it is played, where everything lies, and how it begins. */
import type { Actor } from '../../design.js';
import { Spring } from '../../kit/juice.js';
import type { Random } from '../../kit/random.js';
import type { Game } from '../../kit/types.js';
import { aboveSpot, strengthOf } from '../board/hidden-hands.js';
import { playersOf } from '../board/players.js';
import { CARELESS, mindsOf, roundSeed, type Length } from '../board/rounds.js';
import { suitOf, type Card } from './deck.js';
import { facedDown, W, type Place, type Shown } from './held-cards.js';
import { BOOKS, strengthIn } from './trick-books.js';
import { fairDeals } from './trick-match.js';
import { modeOf, type Mode } from './trick-mode.js';
import { dealt, sidesOf, type Round } from './trick-rules.js';

/** middles of the stock and of the sign of trumps, of the button that asks for a hint, and of what lies in a trick */
export const STOCK = { x: 2.1, y: 6.65, size: 1.35 };
export const TRUMP: Place = { x: 1.5, y: 6.75 };
export const HINT = { x: 10.6, y: 6.75, size: 1.1 };
const TRICK = { mine: 6.72, others: 3.92, size: 1.85 };
/** numbers that are bid: two rows of seven */
const BIDS = { x: 1.35, gap: 1.55, y: 4.75, row: 1.65, inRow: 7 };
export const BID_SIZE = 0.7;
/** deals of a match where the prompt does not say */
const DEALS = 2;

/** `took`: a whole trick lies open, and then goes to who took it. */
export type Phase = 'deal' | 'bid' | 'turn' | 'lay' | 'took' | 'count' | 'over';

export interface State {
  readonly mode: Mode;
  readonly seats: number;
  readonly length: Length;
  readonly actors: readonly Actor[];
  seed: number;
  nth: number;
  round: Round;
  minds: readonly Random[];
  /** of each side */
  points: number[];
  /** what the deal that is over brought to each side */
  counted: readonly number[];
  phase: Phase;
  t: number;
  /** cards of the hand that may be laid, as they lie, and which one is under the cursor */
  playable: readonly Card[];
  picked: number;
  /** the number under the cursor while bids are made, and the one that the hand is worth */
  bid: number;
  advice: number;
  /** what would be laid by care, once it was asked for */
  hint: Card | null;
  /** the last hand was on keys */
  keys: boolean;
  readonly cards: readonly Shown[];
  /** one person, who sits below */
  readonly two: false;
  readonly viewer: 0;
  /** the side */
  winner: number | null;
  refused: Card | null;
  readonly no: Spring;
  readonly land: Spring;
  readonly mood: Spring;
  rest: number;
}

/** The next deal; the leader is another one each time. */
export function deal(s: State): void {
  s.round = dealt(s.mode, s.seats, roundSeed(s.seed, s.nth), s.nth % s.seats);
  s.minds = mindsOf(s.seed, s.nth, s.seats);
  Object.assign(s, { phase: 'deal', t: 0, playable: [], counted: [], hint: null });
}

/** A match with deals by which it can be won. */
export const newMatch = (
  g: Game,
  { mode, seats, length }: Pick<State, 'mode' | 'seats' | 'length'>,
): Pick<State, 'seed' | 'nth' | 'points'> => ({
  seed: fairDeals(mode, seats, length, CARELESS[strengthOf(g)], g.rand),
  nth: 0,
  points: Array.from({ length: sidesOf({ mode, seats }) }, () => 0),
});

export function newTricks(g: Game): State {
  const mode = modeOf(g.design);
  const actors = playersOf(g.design, (named) => Math.max(BOOKS[mode].others, named), false);
  const seats = actors.length;
  const points = g.rule('points')?.n;
  const length: Length = { need: points ?? 0, rounds: points === undefined ? (g.rule('laps')?.n ?? DEALS) : null };
  const match = newMatch(g, { mode, seats, length });
  const s: State = {
    mode,
    seats,
    length,
    actors,
    ...match,
    round: dealt(mode, seats, match.seed, 0),
    minds: [],
    counted: [],
    phase: 'deal',
    t: 0,
    playable: [],
    picked: 0,
    bid: 0,
    advice: 0,
    hint: null,
    keys: false,
    cards: facedDown(52, { x: W / 2, y: 5.2 }, TRICK.size),
    two: false,
    viewer: 0,
    winner: null,
    refused: null,
    no: new Spring(),
    land: new Spring(),
    mood: new Spring(),
    rest: 0,
  };
  deal(s);
  return s;
}

/** suits as they lie in a hand, so that red and black take turns */
const BESIDE = [0, 1, 3, 2];

/** A hand as it lies: by suits, the weakest of each first. */
export const sorted = (s: State, seat: number): readonly Card[] =>
  (s.round.hands[seat] as readonly Card[]).toSorted(
    (a, b) =>
      (BESIDE[suitOf(a)] as number) - (BESIDE[suitOf(b)] as number) || strengthIn(s.mode, a) - strengthIn(s.mode, b),
  );

/** Where the card of a seat lies in a trick: before who laid it. */
export function trickSpot(s: State, seat: number): Place & { readonly size: number } {
  if (seat === 0) return { x: W / 2, y: TRICK.mine, size: TRICK.size };
  const { x, w } = aboveSpot(s, seat);
  return { x: x + w / 2, y: TRICK.others, size: TRICK.size };
}

/** Where the cards go that a seat has taken. */
export function homeSpot(s: State, seat: number): Place {
  return seat === 0 ? { x: W / 2, y: 13.4 } : { x: aboveSpot(s, seat).x + 0.82, y: 1.3 };
}

export const bidSpot = (n: number): Place => ({
  x: BIDS.x + (n % BIDS.inRow) * BIDS.gap,
  y: BIDS.y + Math.floor(n / BIDS.inRow) * BIDS.row,
});
