/** Names of classes and teams that a figure begins: "7-Б", "5º B", "Klasse 4b", 三年二班, 3학년 2반. They are seen, and count nothing. */
import { ASK_WORDS } from '../languages/asks.js';
import { foldInPlace } from './fold.js';
import type { Stretch } from './quoted.js';

/** Schools have no more years. */
const MOST_YEARS = 13;
/**
 * A year, what parts it from its letter, and the letter, which ends the word: "7-Б", "6 C", "4b", "5º B", "5 «А»", "12.º". Of the normal
 * form "º" and "ª" are small letters.
 */
const CLASS =
  /(?<![\p{L}\p{N}.,:+−-])(\d{1,2})(\.?[oa°](?![\p{L}\p{N}])|-(?=\p{Lu}))?(?:(\s?)([«"“]?)(\p{L})[»"”]?)?(?![\p{L}\p{N}/×-]|[.,:]\p{N}|['’]\p{L}{3})/gu;
/** Nothing else says a class: years and classes of East Asia, in figures or in characters. */
const OF_CHARACTERS: Readonly<Record<string, RegExp>> = {
  zh: /(?:[一二三四五六七八九十]{1,2}|\d{1,2})年级?\s?[（(]?(?:[一二三四五六七八九十]{1,3}|\d{1,2})[)）]?班/gu,
  ja: /(?:[一二三四五六]|\d)年(?:[一二三四五六七八九]|\d{1,2}|[A-ZＡ-Ｚ])組/gu,
  ko: /\d학년\s?\d{1,2}반/gu,
};
/** Languages that write years of school as ordinals. */
const ORDINALS: ReadonlySet<string> = new Set(['es', 'pt', 'it']);
const ORDINAL = /^(\d{1,2}\.?)([oa])(?=\s|$)/u;
/** A second and a third dimension, and what is no letter of a class behind a figure. */
const NO_CLASS = /^(?:[23]-?D|1-?V)$/iu;
/** Before a year of school, where no table of owners has the word. */
const YEAR_OF_SCHOOL =
  /^(?:class|classe|clase|klasse|klass|klas|klasa|klasy|klasie|klase|groep|grade|year|form|turma|curso|grupo|ano|anno|sinif\p{L}*|класс\p{L}*|клас\p{L}*|kelas|कक्षा|kaksha|الصف|صف)$/u;

/** In the order of the text. */
export function classNamesIn(text: string, language: string): Stretch[] {
  const characters = OF_CHARACTERS[language];
  if (characters) return [...text.matchAll(characters)].map((match) => stretchOf(match[0], match.index));
  const folded = foldInPlace(text);
  return [...text.matchAll(CLASS)].flatMap((match) => {
    const [whole, year = '', mark, gap, quote, letter] = match;
    if (Number(year) < 1 || Number(year) > MOST_YEARS || NO_CLASS.test(whole)) return [];
    const school = isSchool(folded.slice(Math.max(0, match.index - TWO_WORDS), match.index), language);
    const isCapital = letter !== undefined && /\p{Lu}/u.test(letter);
    // "7-Б" and "5º B" are classes wherever they stand, "4b" and "12.º" behind the word for one
    const alone = isCapital && mark !== undefined;
    const glued = letter !== undefined && gap === '' && mark === undefined;
    const parted = isCapital && (gap !== '' || quote !== '');
    const ordinal = mark !== undefined && mark !== '-' && ORDINALS.has(language);
    const yearAlone = letter === undefined && ordinal && !/^\s+\p{L}/u.test(text.slice(match.index + whole.length));
    if (!alone && !(school && (glued || parted || yearAlone))) return [];
    const name = (quote === '' ? whole.replace(/[»"”]$/u, '') : whole).trimEnd();
    return [{ ...stretchOf(name, match.index), text: ordinal ? asTyped(name) : name }];
  });
}

/** With the sign of an ordinal that its normal form is without. */
const asTyped = (name: string): string =>
  name.replace(ORDINAL, (_, year: string, end: string) => year + (end === 'o' ? 'º' : 'ª'));

const stretchOf = (text: string, start: number): Stretch => ({ text, start, end: start + text.length });

/** Letters before a figure in which two words find room: a pattern that ends with a text is tried from each of its letters. */
const TWO_WORDS = 80;

/** Whether a word for a class ends the text, or stands there before one small word: "turma do 12.º". */
function isSchool(before: string, language: string): boolean {
  const [last = '', second = ''] = (/(?:[\p{L}\p{M}'’]+\s+){1,2}$/u.exec(before)?.[0] ?? '')
    .trim()
    .split(/\s+/u)
    .toReversed();
  const owners = ASK_WORDS[language]?.owner ?? [];
  const isOne = (word: string): boolean => YEAR_OF_SCHOOL.test(word) || owners.includes(word);
  return isOne(last) || (last.length <= 3 && isOne(second));
}
