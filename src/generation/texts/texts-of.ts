/** The texts of a language, wherever they stand: in a folder of the language's own, or as a column of the shared tables. */
import { MOODS, THEMES } from '../design.js';
import { texts as hi } from '../languages/hi/texts.js';
import { texts as id } from '../languages/id/texts.js';
import { texts as nl } from '../languages/nl/texts.js';
import { texts as pl } from '../languages/pl/texts.js';
import { texts as tr } from '../languages/tr/texts.js';
import { texts as uk } from '../languages/uk/texts.js';
import { TABLE_LANGUAGES } from '../vocabulary/vocabulary.js';
import { GENTLE_ENDINGS } from '../vocabulary/words/endings.js';
import { GOALS } from '../vocabulary/words/names.js';
import { TAGLINES } from '../vocabulary/words/taglines.js';
import { PLACES, TITLE_PATTERNS } from '../vocabulary/words/titles.js';
import { CANNOT_LINES } from '../vocabulary/words/wishes.js';
import { TEXTS } from './texts.js';
import { FINISHES, TITLE_GROUPS, UNMET, type GameTexts } from '../languages/texts.types.js';

const WHOLE: Readonly<Record<string, GameTexts>> = { nl, pl, tr, uk, hi, id };

/** Languages that a game can be in; a prompt in another gets English texts. */
export const TEXT_LANGUAGES: readonly string[] = [...TABLE_LANGUAGES, ...Object.keys(WHOLE)];

const made = new Map<string, GameTexts>(Object.entries(WHOLE));

/** Cells of the rows of a table that start with an id. */
function cells(table: string, id: string, column: number): string[] {
  return table
    .split('\n')
    .map((line) => line.split(' | '))
    .filter(([first]) => first?.trim() === id)
    .map((row) => (row[column] ?? '').trim());
}

const two = ([first = '', second = first]: readonly string[]): readonly [string, string] => [first, second];

function record<K extends string, V>(keys: readonly K[], of: (key: K, at: number) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key, at) => [key, of(key, at)])) as Record<K, V>;
}

function ofTables(lang: (typeof TABLE_LANGUAGES)[number]): GameTexts {
  const texts = TEXTS[lang];
  if (!texts) throw new Error(`the texts of ${lang} are missing`);
  const column = TABLE_LANGUAGES.indexOf(lang) + 1;
  const places = (PLACES[lang] ?? '').split('|');
  return {
    ...texts,
    titles: record(TITLE_GROUPS, (group) =>
      (cells(TITLE_PATTERNS, group, column)[0] ?? '').split('; ').map((pattern) => pattern.trim()),
    ),
    places: record(THEMES, (_, at) => places[at] ?? ''),
    taglines: record(MOODS, (mood) => two(cells(TAGLINES, mood, column))),
    gentle: two(cells(GENTLE_ENDINGS, 'lose', column)),
    finishes: record(FINISHES, (picture) => cells(GOALS, picture, column)[0] ?? ''),
    unmet: record(UNMET, (id) => cells(CANNOT_LINES, id, column)[0] ?? ''),
  };
}

/** All texts of a language; English for one that no game can be in. */
export function textsOf(lang: string): GameTexts {
  const known = made.get(lang);
  if (known) return known;
  const texts = ofTables(TABLE_LANGUAGES.find((one) => one === lang) ?? 'en');
  if (TABLE_LANGUAGES.some((one) => one === lang)) made.set(lang, texts);
  return texts;
}
