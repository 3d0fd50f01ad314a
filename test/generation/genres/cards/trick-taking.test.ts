/** Games of tricks: the rules at known positions, what a deal counts, minds that know their own hand alone, matches that care can win, and hands. */
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES, type GameDesign, type Rule } from '../../../../src/generation/design.js';
import { nameOf, suitOf, type Card } from '../../../../src/generation/genres/cards/deck.js';
import { handSpot } from '../../../../src/generation/genres/cards/held-cards.js';
import { cardsOf, QUEEN_OF_SPADES } from '../../../../src/generation/genres/cards/trick-books.js';
import { countOf, matchWinner } from '../../../../src/generation/genres/cards/trick-count.js';
import { bidFor, chosen } from '../../../../src/generation/genres/cards/trick-mind.js';
import type { Mode } from '../../../../src/generation/genres/cards/trick-mode.js';
import {
  bidden,
  choicesOf,
  dealt,
  gathered,
  laid,
  seenBy,
  type Round,
} from '../../../../src/generation/genres/cards/trick-rules.js';
import { bidSpot, HINT, sorted, type State } from '../../../../src/generation/genres/cards/trick-state.js';
import { trickTaking } from '../../../../src/generation/genres/cards/trick-taking.js';
import { Random } from '../../../../src/generation/kit/random.js';
import { designOf, expectSameAgain, table, tournament } from '../playing.js';

const MODES: readonly Mode[] = ['plain', 'spades', 'hearts', 'briscola', 'aces_tens'];
const designFor = (rules: Rule[] = [], over: Partial<GameDesign> = {}): GameDesign =>
  designOf('trick_taking', rules, over);

/** Cards by their names: `cards('AS 10H')`. */
const cards = (names: string): Card[] =>
  names
    .split(' ')
    .map((name) => Array.from({ length: 52 }, (_, card) => card).find((card) => nameOf(card) === name) as Card);
const names = (some: readonly Card[]): string => some.map((card) => nameOf(card)).join(' ');

/** A round in which these hands are held; the first seat leads, unless said otherwise. */
function holding(mode: Mode, hands: readonly string[], over: Partial<Round> = {}): Round {
  const round = dealt(mode, hands.length, 1, 0);
  return { ...round, hands: hands.map(cards), stock: [], leader: 0, turn: 0, trump: null, ...over };
}

/** Those cards are laid one after the other. */
const play = (round: Round, laidOut: string): Round => cards(laidOut).reduce((now, card) => laid(now, card), round);

describe('the rules', () => {
  it('deal each card once, as many to each', () => {
    const all = { plain: 52, spades: 52, hearts: 52, briscola: 40, aces_tens: 32 };
    for (const mode of MODES)
      for (const seats of [2, 3, 4]) {
        const { hands, stock } = dealt(mode, seats, seats * 31, 0);
        const seen = [...hands.flat(), ...stock];
        expect(new Set(seen).size).toBe(seen.length);
        expect(new Set(hands.map((hand) => hand.length)).size).toBe(1);
        expect(seen.length + (seats === 4 ? 0 : all[mode] - seen.length)).toBe(all[mode]);
        // a stock is used up evenly
        expect(stock.length % seats).toBe(0);
        expect(seen.every((card) => cardsOf(mode, seats).includes(card))).toBe(true);
      }
  });

  it('let the suit be followed, and anything be laid by who has none of it', () => {
    const round = play(holding('plain', ['5H', '2H KH 3S', '4C 9D', '2D']), '5H');
    expect(names(choicesOf(round))).toBe('2H KH');
    expect(names(choicesOf(laid(round, cards('2H')[0] as Card)))).toBe('4C 9D');
  });

  it('give the trick to the highest of the suit that was led, or to the highest trump', () => {
    const hands = ['5H 2C', 'KH 3C', '2D 4C', 'AS 6C'];
    expect(play(holding('plain', hands), '5H KH 2D AS').turn).toBe(1);
    expect(play(holding('plain', hands, { trump: 2 }), '5H KH 2D AS').turn).toBe(2);
    const next = gathered(play(holding('plain', hands, { trump: 2 }), '5H KH 2D AS'));
    expect([next.leader, next.turn, next.tricks, next.taken[2]?.length]).toEqual([2, 2, [0, 0, 1, 0], 4]);
  });

  it('keep spades and hearts closed until one was thrown away', () => {
    const hands = ['AS 3H', '4C 5S', '6C', '7C'];
    expect(names(choicesOf(holding('spades', hands)))).toBe('3H');
    expect(names(choicesOf(holding('spades', ['AS KS', '4C', '6C', '7C'])))).toBe('AS KS');
    const thrown = laid(laid(holding('spades', hands), cards('3H')[0] as Card), cards('5S')[0] as Card);
    expect([thrown.broken, names(choicesOf({ ...thrown, trick: [], turn: 0 }))]).toEqual([true, 'AS']);
  });

  it('open hearts with the lowest club, and spare the first trick the points', () => {
    for (let seed = 1; seed < 20; seed++) {
      const round = dealt('hearts', 4, seed, 0);
      expect(names(choicesOf(round))).toBe('2C');
    }
    const first = play(holding('hearts', ['2C', 'QS 5H 9D', '3C', '4C']), '2C');
    expect(names(choicesOf(first))).toBe('9D');
    expect(names(choicesOf({ ...first, tricks: [1, 0, 0, 0] }))).toBe('QS 5H 9D');
  });

  it('have whoever lacks the suit trump, where aces and tens count, and anybody lay anything in briscola', () => {
    const hands = ['AH', '7S 8C KC', '9H', '10H'];
    expect(names(choicesOf(play(holding('aces_tens', hands, { trump: 3 }), 'AH')))).toBe('8C KC');
    expect(names(choicesOf(play(holding('briscola', ['AH', '7H 2C', '4H', '5H'], { trump: 3 }), 'AH')))).toBe('7H 2C');
    const stronger = play(holding('briscola', ['KH', '3H', '4H', '2S'], { trump: 3 }), 'KH 3H 4H 2S');
    expect(stronger.turn).toBe(1);
    expect(play(holding('aces_tens', ['KH', '10H', '9H', '7S'], { trump: 3 }), 'KH 10H 9H 7S').turn).toBe(1);
  });

  it('draw after a trick, who took it first, and the open card last', () => {
    const [open, drawn] = cards('2C AC') as [Card, Card];
    const round = holding('briscola', ['KH', '3H'], { trump: 3, stock: [open, drawn] });
    const after = gathered(play(round, 'KH 3H'));
    expect([after.hands, after.stock, after.turn]).toEqual([[[open], [drawn]], [], 1]);
  });
});

describe('a deal', () => {
  const over = (mode: Mode, taken: readonly string[], extra: Partial<Round> = {}): Round =>
    holding(
      mode,
      taken.map(() => '2C'),
      {
        hands: taken.map(() => []),
        taken: taken.map((one) => (one === '' ? [] : cards(one))),
        ...extra,
      },
    );

  it('of whist counts the tricks over six of both partners', () => {
    expect(countOf(over('plain', ['', '', '', ''], { tricks: [5, 1, 4, 3] }))).toEqual([3, 0]);
    expect(countOf(over('plain', ['', '', ''], { tricks: [5, 1, 7] }))).toEqual([5, 1, 7]);
  });

  it('of spades counts ten for each trick that was bid, and loses them where one is missing', () => {
    const tricks = [4, 3, 3, 3];
    expect(countOf(over('spades', ['', '', '', ''], { tricks, bids: [3, 4, 2, 3] }))).toEqual([52, -70]);
    // none was bid, and none was taken; or one was
    expect(countOf(over('spades', ['', '', '', ''], { tricks: [0, 5, 6, 2], bids: [0, 4, 5, 0] }))).toEqual([151, -57]);
  });

  it('of hearts counts hearts and the queen of spades, and who has all gives them away', () => {
    expect(countOf(over('hearts', ['2H 3H', 'QS', '4D', '']))).toEqual([2, 13, 0, 0]);
    const all = [...Array.from({ length: 13 }, (_, i) => 13 + i), QUEEN_OF_SPADES];
    const shot = { ...over('hearts', ['', '', '', '']), taken: [[], all, [], []] };
    expect(countOf(shot)).toEqual([26, 0, 26, 26]);
  });

  it('of aces and tens counts 120 in cards and ten for the last trick', () => {
    const all = { ...over('aces_tens', ['', '']), taken: [cardsOf('aces_tens', 2), []], leader: 1 };
    expect(countOf(all)).toEqual([120, 10]);
    expect(countOf({ ...over('briscola', ['', '']), taken: [[], cardsOf('briscola', 2)] })).toEqual([0, 120]);
  });

  it('ends a match for who has most, in hearts for who has fewest, and equal points play on', () => {
    const two = { need: 0, rounds: 2 };
    expect([matchWinner('plain', two, [3, 1], 1), matchWinner('plain', two, [3, 1], 2)]).toEqual([null, 0]);
    expect([matchWinner('hearts', two, [3, 1], 2), matchWinner('hearts', two, [3, 3], 2)]).toEqual([1, null]);
    const to = { need: 50, rounds: null };
    expect([matchWinner('hearts', to, [9, 49], 5), matchWinner('hearts', to, [9, 51], 5)]).toEqual([null, 0]);
    expect([matchWinner('spades', to, [52, 52], 3), matchWinner('spades', to, [52, 53], 3)]).toEqual([null, 1]);
  });
});

describe('a mind', () => {
  it('knows its own hand alone: whatever the others hold, it lays and bids the same', () => {
    for (const mode of MODES)
      for (let seed = 1; seed <= 12; seed++) {
        const round = dealt(mode, 4, seed, 0);
        const { turn } = round;
        // what the others hold and what is in the stock change places
        const hidden = new Random(seed).shuffle([
          ...round.hands.filter((_, seat) => seat !== turn).flat(),
          ...round.stock,
        ]);
        const n = round.hands[turn]?.length ?? 0;
        const other: Round = {
          ...round,
          hands: round.hands.map((hand, seat) => (seat === turn ? hand : hidden.splice(0, n))),
          stock: hidden,
        };
        const both = [round, other].map((one) => [chosen(seenBy(one), 0, new Random(1)), bidFor(seenBy(one))]);
        expect(both[1]).toEqual(both[0]);
      }
  });

  it('takes cheaply what it can take last, and gives little to a trick that is lost', () => {
    const last = play(holding('plain', ['9H', '5H', '2H', '10H KH 3H 2C']), '9H 5H 2H');
    expect(names([chosen(seenBy({ ...last, turn: 3 }), 0, new Random(1))])).toBe('10H');
    const lost = play(holding('briscola', ['AH', '4H 3H KD']), 'AH');
    expect(names([chosen(seenBy(lost), 0, new Random(1))])).toBe('4H');
  });

  it('leaves a trick to its partner, and in hearts gives the queen of spades to whoever takes it', () => {
    const partner = play(holding('plain', ['2H', 'AH', '3H', 'KH 4H']), '2H AH 3H');
    expect(names([chosen(seenBy(partner), 0, new Random(1))])).toBe('4H');
    const hearts = play(holding('hearts', ['9D', 'QS 2C KC', '3D', '4D'], { tricks: [1, 0, 0, 0] }), '9D');
    expect(names([chosen(seenBy(hearts), 0, new Random(1))])).toBe('QS');
  });

  it('bids what its aces, kings and long spades are worth, and none without any', () => {
    const bid = (hand: string): number => bidFor(seenBy(holding('spades', [hand, '2C', '2D', '2H'])));
    expect(bid('AS KS 9S 8S 7S AH KH 3H 2D 3D 4C 5C 6C')).toBe(5);
    expect(bid('2S 3S 4H 5H 6H 7D 8D 9D 2C 3C 4C 5C 6C')).toBe(0);
    expect(bidden(holding('spades', ['AS', '2S', '3S', '4S']), 3)).toMatchObject({
      bids: [3, null, null, null],
      turn: 1,
    });
  });
});

describe.each([
  ['plain', []],
  ['spades', []],
  ['hearts', []],
  ['hearts', [{ rule: 'points', n: 20 }]],
  ['briscola', []],
  ['briscola', [{ rule: 'rivals', n: 2 }]],
  ['aces_tens', [{ rule: 'laps', n: 3 }]],
] as const)('a match of %s with %j', (mode, rules) => {
  it.each(DIFFICULTIES)('is won by its bot in at least 19 of 20 seeds at %s, the same way each time', (difficulty) => {
    const design = designFor([...rules], { difficulty, ...(mode === 'plain' ? {} : { mode }) });
    const first = tournament(trickTaking, design);
    expect(first.won).toBeGreaterThanOrEqual(19);
    expectSameAgain(first.traces, trickTaking, design);
  });
});

describe('hands', () => {
  const tap = (t: ReturnType<typeof table<State>>, { x, y }: { x: number; y: number }): void => {
    for (const down of [true, false]) t.run(1, (pad) => (pad.pointer = { x, y, down }));
  };
  /** It is the hero's turn to follow hearts. */
  function mine() {
    const t = table(trickTaking, designFor([{ rule: 'rivals', n: 3 }]));
    const s = t.state();
    t.run(4_000, undefined, () => s.phase === 'turn' && s.round.turn === 0);
    const round = { ...s.round, hands: s.round.hands.map((hand, seat) => (seat === 0 ? cards('4S 9H KH') : hand)) };
    Object.assign(s, { round: { ...round, trick: cards('5H'), leader: 3, trump: 2 } });
    Object.assign(s, { playable: cards('9H KH') });
    return { t, s };
  }
  const spotOf = (s: State, name: string) => handSpot(3, sorted(s, 0).indexOf(cards(name)[0] as Card));

  it('lay a card by a tap, and refuse one that does not follow', () => {
    const { t, s } = mine();
    tap(t, spotOf(s, '4S'));
    expect([s.phase, names([s.refused as Card])]).toEqual(['turn', '4S']);
    tap(t, spotOf(s, 'KH'));
    expect([s.phase, names(s.round.trick)]).toEqual(['lay', '5H KH']);
  });

  it('lay by keys alone, and show what care would lay where it is asked for', () => {
    const { t, s } = mine();
    t.press('right', 'a');
    expect(names(s.round.trick)).toBe('5H KH');
    const other = mine();
    tap(other.t, HINT);
    expect(other.s.hint).toBe(chosen(seenBy(other.s.round), 0, new Random(1)));
    const byKey = mine();
    byKey.t.press('b');
    expect(byKey.s.hint).toBe(other.s.hint);
  });

  it('see the backs of the others as they were dealt: their order tells no suit', () => {
    const t = table(trickTaking, designFor([{ rule: 'rivals', n: 3 }]));
    const s = t.state();
    t.run(30);
    for (const seat of [1, 2, 3]) {
      const hand = s.round.hands[seat] as readonly Card[];
      const lie = hand.toSorted((a, b) => (s.cards[a]?.x ?? 0) - (s.cards[b]?.x ?? 0));
      expect(names(lie)).toBe(names(hand));
      expect(new Set(hand.map((card) => s.cards[card]?.face))).toEqual(new Set([0]));
    }
  });

  it('bid by a tap or by keys, the number that the hand is worth first', () => {
    const bids = (): { t: ReturnType<typeof table<State>>; s: State } => {
      const t = table(trickTaking, designFor([], { mode: 'spades' }));
      t.run(200, undefined, () => t.state().phase === 'bid' && t.state().round.turn === 0);
      return { t, s: t.state() };
    };
    const { t, s } = bids();
    expect(s.bid).toBe(bidFor(seenBy(s.round, 0)));
    tap(t, bidSpot(5));
    expect(s.round.bids[0]).toBe(5);
    const keyed = bids();
    keyed.t.press('right', 'a');
    expect(keyed.s.round.bids[0]).toBe(s.advice + 1);
  });

  it('of who does nothing lose nothing and win nothing', () => {
    const t = table(trickTaking, designFor());
    t.run(60 * 60);
    expect([t.play.phase, t.state().round.turn]).toEqual(['play', 0]);
  });
});

it('never lets a trick be left with the wrong suit, in whole matches of each game', () => {
  for (const mode of ['spades', 'hearts', 'aces_tens'] as const) {
    const wrong: string[] = [];
    let round = dealt(mode, 4, 77, 0);
    while (round.hands.some((hand) => hand.length > 0) || round.trick.length > 0) {
      if (round.bids.includes(null) && mode === 'spades') round = bidden(round, 2);
      else if (round.trick.length === 4) round = gathered(round);
      else {
        const hand = round.hands[round.turn] as readonly Card[];
        const [led] = round.trick;
        const card = chosen(seenBy(round), 0.5, new Random(round.trick.length));
        const free = led === undefined || !hand.some((one) => suitOf(one) === suitOf(led));
        if (!free && suitOf(card) !== suitOf(led)) wrong.push(nameOf(card));
        round = laid(round, card);
      }
    }
    expect(wrong).toEqual([]);
    expect(round.tricks.reduce((sum, n) => sum + n, 0)).toBe({ spades: 13, hearts: 13, aces_tens: 8 }[mode]);
  }
});

it('a match that is lost costs a life and begins again, and the last life ends it', () => {
  const t = table(trickTaking, designFor([{ rule: 'lives', n: 2 }]));
  const lose = (): void => {
    Object.assign(t.state(), { phase: 'over', winner: 1, points: [0, 2], t: 0 });
    t.run(100, undefined, () => t.state().phase === 'deal');
  };
  lose();
  expect([t.play.phase, t.game().lives, t.state().points]).toEqual(['play', 1, [0, 0]]);
  t.run(120);
  lose();
  t.run(120);
  expect(t.play.phase).toBe('lose');
});
