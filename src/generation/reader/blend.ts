/** "Snake but with tower defence": two kinds, of which the first heads the prompt. */
import type { Genre } from '../design.js';
import type { Token } from '../vocabulary/tokens.js';
import type { Span } from '../vocabulary/vocabulary.js';

/** What stands between the kind that a game is of and the one that it borrows from. */
const BLENDS =
  /^(?:but|meets?|mixed|crossed|combined|plus|x|aber|trifft|gemischt|kombiniert|pero|mezclado|combinado|mais|croise|melange|mas|misturado|ma|misto|incontra|но|плюс|скрещенный|加|混合|但)$/u;

export interface Blend {
  readonly head: Genre;
  readonly other: Span;
}

/** Of "a snake but with tower defence" the snake and the tower defence: the kinds before and behind the joint. */
export function blendOf(tokens: readonly Token[], kinds: readonly Span[]): Blend | undefined {
  for (const [at, { folded }] of tokens.entries()) {
    if (!BLENDS.test(folded)) continue;
    const before = kinds.filter(({ to, weight, exact }) => exact && weight >= 4 && to <= at && at - to <= 3);
    const head = before.toSorted((a, b) => b.weight - a.weight)[0];
    const other = kinds
      .filter(({ from, weight, id }) => from > at && weight >= 5 && id !== head?.id)
      .toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
    if (head && other) return { head: head.id as Genre, other };
  }
  return undefined;
}
