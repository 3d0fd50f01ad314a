/**
 * The seeded generator behind every game: sfc32 seeded by splitmix32, so that neighbouring seeds part at once.
 * Runs in Node and in the browser; a game has one stream for its rules and another for what is only looked at.
 */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private d = 1;

  constructor(seed: number) {
    let s = seed >>> 0;
    const mix = (): number => {
      s = (s + 0x9e3779b9) >>> 0;
      let z = s;
      z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
      z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
      return (z ^ (z >>> 15)) >>> 0;
    };
    this.a = mix();
    this.b = mix();
    this.c = mix();
    for (let i = 0; i < 8; i++) this.next();
  }

  /** 0 ≤ n < 1 */
  next(): number {
    const t = (((this.a + this.b) >>> 0) + this.d) >>> 0;
    this.d = (this.d + 1) >>> 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) >>> 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) >>> 0;
    this.c = (this.c + t) >>> 0;
    return t / 4294967296;
  }

  /** min ≤ n < max */
  range(min: number, max: number): number {
    return min + (max - min) * this.next();
  }

  /** a whole number, both ends included */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** one of a list that is not empty */
  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T;
  }

  /** a shuffled copy */
  shuffle<T>(list: readonly T[]): T[] {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = this.int(0, i);
      [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
    }
    return copy;
  }
}

/** A seed for a part of a game, from the game's seed and the part's name (FNV-1a over the name). */
export function subSeed(seed: number, part: string): number {
  let h = (seed ^ 0x811c9dc5) >>> 0;
  for (let i = 0; i < part.length; i++) h = Math.imul(h ^ part.charCodeAt(i), 0x01000193) >>> 0;
  return h;
}

/** 0 ≤ n < 1 that looks like chance and is always the same for a number: for drawing, which must not take from a stream. */
export const noise = (n: number): number => Math.abs(Math.sin(n * 78.233) * 43758.5453) % 1;

/** As `noise`, for a place. */
export const noiseAt = (x: number, y: number): number => Math.abs(Math.sin(x * 12.9898 + y * 78.233) * 43758.5453) % 1;

/** The title by which a game is drawn: its first one, so that another name changes neither looks, music nor levels. */
export const firstTitle = ({
  title,
  drawnAs,
}: {
  readonly title: string;
  readonly drawnAs?: string | undefined;
}): string => drawnAs ?? title;
