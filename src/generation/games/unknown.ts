/** A title that no table knows: "a game like Blorptopia". */
import { smallWords } from '../vocabulary/language.js';
import type { Token } from '../vocabulary/tokens.js';
import { aroundOf, beforeSmall, endsAt, startsAt } from './phrases.js';

export interface UnknownGame {
  /** tokens `from` up to, not including, `to` */
  readonly from: number;
  readonly to: number;
}

/** A title of more words is a sentence. */
const MOST_WORDS = 4;
/** Scripts without capitals: a title is in Latin letters or katakana there. */
const FOREIGN = /^[\p{Lu}ァ-ヺー]/u;
const UNCASED = new Set(['ja', 'zh', 'ko', 'hi', 'ar']);

const isTitleWord = (token: Token | undefined, language: string): boolean => {
  if (token?.type !== 'word' && token?.type !== 'glyph') return false;
  return (UNCASED.has(language) ? FOREIGN : /^\p{Lu}/u).test(token.text);
};

/**
 * The title after "a game like" or before "みたいなゲーム" that is no game of the table; `isThing` tells what words the reader
 * knows, which are no title: "ein Spiel wie Verstecken", "a game like Santa".
 */
export function findUnknown(
  tokens: readonly Token[],
  language: string,
  isThing: (from: number, to: number) => boolean,
): UnknownGame | undefined {
  const around = aroundOf(language);
  const small = smallWords(language);
  // a prompt in capitals has no titles in capitals
  const words = tokens.filter(({ type }) => type === 'word');
  if (!UNCASED.has(language) && words.every(({ text }) => /^\p{Lu}/u.test(text))) return undefined;
  for (let at = 0; at < tokens.length; at += 1) {
    const starts = startsAt(tokens, at, around.title);
    if (starts !== undefined) {
      const from = startsAt(tokens, starts, around.between) ?? starts;
      let to = from;
      while (to - from < MOST_WORDS && isTitleWord(tokens[to], language)) to += 1;
      if (to > from && tokens[to]?.type === 'number' && to - from < MOST_WORDS) to += 1;
      const named = to > from && !small.has(tokens[from]?.folded ?? '') && endsAt(tokens, at, around.not) === undefined;
      if (named && !isThing(from, to)) return { from, to };
    }
    if (at > 0 && startsAt(tokens, at, around.titled) !== undefined) {
      let from = beforeSmall(tokens, at, around.between);
      const to = from;
      while (isTitleWord(tokens[from - 1], language) && to - from < 12) from -= 1;
      if (to > from && !isThing(from, to)) return { from, to };
    }
  }
  return undefined;
}
