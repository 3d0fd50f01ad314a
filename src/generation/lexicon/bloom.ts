/** A Bloom filter of words: a word that was put in is always found, of the others one in some hundred as well. */

const BITS_A_WORD = 10;
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

/** A field of these words. */
export function fieldOf(words: ReadonlySet<string>): Uint8Array {
  const field = new Uint8Array(Math.ceil((words.size * BITS_A_WORD) / 8));
  for (const word of words)
    for (const at of bitsOf(word, field.length * 8)) field[at >> 3] = (field[at >> 3] ?? 0) | (1 << (at & 7));
  return field;
}

/** Whether a word may be one of those that the field was made of. */
export function isIn(field: Uint8Array, word: string): boolean {
  return bitsOf(word, field.length * 8).every((at) => ((field[at >> 3] ?? 0) & (1 << (at & 7))) !== 0);
}
