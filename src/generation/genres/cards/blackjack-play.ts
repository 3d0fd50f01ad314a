/** Rounds of blackjack as they are played: stakes, the player's hands, the dealer's cards one by one, and what is paid. */
import type { Game, Pad } from '../../kit/types.js';
import {
  act,
  ACTS,
  deal,
  dealerDraws,
  drawForDealer,
  handNow,
  isNatural,
  mayDo,
  paidFor,
  worthOf,
} from './blackjack-rules.js';
import { bestAct, chipsFor, stakeOf } from './blackjack-strategy.js';
import { BEAT, DEALER, FLIGHT, keyOf, middleOfHand, rowsOf, W, type Knob, type State } from './blackjack-state.js';

/** frames in which it is told what a round brought, and that a button shakes its head */
const TOLD = 62;
const SHAKES = 18;
/** frames that the bot rests before each of its taps */
const REST = 9;

/** What can be pressed now, from the left. */
export function knobsOf(s: State, h: number): readonly Knob[] {
  const y = rowsOf(h).knobs;
  if (s.phase !== 'stake') return ACTS.map((does, i) => ({ does, n: 0, x: (W / ACTS.length) * (i + 0.5), y }));
  const at = (i: number): number => (W / 6) * (i + 0.5);
  return [
    { does: 'clear', n: 0, x: at(0), y },
    ...chipsFor(s.chips).map((n, i): Knob => ({ does: 'chip', n, x: at(i + 1), y })),
    { does: 'deal', n: 0, x: at(5), y },
  ];
}

export function mayPress(s: State, { does, n }: Knob): boolean {
  if (s.phase === 'turn') return s.round !== null && s.wait === 0 && mayDo(s.round, does as never, s.chips);
  if (s.phase !== 'stake') return false;
  if (does === 'chip') return s.stake < s.chips && n > 0;
  return s.stake > 0;
}

export const show = (g: Game, s: State): void =>
  g.progress(Math.min(s.chips, s.house.goal), s.house.goal, g.design.cast.items[0]);

/** Cards that are new fly to their places, one after the other. */
function note(g: Game, s: State): void {
  const { round } = s;
  if (!round) return;
  let next = s.clock;
  const seen = (hand: number, index: number): void => {
    const key = keyOf(hand, index);
    if (s.dealt[key] !== undefined) return;
    s.dealt[key] = next;
    next += BEAT;
  };
  // as they are dealt: one each, and one each again
  for (let index = 0; index < 12; index++) {
    for (const [hand, { cards }] of round.hands.entries()) if (index < cards.length) seen(hand, index);
    if (index < round.dealer.length) seen(DEALER, index);
  }
  s.wait = Math.max(s.wait, next - s.clock + FLIGHT - BEAT);
  if (next > s.clock) g.sound('step', 1.2);
}

function press(g: Game, s: State, knob: Knob, index: number): void {
  if (!mayPress(s, knob)) {
    s.refused = index;
    s.refusedFor = SHAKES;
    return g.sound('swap', 0.6);
  }
  const { does, n } = knob;
  if (does === 'chip') {
    s.stake = Math.min(s.chips, s.stake + n);
    return g.sound('select', 0.9 + index * 0.1);
  }
  if (does === 'clear') {
    s.stake = 0;
    return g.sound('swap');
  }
  if (does === 'deal') return begin(g, s);
  const { round } = s;
  const hand = round && handNow(round);
  if (!round || !hand) return;
  if (does === 'double' || does === 'split') {
    s.chips -= hand.stake;
    g.sound('select', 0.8);
  }
  if (does === 'split') {
    // the second card lies where it lay, as the first of a new hand
    s.dealt[keyOf(1, 0)] = 0;
    delete s.dealt[keyOf(0, 1)];
  }
  act(round, s.shoe, does);
  note(g, s);
  if (does === 'stand') g.sound('select', 1.2);
  if (round.at >= round.hands.length) toDealer(s);
}

function begin(g: Game, s: State): void {
  s.chips -= s.stake;
  s.round = deal(s.shoe, s.stake);
  s.dealt = {};
  s.brought = [];
  s.rounds++;
  s.phase = 'turn';
  s.cursor = 0;
  note(g, s);
  if (s.round.at > 0) toDealer(s);
}

function toDealer(s: State): void {
  s.phase = 'dealer';
  s.wait += 14;
}

function dealerOn(g: Game, s: State): void {
  const { round } = s;
  if (!round) return;
  if (dealerDraws(round, s.house.hitsSoft)) {
    drawForDealer(round, s.shoe);
    note(g, s);
    s.wait += 8;
    return;
  }
  pay(g, s);
}

function pay(g: Game, s: State): void {
  const { round } = s;
  if (!round) return;
  const { palette } = g.design.theme;
  s.brought = round.hands.map((hand) => paidFor(round, hand) - hand.stake);
  let sum = 0;
  for (const [at, hand] of round.hands.entries()) {
    const won = s.brought[at] ?? 0;
    s.chips += won + hand.stake;
    sum += won;
    const { x, y } = middleOfHand(s, g.height, at);
    if (won > 0) {
      const natural = isNatural(round, hand);
      g.burst(x, y, {
        n: natural ? 34 : 18,
        shape: 'star',
        speed: natural ? 7 : 5,
        colour: [palette.accent, '#ffffff'],
      });
    }
  }
  if (sum > 0) {
    g.addScore(sum);
    g.sound(round.hands.some((hand) => isNatural(round, hand)) ? 'power' : 'collect');
  } else g.sound(sum < 0 ? 'hurt' : 'swap', sum < 0 ? 0.8 : 1);
  if (sum < 0 && round.hands.some((hand) => worthOf(hand.cards).total > 21)) g.shake(0.15);
  s.mood.kick(sum > 0 ? -0.35 : sum < 0 ? 0.3 : 0);
  s.foeMood.kick(sum < 0 ? -0.35 : sum > 0 ? 0.3 : 0);
  s.phase = 'paid';
  s.wait = TOLD;
  show(g, s);
}

/** The next round, or the end: the goal is reached, or nothing is left. */
function clear(g: Game, s: State): void {
  s.round = null;
  s.brought = [];
  s.phase = 'stake';
  s.cursor = 5;
  if (s.chips >= s.house.goal) {
    g.burst(W / 2, g.height / 2, { n: g.has('confetti') ? 80 : 40, shape: 'star', speed: 8, life: 1 });
    return g.levelDone();
  }
  if (s.chips <= 0) {
    if (!g.has('noLose')) return g.lose();
    s.chips = s.house.start;
    show(g, s);
    g.sound('power');
  }
  // the same again, if it is there
  s.stake = s.stake > 0 ? Math.min(s.stake, s.chips) : stakeOf(2, s.chips);
}

function readKeys(g: Game, s: State, knobs: readonly Knob[]): void {
  for (const [side, by] of [
    ['left', -1],
    ['right', 1],
  ] as const)
    if (g.pressed(side)) {
      s.keys = true;
      s.cursor = (s.cursor + by + knobs.length) % knobs.length;
      g.sound('step', 1.3);
    }
  const go = (index: number): void => {
    const knob = knobs[index];
    if (!knob) return;
    s.keys = true;
    s.cursor = index;
    press(g, s, knob, index);
  };
  // the chips in one phase, what is done with a hand in the other
  const first = s.phase === 'stake' ? 1 : 0;
  for (let i = 0; i < 4; i++) if (g.key(`Digit${i + 1}`)) return go(first + i);
  if (g.pressed('b')) return go(knobs.findIndex(({ does }) => does === 'clear' || does === 'stand'));
  if (g.pressed('a')) go(s.cursor);
}

function readPointer(g: Game, s: State, knobs: readonly Knob[]): void {
  const { pointer } = g.pad;
  if (!pointer || !g.clicked()) return;
  s.keys = false;
  const half = W / knobs.length / 2;
  const index = knobs.findIndex(({ x, y }) => Math.abs(pointer.x - x) < half && Math.abs(pointer.y - y) < 0.85);
  if (index >= 0) return press(g, s, knobs[index] as Knob, index);
  // the stake itself is a button too: it is taken back
  const { player } = rowsOf(g.height);
  if (s.phase === 'stake' && s.stake > 0 && pointer.y > player - 0.6 && pointer.y < player + 2.4) s.stake = 0;
}

export function playOn(g: Game, s: State): void {
  s.clock++;
  s.mood.step();
  s.foeMood.step();
  if (s.refusedFor > 0) s.refusedFor--;
  if (s.wait > 0 && --s.wait > 0) return;
  if (s.phase === 'dealer') return dealerOn(g, s);
  if (s.phase === 'paid') return clear(g, s);
  const { phase } = s;
  const knobs = knobsOf(s, g.height);
  readKeys(g, s, knobs);
  if (s.phase === phase && s.wait === 0) readPointer(g, s, knobs);
}

/** Plays as the table says, with the stakes by which the shoe was seen to win. */
export function blackjackBot(g: Game, s: State, pad: Pad): void {
  if (pad.pointer) pad.pointer.down = false;
  if (s.wait > 0 || (s.phase !== 'stake' && s.phase !== 'turn') || ++s.bot.wait < REST) return;
  s.bot.wait = 0;
  const knobs = knobsOf(s, g.height);
  const tap = (is: (knob: Knob) => boolean): void => {
    const knob = knobs.find(is);
    if (knob) pad.pointer = { x: knob.x, y: knob.y, down: true };
  };
  if (s.phase === 'turn' && s.round) {
    const best = bestAct(s.round, s.chips);
    return tap(({ does }) => does === best);
  }
  const wanted = stakeOf(s.proven, s.chips);
  if (s.stake === wanted) return tap(({ does }) => does === 'deal');
  if (s.stake > 0) return tap(({ does }) => does === 'clear');
  tap(({ does, n }) => does === 'chip' && Math.min(n, s.chips) === wanted);
}

/** How far a card has flown, 0…1. */
export const flown = (s: State, hand: number, index: number): number => {
  const at = s.dealt[keyOf(hand, index)];
  return at === undefined ? 0 : Math.min(1, Math.max(0, (s.clock - at) / FLIGHT));
};

/** Cards of a hand that have come to lie. */
export const landed = (s: State, hand: number, count: number): number => {
  let n = 0;
  while (n < count && flown(s, hand, n) >= 1) n++;
  return n;
};
