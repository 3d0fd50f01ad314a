/** Spider: what goes together, rows of the stock, suits that go home whole, and deals whose way leads to the end. */
import { describe, expect, it } from 'vitest';
import { nameOf, suitOf } from '../../../../src/generation/genres/cards/deck.js';
import { apply, copyTable, isLegal, isSolved, type Pile } from '../../../../src/generation/genres/cards/patience.js';
import { spider } from '../../../../src/generation/genres/cards/spider.js';
import { dealSpider } from '../../../../src/generation/genres/cards/spider-deal.js';
import {
  COLUMNS,
  HOMES,
  spiderDeck,
  spiderRules,
  STOCK,
} from '../../../../src/generation/genres/cards/spider-rules.js';
import { solveSpider } from '../../../../src/generation/genres/cards/spider-solver.js';
import { Random } from '../../../../src/generation/kit/random.js';
import { designOf, table as play, tournament } from '../playing.js';

const SUITS = [1, 2, 4] as const;
const [SPADES, HEARTS] = [0, 13];
const DEAL = { from: STOCK, to: STOCK, count: 0 };
const [FIRST, SECOND, THIRD] = COLUMNS;

/** A table of these columns; the rest hold a card that nothing goes with. */
function tableOf(columns: readonly (readonly number[])[], stock: readonly number[] = []): Pile[] {
  const pile = (cards: readonly number[], hidden = 0): Pile => ({ cards: [...cards], hidden });
  return [
    pile(stock, stock.length),
    ...HOMES.map(() => pile([])),
    ...COLUMNS.map((_, i) => pile(columns[i] ?? [SPADES + 52 + 12])),
  ];
}
const downFrom = (suit: number, top: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => suit + top - 1 - i);

describe.each(SUITS)('a deal of %i suits', (suits) => {
  it('has all cards once, lies as on every table, and its way leads to the end by legal moves alone', () => {
    for (let seed = 1; seed <= 25; seed++) {
      const { table, way } = dealSpider(new Random(seed), suits);
      const cards = table.flatMap((pile) => pile.cards);
      expect(cards.toSorted((a, b) => a - b)).toEqual(spiderDeck(suits).toSorted((a, b) => a - b));
      expect(new Set(cards.map(suitOf)).size).toBe(suits);
      expect(table.slice(FIRST).map((pile) => [pile.cards.length, pile.hidden])).toEqual(
        COLUMNS.map((_, i) => (i < 4 ? [6, 5] : [5, 4])),
      );
      for (const step of way) {
        if (!isLegal(spiderRules, table, step)) throw new Error(`not allowed: ${JSON.stringify(step)}`);
        // a row that is dealt has no card of its own
        expect(step.count === 0 || table[step.from]?.cards.at(-step.count) === step.card).toBe(true);
        apply(spiderRules, table, step);
      }
      expect(isSolved(spiderRules, table)).toBe(true);
    }
  });

  it('that is half played is mostly solved anew, for a hint', () => {
    let solved = 0;
    for (let seed = 1; seed <= 8; seed++) {
      const { table, way } = dealSpider(new Random(seed), suits);
      for (const step of way.slice(0, Math.floor(way.length * 0.65))) apply(spiderRules, table, step);
      const rest = solveSpider(table, 2000);
      if (!rest) continue;
      solved++;
      const copy = copyTable(table);
      for (const step of rest) {
        expect(isLegal(spiderRules, copy, step)).toBe(true);
        apply(spiderRules, copy, step);
      }
      expect(isSolved(spiderRules, copy)).toBe(true);
    }
    expect(solved).toBeGreaterThanOrEqual(5);
  });
});

describe('the rules', () => {
  const run = downFrom(HEARTS, 8, 3);
  it.each([
    ['a card goes on the next higher one of any suit', [[SPADES + 7], [HEARTS + 8]], { count: 1 }, true],
    ['on no other', [[SPADES + 7], [HEARTS + 9]], { count: 1 }, false],
    ['a run of one suit goes together', [run, [SPADES + 8]], { count: 3 }, true],
    ['of two suits not', [[HEARTS + 7, SPADES + 6], [SPADES + 8]], { count: 2 }, false],
    ['into a gap goes anything', [run, []], { count: 3 }, true],
  ] as const)('%s', (_what, columns, { count }, legal) => {
    expect(isLegal(spiderRules, tableOf(columns), { from: FIRST, to: SECOND, count })).toBe(legal);
  });

  it('nobody lays anything at home', () => {
    expect(isLegal(spiderRules, tableOf([[SPADES]]), { from: FIRST, to: HOMES[0], count: 1 })).toBe(false);
  });

  it('a row is dealt onto all columns, and not while one is empty', () => {
    const stock = Array.from({ length: 20 }, (_, i) => HEARTS + (i % 13));
    const table = tableOf([], stock);
    expect(isLegal(spiderRules, table, DEAL)).toBe(true);
    apply(spiderRules, table, DEAL);
    expect(table.slice(FIRST).map(({ cards }) => cards.length)).toEqual(COLUMNS.map(() => 2));
    expect([table[STOCK]?.cards.length, table[STOCK]?.hidden]).toEqual([10, 10]);
    expect(isLegal(spiderRules, tableOf([[]], stock), DEAL)).toBe(false);
    expect(isLegal(spiderRules, tableOf([]), DEAL)).toBe(false);
  });

  it('a whole suit goes home by itself, and what lay beneath is turned up', () => {
    const table = tableOf([[SPADES + 4, SPADES + 9, ...downFrom(HEARTS, 13, 12)], [HEARTS]]);
    Object.assign(table[FIRST] as Pile, { hidden: 2 });
    apply(spiderRules, table, { from: SECOND, to: FIRST, count: 1 });
    expect(table[HOMES[0]]?.cards.map(nameOf).at(-1)).toBe('KH');
    expect([table[FIRST]?.cards, table[FIRST]?.hidden]).toEqual([[SPADES + 4, SPADES + 9], 1]);
    expect(table[THIRD]?.cards).toHaveLength(1);
  });
});

it('is won by its bot in 50 of 50 seeds', () => {
  expect(tournament(spider, designOf('spider_solitaire'), 50).won).toBe(50);
}, 60_000);

it.each([
  ['one_suit', 'hard', 1],
  ['two_suits', 'easy', 2],
  ['four_suits', 'easy', 4],
  [undefined, 'easy', 1],
  [undefined, 'normal', 2],
  [undefined, 'hard', 4],
] as const)('%s, %s: %i suits', (mode, difficulty, suits) => {
  const { table } = play(spider, designOf('spider_solitaire', [], { ...(mode && { mode }), difficulty })).state();
  expect(new Set(table.flatMap(({ cards }) => cards.map(suitOf))).size).toBe(suits);
});
