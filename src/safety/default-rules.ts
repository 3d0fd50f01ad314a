/** The default policy: four categories, the same shape of rule in every language. Languages without blanks say more in fewer characters. */
import { DEFAULT_WORDS, type SafetyWords } from './default-words.js';
import type { RefusalRule } from './rules.js';

export const DEFAULT_CATEGORIES = ['hate', 'minors', 'weapons', 'self_harm'] as const;
export type DefaultCategory = (typeof DEFAULT_CATEGORIES)[number];

/** Languages whose verbs come after what they are about, or whose device comes before "how to make". */
const VERB_LAST = ['de', 'hi', 'ja', 'ko', 'nl', 'tr'];
const DENSE = ['ja', 'ko', 'zh'];

function rulesOf(language: string, words: SafetyWords): RefusalRule[] {
  const after = !VERB_LAST.includes(language);
  const scale = DENSE.includes(language) ? 0.4 : 1;
  const reach = (characters: number) => Math.round(characters * scale);
  return [
    { category: 'minors', say: words.abuse, unless: words.spare },
    {
      category: 'minors',
      say: words.sexual,
      near: words.minors,
      reach: reach(40),
      unless: words.fine,
    },
    { category: 'hate', say: words.slogans },
    {
      category: 'hate',
      say: words.attack,
      near: words.groups,
      after,
      reach: reach(20),
      unless: words.spare,
    },
    {
      category: 'weapons',
      say: words.how,
      near: words.devices,
      after,
      reach: reach(20),
      unless: words.play,
    },
    { category: 'self_harm', say: words.harm, unless: words.unharmed },
  ];
}

/** The rules of the categories that are named; of all without a list. */
export function defaultRules(categories: readonly string[] = DEFAULT_CATEGORIES): readonly RefusalRule[] {
  return Object.entries(DEFAULT_WORDS)
    .flatMap(([language, words]) => rulesOf(language, words))
    .filter(({ category }) => categories.includes(category));
}
