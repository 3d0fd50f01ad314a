/**
 * Wishes to the letter: what a prompt wants as it stands. Found before the design is made, used by it, and told afterwards.
 *
 * findWishes → the design takes what it can → asksOf
 */
import type { NormalText } from '../vocabulary/normalise.js';
import { boardSizeIn, type BoardSize } from './board-size.js';
import { keyNamesIn, type NamedKey } from './key-names.js';
import { keysIn, type Keys } from './keys.js';
import { findLiterals, type Literal, type LiteralUse } from './literals.js';
import type { Stretch } from './quoted.js';
import { wordsIn } from './word-lists.js';

export { subjectIn } from './subject.js';
export { asksOf, colourAsk, dropRules, type Wishes } from './outcome.js';
export type { BoardSize } from './board-size.js';
export type { Keys } from './keys.js';
export type { Literal, LiteralUse } from './literals.js';

export interface LiteralWishes {
  readonly literals: readonly Literal[];
  readonly keys: Keys | undefined;
  /** keys by their names, "press space" */
  readonly keyNames: readonly NamedKey[];
  readonly grid: BoardSize | undefined;
  /** a list of words to play with; empty where the prompt has none */
  readonly words: readonly Stretch[];
}

/** With the offsets of the prompt rather than of its normal form. `game`: whether it is one of words, and whether it has a board. */
export function findLiteralWishes(
  normal: NormalText,
  language: string,
  game: { readonly ofWords?: boolean; readonly ofBoard?: boolean } = {},
): LiteralWishes {
  const place = <T extends Stretch>(stretch: T): T => ({
    ...stretch,
    start: normal.offsets[stretch.start] ?? 0,
    end: normal.offsets[stretch.end] ?? normal.offsets.at(-1) ?? 0,
  });
  const keys = keysIn(normal.text, language);
  const grid = boardSizeIn(normal.text, language, game.ofBoard);
  return {
    literals: findLiterals(normal, language).map(place),
    keys: keys && place(keys),
    keyNames: keyNamesIn(normal.text, language, keys).map(place),
    grid: grid && place(grid),
    words: wordsIn(normal.text, language, game.ofWords).map(place),
  };
}

/** The texts of one use, in their order. */
export function textsFor({ literals }: Pick<LiteralWishes, 'literals'>, use: LiteralUse): string[] {
  return literals.filter((one) => one.use === use).map(({ text }) => text);
}
