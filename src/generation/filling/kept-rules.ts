import { dropRules } from '../asks/index.js';
import type { GameDesign, RuleName } from '../design.js';

/**
 * The design with those rules alone that the kind really keeps. What goes is told: its words of the prompt move from
 * `evidence`, which says what was done, to `ignored`, and its wish is dropped.
 */
export function keepRules(design: GameDesign, kept: readonly RuleName[]): GameDesign {
  const lost = new Set(design.rules.map(({ rule }) => rule).filter((rule) => !kept.includes(rule)));
  if (lost.size === 0) return design;
  const isLost = ({ as }: { as: string }) => (lost as ReadonlySet<string>).has(as);
  const words = design.evidence.filter(isLost).map(({ text }) => text);
  return {
    ...design,
    rules: design.rules.filter(({ rule }) => !lost.has(rule)),
    evidence: design.evidence.filter((line) => !isLost(line)),
    asks: dropRules(design, lost),
    ignored: [...new Set([...design.ignored, ...words])].slice(0, 16),
  };
}
