/** "Snake but with tower defence": the game stays what it is, and takes the rule that says most of the other kind. */
import type { Genre, Rule, RuleName } from '../design.js';
import { KINDS } from '../genres/index.js';
import type { RuleReading } from './rules.js';
import type { Token } from '../vocabulary/tokens.js';
import type { Span } from '../vocabulary/vocabulary.js';

/** What stands between the kind that a game is of and the one that it borrows from. */
const BLENDS =
  /^(?:but|meets?|mixed|crossed|combined|plus|x|aber|trifft|gemischt|kombiniert|pero|mezclado|combinado|mais|croise|melange|mas|misturado|ma|misto|incontra|но|плюс|скрещенный|加|混合|但)$/u;

export interface Blend {
  readonly head: Genre;
  readonly other: Span;
}

/** Of "a snake but with tower defence" the snake and the tower defence: the kinds before and behind the joint. */
export function blendOf(tokens: readonly Token[], kinds: readonly Span[]): Blend | undefined {
  for (const [at, { folded }] of tokens.entries()) {
    if (!BLENDS.test(folded)) continue;
    const before = kinds.filter(({ to, weight, exact }) => exact && weight >= 4 && to <= at && at - to <= 3);
    const head = before.toSorted((a, b) => b.weight - a.weight)[0];
    const other = kinds
      .filter(({ from, weight, id }) => from > at && weight >= 5 && id !== head?.id)
      .toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
    if (head && other) return { head: head.id as Genre, other };
  }
  return undefined;
}

/** What each kind is known by, the most telling first. A kind that is all its own lends nothing. */
const LENT: Readonly<Partial<Record<Genre, readonly Rule[]>>> = {
  tower_defense: [{ rule: 'waves', n: 5 }, { rule: 'bossEvery', n: 3 }, { rule: 'boss' }],
  shmup: [{ rule: 'shooting' }, { rule: 'rapidFire' }, { rule: 'boss' }],
  arena: [{ rule: 'waves', n: 5 }, { rule: 'shooting' }, { rule: 'dash' }, { rule: 'boss' }],
  platformer: [{ rule: 'doubleJump' }, { rule: 'levels', n: 3 }],
  runner: [{ rule: 'speedUp' }, { rule: 'fast' }],
  racing: [{ rule: 'speedUp' }, { rule: 'timer', seconds: 90 }, { rule: 'fast' }],
  flappy: [{ rule: 'lowGravity' }, { rule: 'speedUp' }],
  breakout: [{ rule: 'multiBall' }, { rule: 'shield' }],
  match3: [
    { rule: 'moves', n: 30 },
    { rule: 'collect', n: 20 },
  ],
  snake: [{ rule: 'wrap' }, { rule: 'speedUp' }],
  duel: [{ rule: 'boss' }],
  reaction: [{ rule: 'timer', seconds: 60 }],
  clicker: [{ rule: 'magnet' }],
  catcher: [{ rule: 'magnet' }, { rule: 'collect', n: 20 }],
};

/** The rule that the head can keep of the other kind; undefined where it can keep none, or has one of them already. */
export function borrowed(blend: Blend, ruling: RuleReading): Rule | undefined {
  const keeps: readonly RuleName[] = KINDS[blend.head]?.kind.rules ?? [];
  const lent = LENT[blend.other.id as Genre] ?? [];
  if (ruling.rules.some(({ rule }) => lent.some((one) => one.rule === rule))) return undefined;
  return lent.find(({ rule }) => keeps.includes(rule));
}
