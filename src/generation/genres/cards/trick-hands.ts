/** The hands at a game of tricks: a person's by finger or keys, and the bot's. */
import { clearPad } from '../../kit/pad.js';
import type { Random } from '../../kit/random.js';
import type { Game, Pad } from '../../kit/types.js';
import { isPerson } from '../board/hidden-hands.js';
import type { Card } from './deck.js';
import { cardUnder, handSpot, type Place } from './held-cards.js';
import { chosen } from './trick-mind.js';
import { seenBy } from './trick-rules.js';
import { BID_SIZE, bidSpot, HINT, sorted, trickSpot, type State } from './trick-state.js';

/** frames between two of the bot's taps */
const REST = 8;

const cardSpot = (s: State, card: Card): Place => {
  const hand = sorted(s, 0);
  return handSpot(hand.length, hand.indexOf(card));
};

/** The most that can be bid. */
export const mostOf = (s: State): number => (s.round.hands[0] as readonly Card[]).length;

/** Where the cursor is: on a number, on a card of the hand, or where the next card will lie. */
export function cursorSpot(s: State): Place {
  if (s.phase === 'bid') return bidSpot(s.bid);
  const card = s.phase === 'turn' && isPerson(s) ? s.playable[s.picked] : undefined;
  return card === undefined ? trickSpot(s, 0) : cardSpot(s, card);
}

export type Wish = { readonly bid: number } | { readonly card: Card } | null;

/** What care would lay, shown. */
function ask(g: Game, s: State): Wish {
  if (s.phase !== 'turn') return null;
  s.hint = chosen(seenBy(s.round), 0, s.minds[0] as Random);
  s.picked = Math.max(0, s.playable.indexOf(s.hint));
  g.sound('select', 1.4);
  return null;
}

function readFinger(g: Game, s: State, at: Place): Wish {
  const near = (spot: Place, size: number): boolean => (spot.x - at.x) ** 2 + (spot.y - at.y) ** 2 < size * size;
  if (s.phase === 'bid') {
    const bid = Array.from({ length: mostOf(s) + 1 }, (_, n) => n).find((n) => near(bidSpot(n), BID_SIZE * 1.15));
    return bid === undefined ? null : { bid };
  }
  if (near(HINT, HINT.size * 0.7)) return ask(g, s);
  const card = cardUnder(sorted(s, 0), at);
  if (card !== undefined && s.playable.includes(card)) return { card };
  s.refused = card ?? null;
  s.no.kick(0.5);
  g.sound('swap', 0.6);
  return null;
}

/** What a person does now, or null. */
export function readPerson(g: Game, s: State): Wish {
  const { pointer } = g.pad;
  if (g.clicked() && pointer) {
    s.keys = false;
    return readFinger(g, s, pointer);
  }
  const across = Number(g.pressed('right')) - Number(g.pressed('left'));
  const down = Number(g.pressed('down')) - Number(g.pressed('up'));
  if (across !== 0 || down !== 0) {
    s.keys = true;
    g.sound('step', 1.3);
    const n = s.phase === 'bid' ? mostOf(s) + 1 : s.playable.length;
    const step = s.phase === 'bid' ? across + down * 7 : across + down;
    if (s.phase === 'bid') s.bid = (s.bid + step + 2 * n) % n;
    else s.picked = (s.picked + step + n) % n;
  }
  if (g.key('KeyH') || g.pressed('b')) return ask(g, s);
  if (!g.pressed('a')) return null;
  s.keys = true;
  if (s.phase === 'bid') return { bid: s.bid };
  const card = s.playable[s.picked];
  return card === undefined ? null : { card };
}

/** Bids what the hand is worth, and lays what care would lay. */
export function trickBot(_: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (pad.pointer) pad.pointer.down = false;
  if ((s.phase !== 'turn' && s.phase !== 'bid') || !isPerson(s) || ++s.rest < REST) return;
  s.rest = 0;
  const { x, y } =
    s.phase === 'bid' ? bidSpot(s.advice) : cardSpot(s, chosen(seenBy(s.round), 0, s.minds[0] as Random));
  pad.pointer = { x, y, down: true };
}
