/** What a running quiz is made of. The board is 10.4 × 13.2, and broader or higher where the window is (`layout.ts`). */
import type { Actor, GameDesign } from '../../design.js';
import type { Spring } from '../../kit/juice.js';

export const W = 10.4;
export const H = 13.2;
/** the question's plate on that board, where its pictures have their places */
export const PLATE = { x: W / 2, y: 6.35, w: W - 0.4, h: 3.1 };

/** where right answers lead: blows at a foe, steps up to the goal, a race, or words typed at whoever comes */
export type Stage = 'duel' | 'climb' | 'race' | 'typing';
export type Layout = 'cards' | 'rows' | 'bubbles';
export interface Answer {
  readonly text?: string;
  readonly actor?: Actor;
  /** so many of the actor, in a small heap */
  readonly n?: number;
}
export interface Shown {
  readonly actor: Actor;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
export interface Question {
  readonly sort: string;
  readonly text: string | null;
  readonly pictures: readonly Shown[];
  /** frames that the pictures are to be remembered; then they change to `after` */
  readonly look: number;
  readonly after: readonly Shown[];
  readonly answers: readonly Answer[];
  readonly right: number;
}
export interface Walker {
  x: number;
  readonly actor: Actor;
  word: readonly string[];
  typed: number;
  hp: number;
  hit: number;
  readonly speed: number;
  readonly boss: boolean;
}
export interface State {
  readonly stage: Stage;
  readonly layout: Layout;
  /** kinds of question that may come */
  readonly sorts: readonly string[];
  q: Question;
  phase: 'ask' | 'right' | 'wrong';
  t: number;
  /** frames left for the answer, and given */
  left: number;
  given: number;
  cursor: number;
  picked: number;
  right: number;
  need: number;
  asked: number;
  streak: number;
  shield: boolean;
  readonly foe: { readonly actor: Actor; readonly boss: boolean; readonly none: boolean; hit: number; at: number };
  readonly hero: Spring;
  readonly plate: Spring;
  /** the blow in the air: 0…1, and whose */
  blow: { t: number; mine: boolean } | null;
  walkers: Walker[];
  tiles: string[];
  letters: number;
  misses: number;
  spawned: number;
  thought: number;
}

/** Every picture of the cast once, with a name of its own. */
export function faces({ cast }: GameDesign): Actor[] {
  const seen = new Map<string, Actor>();
  const all = [...cast.items, cast.hero, ...cast.enemies, cast.goal, ...cast.obstacles, ...cast.deco, cast.projectile];
  for (const actor of all)
    if (actor && !seen.has(actor.sprite) && ![...seen.values()].some(({ name }) => name === actor.name))
      seen.set(actor.sprite, actor);
  return [...seen.values()];
}

/** Kinds of question of each mode. */
const SORTS: Partial<Record<NonNullable<GameDesign['mode']>, readonly string[]>> = {
  capitals: ['capital'],
  capitals_europe: ['capital'],
  capitals_america: ['capital'],
  sums: ['sum', 'sum', 'count', 'sum', 'next'],
  words: ['name', 'letter', 'picture', 'letter'],
};
// sums only where they are asked for: who wants a quiz about ghosts did not ask for arithmetic
const PLAIN = ['name', 'picture', 'count', 'odd', 'missing', 'name', 'next', 'letter'];
export const sortsOf = ({ mode, questions = [] }: Pick<GameDesign, 'mode' | 'questions'>): readonly string[] =>
  mode ? (SORTS[mode] ?? PLAIN) : questions.length > 0 ? ['told'] : PLAIN;
