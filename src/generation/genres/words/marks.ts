/** What a guess tells: letters in their place, letters that are elsewhere, letters that are not there. */
import type { Cell } from '../../letters.js';

export type Told = 'right' | 'near' | 'absent';

/**
 * One sign for each letter of the guess. A letter is told as near only as often as the word still has it: of two Es guessed in a word
 * with one, the one in its place counts, else the first.
 */
export function told(guess: readonly string[], word: readonly string[]): Told[] {
  const left = new Map<string, number>();
  word.forEach((letter, i) => {
    if (guess[i] !== letter) left.set(letter, (left.get(letter) ?? 0) + 1);
  });
  return guess.map((letter, i) => {
    if (word[i] === letter) return 'right';
    const rest = left.get(letter) ?? 0;
    if (rest === 0) return 'absent';
    left.set(letter, rest - 1);
    return 'near';
  });
}

const RANK: Readonly<Record<Told, number>> = { absent: 1, near: 2, right: 3 };

/** What is known of each letter after these guesses: the best that was told of it. */
export function knownOf(
  guesses: readonly { readonly keys: readonly string[]; readonly told: readonly Told[] }[],
): Map<string, Told> {
  const known = new Map<string, Told>();
  for (const guess of guesses)
    guess.keys.forEach((key, i) => {
      const now = guess.told[i] ?? 'absent';
      const before = known.get(key);
      if (!before || RANK[now] > RANK[before]) known.set(key, now);
    });
  return known;
}

/** Whether a word could be the one, by all that was told. */
export const fits = (
  word: readonly string[],
  guesses: readonly { readonly keys: readonly string[]; readonly told: readonly Told[] }[],
): boolean => guesses.every((guess) => told(guess.keys, word).every((one, i) => one === guess.told[i]));

/** The letters of a word that are guessed. */
export const keysOf = (cells: readonly Cell[]): string[] => cells.flatMap(({ key }) => (key === null ? [] : [key]));
