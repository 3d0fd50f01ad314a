/** A quiz about capitals asks for capitals, in the prompt's language and of the part of the world that it names. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { capitals } from '../../../src/generation/genres/quiz/capitals.js';
import { sortsOf } from '../../../src/generation/genres/quiz/state.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const LANGUAGES = ['en', 'es', 'de', 'fr', 'pt', 'it', 'ja', 'zh', 'ru'];

describe('the list', () => {
  it.each(LANGUAGES)('%s has 28 countries, each with a city of its own', (lang) => {
    const all = capitals(lang);
    expect(all.length).toBe(28);
    expect(new Set(all.map(({ city }) => city)).size).toBe(28);
    expect(new Set(all.map(({ country }) => country)).size).toBe(28);
    for (const { country, city } of all)
      expect([country, city].every((name) => name.length > 1 && name.length < 22)).toBe(true);
  });
});

describe('a prompt', () => {
  it.each([
    ['capitals of Europe quiz', 'en', 12, 'Paris'],
    ['preguntas de capitales de america', 'es', 8, 'Ottawa'],
    ['Hauptstädte-Quiz', 'de', 28, 'Paris'],
    ['quiz sur les capitales du monde', 'fr', 28, 'Paris'],
    ['quiz sobre as capitais da Europa', 'pt', 12, 'Paris'],
    ['quiz sulle capitali', 'it', 28, 'Parigi'],
    ['首都クイズ', 'ja', 28, 'パリ'],
    ['世界首都问答', 'zh', 28, '巴黎'],
    ['угадай столицу', 'ru', 28, 'Париж'],
  ])('%s', (prompt, lang, count, first) => {
    const design = readPrompt({ prompt, seed: 3, supported: GENRES });
    const asked = capitals(design.lang, design.mode);
    expect([design.genre, design.lang, sortsOf(design), asked.length, asked[0]?.city]).toEqual([
      'quiz',
      lang,
      ['capital'],
      count,
      first,
    ]);
  });

  it('of something else asks for none', () =>
    expect(sortsOf(readPrompt({ prompt: 'quiz about ghosts', seed: 3, supported: GENRES }))).not.toContain('capital'));
});
