/** Blackjack by the book: what hands are worth, who may do what, when the dealer draws, what is paid. Pure, no game in it. */
import type { Random } from '../../kit/random.js';
import { DECK, rankOf, type Card } from './deck.js';

/** So many decks, shuffled anew when three quarters are gone. */
export interface Shoe {
  readonly random: Random;
  readonly decks: number;
  cards: Card[];
}

export interface Hand {
  readonly cards: Card[];
  stake: number;
  /** stood, doubled, 21 or more: it takes no card any more */
  done: boolean;
}

export interface Round {
  /** the second one lies face down until all hands are done */
  readonly dealer: Card[];
  readonly hands: Hand[];
  /** the hand that is played; behind the last, the dealer is at it */
  at: number;
}

export type Act = 'hit' | 'stand' | 'double' | 'split';
export const ACTS: readonly Act[] = ['hit', 'stand', 'double', 'split'];

export const newShoe = (random: Random, decks: number): Shoe => ({ random, decks, cards: [] });

/** an ace is 11 */
export const pipsOf = (card: Card): number => (rankOf(card) === 1 ? 11 : Math.min(10, rankOf(card)));

/** The best total, and whether an ace in it counts 11. */
export function worthOf(cards: readonly Card[]): { readonly total: number; readonly soft: boolean } {
  let total = 0;
  let aces = 0;
  for (const card of cards) {
    total += pipsOf(card);
    if (rankOf(card) === 1) aces++;
  }
  for (; total > 21 && aces > 0; aces--) total -= 10;
  return { total, soft: aces > 0 };
}

const isTwentyOne = (cards: readonly Card[]): boolean => cards.length === 2 && worthOf(cards).total === 21;
/** 21 with the first two cards; of a hand that was split it is a plain 21. */
export const isNatural = ({ hands }: Round, { cards }: Hand): boolean => hands.length === 1 && isTwentyOne(cards);

/** Between two rounds: a shoe that runs low is shuffled. */
export function freshen(shoe: Shoe): void {
  const whole = shoe.decks * DECK.length;
  // the last quarter, and never less than two long hands
  if (shoe.cards.length > Math.max(whole / 4, 20)) return;
  shoe.cards = shoe.random.shuffle(Array.from({ length: shoe.decks }, () => DECK).flat());
}

function draw(shoe: Shoe): Card {
  if (shoe.cards.length === 0) freshen(shoe);
  return shoe.cards.pop() as Card;
}

/** Two cards each; who has 21 is done, and so are all when the dealer has it. */
export function deal(shoe: Shoe, stake: number): Round {
  freshen(shoe);
  const hand: Hand = { cards: [draw(shoe)], stake, done: false };
  const dealer = [draw(shoe)];
  hand.cards.push(draw(shoe));
  dealer.push(draw(shoe));
  hand.done = isTwentyOne(hand.cards) || isTwentyOne(dealer);
  return { dealer, hands: [hand], at: hand.done ? 1 : 0 };
}

export const handNow = ({ hands, at }: Round): Hand | undefined => hands[at];

/** Whether that may be done now by who has so many chips beside the stakes. One split a round. */
export function mayDo(round: Round, act: Act, chips: number): boolean {
  const hand = handNow(round);
  if (!hand) return false;
  if (act === 'hit' || act === 'stand') return true;
  const [one, other] = hand.cards;
  if (hand.cards.length !== 2 || chips < hand.stake) return false;
  return act === 'double' || (round.hands.length === 1 && pipsOf(one as Card) === pipsOf(other as Card));
}

/** Does what may be done; what it costs has been taken from the chips. Split aces get one card each. */
export function act(round: Round, shoe: Shoe, what: Act): void {
  const hand = handNow(round);
  if (!hand) return;
  if (what === 'stand') hand.done = true;
  else if (what === 'split') {
    const aces = rankOf(hand.cards[0] as Card) === 1;
    const other: Hand = { cards: [hand.cards.pop() as Card], stake: hand.stake, done: false };
    round.hands.push(other);
    for (const one of [hand, other]) {
      one.cards.push(draw(shoe));
      one.done = aces || worthOf(one.cards).total === 21;
    }
  } else {
    hand.cards.push(draw(shoe));
    if (what === 'double') {
      hand.stake *= 2;
      hand.done = true;
    }
    hand.done ||= worthOf(hand.cards).total >= 21;
  }
  while (round.hands[round.at]?.done) round.at++;
}

/** Whether the dealer takes another card: below 17, on a soft 17 by the house's rule, and never for hands that are decided. */
export function dealerDraws(round: Round, hitsSoft: boolean): boolean {
  const open = round.hands.some((hand) => !isNatural(round, hand) && worthOf(hand.cards).total <= 21);
  const { total, soft } = worthOf(round.dealer);
  return open && (total < 17 || (hitsSoft && soft && total === 17));
}

export const drawForDealer = (round: Round, shoe: Shoe): void => void round.dealer.push(draw(shoe));

/** What comes back for a hand, its stake with it: nothing, the stake, twice as much, and for blackjack 3 : 2. */
export function paidFor(round: Round, hand: Hand): number {
  const mine = worthOf(hand.cards).total;
  const theirs = worthOf(round.dealer).total;
  if (mine > 21) return 0;
  const [natural, taken] = [isNatural(round, hand), isTwentyOne(round.dealer)];
  if (natural !== taken) return natural ? Math.ceil(hand.stake * 2.5) : 0;
  if (theirs > 21 || mine > theirs) return hand.stake * 2;
  return mine === theirs ? hand.stake : 0;
}
