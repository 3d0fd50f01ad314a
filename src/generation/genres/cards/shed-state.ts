/** What a match of eights knows while it is played, where everything lies, and how it begins. */
import type { Actor } from '../../design.js';
import { Spring } from '../../kit/juice.js';
import type { Random } from '../../kit/random.js';
import type { Game } from '../../kit/types.js';
import { strengthOf } from '../board/hidden-hands.js';
import { playersOf } from '../board/players.js';
import { CARELESS, mindsOf, roundSeed } from '../board/rounds.js';
import { facedDown, type Place, type Shown } from './held-cards.js';
import { BOOKS, type Card } from './shed-books.js';
import { fairDeals, type Count } from './shed-mind.js';
import { modeOf, type Mode } from './shed-mode.js';
import { dealt, type Result, type Round } from './shed-rules.js';

/** middles of the stock, of the pile, and of the four wishes */
export const STOCK = { x: 3.2, y: 5.2, size: 2.5 };
export const PILE = { x: 6.9, y: 5.2, size: 2.5 };
const WISHES = { x: 2.4, gap: 2.4, y: 5.2 };
export const WISH_SIZE = 0.98;
/** `curtain`: the next person's cards stay hidden until they take the screen over. `wish`: a suit is chosen for the card that is held. */
export type Phase = 'deal' | 'curtain' | 'turn' | 'wish' | 'lay' | 'draw' | 'pass' | 'count' | 'over';

export interface State {
  readonly mode: Mode;
  readonly seats: number;
  readonly count: Count;
  readonly actors: readonly Actor[];
  seed: number;
  nth: number;
  round: Round;
  minds: readonly Random[];
  /** of each seat */
  points: number[];
  result: Result | null;
  phase: Phase;
  t: number;
  /** cards of the hand that may be laid, as they lie, and which one is under the cursor: past the last is the stock */
  playable: readonly Card[];
  picked: number;
  /** waits for a suit to be wished, and the one under the cursor */
  held: Card | null;
  wish: number;
  /** the last hand was on keys */
  keys: boolean;
  /** the card that moves now, and who moves it */
  moves: Card | null;
  mover: number;
  readonly cards: readonly Shown[];
  /** a second person plays the second seat; whose cards are seen then */
  two: boolean;
  viewer: number;
  winner: number | null;
  refused: Card | null;
  readonly no: Spring;
  readonly land: Spring;
  readonly mood: Spring;
  rest: number;
}

/** rounds to be won where the prompt does not say */
const NEED = 2;

export function deal(s: State, leader: number): void {
  s.round = dealt(s.mode, s.seats, roundSeed(s.seed, s.nth), leader);
  s.minds = mindsOf(s.seed, s.nth, s.seats);
  Object.assign(s, { phase: 'deal', t: 0, result: null, playable: [], held: null, moves: null });
  s.viewer = s.two ? -1 : 0;
}

/** A match with deals by which it can be won; two persons get any. */
export function newMatch(
  g: Game,
  s: Pick<State, 'mode' | 'seats' | 'count' | 'two'>,
): Pick<State, 'seed' | 'nth' | 'points'> {
  const seed = s.two ? g.rand.int(0, 0xffff_fff) : fairDeals(s.mode, s.seats, s.count, CARELESS[strengthOf(g)], g.rand);
  return { seed, nth: 0, points: Array.from({ length: s.seats }, () => 0) };
}

export function newEights(g: Game): State {
  const mode = modeOf(g.design);
  const actors = playersOf(g.design, (named) => Math.max(2, named), false);
  const seats = actors.length;
  const points = g.rule('points')?.n;
  const rounds = points === undefined ? (g.rule('laps')?.n ?? null) : null;
  const count: Count = { need: points ?? NEED, rounds, cards: points !== undefined };
  const two = g.has('twoPlayers');
  const match = newMatch(g, { mode, seats, count, two });
  const s: State = {
    mode,
    seats,
    count,
    actors,
    ...match,
    round: dealt(mode, seats, match.seed, 0),
    minds: [],
    result: null,
    phase: 'deal',
    t: 0,
    playable: [],
    picked: 0,
    held: null,
    wish: 0,
    keys: false,
    moves: null,
    mover: 0,
    cards: facedDown(BOOKS[mode].faces.length, STOCK, STOCK.size),
    two,
    viewer: two ? -1 : 0,
    winner: null,
    refused: null,
    no: new Spring(),
    land: new Spring(),
    mood: new Spring(),
    rest: 0,
  };
  deal(s, 0);
  return s;
}

/** A hand as it lies: by suits, and by ranks within them. */
export const sorted = (s: State, seat: number): readonly Card[] =>
  (s.round.hands[seat] as readonly Card[]).toSorted((a, b) => a - b);

export const wishSpot = (suit: number): Place => ({ x: WISHES.x + suit * WISHES.gap, y: WISHES.y });
