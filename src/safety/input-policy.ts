/** The input policy: which texts of users are refused, and why. Words in their context; it refuses little, and knows no person and no run. */
import { CONTEXT, fold, patternOf, REACH, SENTENCE_END, type RefusalRule } from './rules.js';

export interface InputPolicy {
  /** The category for which a text is refused; undefined for one that is fine. 20 µs for a prompt of a line. */
  categoryOf(text: string): string | undefined;
  /** One sentence for whoever wrote it. */
  messageOf(category: string): string;
}

const MESSAGES: Readonly<Record<string, string>> = {
  hate: 'This asks for violence against people for who they are. Describe another game.',
  minors: 'This mentions children in a sexual context. Describe another game.',
  weapons: 'This asks for instructions that could hurt people. Describe another game.',
  self_harm:
    'This asks how to hurt oneself, which we don’t turn into games. If you are thinking about it, please talk to someone you trust or to a crisis line near you.',
};

interface Compiled extends RefusalRule {
  readonly first: RegExp;
  readonly second: RegExp | undefined;
  readonly innocent: RegExp | undefined;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** @param messages by category, in place of our own sentences */
export function createInputPolicy(
  rules: readonly RefusalRule[],
  messages: Readonly<Record<string, string>> = {},
): InputPolicy {
  const told = { ...MESSAGES, ...messages };
  const any = (phrases: readonly string[] | undefined) =>
    phrases && phrases.length > 0 ? new RegExp(patternOf(phrases), 'gu') : undefined;
  const compiled = rules.map((rule): Compiled => ({
    ...rule,
    first: new RegExp(patternOf(rule.say), 'gu'),
    second: any(rule.near),
    innocent: any(rule.unless),
  }));
  // nearly all texts hold none of them: one look instead of one for each rule
  const anything = any([...new Set(rules.flatMap(({ say }) => say))]);
  return {
    categoryOf(text) {
      if (!anything) return undefined;
      const folded = fold(text);
      if (spansOf(anything, folded, 1).length === 0) return undefined;
      return compiled.find((rule) => breaks(rule, folded))?.category;
    },
    messageOf: (category) =>
      Object.hasOwn(told, category) ? told[category]! : 'This service does not make games about this.',
  };
}

function breaks(rule: Compiled, text: string): boolean {
  const found = spansOf(rule.first, text);
  const pairs = rule.second ? pairsOf(found, spansOf(rule.second, text), text, rule) : found;
  if (pairs.length === 0 || !rule.innocent) return pairs.length > 0;
  const innocent = spansOf(rule.innocent, text);
  return pairs.some(({ from, to }) => !innocent.some((one) => one.to > from - CONTEXT && one.from < to + CONTEXT));
}

function pairsOf(found: readonly Span[], others: readonly Span[], text: string, rule: RefusalRule): Span[] {
  const { reach = REACH, after = false } = rule;
  return found.flatMap((one) =>
    others
      .filter((other) => other.from >= one.to || (!after && other.to <= one.from))
      .map((other) => ({ between: [Math.min(one.to, other.to), Math.max(one.from, other.from)] as const, other }))
      .filter(({ between: [from, to] }) => to - from <= reach && !SENTENCE_END.test(text.slice(from, to)))
      .map(({ other }) => ({ from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) })),
  );
}

/** More than this of one rule in a text is no text; the first ones decide. */
const MOST_SPANS = 50;

function spansOf(pattern: RegExp, text: string, most = MOST_SPANS): Span[] {
  const spans: Span[] = [];
  for (const { 0: found, index } of text.matchAll(pattern)) {
    spans.push({ from: index, to: index + found.length });
    if (spans.length >= most) break;
  }
  return spans;
}
