/** A design while it is being changed, and what the change says of itself. */
import { designText, type Actor, type GameDesign, type Genre, type Rule, type RuleName } from '../design.js';
import { nameOf } from '../filling/index.js';
import type { Wish } from '../reader/index.js';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export interface Draft {
  readonly parent: GameDesign;
  readonly wish: Wish;
  readonly design: Mutable<GameDesign>;
  /** rules that a kind keeps */
  readonly kept: (genre: Genre) => readonly RuleName[];
  /** places are offsets into the prompt */
  readonly evidence: GameDesign['evidence'];
  readonly ignored: string[];
}

export function draftOf(parent: GameDesign, wish: Wish, kept: Draft['kept']): Draft {
  const design: Mutable<GameDesign> = structuredClone(parent);
  delete design.revision;
  return { parent, wish, design, kept, evidence: [], ignored: [] };
}

/** Notes which words led to what. `from` and `to` are tokens. */
export function note({ wish, evidence }: Draft, from: number, to: number, as: string, value: string): void {
  const start = wish.tokens[from]?.start ?? 0;
  const end = Math.max(start, wish.tokens[Math.max(from, to - 1)]?.end ?? start);
  noteText({ wish, evidence }, start, end, as, value);
}

/** The same for a place in the prompt. */
export function noteText(
  { wish, evidence }: Pick<Draft, 'wish' | 'evidence'>,
  start: number,
  end: number,
  as: string,
  value: string,
): void {
  if (evidence.length >= 64 || evidence.some((line) => line.start === start && line.end === end && line.as === as))
    return;
  evidence.push({ start, end, text: designText(wish.prompt.slice(start, end), 80), as, value: designText(value, 80) });
}

export const ruleIn = <N extends RuleName>(draft: Draft, name: N): Extract<Rule, { rule: N }> | undefined =>
  draft.design.rules.find((rule): rule is Extract<Rule, { rule: N }> => rule.rule === name);

/** In the place of the one of that name, else at the end. */
export function setRule({ design }: Draft, rule: Rule): void {
  const at = design.rules.findIndex((one) => one.rule === rule.rule);
  if (at >= 0) design.rules = design.rules.with(at, rule);
  else design.rules = [...design.rules, rule].slice(-16);
}

export function dropRule({ design }: Draft, ...names: readonly RuleName[]): void {
  design.rules = design.rules.filter(({ rule }) => !names.includes(rule));
}

export const keeps = ({ design, kept }: Draft, rule: RuleName): boolean => kept(design.genre).includes(rule);

/** A thing that nobody named. */
export const filler = (sprite: string, lang: string): Actor => ({
  name: designText(nameOf(sprite, lang), 40),
  sprite,
  traits: [],
  from: 'theme',
});
