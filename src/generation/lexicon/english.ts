/** Whether a word is English at all, by a Bloom filter of WordNet's lists: what is may be meant as it is typed. */
import { Buffer } from 'node:buffer';
import field from './data/english.js';

const HASHES = 5;

/** The bits of a word in a field of so many; two FNV-1a hashes, combined. */
function bitsOf(word: string, size: number): number[] {
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let i = 0; i < word.length; i += 1) {
    const code = word.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193) >>> 0;
    b = Math.imul(b ^ (code + i), 0x85ebca6b) >>> 0;
  }
  return Array.from({ length: HASHES }, (_, i) => (a + Math.imul(i, b | 1)) >>> 0).map((hash) => hash % size);
}

let bits: Uint8Array | undefined;

function has(word: string): boolean {
  bits ??= Buffer.from(field, 'base64');
  const size = bits.length * 8;
  return bitsOf(word, size).every((at) => (((bits as Uint8Array)[at >> 3] ?? 0) & (1 << (at & 7))) !== 0);
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
