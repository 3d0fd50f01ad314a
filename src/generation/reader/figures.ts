/** Numbers of a prompt, each of which becomes a wish of its own where no rule is made of it. */
import type { LiteralWishes } from '../asks/index.js';
import type { Brief, BriefSpan } from '../brief.js';
import type { RuleReading } from './rules.js';
import { readAmounts } from './amounts.js';
import { isSilent } from './quantities.js';
import type { Words } from './words.js';

/** Most numbers that a brief holds. */
const MOST = 40;

/** All but those within texts to the letter, and figures that name a kind or a rule: the 2048 of the game. */
export function figuresOf(
  { normal, language, tokens, spans, roles }: Words,
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
  return readAmounts(normal, tokens, roles, language)
    .flatMap((amount) => {
      const { number, till, value } = amount;
      const [start, end] = [startOf(number.from), endOf(number.to)];
      if (isSilent(amount) || covered.some((one) => one.start < end && one.end > start)) return [];
      // with the word that it counts
      const next = tokens[till];
      const last = till > number.to || next?.type !== 'word' ? endOf(till) : next.end;
      return { value, span: spanAt(start, end), whole: spanAt(startOf(amount.from), last) };
    })
    .slice(0, MOST);
}
