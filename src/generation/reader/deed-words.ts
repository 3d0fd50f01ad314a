/**
 * What is done is no thing: "pencet tombol" presses a button, "verven wij de muur" paints a wall, "енот моет тарелки" washes
 * plates. A word that a language knows as a deed is a thing only where something marks it as a noun: an article, an owner, a
 * number or a preposition before it, or the case or particle behind it ("una corsa", "dua lompat").
 */
import { isEvent, orderOf } from './meaning/events.js';
import { caseOf } from './meaning/cases.js';
import { wordAt } from './meaning/words.js';
import type { Token } from '../vocabulary/tokens.js';

/** Small words that stand before a noun. */
const BEFORE: ReadonlySet<string> = new Set(['a', 'the', 'my', 'many', 'of', 'from', 'with', 'for', 'vs', 'as']);
/** And those that stand behind one, where a language has them there. */
const BEHIND: ReadonlySet<string> = new Set(['subj', 'obj', 'of', 'from', 'to', 'with', 'in', 'by']);
/** No small word is longer. */
const LONGEST = 3;

const never = (): boolean => false;

/** The small word or event that ends right before a token. */
function endingAt(tokens: readonly Token[], to: number, language: string): string | undefined {
  for (let from = to - 1; from >= 0 && to - from <= LONGEST; from -= 1) {
    const found = wordAt(tokens, from, language, never);
    if (found?.to === to) return found.id;
  }
  return undefined;
}

/** Whether the tokens from `from` up to `to` are a verb that nothing marks as a noun. */
export function isDeed(tokens: readonly Token[], from: number, to: number, language: string): boolean {
  const verb = wordAt(tokens, from, language, never);
  if (!verb || !isEvent(verb.id) || verb.to < to) return false;
  if (tokens[from - 1]?.type === 'number') return false;
  if (orderOf(language) !== 'sov') return !BEFORE.has(endingAt(tokens, from, language) ?? '');
  if (/^(?:a|my|many)$/u.test(endingAt(tokens, from, language) ?? '')) return false;
  if (caseOf(tokens[to - 1]?.folded ?? '', language) !== undefined) return false;
  return !BEHIND.has(wordAt(tokens, to, language, never)?.id ?? '');
}
