/** How a trick is played by whoever looks at their own hand and at what was laid, and how many tricks a hand is worth. The hands of others are not in what it is given. */
import type { Random } from '../../kit/random.js';
import { DECK, rankOf, suitOf, type Card } from './deck.js';
import { BOOKS, HEARTS, QUEEN_OF_SPADES, SPADES, strengthIn } from './trick-books.js';
import { beats, bestOf, choicesIn, seatOf, sideOf, type Seen } from './trick-rules.js';

/** how often somebody trumps who may, where nobody has to follow */
const TRUMPS = 0.5;

const KEEP = { strong: 0.5, trump: 0.4 };
const POINTS = 6;
const HOME = [0.85, 0.6, 0.4] as const;

/** Cards of the deck that were neither taken nor laid, nor are in the hand. */
function unseenIn({ mode, taken, trick, hand }: Seen): Card[] {
  const known = new Set([...taken.flat(), ...trick, ...hand]);
  return DECK.filter((card) => BOOKS[mode].order.includes(rankOf(card)) && !known.has(card));
}

/** Who lays after whoever's turn it is, in this trick. */
const laterSeats = ({ seats, trick, turn }: Seen): number[] =>
  Array.from({ length: seats - trick.length - 1 }, (_, i) => (turn + 1 + i) % seats);

/** How likely no other side takes the trick from that card. */
function holds(seen: Seen, card: Card, unseen: readonly Card[]): number {
  const { mode, trump, voids, hand, turn } = seen;
  const suit = suitOf(card);
  const free = BOOKS[mode].follows === 'free';
  const above = unseen.filter((one) => suitOf(one) === suit && beats(seen, one, card)).length;
  const same = unseen.filter((one) => suitOf(one) === suit).length;
  const trumps = suit === trump ? 0 : unseen.filter((one) => suitOf(one) === trump).length;
  const share = Math.min(0.9, hand.length / Math.max(1, unseen.length));
  let chance = 1;
  for (const seat of laterSeats(seen)) {
    if (sideOf(seen, seat) === sideOf(seen, turn)) continue;
    const lacks = (voids[seat] as readonly number[]).includes(suit);
    if (!lacks) chance *= (1 - share) ** above;
    const isVoid = lacks ? 1 : free ? TRUMPS : (1 - share) ** same;
    chance *= 1 - isVoid * (1 - (1 - share) ** trumps);
  }
  return chance;
}

/** How likely the own side takes the trick if that card is laid. */
function winsBy(seen: Seen, card: Card, unseen: readonly Card[]): number {
  if (seen.trick.length === 0) return holds(seen, card, unseen);
  const best = bestOf(seen);
  if (beats(seen, card, best)) return holds(seen, card, unseen);
  return sideOf(seen, seatOf(seen, best)) === sideOf(seen, seen.turn) ? holds(seen, best, unseen) : 0;
}

/** What a trick is worth by itself, besides the cards in it: a trick where tricks count, less than nothing to who bid none. */
function trickWorth(seen: Seen): number {
  const { mode, bids, tricks, turn, seats } = seen;
  if (mode === 'plain') return 3;
  if (mode !== 'spades') return POINTS;
  if (bids[turn] === 0) return -6;
  let missing = 0;
  for (let seat = 0; seat < seats; seat++)
    if (sideOf(seen, seat) === sideOf(seen, turn) && bids[seat] !== 0)
      missing += (bids[seat] ?? 0) - (tricks[seat] as number);
  return missing > 0 ? 3 : -0.4;
}

/** What is lost by not having that card later, in parts of what a trick is worth: strong ones and trumps are kept. */
function keep({ mode, trump }: Seen, card: Card): number {
  const { order } = BOOKS[mode];
  return (strengthIn(mode, card) / (order.length - 1)) ** 2 * KEEP.strong + (suitOf(card) === trump ? KEEP.trump : 0);
}

/** How likely a card's own points are taken home later instead. */
function homeLater({ mode }: Seen, card: Card, unseen: readonly Card[]): number {
  const above = unseen.filter(
    (one) => suitOf(one) === suitOf(card) && strengthIn(mode, one) > strengthIn(mode, card),
  ).length;
  return above === 0 ? HOME[0] : above === 1 ? HOME[1] : HOME[2];
}

/** Where tricks or points are wanted. */
function worthTaking(seen: Seen, card: Card, unseen: readonly Card[]): number {
  const { points } = BOOKS[seen.mode];
  const worth = trickWorth(seen);
  const pot = seen.trick.reduce((sum, one) => sum + points(one), 0) + worth;
  const chance = winsBy(seen, card, unseen);
  const home = 2 * points(card) * (chance - homeLater(seen, card, unseen));
  return (2 * chance - 1) * pot + home - worth * keep(seen, card);
}

/** Where points are to be kept away from: what is dangerous goes while others take. */
function worthDodging(seen: Seen, card: Card, unseen: readonly Card[]): number {
  const { mode, trick } = seen;
  const { points } = BOOKS[mode];
  const pot = trick.reduce((sum, one) => sum + points(one), 0);
  const later = laterSeats(seen).length;
  const chance = winsBy(seen, card, unseen);
  const queen = unseen.includes(QUEEN_OF_SPADES);
  const high = suitOf(card) === SPADES && strengthIn(mode, card) > strengthIn(mode, QUEEN_OF_SPADES);
  const riskOfQueen = queen && high ? 5 : 0;
  const danger = strengthIn(mode, card) * 0.09 + (suitOf(card) === HEARTS ? 0.2 : 0) + riskOfQueen * 0.3;
  return (
    danger - chance * (pot + points(card) + later * 0.6 + (later > 0 ? riskOfQueen : 0)) + (1 - chance) * points(card)
  );
}

/** The best card, or with that chance any. The same stream, the same card. */
export function chosen(seen: Seen, careless: number, mind: Random): Card {
  const choices = choicesIn(seen);
  if (careless > 0 && mind.chance(careless)) return mind.pick([...choices]);
  const unseen = unseenIn(seen);
  const worthOf = BOOKS[seen.mode].least ? worthDodging : worthTaking;
  let [best, most] = [choices[0] as Card, -Infinity];
  for (const card of choices) {
    const worth = worthOf(seen, card, unseen);
    if (worth > most) [best, most] = [card, worth];
  }
  return best;
}

/** How many tricks a hand of spades is worth: its aces and kings, its spades and what is long among them. */
export function bidFor({ mode, hand }: Seen): number {
  let sum = 0;
  for (const suit of [0, 1, 2, 3]) {
    const mine = hand.filter((card) => suitOf(card) === suit);
    const has = (rank: number): boolean => mine.some((card) => rankOf(card) === rank);
    if (has(1)) sum += 1;
    if (has(13)) sum += mine.length > 1 ? 0.75 : 0.3;
    if (has(12) && mine.length > 2) sum += suit === SPADES ? 0.7 : 0.25;
    if (suit === SPADES) sum += Math.max(0, mine.length - 3) * 0.8;
  }
  const strongest = Math.max(
    ...hand.filter((card) => suitOf(card) === SPADES).map((card) => strengthIn(mode, card)),
    -1,
  );
  if (sum < 0.6 && strongest < strengthIn(mode, QUEEN_OF_SPADES)) return 0;
  return Math.max(1, Math.floor(sum + 0.3));
}
