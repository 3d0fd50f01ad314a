/** Numbers as they are written: digits of any script, "1:30", "1.5", words, and the characters of Chinese and Japanese. */
import { findAt, isLetter, wordStarts, type Tables } from './word-tables.js';

export interface Numeral {
  /** UTF-16 offsets into the text */
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** `colon`: "1:30", which is a time only where the caller finds words that say so; its value is in seconds */
  readonly form: 'digits' | 'word' | 'colon' | 'ordinal';
}

const DIGITS = /\p{Nd}+/gu;
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50];
const HAN = /[〇零一二两三四五六七八九十百]+/gu;
const HAN_DIGITS: Readonly<Record<string, number>> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};

const valueOf = (digits: string): number =>
  Number(
    [...digits]
      .slice(0, 7)
      .map((digit) => {
        const code = digit.codePointAt(0) ?? 0;
        const zero = ZEROS.find((first) => code >= first && code <= first + 9) ?? code;
        return code - zero;
      })
      .join(''),
  );

/** 三十, 一百二十: up to 999. */
function hanValue(glyphs: string): number {
  let total = 0;
  let digit: number | undefined;
  for (const glyph of glyphs) {
    if (glyph === '十' || glyph === '百') {
      total += (digit ?? 1) * (glyph === '十' ? 10 : 100);
      digit = undefined;
    } else digit = (digit ?? 0) * 10 + (HAN_DIGITS[glyph] ?? 0);
  }
  return total + (digit ?? 0);
}

/** "CM1" and "4b" are names; "10개" and "90s" are told apart by the caller, who knows the words behind a number. */
function digitsIn(text: string): Numeral[] {
  const found: Numeral[] = [];
  let last = 0;
  for (const match of text.matchAll(DIGITS)) {
    const start = match.index;
    if (start < last) continue;
    let end = start + match[0].length;
    let value = valueOf(match[0]);
    let form: Numeral['form'] = 'digits';
    const more = /^(?:([:：])(\p{Nd}{1,3})(?!\p{Nd}|:)|([.,])(\p{Nd}{1,3})(?!\p{Nd}))/u.exec(text.slice(end, end + 6));
    if (more?.[2] !== undefined) {
      value = value * 60 + valueOf(more[2]);
      form = 'colon';
    } else if (more?.[4] !== undefined)
      value = more[4].length === 3 ? value * 1000 + valueOf(more[4]) : value + valueOf(more[4]) / 10 ** more[4].length;
    end += more?.[0].length ?? 0;
    found.push({ start, end, value, form });
    last = end;
  }
  return found;
}

/** Between tens and ones: "twenty-five", "veinte y cinco", "vingt et un". */
const JOINED = /^(?:[ -]|[ -](?:and|y|e|et|i|und|en)[ -])$/u;

function wordsIn(text: string, tables: Tables): Numeral[] {
  const found: Numeral[] = [];
  let next = 0;
  for (const at of wordStarts(text, tables)) {
    if (at < next) continue;
    const word = findAt(tables.numbers, text, at, tables);
    const place = findAt(tables.ordinals, text, at, tables);
    if (place && (!word || place.end > word.end)) {
      found.push({ start: at, end: place.end, value: place.id, form: 'ordinal' });
      next = place.end;
      continue;
    }
    if (!word) continue;
    const before = found.at(-1);
    const joins =
      before?.form === 'word' &&
      before.value % 10 === 0 &&
      before.value >= 20 &&
      word.id < 10 &&
      JOINED.test(text.slice(before.end, at));
    if (joins) found[found.length - 1] = { ...before, end: word.end, value: before.value + word.id };
    else found.push({ start: at, end: word.end, value: word.id, form: 'word' });
    next = word.end;
  }
  return found;
}

/** In the order of the text. A letter right before digits makes a name of them. */
export function numeralsIn(text: string, tables: Tables): Numeral[] {
  const digits = digitsIn(text).filter(
    ({ start }) =>
      tables.unspaced ||
      !isLetter(text[start - 1]) ||
      isUnspaced(text[start - 1]) ||
      /(?<!\p{L})و$/u.test(text.slice(Math.max(0, start - 2), start)),
  );
  const words = wordsIn(text, tables).filter(
    (one) => !digits.some(({ start, end }) => one.start < end && one.end > start),
  );
  const han = tables.unspaced
    ? [...text.matchAll(HAN)].map((match): Numeral => {
        const start = match.index;
        return { start, end: start + match[0].length, value: hanValue(match[0]), form: 'word' };
      })
    : [];
  const all = [
    ...digits,
    ...words.filter(
      (one) => !han.some(({ start, end }) => one.start < end && one.end > start && end - start >= one.end - one.start),
    ),
    ...han,
  ];
  return withoutParts(all);
}

/** Sorted, without those that are a part of a longer one. */
function withoutParts(numerals: readonly Numeral[]): Numeral[] {
  let reached = -1;
  let begun = -1;
  return numerals
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start, end }) => {
      // of two that are alike both stay
      const isPart = end < reached || (end === reached && start > begun);
      if (end > reached) [begun, reached] = [start, end];
      return !isPart;
    });
}

const isUnspaced = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(letter);
