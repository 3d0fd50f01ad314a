/** How much of a prompt nothing was made of: who wrote it is told why the game is what it is. */
import { smallWords } from '../vocabulary/language.js';
import { wordAt } from './meaning/words.js';
import type { Words } from './words.js';

/** Characters that are as much as a word, where words are not parted. */
const GLYPHS = 2;

/** Words that are no thing, no phrase of any list, no verb and no small word. */
export function unheardWords({
  tokens,
  spans,
  mentions,
  language,
}: Pick<Words, 'tokens' | 'spans' | 'mentions' | 'language'>): number {
  const small = smallWords(language);
  const heard = new Set<number>();
  const hear = ({ from, to }: { readonly from: number; readonly to: number }): void => {
    for (let at = from; at < to; at += 1) heard.add(at);
  };
  spans.forEach(hear);
  mentions.forEach(hear);
  let words = 0;
  tokens.forEach(({ type, folded }, at) => {
    const verb = wordAt(tokens, at, language, () => false);
    if (verb) hear(verb);
    if (heard.has(at) || small.has(folded)) return;
    if (type === 'word') words += 1;
    else if (type === 'glyph') words += 1 / GLYPHS;
  });
  return words;
}
