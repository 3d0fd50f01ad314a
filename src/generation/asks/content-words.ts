/** The words of `languages/xx/content.ts`, ready to be found in a folded text. */
import { CONTENT_WORDS } from '../languages/content.js';
import { eachPhrase } from '../languages/rows.js';
import { foldInPlace } from './fold.js';

export type Subject =
  | 'table'
  | 'tableof'
  | 'add'
  | 'subtract'
  | 'divide'
  | 'sums'
  | 'fractions'
  | 'capitals'
  | 'flags'
  | 'pairs'
  | 'words'
  | 'upto'
  | 'europe'
  | 'asia'
  | 'africa'
  | 'oceania'
  | 'south_america'
  | 'north_america'
  | 'america'
  | 'arab'
  | 'eu';

export interface SubjectAt {
  readonly subject: Subject;
  /** UTF-16 offsets */
  readonly start: number;
  readonly end: number;
}

/** Languages that write no spaces between words, or hang particles on them. */
const UNSPACED = new Set(['ja', 'zh']);
const HANGS = new Set(['ko', 'hi', 'ar', 'tr']);
/** Languages that write "Einmaleinsspiel" in one word. */
const COMPOUNDS = new Set(['de', 'nl']);

type Patterns = readonly (readonly [Subject, RegExp])[];
const patterns = new Map<string, Patterns>();

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Whole words; the longest first. German folds ß in place, so that "ss" is either. */
function pattern(words: readonly string[], language: string): RegExp {
  const sorted = words.toSorted((a, b) => b.length - a.length).map((word) => escaped(foldInPlace(word)));
  const any = sorted.join('|').replaceAll('ss', '(?:ss|ß)');
  if (UNSPACED.has(language)) return new RegExp(any, 'gu');
  const ends = HANGS.has(language)
    ? ''
    : COMPOUNDS.has(language)
      ? String.raw`(?!\p{L}{1,2}(?!\p{L}))`
      : '(?![\\p{L}\\p{M}])';
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${any})${ends}`, 'gu');
}

function patternsOf(language: string): Patterns {
  let found = patterns.get(language);
  if (!found) {
    const lists = new Map<Subject, string[]>();
    eachPhrase(CONTENT_WORDS[language] ?? CONTENT_WORDS['en']!, (id, phrase) => {
      const list = lists.get(id as Subject) ?? [];
      list.push(phrase);
      lists.set(id as Subject, list);
    });
    found = [...lists].map(([subject, list]) => [subject, pattern(list, language)]);
    patterns.set(language, found);
  }
  return found;
}

/** Where a text speaks of what is learnt, in its order; of two that start at one place the longer first. */
export function subjectsIn(text: string, language: string): SubjectAt[] {
  const folded = foldInPlace(text);
  return patternsOf(language)
    .flatMap(([subject, regex]) =>
      [...folded.matchAll(regex)].map(({ 0: word, index }) => ({ subject, start: index, end: index + word.length })),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end);
}
