/** Rules and wishes: "double jump", "no enemies", "for kids", and the numbers of `quantities.ts`, each rule at most once. */
import type { Genre, Rule } from '../design.js';
import { conditionsIn } from '../asks/conditions.js';
import { GENTLE_BELOW } from './audience.js';
import { readAmounts, tokensOf } from './amounts.js';
import { lastFoe } from './last-foe.js';
import { readQuantities } from './quantities.js';
import type { Cast } from './roles.types.js';
import type { NormalText } from '../vocabulary/normalise.js';
import type { Token } from '../vocabulary/tokens.js';
import type { Span } from '../vocabulary/vocabulary.js';

const SIMPLE = new Set([
  'doubleJump',
  'lowGravity',
  'dash',
  'shield',
  'rapidFire',
  'magnet',
  'wrap',
  'multiBall',
  'speedUp',
  'fast',
  'slow',
  'noEnemies',
  'gentle',
  'shooting',
  'confetti',
  'boss',
]);
/** Languages that negate after the word. */
const NOT_AFTER = new Set(['ja', 'ko']);
/** "without blood for kids": a phrase that begins anew is under no "without". */
const BEGINS_ANEW = /^(?:for|fur|para|pour|per|для|my|meine?n?|mi|ma|mon|minha|meu|mia|mio|with|mit|con|com|avec|с)$/u;

export interface RuleReading {
  readonly rules: Rule[];
  readonly evidence: { readonly from: number; readonly to: number; readonly as: string; readonly value: string }[];
  readonly cannot: Set<string>;
  /** who comes behind the last wave */
  readonly last?: Cast | undefined;
}

/** Rules of the closed list in `design.ts`. `asked` is the kind that the words name, `young` where they name a small child's age. */
export function readRules(
  normal: NormalText,
  tokens: readonly Token[],
  spans: readonly Span[],
  cast: readonly Cast[],
  language: string,
  asked?: Genre,
  young?: { readonly from: number; readonly to: number },
): RuleReading {
  const rules = new Map<string, Rule>();
  const evidence: RuleReading['evidence'] = [];
  const note = (rule: Rule, from: number, to: number, value: string): void => {
    if (rules.has(rule.rule)) return;
    rules.set(rule.rule, rule);
    evidence.push({ from, to, as: rule.rule, value });
  };
  const nots = spans.filter(({ type, id }) => type === 'cue' && id === 'not');
  const parted = (from: number, to: number, types: readonly string[]): boolean =>
    tokens.slice(from, to).some(({ type }) => types.includes(type));
  const negated = (from: number): boolean =>
    nots.some(({ from: start, to }) => {
      if (NOT_AFTER.has(language)) return start - from >= 0 && start - from <= 6 && !parted(from, start, ['stop']);
      const gap = from - to;
      if (gap > 0 && BEGINS_ANEW.test(tokens[from]?.folded ?? '')) return false;
      return gap >= 0 && gap <= 2 && !parted(to, from, ['stop', 'comma']);
    });

  const amounts = readAmounts(normal, tokens, cast, language, asked);
  for (const { rule, from, to, value } of readQuantities({ tokens, cast, language, asked, amounts }))
    note(rule, from, to, value);
  for (const { name, start, end } of conditionsIn(normal.text, language)) {
    const at = tokensOf(normal, tokens, start, end);
    if (!at || (name === 'noTimer' && rules.has('timer'))) continue;
    note({ rule: name }, at.from, at.to, 'yes');
    if (name === 'noLose') note({ rule: 'gentle' }, at.from, at.to, 'yes');
  }
  for (const span of spans) {
    if (span.type !== 'rule' || !SIMPLE.has(span.id)) continue;
    // the "rapid" of "rapid fire" is no pace, nor what "slows you down"
    if ((span.id === 'fast' || span.id === 'slow') && (!span.exact || inLonger(span, spans))) continue;
    if (span.id === 'boss' && rules.has('bossEvery')) continue;
    const holdsNot = nots.some(({ from, to }) => from >= span.from && to <= span.to);
    if (!holdsNot && negated(span.from)) continue;
    const isCook = span.to - span.from === 1 && (tokens[span.from]?.folded ?? '').startsWith('chef');
    if (span.id === 'boss' && isCook && language !== 'pt') continue;
    note({ rule: span.id } as Rule, span.from, span.to, 'yes');
  }
  // "a queen ant at the end"
  const last = cast.find(({ role }) => role === 'boss') ?? lastFoe(normal, tokens, cast, language, { asked, amounts });
  if (last && !rules.has('bossEvery')) note({ rule: 'boss' }, last.mention.from, last.mention.to, 'yes');
  const age = amounts.find(({ measures, value }) => measures.includes('age') && value < GENTLE_BELOW);
  const small = young ?? (age && { from: age.from, to: age.till });
  if (small) note({ rule: 'gentle' }, small.from, small.to, 'yes');
  // "no enemies" has the word for enemies under a "no"
  if (!rules.has('noEnemies')) {
    const foes = spans.find(({ type, id, from }) => type === 'cue' && id === 'word:enemy' && negated(from));
    if (foes) note({ rule: 'noEnemies' }, foes.from, foes.to, 'yes');
  }
  if (rules.has('fast') && rules.has('slow')) rules.delete('fast');
  return { rules: [...rules.values()].slice(0, 16), evidence, cannot: wishes(spans, negated), last };
}

const inLonger = (span: Span, spans: readonly Span[]): boolean =>
  spans.some(
    ({ type, from, to }) => type === 'rule' && from <= span.from && to >= span.to && to - from > span.to - span.from,
  );

/** What is asked for and no game does. */
function wishes(spans: readonly Span[], negated: (from: number) => boolean): Set<string> {
  const asked = spans.filter(({ type, from }) => type === 'cannot' && !negated(from));
  // "online leaderboard" asks for no second player
  const longest = asked.filter(
    (one) =>
      !asked.some((other) => other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from),
  );
  return new Set(longest.map(({ id }) => id));
}
