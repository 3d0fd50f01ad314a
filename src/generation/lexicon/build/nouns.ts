/** A language's nouns from the dictionary: which are kept, and what each stands for. */
import type { Translation } from './dictionary.js';
import type { Meaning } from './noun-meaning.js';

/** Least number of languages that translate a sense, and least score: a picture vouches for it, else the languages do. */
const LEAST = { pictured: { coverage: 3, score: 8 }, bare: { coverage: 5, score: 6 } } as const;
/** A word of more senses says too little. Counted as spelled: German nouns, which are looked up in lower case, all stay. */
const MOST_MEANINGS = 7;
const MOST_LETTERS = 18;
const MOST_WORDS = 2;
/** A word of Chinese characters, syllables or Devanagari has fewer letters. */
const LEAST_LETTERS: Readonly<Record<string, number>> = { ja: 2, zh: 2, ko: 2, hi: 2 };
/** Words of two hiragana are mostly endings and particles. */
const LEAST_HIRAGANA = 3;
/** Some tables hold words of other languages, and transcriptions. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ja: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u,
  zh: /^\p{Script=Han}+$/u,
  ko: /^[\p{Script=Hangul} ]+$/u,
  hi: /^[\p{Script=Devanagari} ]+$/u,
  ar: /^[\p{Script=Arabic} ]+$/u,
  ru: /^[а-яё ]+$/u,
  uk: /^[а-яіїєґ' ]+$/u,
};
const LATIN = /^[\p{Script=Latin} ]+$/u;
/** Parts of a body that no picture shows; a word that means one most of all is in no line. */
const LEFT_OUT = '*body';

/** Lines `picture:words` and `*sort:words`, sorted by picture; words in lower case. */
export function nounLines(
  language: string,
  nouns: readonly Translation[],
  meaningOf: (sense: string) => Meaning | undefined,
): string[] {
  const best = new Map<string, Meaning>();
  const senses = new Map<string, number>();
  for (const { sense, word } of nouns) {
    senses.set(word, (senses.get(word) ?? 0) + 1);
    const meaning = meaningOf(sense);
    const low = word.toLowerCase();
    if (!meaning || !isCommon(meaning) || !isCommonNoun(language, word) || !fits(language, low)) continue;
    const known = best.get(low);
    if (!known || meaning.score > known.score) best.set(low, meaning);
  }
  const byHead = new Map<string, string[]>();
  for (const [word, { head }] of best) {
    if (head === LEFT_OUT || (senses.get(word) ?? 0) > MOST_MEANINGS) continue;
    const words = byHead.get(head) ?? [];
    words.push(word);
    byHead.set(head, words);
  }
  return [...byHead].sort(([a], [b]) => (a < b ? -1 : 1)).map(([head, words]) => `${head}:${words.sort().join('|')}`);
}

function isCommon({ head, score, coverage }: Meaning): boolean {
  const least = head.startsWith('*') ? LEAST.bare : LEAST.pictured;
  return coverage >= least.coverage && score >= least.score;
}

/** Capitals mark every noun of German, and names in other languages. */
function isCommonNoun(language: string, word: string): boolean {
  return /^\p{Lu}/u.test(word) === (language === 'de');
}

/** Whether it is a word as the language spells its words, neither too short nor too long. */
function fits(language: string, low: string): boolean {
  if (!(SCRIPTS[language] ?? LATIN).test(low)) return false;
  const { length } = [...low];
  if (language === 'ja' && length < LEAST_HIRAGANA && /^\p{Script=Hiragana}+$/u.test(low)) return false;
  return length >= (LEAST_LETTERS[language] ?? 3) && length <= MOST_LETTERS && low.split(' ').length <= MOST_WORDS;
}
