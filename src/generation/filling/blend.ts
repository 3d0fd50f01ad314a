/** "Snake but with tower defence": the game stays what it is, and takes the rule that says most of the other kind. */
import type { Brief } from '../brief.js';
import type { Genre, Rule, RuleName } from '../design.js';
import { KINDS } from '../genres/index.js';

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

/** The rule that the game can keep of the other kind; undefined where it can keep none, or has one of them already. */
export function borrowed(blend: NonNullable<Brief['blend']>, rules: readonly Rule[]): Rule | undefined {
  const keeps: readonly RuleName[] = KINDS[blend.into]?.kind.rules ?? [];
  const lent = LENT[blend.from] ?? [];
  if (rules.some(({ rule }) => lent.some((one) => one.rule === rule))) return undefined;
  return lent.find(({ rule }) => keeps.includes(rule));
}
