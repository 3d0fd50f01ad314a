/** A brief while a change is applied to it, and what was done of the change. */
import type { Brief, BriefSpan } from '../../brief.js';
import type { Done } from '../../change/index.js';
import type { Rule, RuleName } from '../../design.js';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export interface Draft {
  readonly brief: Mutable<Brief>;
  /** whether the game's kind keeps a rule */
  readonly keeps: (rule: RuleName) => boolean;
  readonly done: Done[];
}

export function note({ done }: Draft, span: BriefSpan | undefined, as: string, value: string): void {
  done.push({ span, as, value });
}

type Said<N extends RuleName> = Extract<Rule, { rule: N }>;

export const ruleIn = <N extends RuleName>({ brief }: Pick<Draft, 'brief'>, name: N): Said<N> | undefined =>
  brief.rules.find(({ rule }) => rule === name) as Said<N> | undefined;

/** Most rules of a brief. */
const MOST = 16;

/** In the place of the one of that name, else at the end. */
export function setRule({ brief }: Draft, rule: Brief['rules'][number]): void {
  const at = brief.rules.findIndex((one) => one.rule === rule.rule);
  brief.rules = at >= 0 ? brief.rules.with(at, rule) : [...brief.rules, rule].slice(-MOST);
}

export function dropRule({ brief }: Draft, ...names: readonly RuleName[]): void {
  brief.rules = brief.rules.filter(({ rule }) => !names.includes(rule));
}
