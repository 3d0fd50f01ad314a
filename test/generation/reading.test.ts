import { describe, expect, test } from 'vitest';
import { readPrompt } from '../../src/generation/read-prompt.js';
import { readingOf, storedReading, type Reading } from '../../src/generation/reading.js';
import { supported } from '../../src/generation/genres/index.js';

const kinds = supported().map(({ genre }) => genre);
const read = (prompt: string): Reading => readingOf(readPrompt({ prompt, seed: 7, supported: kinds }));

describe('how a prompt was read', () => {
  test('the cast stands with its words of the prompt, rules with their parameters', () => {
    const prompt = 'A fox collects 12 berries and avoids wolves. Platformer with 5 lives and a 90 second timer';
    const { hero, enemies, items, rules, kind, language } = read(prompt);
    const words = ({ start, end }: { start: number | null; end: number | null }) => prompt.slice(start ?? 0, end ?? 0);
    expect([kind, language]).toEqual(['platformer', 'en']);
    expect(words(hero)).toBe('fox');
    expect(enemies.map(words)).toContain('wolves');
    expect(items.map(words)).toContain('berries');
    const lives = rules.find(({ rule }) => rule === 'lives');
    expect(lives).toMatchObject({ n: 5, seconds: null });
    expect(words(lives!)).toBe('5 lives');
    expect(rules.find(({ rule }) => rule === 'timer')).toMatchObject({ n: null, seconds: 90 });
  });

  test('offsets count UTF-16 units of the prompt as it was sent', () => {
    const prompt = '🎮🎮 ｓｎａｋｅ game: a 🐱 that eats 🍎';
    for (const { start, end, text } of read(prompt).evidence)
      expect(prompt.slice(start, end).normalize('NFC')).toBe(text);
    const { hero } = read(prompt);
    expect(prompt.slice(hero.start!, hero.end!)).toBe('🐱');
  });

  test('what a theme filled in has no words', () => {
    const { goal, obstacles } = read('a fox platformer');
    for (const actor of [goal!, ...obstacles])
      expect(actor).toMatchObject({ fromPrompt: false, start: null, end: null });
  });

  test.each([
    ['blorp fnargle wibble', ['We couldn’t understand this prompt.']],
    ['???', ['We couldn’t understand this prompt.']],
    ['ほげほげ', ['このプロンプトは読み取れませんでした。']],
    ['фыва олдж', ['Этот промпт не удалось понять.']],
  ])('%s: where nothing was understood, one line says so, in the language of the prompt', (prompt, ignored) => {
    const reading = read(prompt);
    expect([reading.evidence, reading.ignored]).toEqual([[], ignored]);
  });

  test.each(['a fox', 'online multiplayer', 'a game called "Wibble Fnargle"', 'pixel art'])(
    '%s: something was understood, and nothing else is said',
    (prompt) => {
      expect(read(prompt).ignored.join()).not.toContain('Nothing');
    },
  );

  test('a manifest of another hand has none', () => {
    expect(storedReading({})).toBeNull();
    expect(storedReading({ reading: { genre: 'snake' } })).toBeNull();
    expect(storedReading({ reading: [] })).toBeNull();
    expect(storedReading({ reading: read('a snake') })).toMatchObject({ kind: 'snake', intent: 'create' });
  });
});
