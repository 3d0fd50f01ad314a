/** Seeded choice: the same seed and salt always choose the same. */

/** FNV-1a over UTF-16 units, 32 bits. */
export function hash(text: string, start = 0x811c9dc5): number {
  let value = start >>> 0;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return value;
}

export interface Random {
  /** 0 ≤ x < 1 */
  next(): number;
  pick<T>(from: readonly [T, ...T[]]): T;
}

/** mulberry32: small, fast, good enough for choosing pictures. */
export function randomOf(seed: number, salt: string): Random {
  let state = (hash(salt) ^ seed) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return { next, pick: (from) => from[Math.floor(next() * from.length)] ?? from[0] };
}
