/**
 * Words to spell, as a teacher lists them: the first letter is shown, and of the answers one is the word. The others are the same word misspelt by what
 * children misspell: two letters swapped, one doubled, one left out. None is another word of the list.
 */
import { graphemes } from '../letters.js';
import type { Random } from '../random.js';
import { LONGEST_ANSWER, MOST_ROWS, MOST_WRONG, type Row } from './content.types.js';
import { same, shuffled } from './rows.js';

/** Shorter ones have no room for a mistake that is not another word. */
const LEAST_LETTERS = 4;
/** Scripts in which letters are spelt one by one. */
const SPELT = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}'’-]+$/u;

function misspelt(word: readonly string[]): string[] {
  const out: string[] = [];
  for (let i = 1; i < word.length - 1; i++) {
    const [one = '', next = ''] = [word[i], word[i + 1]];
    const [head, tail] = [word.slice(0, i).join(''), word.slice(i + 1).join('')];
    if (one === next) {
      out.push(head + tail);
      continue;
    }
    out.push(head + next + one + word.slice(i + 2).join(''));
    // a letter that stands double already is no mistake that anybody makes
    if (word[i - 1] !== one) out.push(head + one + one + tail);
  }
  return out;
}

/** `isWord`: whether a dictionary knows it, so that "form" is not called a wrong "from". */
export function spellingRows(words: readonly string[], random: Random, isWord: (text: string) => boolean): Row[] {
  const rows = words.flatMap((word): Row[] => {
    const letters = graphemes(word);
    if (letters.length < LEAST_LETTERS || letters.length >= LONGEST_ANSWER || !SPELT.test(word)) return [];
    const wrong: string[] = [];
    for (const one of shuffled(random, misspelt(letters)))
      if (wrong.length < MOST_WRONG && ![...words, ...wrong].some((other) => same(other, one)) && !isWord(one))
        wrong.push(one);
    const ask = `${letters[0] as string}${' ·'.repeat(letters.length - 1)}`;
    return wrong.length > 0 ? [{ ask, answer: word, wrong }] : [];
  });
  return shuffled(random, rows).slice(0, MOST_ROWS);
}
