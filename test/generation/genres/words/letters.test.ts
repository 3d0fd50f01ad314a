/** How words are cut into letters, and which keys stand for them. */
import { describe, expect, it } from 'vitest';
import { alphabetFor, cellsOf, isKeyed, typed } from '../../../../src/generation/letters.js';
import { fits, keysOf, knownOf, told } from '../../../../src/generation/genres/words/marks.js';

const spelt = (text: string, lang: string): string => keysOf(cellsOf(text, alphabetFor([text], lang))).join('');
const shown = (text: string, lang: string): string =>
  cellsOf(text, alphabetFor([text], lang))
    .map((cell) => cell.shown)
    .join('');
const signs = (guess: string, word: string): string =>
  told([...guess], [...word])
    .map((one) => ({ right: '=', near: '~', absent: '.' })[one])
    .join('');

describe('letters', () => {
  it.each([
    ['éléphant', 'fr', 'ELEPHANT', 'ÉLÉPHANT'],
    ['cœur', 'fr', 'COEUR', 'COEUR'],
    ['señor', 'es', 'SEÑOR', 'SEÑOR'],
    ['camión', 'es', 'CAMION', 'CAMIÓN'],
    ['Straße', 'de', 'STRAẞE', 'STRAẞE'],
    ['Straße', 'en', 'STRASSE', 'STRASSE'],
    ['żółw', 'pl', 'ŻÓŁW', 'ŻÓŁW'],
    ['ışık', 'tr', 'IŞIK', 'IŞIK'],
    ['inek', 'tr', 'İNEK', 'İNEK'],
    ['ёжик', 'ru', 'ЕЖИК', 'ЁЖИК'],
    ['їжак', 'uk', 'ЇЖАК', 'ЇЖАК'],
    ['أرنب', 'ar', 'ارنب', 'أرنب'],
    ['ice cream', 'en', 'ICECREAM', 'ICE CREAM'],
    ['cat', 'ru', 'CAT', 'CAT'],
  ])('%s in %s is guessed as %s and shown as %s', (text, lang, keys, whole) => {
    expect(spelt(text, lang)).toBe(keys);
    expect(shown(text, lang)).toBe(whole);
  });

  it('never parts a mark from its letter', () => {
    expect(cellsOf('हिन्दी', alphabetFor(['हिन्दी'], 'hi')).length).toBeLessThan([...'हिन्दी'].length);
    expect(cellsOf('e\u0301a', alphabetFor(['e\u0301a'], 'fr')).length).toBe(2);
  });

  it('makes keys of the words where the language has no keyboard for whole letters', () => {
    const letters = alphabetFor(['ねこ', 'いぬ'], 'ja');
    expect(letters.own).toBe(true);
    expect(letters.rows.flat().sort()).toEqual(['い', 'こ', 'ぬ', 'ね']);
    expect(isKeyed(['ねこ'], 'ja')).toBe(false);
    expect(isKeyed(['кот'], 'en')).toBe(true);
  });

  it('takes what a key writes, and on a keyboard of another script what lies in its place', () => {
    const russian = alphabetFor(['кот'], 'ru');
    expect(typed({ key: 'к', code: 'KeyR' }, russian)).toBe('К');
    expect(typed({ key: 'r', code: 'KeyR' }, russian)).toBe('К');
    expect(typed({ key: 'ё', code: 'Backquote' }, russian)).toBe('Е');
    const french = alphabetFor(['chat'], 'fr');
    expect(typed({ key: 'a', code: 'KeyQ' }, french)).toBe('A');
    expect(typed({ key: 'é', code: 'Digit2' }, french)).toBe('E');
    expect(typed({ key: 'ы', code: 'KeyS' }, alphabetFor(['cat'], 'en'))).toBe('S');
    expect(typed({ key: ' ', code: 'Space' }, french)).toBeUndefined();
  });

  it('is written from right to left in Arabic', () => {
    expect(alphabetFor(['قطة'], 'ar').rtl).toBe(true);
    expect(alphabetFor(['cat'], 'ar').rtl).toBe(false);
  });
});

describe('what a guess tells', () => {
  it.each([
    ['SPEED', 'ERASE', '~.~~.'],
    ['ERASE', 'SPEED', '~..~~'],
    ['ALLOW', 'LLAMA', '~=~..'],
    ['EERIE', 'THERE', '~.~.='],
    ['THERE', 'THERE', '====='],
    ['BOOKS', 'OZONE', '.~=..'],
    ['OTTOS', 'OZONE', '=..~.'],
  ])('%s against %s: %s', (guess, word, expected) => {
    expect(signs(guess, word)).toBe(expected);
  });

  it('keeps the best that is known of a letter, and rules out words', () => {
    const guess = { keys: [...'SPEED'], told: told([...'SPEED'], [...'ERASE']) };
    const known = knownOf([guess]);
    expect(known.get('E')).toBe('near');
    expect(known.get('P')).toBe('absent');
    expect(fits([...'ERASE'], [guess])).toBe(true);
    expect(fits([...'SPENT'], [guess])).toBe(false);
    expect(knownOf([guess, { keys: [...'ERASE'], told: told([...'ERASE'], [...'ERASE']) }]).get('E')).toBe('right');
  });
});
