/** A number beyond what a game can have is as much as it can, and that is said; what a number of balls is depends on whether they fly together. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const read = (prompt: string) => readPrompt({ prompt, seed: 7, supported: GENRES });

describe('more than fit', () => {
  it.each([
    ['collect 300 mushrooms in a maze', '300 mushrooms'],
    ['ein Labyrinth, sammle 500 Sterne', '500 Sterne'],
    ['un laberinto donde recoges 250 monedas', '250 monedas'],
  ])('%s', (prompt, text) => {
    const { rules, asks } = read(prompt);
    expect(rules).toContainEqual({ rule: 'collect', n: 200 });
    expect(asks).toContainEqual(expect.objectContaining({ text, outcome: 'changed' }));
  });

  it('as many as fit are kept', () =>
    expect(read('collect 30 mushrooms in a maze').asks).toContainEqual(
      expect.objectContaining({ text: '30 mushrooms', outcome: 'kept' }),
    ));
});

describe('balls of a brick breaker', () => {
  it.each([
    ['breakout with 3 balls', { rule: 'lives', n: 3 }],
    ['breakout with 3 balls at once', { rule: 'multiBall' }],
    ['Breakout mit 3 Bällen gleichzeitig', { rule: 'multiBall' }],
    ['casse-briques avec 3 balles en même temps', { rule: 'multiBall' }],
  ])('%s', (prompt, rule) => expect(read(prompt).rules).toContainEqual(rule));
});

it('a high score online is told once', () =>
  expect(read('a maze with a high score online').asks.map(({ text }) => text)).toEqual(['high score online']));

describe('a short word for minutes is one for mines where mines are swept', () => {
  it.each(['saper 16x16, 40 min, plansza w lesie', 'сапёр 16 на 16, 40 мин'])('%s', (prompt) => {
    const { rules } = read(prompt);
    expect(rules).toContainEqual({ rule: 'mines', n: 40 });
    expect(rules.some(({ rule }) => rule === 'timer')).toBe(false);
  });

  it('and of minutes elsewhere', () =>
    expect(read('wyścig ślimaków, 2 min i koniec').rules).toContainEqual({ rule: 'timer', seconds: 120 }));
});
