/** Whoever plays the other side without being in the game: "to 500 against the computer", "gegen den Computer", "컴퓨터 상대로". */
import type { Token } from '../vocabulary/tokens.js';
import { wordAt } from './meaning/words.js';
import type { Mention } from './mention.js';

const COMPUTERS: ReadonlySet<string> = new Set(['laptop', 'desktop-computer']);

/**
 * Whether the computer is named only as who plays on the other side. One that is described ("the evil computer"), is one of several
 * ("a computer", "with computers") or is carried by somebody ("a robot with the computer") is a thing of the game.
 */
export function isMachineRival(
  mention: Mention,
  mentions: readonly Mention[],
  tokens: readonly Token[],
  language: string,
): boolean {
  if (!COMPUTERS.has(mention.picture) || mention.traits.length > 0) return false;
  const wordId = (at: number): string | undefined => wordAt(tokens, at, language, () => false)?.id;
  if (wordId(mention.to) === 'vs') return true;
  const at = wordId(mention.from - 1) === 'the' ? mention.from - 2 : mention.from - 1;
  const tie = wordId(at);
  return tie === 'vs' || (tie === 'with' && !mention.plural && !mentions.some(({ to }) => to === at));
}
