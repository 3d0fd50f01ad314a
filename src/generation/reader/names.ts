/** What a picture is called on screen. */
import { nounStem } from '../lexicon/fold.js';
import { pictureName, wordRows } from '../lexicon/lexicon.js';
import { TABLE_LANGUAGES } from './vocabulary.js';
import { THINGS } from './words/things.js';

const byLanguage = new Map<string, Map<string, string>>();

/** The first word of the hand-made list, else the CLDR name: "starship" rather than "mask:ship". */
export function nameOf(picture: string, language: string): string {
  let names = byLanguage.get(language);
  if (!names) {
    names = new Map();
    const column = TABLE_LANGUAGES.indexOf(language as (typeof TABLE_LANGUAGES)[number]);
    for (const line of THINGS.split('\n')) {
      const cells = line.split('|');
      const name = cells[column + 1]?.split(',')[0]?.trim();
      if (column >= 0 && name) names.set(cells[0]?.trim() ?? '', name);
    }
    byLanguage.set(language, names);
  }
  const name = names.get(picture) ?? pictureName(picture, language);
  return language === 'de' ? name.replace(/^\p{Ll}/u, (c) => c.toUpperCase()) : name;
}

/** Languages whose nouns change with their case: a name on its own needs its first form. */
const INFLECTED = new Set(['ru', 'de']);
const bases = new Map<string, Map<string, string>>();

/** A thing's name as a dictionary has it: "лису" → "лиса", "Füchsen" → "Fuchs"; what it can't know stays as typed. */
export function baseForm(typed: string, picture: string, language: string): string {
  if (!INFLECTED.has(language) || /\s/u.test(typed)) return typed;
  let known = bases.get(language);
  if (!known) {
    known = new Map();
    const put = (word: string, of: string): void => {
      const key = `${of} ${nounStem(word, language)}`;
      if (known && !known.has(key) && !word.includes(' ')) known.set(key, word);
    };
    const column = TABLE_LANGUAGES.indexOf(language as (typeof TABLE_LANGUAGES)[number]);
    for (const line of THINGS.split('\n')) {
      const cells = line.split('|');
      for (const word of (cells[column + 1] ?? '').split(',')) put(word.trim(), cells[0]?.trim() ?? '');
    }
    for (const { word, picture: of } of wordRows(language)) put(word, of);
    bases.set(language, known);
  }
  const base = known.get(`${picture} ${nounStem(typed, language)}`);
  // "Pilze" is as good a name as "Pilz"; only a case ending has to go
  if (base === undefined || (language === 'de' && !/[nms]$/u.test(typed))) return typed;
  return language === 'de' ? base.replace(/^\p{Ll}/u, (c) => c.toUpperCase()) : base;
}
