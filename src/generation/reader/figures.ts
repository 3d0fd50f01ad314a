/** Numbers of a prompt that no rule was made of. */
import type { LiteralWishes } from '../asks/index.js';
import type { Brief, BriefSpan } from '../brief.js';
import { findNumbers } from './numbers.js';
import type { RuleReading } from './rules.js';
import type { Words } from './words.js';

/** Most numbers that a brief holds. */
const MOST = 40;

/** Those in figures, but for texts to the letter, and figures that name a kind or a rule: the 2048 of the game. */
export function figuresOf(
  { tokens, spans }: Words,
  { literals, keys }: LiteralWishes,
  { evidence: rules }: RuleReading,
  spanAt: (start: number, end: number) => BriefSpan,
): Brief['numbers'] {
  const startOf = (from: number): number => tokens[from]?.start ?? 0;
  const endOf = (to: number): number => tokens[to - 1]?.end ?? 0;
  const covered = [
    ...literals,
    ...(keys ? [keys] : []),
    ...[...rules, ...spans.filter(({ type }) => type === 'kind' || type === 'rule' || type === 'cannot')].map(
      ({ from, to }) => ({
        start: startOf(from),
        end: endOf(to),
      }),
    ),
  ];
  return findNumbers(tokens, spans)
    .flatMap(({ from, to, value }) => {
      const [start, end] = [startOf(from), endOf(to)];
      if (tokens[from]?.type !== 'number' || covered.some((one) => one.start < end && one.end > start)) return [];
      const next = tokens[to];
      // "7x8" is no number of things
      if (next?.type === 'word' && !next.spaced) return [];
      // with the word that it counts
      return { value, span: spanAt(start, end), whole: spanAt(start, next?.type === 'word' ? next.end : end) };
    })
    .slice(0, MOST);
}
