/** What a model says of a prompt, merged with what the words say: nothing that was asked for is lost, nothing else is taken for asked. */
import { describe, expect, test } from 'vitest';
import { parseBrief } from '../../../src/generation/brief.js';
import { mergeForm } from '../../../src/generation/providers/merge-form.js';
import { supported } from '../../../src/generation/genres/index.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { readingOf } from '../../../src/generation/reading.js';
import { reader } from '../../../src/generation/reader/index.js';
import type { Form } from '../../../src/generation/providers/brief-form.js';
import { form } from '../../helpers/model-forms.js';

const merged = (prompt: string, changes: Partial<Form>) => {
  const result = mergeForm(form(changes), reader.read({ prompt }), prompt);
  // every merged brief is one
  return { ...result, brief: parseBrief(JSON.parse(JSON.stringify(result.brief))) };
};

const PENGUIN = 'A penguin catches 12 fish on the ice. 3 lives, 90 seconds';

describe('merging a form', () => {
  test('restores numbers that were dropped or changed, and things that were left out', () => {
    const { brief, restored, invented } = merged(PENGUIN, {
      things: [{ said: 'penguin', english: 'penguin', part: 'hero', many: false }],
      rules: [{ rule: 'lives', number: 5, said: '3 lives' }],
    });
    expect(brief.rules).toMatchObject([
      { rule: 'collect', n: 12 },
      { rule: 'lives', n: 3 },
      { rule: 'timer', seconds: 90 },
    ]);
    expect(restored).toEqual(expect.arrayContaining(['fish', '12 fish', '3 lives', '90 seconds']));
    expect(invented).toEqual([]);
  });

  test('leaves out rules that no word says, and numbers that are not there', () => {
    const { brief, invented } = merged('a penguin on the ice', {
      rules: [
        { rule: 'lives', number: 3, said: 'penguin' },
        { rule: 'shooting', number: null, said: 'shoots lasers' },
      ],
    });
    expect(brief.rules).toEqual([]);
    expect(invented).toEqual(['lives 3', 'shooting']);
  });

  test('takes a rule that its words say', () => {
    const { brief, invented } = merged('un jeu où Zork survit à 7 vagues bizarres', {
      rules: [{ rule: 'waves', number: 7, said: '7 vagues bizarres' }],
    });
    expect(brief.rules).toContainEqual(expect.objectContaining({ rule: 'waves', n: 7 }));
    expect(invented).toEqual([]);
  });

  test('marks a thing that the prompt does not name, and never puts it beside one that it does', () => {
    const { brief, invented } = merged(PENGUIN, {
      things: [
        { said: 'penguin', english: 'penguin', part: 'hero', many: false },
        { said: 'dragon', english: 'dragon', part: 'hero', many: false },
        { said: 'lava', english: 'lava', part: 'obstacle', many: true },
      ],
    });
    expect(invented).toEqual(['dragon', 'lava']);
    expect(brief.things.map(({ is }) => is)).not.toContain('dragon');
    // nobody said what stands in the way: it may fill that gap, as a guess
    expect(brief.things.find(({ is }) => is === 'lava')).toMatchObject({ part: 'obstacle', sure: 1 });
  });

  test('a part that the model understood is believed', () => {
    const prompt = 'Mogwen wants to hug every grumbulox';
    const { brief } = merged(prompt, {
      things: [
        { said: 'Mogwen', english: 'wizard', part: 'hero', many: false },
        { said: 'grumbulox', english: 'monster', part: 'item', many: true },
      ],
    });
    expect(brief.things.find(({ is }) => is === 'monster')).toMatchObject({ part: 'item' });
  });

  test('a game that no table knows is asked for by its own name, and the nearest kind is made', () => {
    const { brief } = merged('a dating simulation with three endings', {
      game: 'dating simulation',
      kind: 'quiz',
      things: [],
    });
    const kinds = supported().map(({ genre }) => genre);
    const reading = readingOf(readPrompt({ prompt: 'a dating simulation', seed: 1, supported: kinds, brief }));
    // nobody is told that it is what was asked for
    expect(reading).toMatchObject({ asked: 'dating simulation', made: 'quiz', fit: 'far' });
    expect(reading.fitReason).toContain('dating simulation');
  });

  test('a game that the words name outright stays', () => {
    const { brief } = merged('a snake game with frogs', { kind: 'chess', kindIsExact: true });
    expect(brief.kinds[0]?.kind).toBe('snake');
    expect(brief.kinds.map(({ kind }) => kind)).not.toContain('chess');
  });

  test('texts of a model are no markup, no list of words, and no longer than a brief may have', () => {
    const { brief } = merged('a cat', {
      language: '<b>',
      game: 'x'.repeat(9_000),
      things: Array.from({ length: 300 }, () => ({
        said: 'cat',
        english: `<script>alert(1)</script>${'x'.repeat(900)}`,
        part: 'enemy' as const,
        many: true,
      })),
      rules: Array.from({ length: 300 }, () => ({ rule: 'lives' as const, number: 1e308, said: 'cat' })),
    });
    expect(JSON.stringify(brief)).not.toContain('<');
    expect(brief.rules).toEqual([]);
    expect(brief.language).toBe('en');
  });
});
