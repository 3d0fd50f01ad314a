/** The hands at a match of eights: a person's by finger or keys, and the bot's. */
import { clearPad } from '../../kit/pad.js';
import type { Random } from '../../kit/random.js';
import type { Game, Pad } from '../../kit/types.js';
import { isPerson, seatBelow } from '../board/hidden-hands.js';
import { cardUnder, handSpot, type Place } from './held-cards.js';
import { faceOf, type Card } from './shed-books.js';
import { chosen, type Choice } from './shed-mind.js';
import { sorted, STOCK, WISH_SIZE, wishSpot, type State } from './shed-state.js';

/** frames between two of the bot's taps */
const REST = 9;
/** where the next person takes the screen over */
const TAKE_OVER: Place = { x: 6, y: 11.05 };

const cardSpot = (s: State, card: Card): Place & { readonly size: number } => {
  const hand = sorted(s, s.round.turn);
  return handSpot(hand.length, hand.indexOf(card));
};

/** Where the cursor is: on a card of the hand, on a wish, or on the stock. */
export function cursorSpot(s: State): Place {
  if (s.phase === 'curtain') return TAKE_OVER;
  if (s.phase === 'wish') return wishSpot(s.wish);
  const card = s.phase === 'turn' && isPerson(s) ? s.playable[s.picked] : undefined;
  return card === undefined ? STOCK : cardSpot(s, card);
}

/** `stock`: a card is drawn, or what was drawn is kept. */
export type Wish = Choice | 'stock' | 'look' | null;

/** The card is laid; one that wishes is held until a suit is chosen. */
function choose(g: Game, s: State, card: Card): Wish {
  const last = (s.round.hands[s.round.turn] as readonly Card[]).length === 1;
  if (!faceOf(s.mode, card).wishes || last) return { card, wish: null };
  s.held = card;
  s.phase = 'wish';
  g.sound('select', 1.2);
  return null;
}

const chosenWish = (s: State, suit: number): Wish => ({ card: s.held as Card, wish: suit });

function letGo(s: State): void {
  s.held = null;
  s.phase = 'turn';
}

function readFinger(g: Game, s: State, at: Place): Wish {
  if (s.phase === 'curtain') return 'look';
  if (s.phase === 'wish') {
    const suit = [0, 1, 2, 3].find((one) => {
      const spot = wishSpot(one);
      return (spot.x - at.x) ** 2 + (spot.y - at.y) ** 2 < (WISH_SIZE * 1.2) ** 2;
    });
    if (suit !== undefined) return chosenWish(s, suit);
    letGo(s);
    return null;
  }
  if (Math.abs(at.x - STOCK.x) < STOCK.size * 0.65 && Math.abs(at.y - STOCK.y) < STOCK.size * 0.85) return 'stock';
  const card = cardUnder(sorted(s, s.round.turn), at);
  if (card !== undefined && s.playable.includes(card)) return choose(g, s, card);
  s.refused = card ?? null;
  s.no.kick(0.5);
  g.sound('swap', 0.6);
  return null;
}

/** What a person does now, or null. */
export function readPerson(g: Game, s: State): Wish {
  const pad = s.round.turn === 1 ? g.pad2 : g.pad;
  const { pointer } = g.pad;
  if (g.clicked() && pointer) {
    s.keys = false;
    return readFinger(g, s, pointer);
  }
  const step =
    Number(g.pressed('right', pad) || g.pressed('down', pad)) - Number(g.pressed('left', pad) || g.pressed('up', pad));
  if (step !== 0) {
    s.keys = true;
    g.sound('step', 1.3);
    if (s.phase === 'wish') s.wish = (s.wish + step + 4) % 4;
    else s.picked = (s.picked + step + s.playable.length + 1) % (s.playable.length + 1);
  }
  if (g.pressed('b', pad)) {
    if (s.phase === 'wish') letGo(s);
    else if (s.phase === 'turn') return 'stock';
  }
  if (!g.pressed('a', pad)) return null;
  s.keys = true;
  if (s.phase === 'curtain') return 'look';
  if (s.phase === 'wish') return chosenWish(s, s.wish);
  const card = s.playable[s.picked];
  return card === undefined ? 'stock' : choose(g, s, card);
}

/** Lays what care would lay, and draws where nothing fits; of two persons, who have one mouse, it is both. */
export function shedBot(_: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (pad.pointer) pad.pointer.down = false;
  const waits = s.phase === 'curtain' || ((s.phase === 'turn' || s.phase === 'wish') && isPerson(s));
  if (!waits || ++s.rest < REST) return;
  s.rest = 0;
  if (s.phase === 'curtain') pad.pointer = { ...TAKE_OVER, down: true };
  else {
    const choice = chosen(s.round, 0, s.minds[s.round.turn] as Random);
    const { x, y } =
      choice === null ? STOCK : s.phase === 'wish' ? wishSpot(choice.wish ?? 0) : cardSpot(s, choice.card);
    pad.pointer = { x, y, down: true };
  }
}

/** Whether the cards below are those of whoever's turn it is. */
export const isMine = (s: State): boolean => isPerson(s) && s.round.turn === seatBelow(s);
