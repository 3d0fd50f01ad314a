/** A game that failed somewhere: the same design without the rule that failed, softened, or with other levels. */
import type { RuleName } from '../design.js';
import { subSeed } from '../kit/random.js';
import { dropRule, note, type Draft } from './draft.js';

/** Texts of errors name a rule by its own name, in pieces ("multiBall", "multi_ball") or by what it makes. */
const NAMES: Readonly<Partial<Record<RuleName, RegExp>>> = {
  boss: /\bboss/iu,
  bossEvery: /\bboss/iu,
  doubleJump: /double.?jump/iu,
  lowGravity: /gravity/iu,
  dash: /\bdash/iu,
  shield: /shield/iu,
  rapidFire: /rapid.?fire/iu,
  magnet: /magnet/iu,
  wrap: /\bwrap/iu,
  multiBall: /multi.?ball/iu,
  speedUp: /speed.?up/iu,
  shooting: /projectile|bullet|\bshot|shoot/iu,
  confetti: /confetti|firework/iu,
  timer: /\btimer|countdown|clock/iu,
  collect: /collect/iu,
  waves: /\bwave/iu,
  levels: /\blevel/iu,
};

/** Changes what was not changed by the wish itself: a fix that does nothing mends nothing. */
export function mend(draft: Draft, reports: readonly string[]): void {
  const { design, parent, wish } = draft;
  const report = reports.join('\n').slice(0, 20_000);
  const failing = parent.rules.map(({ rule }) => rule).filter((rule) => NAMES[rule]?.test(report));
  const broken = wish.words.find(({ id }) => id === 'broken');
  // "the double jump doesn't work": the rule that the wish complains of
  const blamed = broken
    ? wish.deeds
        .flatMap(({ things }) => things)
        .filter(
          ({ type, id }) =>
            (type === 'rule' || type === 'noun' || (type === 'part' && id === 'boss')) &&
            parent.rules.some(({ rule }) => rule === id),
        )
    : [];
  for (const thing of blamed) note(draft, thing.from, thing.to, thing.id, 'no');
  const gone = new Set([...failing, ...blamed.map(({ id }) => id as RuleName)]);
  dropRule(draft, ...gone);
  if (broken) note(draft, broken.from, broken.to, 'intent', 'fix');
  // other levels: whatever stood in the way stands elsewhere now
  if (gone.size === 0) design.seed = subSeed(parent.seed, 'fix');
}
