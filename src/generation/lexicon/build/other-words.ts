/** A language's words that name nothing one can draw, by the dictionary. */
import { pictureSort, wordRows } from '../lexicon.js';
import type { Dictionary, Translation } from './dictionary.js';
import { groupOf, suits } from './drawable.js';
import type { Nouns } from './wordnet.js';

/** WordNet's lexicographer file of substances: of no group, since "water" has no shape, but a picture's keyword may be one. */
const SUBSTANCES = 27;
/** Least number of languages that translate an adjective: a rare one may be a noun as well. */
const LEAST_COVERAGE = 6;
const LEAST_LETTERS = 3;
/** A keyword of a picture may be as short as this where a letter is a syllable or a word. */
const SHORT: Readonly<Record<string, number>> = { ja: 2, ko: 2, zh: 2 };

/**
 * The line `-:words`: adverbs and common adjectives that are no nouns, and keywords of pictures whose senses are verbs or ideas, or
 * things that the picture doesn't show. Single words in lower case, sorted.
 */
export function otherLine(
  language: string,
  { nouns, others }: Dictionary,
  { synsets }: Nouns,
  coverageOf: (sense: string) => number,
): string {
  const things = sensesByWord(nouns);
  const rest = sensesByWord(others);
  const isShown = (sense: string, picture: string): boolean => {
    const lex = synsets.get(sense)?.lex;
    const group = groupOf(lex);
    return lex === SUBSTANCES || (group !== undefined && suits(group, pictureSort(picture)));
  };
  const keywords = wordRows(language)
    .filter(({ word, picture, name }) => {
      if (name || (!things.has(word) && !rest.has(word))) return false;
      return !things.get(word)?.some((sense) => isShown(sense, picture));
    })
    .map(({ word }) => word);
  const described = [...rest]
    .filter(([word, senses]) => {
      if (things.has(word) || [...word].length < LEAST_LETTERS) return false;
      const isAdverb = senses.some((sense) => sense.endsWith('-r'));
      const isAdjective = senses.some((sense) => /-[as]$/u.test(sense));
      return isAdverb || (isAdjective && senses.some((sense) => coverageOf(sense) >= LEAST_COVERAGE));
    })
    .map(([word]) => word);
  const word = language === 'zh' ? /^\p{Script=Han}+$/u : /^[\p{L}\p{M}]+$/u;
  const kept = [...new Set([...keywords, ...described])].filter(
    (each) => word.test(each) && [...each].length >= (SHORT[language] ?? 1),
  );
  return `-:${kept.sort().join('|')}`;
}

/** Word in lower case → its senses. */
function sensesByWord(translations: readonly Translation[]): Map<string, string[]> {
  const senses = new Map<string, string[]>();
  for (const { sense, word } of translations) {
    const low = word.toLowerCase();
    const known = senses.get(low) ?? [];
    known.push(sense);
    senses.set(low, known);
  }
  return senses;
}
