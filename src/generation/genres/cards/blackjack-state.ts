/** What a running game of blackjack is made of, and where everything lies. Units: the view is 8 wide, and 8.6 high or more. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import { CARD_H, CARD_W, type Spot } from './layout.js';
import type { Act, Round, Shoe } from './blackjack-rules.js';
import type { House, Stakes } from './blackjack-strategy.js';

export const W = 8;
export const H = 8.6;
export const TALLEST = 13.5;
/** how large the cards are: a phone shows them the width of two thumbs */
export const BIG = 1.62;
/** frames from one card to the next, and in which a card flies to its place */
export const BEAT = 11;
export const FLIGHT = 16;

/** `stake` waits for chips, `turn` for what the player does; in the others cards and chips move by themselves. */
export type Phase = 'stake' | 'turn' | 'dealer' | 'paid';

export interface State {
  readonly house: House;
  readonly shoe: Shoe;
  /** the stakes by which a careful player was seen to win */
  readonly proven: Stakes;
  readonly foe: Actor;
  chips: number;
  stake: number;
  round: Round | null;
  phase: Phase;
  /** frames of this game, and those that go by before anybody may do anything */
  clock: number;
  wait: number;
  /** the frame in which each card was dealt, by hand (the dealer's is −1) and place in it */
  dealt: Record<string, number>;
  /** what each hand brought, while it is told */
  brought: readonly number[];
  /** which of the buttons keys are at */
  cursor: number;
  keys: boolean;
  /** a button that can't be pressed now shakes its head: which, and for how many frames yet */
  refused: number;
  refusedFor: number;
  rounds: number;
  readonly mood: Spring;
  readonly foeMood: Spring;
  readonly bot: { wait: number };
}

/** A button: what it does, and its middle. Of a chip `n` is its worth. */
export interface Knob extends Spot {
  readonly does: 'clear' | 'chip' | 'deal' | Act;
  readonly n: number;
}

export const DEALER = -1;
export const keyOf = (hand: number, index: number): string => `${hand}:${index}`;

/** The top of the dealer's cards and of the player's, and the middle of the buttons, on a cloth of that height. */
export const rowsOf = (h: number): { readonly dealer: number; readonly player: number; readonly knobs: number } => {
  const more = Math.max(0, h - H);
  return { dealer: 0.55 + more * 0.12, player: 3.85 + more * 0.45, knobs: h - 0.95 - more * 0.06 };
};

/** The top left of a card. Two hands that were split share the width. */
export function cardSpot(s: State, h: number, hand: number, index: number): Spot {
  const { dealer, player } = rowsOf(h);
  const cards = (hand === DEALER ? s.round?.dealer : s.round?.hands[hand]?.cards) ?? [];
  const two = hand !== DEALER && (s.round?.hands.length ?? 1) > 1;
  const [left, room] = two ? [hand === 0 ? 0.5 : 4.3, 3.3] : [2.3, 5.3];
  const step = Math.min(two ? 1.66 : 1.72, (room - CARD_W * BIG) / Math.max(1, cards.length - 1));
  return { x: left + index * step, y: hand === DEALER ? dealer : player };
}

/** Above a hand, where its total and its stake are told. */
export const labelSpot = (s: State, h: number, hand: number): Spot => {
  const { x, y } = cardSpot(s, h, hand, 0);
  return { x: x + 0.4, y: y - 0.42 };
};

export const middleOfHand = (s: State, h: number, hand: number): Spot => {
  const { x, y } = cardSpot(s, h, hand, 0);
  return { x: x + CARD_W * BIG, y: y + (CARD_H * BIG) / 2 };
};
