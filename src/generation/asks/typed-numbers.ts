/** Every number that a prompt has, whatever it counts: figures of any script, and words for two and more that mean nothing else. */
import { foldInPlace } from './fold.js';
import { numeralsIn } from './numerals.js';
import type { Stretch } from './quoted.js';
import { findAt, tablesOf } from './word-tables.js';

/** "5", "1.5", "1:30", and with the letters that make a name of it: "5a", "3D", "PS5". */
const FIGURES = /[\p{L}\p{M}]*\p{Nd}+(?:[.,:：]\p{Nd}+)*[\p{L}\p{M}\p{Nd}]*/gu;
const UNSPACED_FIGURES = /[A-Za-z]*\p{Nd}+(?:[.,:：]\p{Nd}+)*[A-Za-z\p{Nd}]*/gu;

/** In the order of the text, UTF-16 offsets into it. In Chinese and Japanese a character for a number may be part of any word: figures alone. */
export function typedNumbers(text: string, language: string): Stretch[] {
  const tables = tablesOf(language);
  const folded = foldInPlace(text);
  const figures = [...text.matchAll(tables.unspaced || language === 'ko' ? UNSPACED_FIGURES : FIGURES)].map(
    (match) => ({
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
    }),
  );
  if (tables.unspaced) return figures;
  const words = numeralsIn(folded, tables)
    .filter(({ form, value, start }) => form === 'word' && value >= 2 && !isUnsure(folded, start))
    .map(({ start, end }) => ({ text: text.slice(start, end), start, end }));
  const all = [
    ...figures,
    ...words.filter((one) => !figures.some(({ start, end }) => one.start < end && one.end > start)),
  ];
  return all.sort((a, b) => a.start - b.start);

  /** "sei" is six and "you are", "on" ten and the end of a word: only what it counts tells, which is for `amounts.ts` */
  function isUnsure(line: string, start: number): boolean {
    return findAt(tables.cues.unsure ?? [], line, start, tables) !== undefined;
  }
}
