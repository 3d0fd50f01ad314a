/**
 * What a rule of the input policy is made of, and how texts and phrases are written so that they meet: without case, accents,
 * full-width forms and invisible characters. A phrase is matched by whole words, so that "Essex" holds no "sex".
 */

export interface RefusalRule {
  /** told to whoever wrote the text */
  readonly category: string;
  /** phrases, one of which is there; `word*` is the beginning of a word, `#` an age below 18 */
  readonly say: readonly string[];
  /** phrases, one of which stands near the first one; without the list, `say` is enough */
  readonly near?: readonly string[] | undefined;
  /** `near` comes after `say` */
  readonly after?: boolean | undefined;
  /** characters between the two; a sentence's end lies never between */
  readonly reach?: number | undefined;
  /** phrases that make it innocent, in it or at most `CONTEXT` characters before or behind */
  readonly unless?: readonly string[] | undefined;
}

/** Characters of context on both sides of what was found; a word more or less does not matter. */
export const CONTEXT = 40;
export const REACH = 40;

/** Small letters, digits, single blanks, and what ends a sentence: nothing else is left of a text. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200f\u2060-\u206f\p{Variation_Selector}\ufeff]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ı/gu, 'i')
    .replace(/[^\p{L}\p{N}\p{M}.!?。！？؟।\n]+/gu, ' ');
}

export const SENTENCE_END = /[.!?。！？؟।\n]/u;
/** After `fold`, so that no class of all letters is needed: with it the patterns took half a second to compile. */
const BEFORE_WORD = '(?<![^ .!?。！？؟।\\n])';
const AFTER_WORD = '(?![^ .!?。！？؟।\\n])';

/** Chinese and Japanese put no blanks between words: a phrase may begin and end anywhere. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

/** Stands for an age below 18 while a phrase is folded: a letter that no phrase has. */
const AGE = '\u{a66e}';

/** The source of a pattern that finds one of the phrases in a folded text. It repeats nothing, so that work is bounded. */
export function patternOf(phrases: readonly string[]): string {
  const sources = phrases.map((phrase) => {
    const words = fold(phrase.replaceAll('#', AGE)).trim();
    const source = words
      .replaceAll('.', '\\.')
      .replace(/[?!]/gu, '')
      .replace(`${AGE} `, AGE)
      .replace(AGE, '(?:1[0-7]|[1-9]) ?');
    return { source, kind: UNSPACED.test(words) ? 'anywhere' : phrase.endsWith('*') ? 'prefix' : 'word' };
  });
  // a phrase of nothing but signs says nothing
  const of = (wanted: string) =>
    sources.filter(({ kind, source }) => kind === wanted && source !== '').map(({ source }) => source);
  const [words, prefixes, anywhere] = [of('word').join('|'), of('prefix').join('|'), of('anywhere').join('|')];
  return [
    ...(words ? [`${BEFORE_WORD}(?:${words})${AFTER_WORD}`] : []),
    ...(prefixes ? [`${BEFORE_WORD}(?:${prefixes})`] : []),
    ...(anywhere ? [anywhere] : []),
  ].join('|');
}
