/** A number that says how old somebody is, without a word for years. */
import { ASK_WORDS } from '../languages/asks.js';
import type { Token } from '../vocabulary/tokens.js';
import type { AmountAt } from './amounts.js';

/** Between somebody and how old they are. */
const IS_OLD = /^(?:is|are|ist|est|has|tiene|ha|a|tem|e|es|ma|jest|skonczyl\p{L}*)$/u;

/** "Сыну шесть, …", "my son is six and …": a number that ends its clause behind somebody of the family is an age. */
export function isAgeOf({ number, till }: AmountAt, tokens: readonly Token[], language: string): boolean {
  const kin = new Set(ASK_WORDS[language]?.kin ?? []);
  const isKin = (at: number): boolean => kin.has(tokens[at]?.folded ?? '');
  const next = tokens[till];
  const ends = next === undefined || next.type !== 'word' || /^(?:and|und|et|y|e|en|i|и|та|ve|dan)$/u.test(next.folded);
  return (
    ends && (isKin(number.from - 1) || (IS_OLD.test(tokens[number.from - 1]?.folded ?? '') && isKin(number.from - 2)))
  );
}
