/** Numbers of a prompt, each of which becomes a wish of its own where nothing is made of it. */
import type { LiteralWishes } from '../asks/index.js';
import { typedNumbers } from '../asks/typed-numbers.js';
import type { Brief, BriefSpan } from '../brief.js';
import type { RuleReading } from './rules.js';
import { readAmounts, tokensOf } from './amounts.js';
import type { Words } from './words.js';

/** Most numbers that a brief holds. */
const MOST = 40;

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** All but those within texts to the letter, keys, the game's own name and what became a rule: what is left is used or told, so none goes without a word. */
export function figuresOf(
  { normal, language, tokens, roles }: Words,
  { literals, keys, grid }: LiteralWishes,
  { evidence: rules }: RuleReading,
  name: Stretch | undefined,
  spanAt: (start: number, end: number) => BriefSpan,
): Brief['numbers'] {
  const startOf = (from: number): number => tokens[from]?.start ?? 0;
  const endOf = (to: number): number => tokens[to - 1]?.end ?? 0;
  const covered: Stretch[] = [
    // what is only quoted may lead to a thing, which says nothing of a number beside it
    ...literals.filter(({ use }) => use !== 'quoted'),
    ...(name ? [name] : []),
    ...(keys ? [keys] : []),
    ...(grid ? [grid] : []),
    ...rules.map(({ from, to }) => ({ start: startOf(from), end: endOf(to) })),
  ];
  const isFree = (one: Stretch): boolean => !covered.some(({ start, end }) => start < one.end && end > one.start);
  const amounts = readAmounts(normal, tokens, roles, language).map((amount) => {
    const { number, till, value } = amount;
    // with the word that it counts
    const next = tokens[till];
    const last = till > number.to || next?.type !== 'word' ? endOf(till) : next.end;
    return {
      // "one", which may be an article
      silent: amount.article && amount.measures.length === 0,
      value,
      span: spanAt(startOf(number.from), endOf(number.to)),
      whole: spanAt(startOf(amount.from), last),
    };
  });
  const others = typedNumbers(normal.text, language).flatMap(({ text, start, end }) => {
    const at = tokensOf(normal, tokens, start, end);
    const [from, to] = at ? [startOf(at.from), endOf(at.to)] : [normal.offsets[start] ?? 0, normal.offsets[end] ?? 0];
    if (amounts.some(({ span }) => span.start < to && span.end > from)) return [];
    const value = Number(/\p{Nd}{1,7}/u.exec(text.normalize('NFKC'))?.[0]) || 0;
    return [{ silent: false, value, span: spanAt(from, to), whole: spanAt(from, to) }];
  });
  return [...amounts, ...others]
    .filter(({ silent, span }) => !silent && isFree(span))
    .sort((a, b) => a.span.start - b.span.start)
    .map(({ value, span, whole }) => ({ value, span, whole }))
    .slice(0, MOST);
}
