/** What each level brings in that none before it had, by how things are hit. */
import type { GameDesign } from '../../design.js';
import { levelsUnless } from '../../kit/budget.js';
import { ideaAt } from '../../kit/ideas.js';
import type { Game } from '../../kit/types.js';
import { IDEAS, modeOf, type Mode, type ReactionIdea } from './mode.js';

/** levels of questions, which have no ideas beside them */
const ASKED = 3;

const ideasFor = (design: GameDesign): readonly ReactionIdea[] => {
  const all = IDEAS[modeOf(design)];
  return design.rules.some(({ rule }) => rule === 'noEnemies') ? all.filter((idea) => idea !== 'leave') : all;
};

/** Where a prompt names no number; a number of hits, or a time, is one long round. */
export const levelsOf = (design: GameDesign): number =>
  levelsUnless(design.content ? ASKED : ideasFor(design).length, 'collect', 'timer')(design);

/** One round alone has no idea of its own, nor one that asks questions. */
export const ideaOf = (g: Game): ReactionIdea | null =>
  g.levels === 1 || g.design.content ? null : ideaAt(g, ideasFor(g.design));

/** how much more a level wants that gives more at a time */
const RICH = 1.6;

/** Hits that a level wants: a few where many levels follow each other. */
export function usualNeed(g: Game, mode: Mode, idea: ReactionIdea | null): number {
  const waits = mode === 'fish' || mode === 'lamp';
  if (g.levels <= ASKED) return waits ? 4 + Math.round(g.skill * 3) : 12 + Math.round(g.skill * 8);
  const few = waits ? 3 + g.skill * 2 : 7 + g.skill * 4;
  return Math.round(few * (idea === 'golden' || idea === 'together' || idea === 'split' ? RICH : 1));
}

/** What must be left alone comes from the level on that brings it in. */
export const hasDecoys = (g: Game, idea: ReactionIdea | null): boolean => !g.has('noEnemies') && idea !== 'plain';

/** how often what a level brings in is there */
const FRESH = 0.55;
/** Whether the next one is what this level brings in. The second always is, so that it need not be waited for. */
export const isFresh = (
  g: Game,
  s: { readonly idea: ReactionIdea | null; readonly seen: number },
  idea: ReactionIdea,
): boolean => s.idea === idea && (s.seen === 1 || (s.seen > 1 && g.rand.chance(FRESH)));
