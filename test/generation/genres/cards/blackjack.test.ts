/** Blackjack: what hands are worth and pay, the dealer's rule, splits and doubles, the shoe's proof, and a game that its bot wins. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../../src/generation/design.js';
import { blackjack } from '../../../../src/generation/genres/cards/blackjack.js';
import { knobsOf } from '../../../../src/generation/genres/cards/blackjack-play.js';
import {
  act,
  deal,
  dealerDraws,
  mayDo,
  newShoe,
  paidFor,
  worthOf,
  type Hand,
  type Round,
  type Shoe,
} from '../../../../src/generation/genres/cards/blackjack-rules.js';
import type { State } from '../../../../src/generation/genres/cards/blackjack-state.js';
import {
  bestAct,
  chipsFor,
  findShoe,
  roundsToGoal,
} from '../../../../src/generation/genres/cards/blackjack-strategy.js';
import { nameOf, DECK } from '../../../../src/generation/genres/cards/deck.js';
import { Random } from '../../../../src/generation/kit/random.js';
import { designOf, expectSameAgain, table, tournament, type Table } from '../playing.js';

const cards = (names: string): number[] => names.split(' ').map((name) => DECK.find((card) => nameOf(card) === name)!);
const hand = (names: string, stake = 10): Hand => ({ cards: cards(names), stake, done: false });
const round = (dealer: string, ...hands: string[]): Round => ({
  dealer: cards(dealer),
  hands: hands.map((one) => hand(one)),
  at: 0,
});
/** A shoe whose next cards are these. */
const shoeOf = (next: string): Shoe => ({
  ...newShoe(new Random(1), 6),
  cards: [...Array.from({ length: 200 }, () => 4), ...cards(next).toReversed()],
});
const tableOf = (rules: Rule[] = [], over: Partial<GameDesign> = {}): Table<State> =>
  table(blackjack, designOf('blackjack', rules, over));

describe('a hand', () => {
  it.each([
    ['AS KH', 21, true],
    ['AS AH', 12, true],
    ['AS 6H 10D', 17, false],
    ['AS AH AD 8C', 21, true],
    ['KS QH 5D', 25, false],
    ['9S 7H', 16, false],
  ])('%s is worth %i', (names, total, soft) => expect(worthOf(cards(names))).toEqual({ total, soft }));

  it.each([
    ['blackjack pays 3 : 2', 'KS 7H', 'AS KH', 25],
    ['21 with three cards pays even', 'KS 7H', '7S 7D 7H', 20],
    ['more wins', 'KS 7H', '10S 8H', 20],
    ['less loses', 'KS 9H', '10S 8H', 0],
    ['the same gives the stake back', 'KS 8H', '10S 8D', 10],
    ['too much loses, be the dealer over as well', 'KS 6H 9D', '10S 8H 5D', 0],
    ['the dealer over pays', 'KS 6H 9D', '5S 8H', 20],
    ['two blackjacks are even', 'KS AH', 'AS QH', 10],
    ['the dealer’s blackjack beats a 21', 'KS AH', '7S 7D 7H', 0],
  ])('%s', (_what, dealer, mine, paid) => {
    const one = round(dealer, mine);
    expect(paidFor(one, one.hands[0]!)).toBe(paid);
  });

  it('that was split is no blackjack', () => {
    const two = round('KS 7H', 'AS KH', 'AD 5H');
    expect(paidFor(two, two.hands[0]!)).toBe(20);
  });
});

describe('the dealer', () => {
  it.each([
    ['10S 6H', false, true],
    ['10S 7H', false, false],
    ['AS 6H', false, false],
    ['AS 6H', true, true],
    ['AS 7H', true, false],
    ['10S 7H', true, false],
  ])('with %s, soft 17 drawn to: %s', (dealer, hitsSoft, draws) =>
    expect(dealerDraws(round(dealer, '10D 8C'), hitsSoft)).toBe(draws),
  );

  it('draws for nobody who is over or has blackjack', () => {
    expect(dealerDraws(round('10S 2H', '10D 8C 9H'), false)).toBe(false);
    expect(dealerDraws(round('10S 2H', 'AD KC'), false)).toBe(false);
  });
});

describe('a round', () => {
  it('deals in turn, and is over at once with a blackjack', () => {
    const one = deal(shoeOf('9S 5H 8D KC'), 10);
    expect([one.hands[0]!.cards.map(nameOf), one.dealer.map(nameOf), one.at]).toEqual([['9S', '8D'], ['5H', 'KC'], 0]);
    expect(deal(shoeOf('AS 5H KD KC'), 10).at).toBe(1);
    expect(deal(shoeOf('9S AH 8D KC'), 10).at).toBe(1);
  });

  it('doubles for one card', () => {
    const one = round('6S KH', '5S 6D');
    act(one, shoeOf('2H'), 'double');
    expect([one.hands[0]!.stake, one.hands[0]!.cards.map(nameOf), one.at]).toEqual([20, ['5S', '6D', '2H'], 1]);
  });

  it('splits once, tens of any kind, and aces for one card each', () => {
    const one = round('6S KH', '8S 8D');
    act(one, shoeOf('3H 2C'), 'split');
    expect(one.hands.map((each) => each.cards.map(nameOf).join(' '))).toEqual(['8S 3H', '8D 2C']);
    expect([one.at, mayDo(one, 'split', 100), mayDo(one, 'double', 100)]).toEqual([0, false, true]);
    expect([mayDo(round('6S KH', 'KS QD'), 'split', 10), mayDo(round('6S KH', 'KS QD'), 'split', 9)]).toEqual([
      true,
      false,
    ]);
    const aces = round('6S KH', 'AS AD');
    act(aces, shoeOf('3H 2C'), 'split');
    expect(aces.at).toBe(2);
  });

  it.each([
    ['6S KH', '10S 2D', 'stand'],
    ['10S KH', '10D 6D', 'hit'],
    ['5S KH', '6S 5D', 'double'],
    ['AS KH', '8S 8D', 'split'],
    ['6S KH', '10S KD', 'stand'],
    ['9S KH', 'AS 7D', 'hit'],
    ['2S KH', 'AS 7D', 'stand'],
  ])('against %s, %s: %s', (dealer, mine, best) => expect(bestAct(round(dealer, mine), 100)).toBe(best));
});

describe('a shoe', () => {
  const house = { start: 100, goal: 200, decks: 6, hitsSoft: false };

  it('is one with which careful play reaches the goal, for goals far and near', () => {
    for (const goal of [150, 200, 500, 5000])
      for (let seed = 1; seed <= 10; seed++) {
        const { seed: shoe, stakes } = findShoe(new Random(seed), { ...house, goal }, 0);
        expect(roundsToGoal(shoe, { ...house, goal }, stakes, 26)).toBeGreaterThan(0);
      }
  });

  it('holds each card as often as it has decks', () => {
    const shoe = newShoe(new Random(3), 2);
    deal(shoe, 10);
    expect(shoe.cards).toHaveLength(100);
  });

  it.each([
    [100, [2, 10, 20, 50]],
    [1000, [50, 100, 200, 500]],
    [10, [2, 10, 20, 50]],
    [10_000, [500, 1000, 2000, 5000]],
  ])('for %i chips has those that suit', (chips, four) => expect(chipsFor(chips)).toEqual(four));
});

describe('a game', () => {
  it.each(['easy', 'normal', 'hard'] as const)(
    'is won by its bot in 50 of 50 seeds when it is %s, the same way each time',
    (difficulty) => {
      const design = designOf('blackjack', [], { difficulty });
      const first = tournament(blackjack, design, 50);
      expect(first.won).toBe(50);
      expectSameAgain(first.traces, blackjack, design);
    },
    60_000,
  );

  it('is not won by who does nothing, and lost by who takes cards until all chips are gone', () => {
    const idle = tableOf();
    idle.run(60 * 60);
    expect([idle.play.phase, idle.state().chips]).toEqual(['play', 100]);
    const greedy = tableOf();
    for (let i = 0; i < 600 && greedy.play.phase === 'play'; i++) greedy.press('a');
    greedy.run(60 * 60, (pad) => (pad.a = !pad.a));
    expect([greedy.play.phase, greedy.state().chips]).toEqual(['lose', 0]);
  });

  it('lends again to who cannot lose', () => {
    const t = tableOf([{ rule: 'noLose' }]);
    t.run(
      60 * 240,
      (pad) => (pad.a = !pad.a),
      () => t.state().phase === 'paid' && t.state().chips === 0,
    );
    t.run(200, undefined, () => t.state().phase === 'stake');
    expect([t.play.phase, t.state().chips]).toEqual(['play', 100]);
  });

  it('has the chips, the goal, the decks and the dealer that were asked for', () => {
    const t = tableOf(
      [
        { rule: 'chips', n: 500 },
        { rule: 'target', n: 2000 },
        { rule: 'decks', n: 2 },
      ],
      { mode: 'soft_seventeen' },
    );
    expect(t.state().house).toEqual({ start: 500, goal: 2000, decks: 2, hitsSoft: true });
    expect(tableOf([{ rule: 'target', n: 600 }]).state().house).toMatchObject({ start: 300, goal: 600 });
    expect(tableOf([{ rule: 'chips', n: 300 }]).state().house).toMatchObject({ goal: 600, hitsSoft: false });
  });

  it('is staked by taps, keys and the second button alike', () => {
    const tap = tableOf();
    const [clear, , , , fifty] = knobsOf(tap.state(), tap.game().height);
    for (const knob of [clear!, fifty!]) {
      tap.run(1, (pad) => (pad.pointer = { x: knob.x, y: knob.y, down: true }));
      tap.run(1, (pad) => (pad.pointer = { x: knob.x, y: knob.y, down: false }));
    }
    expect(tap.state().stake).toBe(50);
    const keys = tableOf();
    keys.press('b', 'right', 'right', 'right', 'right', 'a');
    expect(keys.state().stake).toBe(50);
    keys.press('right', 'a');
    expect([keys.state().phase === 'stake', keys.state().chips]).toEqual([false, 50]);
  });
});
