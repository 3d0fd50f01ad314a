/** Deals and their proofs: every way that a solver finds is replayed by the rules, card by card, to the end. */
import { describe, expect, it } from 'vitest';
import { DECK } from '../../../../src/generation/genres/cards/deck.js';
import { dealFreecell, freecellRules, mostAtOnce } from '../../../../src/generation/genres/cards/freecell-rules.js';
import { solveFreecell } from '../../../../src/generation/genres/cards/freecell-solver.js';
import { dealKlondike, klondikeRules, STOCK } from '../../../../src/generation/genres/cards/klondike-rules.js';
import { solveKlondike } from '../../../../src/generation/genres/cards/klondike-solver.js';
import {
  apply,
  isLegal,
  isSolved,
  type Move,
  type Patience,
  type Pile,
} from '../../../../src/generation/genres/cards/patience.js';
import type { Step } from '../../../../src/generation/genres/cards/solver-parts.js';
import { Random } from '../../../../src/generation/kit/random.js';

const [SPADES, HEARTS, DIAMONDS] = [0, 13, 26];
const pile = (cards: number[] = [], hidden = 0): Pile => ({ cards, hidden });
const cardsIn = (table: readonly Pile[]): number[] => table.flatMap(({ cards }) => cards).toSorted((a, b) => a - b);

/** Does the steps; a card of the stock is turned up by presses first. What no rule allows is an error. */
function replay(rules: Patience, table: Pile[], steps: readonly Step[]): void {
  const go = (move: Move): void => {
    if (!isLegal(rules, table, move)) throw new Error(`not allowed: ${JSON.stringify(move)}`);
    apply(rules, table, move);
  };
  for (const step of steps) {
    for (let presses = 0; table[step.from]?.cards.at(-step.count) !== step.card; presses++) {
      if (presses > 60 || rules.draws === 0) throw new Error(`never turned up: ${step.card}`);
      go({ from: STOCK, to: STOCK, count: 0 });
    }
    go(step);
  }
}

describe.each([
  ['Klondike by one', klondikeRules(1), dealKlondike, (table: Pile[]) => solveKlondike(table, 1, 300), 50],
  ['Klondike by three', klondikeRules(3), dealKlondike, (table: Pile[]) => solveKlondike(table, 3, 300), 30],
  ['FreeCell', freecellRules, dealFreecell, (table: Pile[]) => solveFreecell(table, 500), 50],
] as const)('%s', (_name, rules, deal, solve, least) => {
  it('deals all cards once, and solves enough deals, each by legal moves alone', () => {
    let solved = 0;
    for (let seed = 1; seed <= 100; seed++) {
      const table = deal(new Random(seed));
      expect(cardsIn(table)).toEqual(DECK);
      const steps = solve(table);
      if (!steps) continue;
      solved++;
      replay(rules, table, steps);
      expect([seed, isSolved(rules, table), cardsIn(table).length]).toEqual([seed, true, 52]);
    }
    expect(solved).toBeGreaterThanOrEqual(least);
  });

  it('solves a table that is half played', () => {
    const table = deal(new Random(3));
    let steps = solve(table);
    for (let seed = 4; !steps; seed++) {
      table.splice(0, table.length, ...deal(new Random(seed)));
      steps = solve(table);
    }
    replay(rules, table, steps.slice(0, 20));
    const rest = solve(table);
    expect(rest).not.toBeNull();
    replay(rules, table, rest ?? []);
    expect(isSolved(rules, table)).toBe(true);
  });
});

describe('the rules of Klondike', () => {
  const rules = klondikeRules(3);
  const table = (): Pile[] => [
    pile(
      [0, 1, 2, 3].map((n) => DIAMONDS + n),
      4,
    ),
    pile(),
    pile([SPADES]),
    pile(),
    pile(),
    pile(),
    pile([SPADES + 5, HEARTS + 9, SPADES + 8], 1),
    pile([SPADES + 1]),
    pile(),
    pile([HEARTS + 12]),
    pile([DIAMONDS + 9]),
    pile([SPADES + 9]),
    pile([HEARTS]),
  ];

  it.each([
    ['the next of its suit goes home', { from: 7, to: 2, count: 1 }, true],
    ['to no home of another suit', { from: 7, to: 3, count: 1 }, false],
    ['an ace goes to an empty home', { from: 12, to: 3, count: 1 }, true],
    ['a lower card of the other colour is put on', { from: 6, to: 10, count: 1 }, true],
    ['of the same colour not', { from: 6, to: 11, count: 1 }, false],
    ['only a king into a gap', { from: 9, to: 8, count: 1 }, true],
    ['no other card', { from: 6, to: 8, count: 2 }, false],
    ['what lies face down stays', { from: 6, to: 8, count: 3 }, false],
    ['none from a pile to no pile', { from: 6, to: 99, count: 1 }, false],
    ['the stock is turned', { from: 0, to: 0, count: 0 }, true],
    ['and never taken from', { from: 0, to: 11, count: 1 }, false],
  ])('%s', (_what, move, legal) => {
    expect(isLegal(rules, table(), move)).toBe(legal);
  });

  it('three are turned at a time, the last on top, and the waste becomes the stock again as it was', () => {
    const now = table();
    const deal = { from: 0, to: 0, count: 0 };
    apply(rules, now, deal);
    expect([now[0], now[1]]).toEqual([pile([DIAMONDS], 1), pile([3, 2, 1].map((n) => DIAMONDS + n))]);
    apply(rules, now, deal);
    apply(rules, now, deal);
    expect([now[0], now[1]]).toEqual([table()[0], pile()]);
  });

  it('a card that comes to lie on top is turned up', () => {
    const now = table();
    apply(rules, now, { from: 6, to: 10, count: 1 });
    expect(now[6]).toEqual(pile([SPADES + 5, HEARTS + 9], 1));
    apply(rules, now, { from: 6, to: 8, count: 1 });
    expect(now[6]).toEqual(pile([SPADES + 5], 0));
  });
});

describe('the rules of FreeCell', () => {
  const run = [HEARTS + 8, SPADES + 7, HEARTS + 6, SPADES + 5];
  const table = (cells: number, gaps: number): Pile[] => [
    ...[0, 1, 2, 3].map((i) => pile(i < cells ? [DIAMONDS + i * 2] : [])),
    pile(),
    pile(),
    pile(),
    pile(),
    pile(run),
    pile([SPADES + 9]),
    ...Array.from({ length: 6 }, (_, i) => pile(i < gaps ? [] : [HEARTS + 12])),
  ];

  it.each([
    [0, 0, 5, true],
    [1, 0, 4, true],
    [2, 0, 3, false],
    [2, 1, 6, true],
    [4, 2, 4, true],
    [4, 1, 2, false],
  ])('with %i cells used and %i gaps %i cards go together', (cells, gaps, most, legal) => {
    expect(mostAtOnce(table(cells, gaps), 9)).toBe(most);
    expect(isLegal(freecellRules, table(cells, gaps), { from: 8, to: 9, count: 4 })).toBe(legal);
  });

  it('a gap that is gone to helps no more', () => {
    expect(isLegal(freecellRules, table(3, 1), { from: 8, to: 10, count: 3 })).toBe(false);
    expect(isLegal(freecellRules, table(3, 1), { from: 8, to: 10, count: 2 })).toBe(true);
  });

  it('a cell holds one card', () => {
    expect(isLegal(freecellRules, table(1, 0), { from: 8, to: 0, count: 1 })).toBe(false);
    expect(isLegal(freecellRules, table(1, 0), { from: 8, to: 1, count: 1 })).toBe(true);
    expect(isLegal(freecellRules, table(1, 0), { from: 8, to: 1, count: 2 })).toBe(false);
  });
});
