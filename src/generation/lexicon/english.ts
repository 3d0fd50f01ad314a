/** Whether a word is English at all, by a Bloom filter of WordNet's lists: what is may be meant as it is typed. */
import { Buffer } from 'node:buffer';
import { isIn } from './bloom.js';
import field from './data/english.js';

let words: Uint8Array | undefined;

function has(word: string): boolean {
  words ??= Buffer.from(field, 'base64');
  return isIn(words, word);
}

/** A folded word, in the form of the dictionary or inflected by rule. One strange word in some hundred passes too. */
export function isEnglish(word: string): boolean {
  if (has(word)) return true;
  const ends: readonly [RegExp, readonly string[]][] = [
    [/ies$/u, ['y', 'ie']],
    [/ves$/u, ['f', 'fe']],
    [/es$/u, ['', 'e']],
    [/s$/u, ['']],
    [/ing$/u, ['', 'e']],
    [/ed$/u, ['', 'e']],
    [/er$/u, ['', 'e']],
    [/est$/u, ['', 'e']],
    [/ly$/u, ['']],
    [/(.)\1(?:ing|ed|er)$/u, ['$1']],
  ];
  return ends.some(
    ([end, stems]) =>
      end.test(word) && stems.some((stem) => word.replace(end, stem).length > 2 && has(word.replace(end, stem))),
  );
}
