/** Words that one language of the Latin script has in its lists, and no other: they tell it where small words are left out. */
import { LANGUAGES } from '../languages/index.js';

/** Shorter ones are too often a slip or a name. */
const SHORTEST = 4;
const WORD = /[\p{L}\p{M}']+/gu;

let languages: ReadonlyMap<string, string> | undefined;

/** The language that alone knows a word, in lower case; undefined for words of two, of none, and for English. */
export function ownLanguage(word: string): string | undefined {
  languages ??= ownWords();
  return languages.get(word);
}

function ownWords(): Map<string, string> {
  const found = new Map<string, string>();
  const shared = new Set<string>();
  for (const [language, lists] of Object.entries(LANGUAGES)) {
    if (!/\p{Script=Latin}/u.test(lists.smallWords)) continue;
    for (const word of wordsOf(lists)) {
      if (found.has(word)) shared.add(word);
      found.set(word, language);
    }
  }
  return new Map(
    [...found].filter(([word, language]) => language !== 'en' && word.length >= SHORTEST && !shared.has(word)),
  );
}

/** Every word of a language's lists, whatever the list is for. */
function wordsOf(lists: unknown): Set<string> {
  if (typeof lists === 'string') return new Set(lists.toLowerCase().match(WORD));
  if (lists === null || typeof lists !== 'object') return new Set();
  const inner = lists instanceof Map ? [...lists].flat() : Object.values(lists);
  return new Set(inner.flatMap((one) => [...wordsOf(one)]));
}
