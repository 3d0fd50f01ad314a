/** A number in words is a number, never the name of a kind. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

describe('numbers in words', () => {
  it.each(['two', 'three', 'four', 'five', 'six', 'seven', 'nine', 'ten'])('%s lives', (number) => {
    const { genre, evidence, rules } = readPrompt({
      prompt: `a knight jumps over slimes and collects rubies, ${number} lives`,
      seed: 11,
      supported: GENRES,
    });
    expect(genre).toBe('platformer');
    expect(evidence.filter(({ as, text }) => as === 'kind' && text.includes(number))).toEqual([]);
    expect(rules.map(({ rule }) => rule)).toContain('lives');
  });
});
