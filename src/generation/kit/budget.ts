/** How many levels a kind has and how long its bot may take, where the prompt says little or much: asked of the design, before there is a game. */
import type { GameDesign, Rule, RuleName } from '../design.js';

/** so much for each of a rule's number, or what a function makes of it; a rule without a number counts once, `timer` by its seconds */
type Each = number | ((n: number) => number);

const times = (each: Each, n: number): number => (typeof each === 'number' ? each * n : each(n));

const numberIn = (rule: Rule): number => ('n' in rule ? rule.n : 'seconds' in rule ? rule.seconds : 1);

function numberOf({ rules }: Pick<GameDesign, 'rules'>, names: readonly RuleName[]): number | undefined {
  const found = rules.find(({ rule }) => names.includes(rule));
  return found && numberIn(found);
}

/** `levels`, or one where any of those rules says what a game is about. */
export const levelsUnless =
  (levels: number, ...names: readonly RuleName[]) =>
  (design: Pick<GameDesign, 'rules'>): number =>
    numberOf(design, names) === undefined ? levels : 1;

/** Seconds of play for a kind whose rules each make it longer: `base`, and what each rule of the design adds. */
export const secondsByRules =
  (base: number, each: Readonly<Partial<Record<RuleName, Each>>>) =>
  (design: Pick<GameDesign, 'rules'>): number =>
    design.rules.reduce((sum, entry) => sum + times(each[entry.rule] ?? 0, numberIn(entry)), base);

interface Levels {
  readonly base: number;
  /** seconds of a level */
  readonly level: number;
  /** levels where the prompt does not say; 3 unless given */
  readonly levels?: number;
  /** seconds of a level in which so many things are wanted; one level unless the prompt says more */
  readonly item: Each;
  /** the rules that want things; `collect` unless given */
  readonly wanted?: readonly RuleName[];
}

/** Seconds of play for a kind of levels, where wanting a number of things takes the place of them. */
export const secondsByLevels =
  ({ base, level, levels = 3, item, wanted = ['collect'] }: Levels) =>
  (design: Pick<GameDesign, 'rules'>): number => {
    const asked = numberOf(design, ['levels']);
    const things = numberOf(design, wanted);
    return base + (things === undefined ? (asked ?? levels) * level : (asked ?? 1) * times(item, things));
  };
