/** A game that failed somewhere: the same design without the rule that failed, softened, or with other levels. */
import type { Change, Done } from '../change/index.js';
import type { GameDesign, RuleName } from '../design.js';
import { subSeed } from '../kit/random.js';

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

/** Without what failed in the parent: a fix that does nothing mends nothing. `done` tells the words that blame a rule. */
export function mend(
  design: GameDesign,
  { rules }: Pick<GameDesign, 'rules'>,
  broken: Change['broken'],
  reports: readonly string[],
): { readonly design: GameDesign; readonly done: readonly Done[] } {
  const report = reports.join('\n').slice(0, 20_000);
  const had = new Set(rules.map(({ rule }) => rule));
  const failing = [...had].filter((rule) => NAMES[rule]?.test(report));
  // "the double jump doesn't work": the rule that is complained of
  const blamed = broken?.rules.filter(({ rule }) => had.has(rule)) ?? [];
  const gone = new Set([...failing, ...blamed.map(({ rule }) => rule)]);
  const done = [
    ...blamed.map(({ rule, span }) => ({ span, as: rule, value: 'no' })),
    ...(broken ? [{ span: broken.span, as: 'intent', value: 'fix' }] : []),
  ];
  const left = design.rules.filter(({ rule }) => !gone.has(rule));
  // other levels: whatever stood in the way stands elsewhere now
  const seed = gone.size === 0 ? subSeed(design.seed, 'fix') : design.seed;
  return { design: { ...design, rules: left, seed }, done };
}
