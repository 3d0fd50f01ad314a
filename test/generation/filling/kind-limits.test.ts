/** Numbers that a kind plays no higher, keys that it does not take, and letters that a game of words is made of. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const read = (prompt: string) => readPrompt({ prompt, seed: 7, supported: GENRES });
const outcomes = (prompt: string) => read(prompt).asks.map(({ text, outcome }) => `${text}: ${outcome}`);

describe('a number that the kind plays no higher is told as changed', () => {
  it.each([
    ['sjoelen met 30 stenen', '30 stenen: changed', 8],
    ['penalty shootout, 40 shots', '40 shots: changed', 15],
    ['tiros de penalti, 12 tiros', '12 tiros: kept', 12],
  ])('%s', (prompt, outcome, n) => {
    expect(outcomes(prompt)).toContain(outcome);
    expect(read(prompt).rules).toContainEqual({ rule: 'throws', n });
  });
});

it('tells keys that the kind does not take, for two players as well', () => {
  expect(outcomes('2 player pong, Q and G for me, arrows for my flatmate')).toContain('Q and G: dropped');
  expect(outcomes('2 player pong, W and S for me, arrows for my flatmate')).toContain('W and S: kept');
});

it('makes no post of the letters that words are made of', () => {
  const pictures = (prompt: string): string => JSON.stringify(read(prompt).cast);
  expect(pictures('wordle with 5 letters')).not.toContain('love-letter');
  expect(pictures('a postman delivers letters')).toContain('love-letter');
});

it('calls a match at a table by its name, not by whom one plays against', () => {
  expect(read('sjoelen, ik tegen opa om de beurt').title).toBe('Sjoelen');
  expect(read('minesweeper with bees').title).toMatch(/Bee/u);
});
