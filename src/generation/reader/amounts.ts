/** The numbers of a prompt on its tokens: what `asks/amounts.ts` finds in the text, with the prompt's offsets. */
import { amountsIn, type Amount } from '../asks/amounts.js';
import { boardSizeIn } from '../asks/board-size.js';
import { classNamesIn } from '../asks/class-names.js';
import { quotedIn } from '../asks/quoted.js';
import type { Genre } from '../design.js';
import { SPEECHES } from '../genres/speeches.js';
import type { NormalText } from '../vocabulary/normalise.js';
import type { Token } from '../vocabulary/tokens.js';
import type { Cast } from './roles.types.js';

/** Whether so many rows and columns may be asked of a kind. */
export const hasBoard = (kind: Genre | undefined): boolean => kind !== undefined && SPEECHES[kind].grid !== undefined;

export interface AmountAt extends Amount {
  /** tokens of the number with its noun, and of the number alone */
  readonly from: number;
  readonly till: number;
  readonly number: { readonly from: number; readonly to: number };
}

/** The tokens between two offsets of the prompt; undefined where there are none. */
export function tokensBetween(
  tokens: readonly Token[],
  start: number,
  end: number,
): { from: number; to: number } | undefined {
  const from = tokens.findIndex((token) => token.end > start);
  const to = tokens.findLastIndex((token) => token.start < end) + 1;
  return from >= 0 && to > from ? { from, to } : undefined;
}

/** The same between two offsets of the normal text. */
export function tokensOf(
  { offsets }: NormalText,
  tokens: readonly Token[],
  start: number,
  end: number,
): { from: number; to: number } | undefined {
  const last = offsets.at(-1) ?? 0;
  return tokensBetween(tokens, offsets[start] ?? last, offsets[end] ?? last);
}

/** In their order; what stands within quotation marks is no number of the game, and the sides of a board count nothing. */
export function readAmounts(
  normal: NormalText,
  tokens: readonly Token[],
  cast: readonly Cast[],
  language: string,
  asked?: Genre,
): AmountAt[] {
  const things = new Set(cast.map(({ mention }) => tokens[mention.from]?.start));
  const board = boardSizeIn(normal.text, language, hasBoard(asked));
  const others = [...quotedIn(normal.text), ...classNamesIn(normal.text, language), ...(board ? [board] : [])];
  return amountsIn(normal.text, language, (at) => things.has(normal.offsets[at]))
    .filter((one) => !others.some(({ start, end }) => one.at >= start && one.to <= end))
    .flatMap((one) => {
      const whole = tokensOf(normal, tokens, one.start, one.end);
      const number = tokensOf(normal, tokens, one.at, one.to);
      return whole && number ? [{ ...one, from: whole.from, till: whole.to, number }] : [];
    });
}
