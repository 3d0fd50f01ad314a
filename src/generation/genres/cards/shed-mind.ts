/** How cards are got rid of by whoever looks at their own hand, at the pile and at how many the others hold; and the rehearsal that finds a match which care can win. */
import type { Random } from '../../kit/random.js';
import { fairSeed, mindsOf, roundSeed, winnerOf, type Length } from '../board/rounds.js';
import { faceOf, type Card } from './shed-books.js';
import type { Mode } from './shed-mode.js';
import { choicesOf, dealt, drawn, laid, nextSeat, passed, resultOf, suitsIn, type Round } from './shed-rules.js';

/** A card that is laid, and the suit that is wished with it. */
export interface Choice {
  readonly card: Card;
  readonly wish: number | null;
}

/** The suit of which a hand has most. */
export function wishFor(mode: Mode, hand: readonly Card[]): number {
  const counts = suitsIn(mode, hand);
  return counts.indexOf(Math.max(...counts));
}

/** What it is worth to lay that card: costly ones go early, suits of one's own stay open, and whoever is nearly out is held up. */
function worthOf(round: Round, card: Card): number {
  const { mode, hands, turn } = round;
  const rest = (hands[turn] as readonly Card[]).filter((one) => one !== card);
  const face = faceOf(mode, card);
  if (rest.length === 0) return 1_000;
  const suit = face.wishes || face.suit === null ? wishFor(mode, rest) : face.suit;
  const next = (hands[nextSeat(round)] as readonly Card[]).length;
  let worth = (suitsIn(mode, rest)[suit] as number) * 1.5 + Math.min(face.points, 20) * 0.12;
  // what fits everything is kept for later
  if (face.wishes) worth -= rest.length > 2 ? 7 : 1;
  if (face.draws || face.does === 'skip') worth += next < 3 ? 9 : -0.5;
  if (face.does === 'again') worth += 2;
  return worth;
}

/** The best choice, or with that chance any; null where none is left but to draw. The same stream, the same choice. */
export function chosen(round: Round, careless: number, mind: Random): Choice | null {
  const { mode, hands, turn } = round;
  const cards = choicesOf(round);
  const [first] = cards;
  if (first === undefined) return null;
  const loose = careless > 0 && mind.chance(careless);
  let card = first;
  if (loose) card = mind.pick(cards);
  else {
    let most = -Infinity;
    for (const one of cards) {
      const worth = worthOf(round, one);
      if (worth > most) [most, card] = [worth, one];
    }
  }
  if (!faceOf(mode, card).wishes) return { card, wish: null };
  const rest = (hands[turn] as readonly Card[]).filter((one) => one !== card);
  return { card, wish: loose ? mind.int(0, 3) : wishFor(mode, rest) };
}

/** How a match is counted: by what the others hold, or a point a round. */
export interface Count extends Length {
  readonly cards: boolean;
}

/** moves of a round, and rounds of a match at most, in a rehearsal */
const LONGEST = { moves: 600, rounds: 40 };

/** Whether care wins a match of that seed at the first seat, against others as careless as that. */
export function wins(mode: Mode, seats: number, count: Count, seed: number, careless: number): boolean {
  const points = Array.from({ length: seats }, () => 0);
  let leader = 0;
  for (let nth = 0; nth < LONGEST.rounds; nth++) {
    const minds = mindsOf(seed, nth, seats);
    let round = dealt(mode, seats, roundSeed(seed, nth), leader);
    let result = resultOf(round);
    for (let moves = 0; !result && moves < LONGEST.moves; moves++) {
      const { turn } = round;
      const choice = chosen(round, turn === 0 ? 0 : careless, minds[turn] as Random);
      if (choice) round = laid(round, choice.card, choice.wish);
      else round = round.drew === null ? drawn(round) : passed(round);
      result = resultOf(round);
    }
    if (!result) return false;
    leader = result.winner;
    points[leader] = (points[leader] as number) + (count.cards ? result.points : 1);
    const side = winnerOf(count, points, nth + 1);
    if (side !== null) return side === 0;
  }
  return false;
}

/** The seed of a match that care can win. */
export const fairDeals = (mode: Mode, seats: number, count: Count, careless: number, rand: Random): number =>
  fairSeed(rand, (seed) => wins(mode, seats, count, seed, careless));
