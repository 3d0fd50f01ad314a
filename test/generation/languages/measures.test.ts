/** Every language has words for every measure, cue and number, so that no language counts less than another. */
import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../src/generation/asks/word-tables.js';
import { MEASURE_CUES, MEASURES } from '../../../src/generation/languages/measures.types.js';
import { MEASURE_WORDS } from '../../../src/generation/languages/measures.js';
import { LANGUAGES } from '../../eval/label.js';

/** Chinese and Japanese write larger numbers in characters, which are read by rule. */
const IN_WORDS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 20, 30, 60, 90];

test('all languages that are read have a table', () =>
  expect(Object.keys(MEASURE_WORDS).toSorted()).toEqual([...LANGUAGES].toSorted()));

describe.each(LANGUAGES.map((language) => [language] as const))('%s', (language) => {
  const tables = tablesOf(language);
  const ids = (list: readonly { readonly id: unknown }[]) => new Set(list.map(({ id }) => id));

  test('has nouns for every measure', () =>
    expect(MEASURES.filter((measure) => !ids(tables.measures).has(measure))).toEqual([]));

  test('has words for every cue', () => expect(MEASURE_CUES.filter((cue) => !tables.cues[cue]?.length)).toEqual([]));

  test('says numbers in words', () => {
    const wanted = tables.unspaced ? [2] : IN_WORDS;
    expect(wanted.filter((value) => !ids(tables.numbers).has(value))).toEqual([]);
    expect([2, 3, 4, 5].filter((value) => !ids(tables.ordinals).has(value))).toEqual([]);
  });

  test('has no word twice for one thing', () => {
    const all = [...tables.numbers, ...tables.measures].map(({ id, word, stem }) => `${id} ${word} ${stem}`);
    expect(all.filter((line, at) => all.indexOf(line) !== at)).toEqual([]);
  });
});
