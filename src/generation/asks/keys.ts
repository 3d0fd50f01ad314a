/** Keys that a prompt names: "D F J K", "A, S, K und L". Letters alone, in the order in which they are said. */
import type { Stretch } from './quoted.js';

export interface Keys extends Stretch {
  /** two to six capital letters */
  readonly letters: readonly string[];
}

/** Single capitals, parted by blanks, commas, slashes or a short word for "and". */
const LETTERS = /(?<![\p{L}\p{N}])[A-Z](?:[\s,/]{1,2}(?:\p{Ll}{1,3}\s)?[A-Z](?![\p{L}\p{N}'’])){1,5}/gu;

/** The first such list whose letters all differ. */
export function keysIn(text: string): Keys | undefined {
  for (const match of text.matchAll(LETTERS)) {
    const letters = match[0].match(/[A-Z]/gu) ?? [];
    if (new Set(letters).size === letters.length)
      return { letters, text: match[0], start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}
