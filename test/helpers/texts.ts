/** What is looked for in texts of any language. */

/** The `{name}`s of a text, sorted, and how many `[links]` it has. */
export function placeholders(text: string): { readonly names: readonly string[]; readonly links: number } {
  return {
    names: [...text.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name!).toSorted(),
    links: [...text.matchAll(/\[[^\]]+\]/gu)].length,
  };
}

/** A sentence that was left as it is in English. Single words and names may be the same in both. */
export function tooEnglish(english: string, own: string): boolean {
  return english === own && english.split(/\s+/u).filter((word) => /^\p{Ll}{2,}/u.test(word)).length >= 2;
}

const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ru: /\p{Script=Cyrillic}/gu,
  uk: /\p{Script=Cyrillic}/gu,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/gu,
  zh: /\p{Script=Han}/gu,
  ko: /\p{Script=Hangul}/gu,
  hi: /\p{Script=Devanagari}/gu,
  ar: /\p{Script=Arabic}/gu,
};

/** The share of a text's letters that are of its language's script. */
export function ownLetters(lang: string, text: string): number {
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  return (text.match(SCRIPTS[lang] ?? /\p{Script=Latin}/gu)?.length ?? 0) / letters;
}
