/** Eights and its like: the rules at known positions, matches that care can win, hands, and two who don't see each other's cards. */
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES, type GameDesign, type Rule } from '../../../../src/generation/design.js';
import { crazyEights } from '../../../../src/generation/genres/cards/crazy-eights.js';
import { handSpot } from '../../../../src/generation/genres/cards/held-cards.js';
import { BOOKS, faceOf, JOKER, SIGN, type Card } from '../../../../src/generation/genres/cards/shed-books.js';
import { chosen } from '../../../../src/generation/genres/cards/shed-mind.js';
import type { Mode } from '../../../../src/generation/genres/cards/shed-mode.js';
import {
  choicesOf,
  dealt,
  drawn,
  laid,
  passed,
  resultOf,
  type Round,
} from '../../../../src/generation/genres/cards/shed-rules.js';
import { sorted, STOCK, wishSpot, type State } from '../../../../src/generation/genres/cards/shed-state.js';
import { Random } from '../../../../src/generation/kit/random.js';
import { designOf, expectSameAgain, table, tournament } from '../playing.js';

const MODES: readonly Mode[] = ['plain', 'mau_mau', 'pesten', 'colours'];
const designFor = (rules: Rule[] = [], over: Partial<GameDesign> = {}): GameDesign =>
  designOf('crazy_eights', rules, over);

/** The first card with that suit and rank. */
const card = (mode: Mode, suit: number | null, rank: number): Card =>
  BOOKS[mode].faces.findIndex((face) => face.suit === suit && face.rank === rank);

/** A round of that mode in which these cards are held, and the last of `pile` is on top. */
function holding(mode: Mode, hands: readonly (readonly Card[])[], top: Card, over: Partial<Round> = {}): Round {
  const used = new Set([...hands.flat(), top]);
  return {
    ...dealt(mode, hands.length, 1, 0),
    hands,
    pile: [top],
    stock: BOOKS[mode].faces.map((_, one) => one).filter((one) => !used.has(one)),
    suit: faceOf(mode, top).suit ?? 0,
    turn: 0,
    ...over,
  };
}

describe('the rules', () => {
  it('deal each card once, and open with one that does nothing', () => {
    const sizes = { plain: 52, mau_mau: 32, pesten: 54, colours: 108 };
    for (const mode of MODES)
      for (const seats of [2, 3, 4]) {
        const round = dealt(mode, seats, seats * 31, 0);
        const all = [...round.hands.flat(), ...round.stock, ...round.pile];
        expect([all.length, new Set(all).size]).toEqual([sizes[mode], sizes[mode]]);
        const { does, draws, wishes } = faceOf(mode, round.pile[0] as Card);
        expect([does, draws, wishes]).toEqual([undefined, undefined, undefined]);
      }
  });

  it('let a card follow of its suit or its rank, and an eight on anything, with the suit that is wished', () => {
    const [five, six, eight, king] = [
      card('plain', 1, 5),
      card('plain', 0, 6),
      card('plain', 2, 8),
      card('plain', 3, 13),
    ];
    const round = holding('plain', [[five, six, eight, king], [king - 1]], card('plain', 0, 5));
    expect(choicesOf(round)).toEqual([five, six, eight]);
    const wished = laid(round, eight, 3);
    expect([wished.suit, wished.turn]).toEqual([3, 1]);
    expect(choicesOf({ ...wished, turn: 0 })).toEqual([king]);
  });

  it('pass over the next, turn the order, and among two do both alike', () => {
    const [queen, ace] = [card('plain', 0, 12), card('plain', 0, 1)];
    const hands = [[queen, ace, 30], [31], [32]];
    const three = holding('plain', hands, card('plain', 0, 5));
    expect(laid(three, queen, null).turn).toBe(2);
    expect([laid(three, ace, null).turn, laid(three, ace, null).way]).toEqual([2, -1]);
    const two = holding('plain', hands.slice(0, 2), card('plain', 0, 5));
    expect([laid(two, queen, null).turn, laid(two, ace, null).turn]).toEqual([0, 0]);
    const again = holding('pesten', [[card('pesten', 0, 7), 30], [31]], card('pesten', 0, 5));
    expect(laid(again, card('pesten', 0, 7), null).turn).toBe(0);
  });

  it('make the next draw two and miss the turn; sevens of Mau-Mau are passed on', () => {
    const two = card('plain', 0, 2);
    const owed = laid(holding('plain', [[two, 30], [card('plain', 1, 2)]], card('plain', 0, 5)), two, null);
    expect([owed.owed, choicesOf(owed)]).toEqual([2, []]);
    const after = drawn(owed);
    expect([after.hands[1]?.length, after.owed, after.turn]).toEqual([3, 0, 0]);
    const [seven, other] = [card('mau_mau', 0, 7), card('mau_mau', 1, 7)];
    const passedOn = laid(
      holding(
        'mau_mau',
        [
          [seven, 30],
          [other, 31],
        ],
        card('mau_mau', 0, 9),
      ),
      seven,
      null,
    );
    expect(choicesOf(passedOn)).toEqual([other]);
    expect(laid(passedOn, other, null).owed).toBe(4);
    const joker = card('pesten', null, JOKER);
    expect(laid(holding('pesten', [[joker, 30], [31]], card('pesten', 0, 5)), joker, 2)).toMatchObject({
      owed: 5,
      suit: 2,
    });
  });

  it('forbid four where the colour is held, and a jack on a jack', () => {
    const four = card('colours', null, SIGN.four);
    const top = card('colours', 1, 5);
    expect(choicesOf(holding('colours', [[four, card('colours', 1, 9)], [0]], top))).toEqual([card('colours', 1, 9)]);
    expect(choicesOf(holding('colours', [[four, card('colours', 2, 9)], [0]], top))).toEqual([four]);
    const jack = card('mau_mau', 1, 11);
    expect(choicesOf(holding('mau_mau', [[jack], [0]], card('mau_mau', 0, 11)))).toEqual([]);
  });

  it('draw one, which may be laid at once or kept, and shuffle the pile when the stock is used up', () => {
    const [top, fitting, other] = [card('plain', 0, 5), card('plain', 0, 9), card('plain', 1, 10)];
    const round = holding('plain', [[other], [30]], top, { stock: [fitting], pile: [40, 41, top] });
    const taken = drawn(round);
    expect([taken.drew, choicesOf(taken), taken.turn]).toEqual([fitting, [fitting], 0]);
    expect(passed(taken)).toMatchObject({ drew: null, turn: 1 });
    const refilled = drawn({ ...round, stock: [] });
    expect([refilled.pile, refilled.stock.length + (refilled.hands[0]?.length ?? 0)]).toEqual([[top], 3]);
  });

  it('end when somebody is out, or when nobody can lay or draw any more', () => {
    const round = holding('plain', [[], [card('plain', 0, 13), card('plain', 1, 8)]], 5);
    expect(resultOf(round)).toEqual({ winner: 0, points: 60 });
    const stuck = holding('plain', [[card('plain', 0, 13)], [card('plain', 1, 3)]], 5, { stock: [], stuck: 2 });
    expect(resultOf(stuck)).toEqual({ winner: 1, points: 10 });
    expect(resultOf({ ...stuck, stuck: 1 })).toBeNull();
  });

  it('let care keep what fits everything, and wish what it has most of', () => {
    const [eight, five] = [card('plain', 2, 8), card('plain', 0, 5)];
    const hand = [eight, five, card('plain', 3, 4), card('plain', 3, 6)];
    const round = holding('plain', [hand, [30, 31, 32]], card('plain', 0, 9));
    expect(chosen(round, 0, new Random(1))).toEqual({ card: five, wish: null });
    expect(chosen({ ...round, hands: [hand.filter((one) => one !== five), [30]] }, 0, new Random(1))).toEqual({
      card: eight,
      wish: 3,
    });
  });
});

describe.each([
  ['plain', []],
  ['colours', [{ rule: 'rivals', n: 3 }]],
  ['mau_mau', [{ rule: 'laps', n: 1 }]],
  ['pesten', [{ rule: 'points', n: 60 }]],
] as const)('a match of %s', (mode, rules) => {
  it.each(DIFFICULTIES)('is won by its bot in at least 19 of 20 seeds at %s, the same way each time', (difficulty) => {
    const design = designFor([...rules], { difficulty, ...(mode === 'plain' ? {} : { mode }) });
    const first = tournament(crazyEights, design);
    expect(first.won).toBeGreaterThanOrEqual(19);
    expectSameAgain(first.traces, crazyEights, design);
  });
});

describe('hands', () => {
  const HAND = [card('plain', 0, 4), card('plain', 1, 9), card('plain', 2, 8)];
  function mine(rules: Rule[] = []) {
    const t = table(crazyEights, designFor(rules));
    t.run(80, undefined, () => t.state().phase === 'turn');
    const s = t.state();
    const hands = s.round.hands.map((hand, seat) => (seat === 0 ? HAND : hand.filter((one) => !HAND.includes(one))));
    Object.assign(s, { round: { ...s.round, hands, pile: [card('plain', 0, 6)], suit: 0 } });
    Object.assign(s, { playable: choicesOf(s.round) });
    return { t, s };
  }
  const tap = (t: ReturnType<typeof table<State>>, { x, y }: { x: number; y: number }): void => {
    for (const down of [true, false]) t.run(1, (pad) => (pad.pointer = { x, y, down }));
  };
  const spotOf = (s: State, one: Card) => handSpot(3, sorted(s, 0).indexOf(one));

  it('lay a card by a tap, refuse one that does not fit, and ask for the suit of an eight', () => {
    const { t, s } = mine();
    tap(t, spotOf(s, HAND[1] as Card));
    expect([s.phase, s.refused]).toEqual(['turn', HAND[1]]);
    tap(t, spotOf(s, HAND[2] as Card));
    expect([s.phase, s.held]).toEqual(['wish', HAND[2]]);
    tap(t, wishSpot(1));
    expect([s.phase, s.round.suit, s.round.pile.at(-1)]).toEqual(['lay', 1, HAND[2]]);
  });

  it('lay, wish and draw by keys alone', () => {
    const { t, s } = mine();
    t.press('right', 'a');
    expect(s.phase).toBe('wish');
    t.press('b');
    expect([s.phase, s.held]).toEqual(['turn', null]);
    t.press('left', 'left', 'a');
    expect([s.phase, s.round.hands[0]?.length]).toEqual(['draw', 4]);
    const other = mine();
    tap(other.t, STOCK);
    expect(other.s.round.hands[0]?.length).toBe(4);
  });

  it('of two at one screen see only their own cards, and only once they take it over', () => {
    const t = table(crazyEights, designFor([{ rule: 'twoPlayers' }]));
    const s = t.state();
    t.run(80, undefined, () => s.phase === 'curtain');
    t.run(60);
    const faces = (seat: number) => new Set((s.round.hands[seat] ?? []).map((one) => s.cards[one]?.face));
    expect([s.viewer, faces(0), faces(1)]).toEqual([-1, new Set([0]), new Set([0])]);
    tap(t, { x: 6, y: 11 });
    t.run(40);
    expect([s.viewer, faces(0), faces(1)]).toEqual([0, new Set([1]), new Set([0])]);
  });

  it('of who does nothing lose nothing and win nothing', () => {
    const t = table(crazyEights, designFor());
    t.run(60 * 60);
    expect([t.play.phase, t.state().round.turn]).toEqual(['play', 0]);
  });
});

it('a match that is lost costs a life and begins again, and the last life ends it', () => {
  const t = table(crazyEights, designFor([{ rule: 'lives', n: 2 }]));
  const lose = (): void => {
    Object.assign(t.state(), { phase: 'over', winner: 1, points: [0, 2, 0], t: 0 });
    t.run(100, undefined, () => t.state().phase === 'deal');
  };
  lose();
  expect([t.play.phase, t.game().lives, t.state().points]).toEqual(['play', 1, [0, 0, 0]]);
  t.run(120);
  lose();
  t.run(120);
  expect(t.play.phase).toBe('lose');
});
