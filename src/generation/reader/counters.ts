/** Words that count things behind a number: "고양이 세 마리" are three cats, and 마리 is no fourth thing. */
import type { Token } from '../vocabulary/tokens.js';
import type { Span } from '../vocabulary/vocabulary.js';

/** Of the languages that write them as words of their own. */
const COUNTERS: Readonly<Record<string, ReadonlySet<string>>> = {
  ko: new Set(['마리', '명', '그루']),
};

/** Whether the word at `at` counts what stands before its number; `spans` tell which words are numbers. */
export function isCounter(tokens: readonly Token[], spans: readonly Span[], at: number, language: string): boolean {
  const word = tokens[at];
  const counters = COUNTERS[language];
  if (!word || !counters || (!counters.has(word.folded) && !counters.has(word.noun))) return false;
  return tokens[at - 1]?.type === 'number' || spans.some(({ type, to }) => type === 'number' && to === at);
}
