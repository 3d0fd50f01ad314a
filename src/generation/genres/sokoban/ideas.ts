/** What each room brings in that none before it had, and in which game there are such rooms. */
import type { GameDesign, Rule, RuleName } from '../../design.js';
import { ideaAt } from '../../kit/ideas.js';
import { clamp } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';

export type RoomIdea = 'plain' | 'row' | 'gate' | 'deepest' | 'slides' | 'oneway' | 'matching' | 'plate';
/** In this order; the first has only what one has to know. */
export const IDEAS: readonly RoomIdea[] = ['plain', 'row', 'gate', 'deepest', 'slides', 'oneway', 'matching', 'plate'];
/** rooms where a clock or a number of steps is what a game is about */
const COUNTED = 4;
const TIGHT: readonly RuleName[] = ['timer', 'moves'];

const numberOf = ({ rules }: GameDesign, name: 'collect' | 'levels'): number | undefined =>
  rules.find((entry): entry is Extract<Rule, { rule: 'collect' | 'levels' }> => entry.rule === name)?.n;
const isTight = ({ rules }: GameDesign): boolean => rules.some(({ rule }) => TIGHT.includes(rule));

/** Rooms where a prompt names no number: an order of boxes is shared out, a clock leaves room for a few. */
export function levelsOf(design: GameDesign): number {
  const collect = numberOf(design, 'collect');
  if (collect !== undefined) return clamp(Math.ceil(collect / 3), 1, 10);
  return isTight(design) ? COUNTED : IDEAS.length;
}

/** Seconds in which the bot must be through: it walks slowly. */
export const secondsOf = (design: GameDesign): number => 60 + (numberOf(design, 'levels') ?? levelsOf(design)) * 60;

/** A room alone has no idea, nor one that has to hold a number of boxes or fit a number of steps. */
export const ideaOf = (g: Game): RoomIdea | null =>
  g.levels === 1 || g.has('collect') || isTight(g.design) ? null : ideaAt(g, IDEAS);
