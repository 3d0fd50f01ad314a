/** Frequent words that are no things are read as none, and frequent things are read as what they are. */
import { describe, expect, it } from 'vitest';
import { frequentNouns, plainWords } from '../../../src/generation/lexicon/frequent.js';
import { pictureSort } from '../../../src/generation/lexicon/lexicon.js';
import { LANGUAGES } from '../../../src/generation/languages/index.js';
import { findMentions } from '../../../src/generation/reader/mentions.js';
import { normalise } from '../../../src/generation/vocabulary/normalise.js';
import { tokenise } from '../../../src/generation/vocabulary/tokens.js';

const seenIn = (text: string, language: string): string[] =>
  findMentions(tokenise(normalise(text), language), language).mentions.map(({ picture }) => picture);

describe('frequent words', () => {
  it.each(Object.keys(LANGUAGES))('are listed for %s, each once', (language) => {
    const plain = plainWords(language);
    expect(plain.size).toBeGreaterThan(3000);
    const nouns = frequentNouns(language);
    expect(nouns.filter(({ word }) => plain.has(word.toLowerCase()))).toEqual([]);
    expect([...plain].filter((word) => word !== word.toLowerCase())).toEqual([]);
    // a picture that the set does not have is of no sort
    expect(nouns.filter(({ picture }) => picture !== undefined && !pictureSort(picture))).toEqual([]);
  });

  it.each([
    ['de', 'fantastisch'],
    ['de', 'versprechen'],
    ['pl', 'mam'],
    ['ar', 'أصبح'],
    ['uk', 'падає'],
    ['hi', 'करने'],
    ['ko', '그냥'],
    ['zh', '什么'],
  ])('%s: “%s” is no thing', (language, word) => {
    expect(seenIn(word, language)).toEqual([]);
  });

  it.each([
    ['de', 'ein Tisch', 'table'],
    ['de', 'ein Holztisch', 'table'],
    ['pl', 'kot', 'cat'],
    ['ar', 'قطة', 'cat'],
    ['zh', '猫', 'cat'],
  ])('%s: “%s” is one', (language, words, picture) => {
    expect(seenIn(words, language)).toEqual([picture]);
  });
});
