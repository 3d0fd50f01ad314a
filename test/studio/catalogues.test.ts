/** The Studio's texts in every language: whole, with every figure and name that the English has, and in that language. */
import { describe, expect, it } from 'vitest';
import { LANGUAGE_NAMES as SERVED, READER_LANGUAGES } from '../../src/http/reader-language.js';
import { LANGUAGES } from '../../src/generation/languages/index.js';
import { en } from '../../src/studio/web/messages/en.js';
import { LANGUAGE_NAMES, loaders } from '../../src/studio/web/messages/languages.js';
import { ownLetters, placeholders, tooEnglish } from '../helpers/texts.js';

/** What the texts that are functions are called with. Beyond every special form, and in no figure of another. */
const NUMBERS = [7, 58, 96];
const NAMES = ['Qq1', 'Qq2', 'Qq3'];

type Leaf = readonly [path: string, text: string | ((...values: unknown[]) => unknown)];

function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string' || typeof value === 'function') return [[path, value as Leaf[1]]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}

/** Which of the values a text tells, called with figures and with names. */
function told(text: Leaf[1], lang: string): unknown {
  if (typeof text === 'string') return placeholders(text);
  const figures = new Intl.NumberFormat(lang);
  // most take figures or names, some both: what it can't take tells nothing
  const said = (values: readonly unknown[]): string => {
    try {
      return String(text(...values)).toLowerCase();
    } catch {
      return '';
    }
  };
  const byNumber = said(NUMBERS);
  const byName = said(NAMES);
  return {
    numbers: NUMBERS.filter((n) => byNumber.includes(figures.format(n)) || byNumber.includes(String(n))),
    names: NAMES.filter((name) => byName.includes(name.toLowerCase())),
  };
}

const words = (text: Leaf[1]): string => (typeof text === 'string' ? text : String(text(...NAMES)));

describe('the Studio speaks the languages that prompts are read in', () => {
  it('and the gateway serves the same ones, by the same names', () => {
    expect(READER_LANGUAGES.toSorted()).toEqual(Object.keys(LANGUAGES).toSorted());
    expect(LANGUAGE_NAMES).toEqual(SERVED);
  });

  it.each(Object.keys(loaders) as (keyof typeof loaders)[])('%s: no hole, and nothing lost', async (lang) => {
    const messages = await loaders[lang]();
    expect(messages.lang).toBe(lang);
    const english = leaves(en);
    const own = new Map(leaves(messages));
    expect([...own.keys()]).toEqual(english.map(([path]) => path));
    const holes = english.filter(([path, text]) => words(text).trim() !== '' && words(own.get(path)!).trim() === '');
    expect(holes).toEqual([]);
    // what is not told of a number that is told nowhere else is lost
    const lost = english.filter(([path, text]) => {
      // no text, or one that takes names alone and changes their letters
      if (['.game.isRule', '.game.plain', '.game.compare.changes'].includes(path)) return false;
      return JSON.stringify(told(own.get(path)!, lang)) !== JSON.stringify(told(text, 'en'));
    });
    expect(lost.map(([path]) => `${path}: ${String(own.get(path))}`)).toEqual([]);
  });

  it.each(Object.keys(loaders).filter((lang) => lang !== 'en') as (keyof typeof loaders)[])(
    '%s: in its own words and letters',
    async (lang) => {
      const own = new Map(leaves(await loaders[lang]()));
      const same = leaves(en).filter(([path, text]) => tooEnglish(words(text), words(own.get(path)!)));
      expect(same.map(([path, text]) => `${path}: ${words(text)}`)).toEqual([]);
      expect(ownLetters(lang, [...own.values()].map(words).join(' '))).toBeGreaterThan(0.8);
    },
  );
});
