/** What a prompt refuses: things under a "no" or "without", and what must not be touched. */
import type { Mention } from './mention.js';
import type { Role } from './roles.types.js';
import { standIns } from './stand-ins.js';
import { findForbidden } from './forbidden.js';
import { leaveOut, TURNS } from './left-out.js';
import type { Token } from '../vocabulary/tokens.js';
import type { Span } from '../vocabulary/vocabulary.js';

/** Sets `negated` on things under a "no" or "without", and returns the cast without them. */
function markNegated(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  spans: readonly Span[],
  language: string,
): void {
  const nots = spans.filter(({ type, id }) => type === 'cue' && id === 'not');
  for (const { from, to } of nots)
    for (const mention of mentions) {
      const gap = mention.from - to;
      const after = language === 'ja' || language === 'ko' || language === 'tr';
      const gapBefore = from - mention.to;
      const between = (a: number, b: number): boolean =>
        tokens.slice(a, b).some(({ type, folded }) => type === 'stop' || type === 'comma' || TURNS.test(folded)) ||
        spans.some(
          (s) =>
            s.type === 'cue' &&
            s.from >= a &&
            s.to <= b &&
            ['foe', 'take', 'shot', 'move', 'over', 'hero'].includes(s.id),
        );
      if (!after && gap >= 0 && gap <= 2 && !between(to, mention.from)) mention.negated = true;
      if (after && gapBefore >= 0 && gapBefore <= 3 && !between(mention.to, from)) mention.negated = true;
    }
}

const BUT = /^(?:but|aber|doch|jedoch|pero|mais|mas|ma|pero|но|а)$/u;

/** "catches apples, but no rotten eggs": what is not to be caught is there all the same. */
function butNot(mentions: readonly Mention[], tokens: readonly Token[], spans: readonly Span[]): Mention[] {
  const nots = spans.filter(
    ({ type, id, from }) => type === 'cue' && id === 'not' && BUT.test(tokens[from - 1]?.folded ?? ''),
  );
  return nots.flatMap(({ from, to }) => {
    const start = tokens.findLastIndex(({ type }, at) => at < from && type === 'stop');
    const taken = spans.some(({ type, id, from: at }) => type === 'cue' && id === 'take' && at > start && at < from);
    const after = mentions.find((one) => one.from >= to && one.from - to <= 2 && one.negated);
    return taken && after ? [after] : [];
  });
}

export interface Refused {
  /** what is there; `negated` is set on the rest */
  readonly wanted: readonly Mention[];
  /** what is there, and must be kept away from */
  readonly forbidden: ReadonlySet<Mention>;
  /** what takes another one's place has its part */
  readonly parts: ReadonlyMap<Mention, Role>;
}

/** Parts what is wanted from what is not. */
export function readRefused(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  spans: readonly Span[],
  language: string,
): Refused {
  markNegated(mentions, tokens, spans, language);
  leaveOut(mentions, tokens, language);
  const { parts, replaced, present, cut } = standIns(mentions, tokens, spans, language);
  for (const mention of replaced) mention.negated = true;
  for (const mention of present) mention.negated = false;
  for (const mention of cut.values()) mention.negated = false;
  const forbidden = findForbidden(mentions, tokens, language);
  for (const mention of butNot(mentions, tokens, spans)) forbidden.add(mention);
  for (const mention of forbidden) mention.negated = false;
  const wanted = mentions.filter(({ negated }) => !negated).map((mention) => cut.get(mention) ?? mention);
  return { wanted, forbidden, parts };
}
