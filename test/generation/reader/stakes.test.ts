/** The numbers of a prompt for blackjack, and of one for a business: chips or money at the start and in the end, decks, and who draws on a soft 17. */
import { describe, expect, it } from 'vitest';
import { GENRES, type Rule } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const rule = (name: 'chips' | 'target' | 'decks', n: number): Rule => ({ rule: name, n });

describe('what blackjack is played for', () => {
  it.each([
    ['blackjack with chips, start with $100, dealer stands on 17', [rule('chips', 100)], undefined],
    [
      'blackjack, start with 500 chips and reach 2000, dealer hits on soft 17, 2 decks',
      [rule('chips', 500), rule('target', 2000), rule('decks', 2)],
      'soft_seventeen',
    ],
    ['blackjack: win 1000 chips, dealer stands on soft 17', [rule('target', 1000)], undefined],
    ['Blackjack mit 200 Chips, bis du 1000 hast', [rule('chips', 200), rule('target', 1000)], undefined],
    ['un juego de blackjack con 6 barajas y 300 fichas', [rule('decks', 6), rule('chips', 300)], undefined],
    ['ブラックジャック 100チップで始めて500チップを目指す', [rule('chips', 100), rule('target', 500)], undefined],
    ['21点游戏，从1000筹码开始，赢到5000', [rule('chips', 1000), rule('target', 5000)], undefined],
    ['блэкджек с котом, начать с 100 фишек и набрать 400', [rule('chips', 100), rule('target', 400)], undefined],
  ] as const)('%s', (prompt, rules, mode) => {
    const design = readPrompt({ prompt, seed: 7, supported: GENRES });
    expect([design.genre, design.rules, design.mode]).toEqual(['blackjack', rules, mode]);
  });

  it.each([
    [
      'lemonade stand, start with $50, reach $500 in 10 days',
      [rule('chips', 50), rule('target', 500), { rule: 'days', n: 10 }],
      '$',
    ],
    [
      'Wirtschaftssimulation mit einer Kuh, Startkapital 100 Gulden, 20 Tage',
      [rule('chips', 100), { rule: 'days', n: 20 }],
      'Gulden',
    ],
    ['एक दुकान वाला गेम, शुरुआत 500 रुपये से', [rule('chips', 500)], 'रुपये'],
    // the larger of two sums is what one has, where the prompt says so
    ['tycoon game, start with €200, a lamp costs €50', [rule('chips', 200)], '€'],
  ] as const)('of a business it is money in its currency: %s', (prompt, rules, currency) => {
    const design = readPrompt({ prompt, seed: 7, supported: GENRES });
    expect([design.genre, design.rules, design.currency]).toEqual(['tycoon', rules, currency]);
  });

  it('is nothing elsewhere', () => {
    const { rules } = readPrompt({ prompt: 'a platformer where a fox collects 12 chips', seed: 7, supported: GENRES });
    expect(rules.map((one) => one.rule)).not.toContain('chips');
  });
});
