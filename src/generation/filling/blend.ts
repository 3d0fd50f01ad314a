/** "Snake but with tower defence": the game stays what it is, and takes the rule that says most of the other kind. */
import type { Genre, Rule, RuleName } from '../design.js';
import { SPEECHES } from '../genres/speeches.js';

/** The rule of the other kind that a game of these rules (`keeps`) can keep; undefined where it can keep none, or has one of them already. */
export function borrowed(from: Genre, keeps: readonly RuleName[], rules: readonly Rule[]): Rule | undefined {
  const lent = SPEECHES[from].lends ?? [];
  if (rules.some(({ rule }) => lent.some((one) => one.rule === rule))) return undefined;
  return lent.find(({ rule }) => keeps.includes(rule));
}
