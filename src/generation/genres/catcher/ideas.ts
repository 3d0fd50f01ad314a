/** What each sky brings in that none before it had: from plain rain to a storm from all sides. */
import type { GameDesign } from '../../design.js';
import { levelsUnless } from '../../kit/budget.js';
import { ideaAt } from '../../kit/ideas.js';
import type { Game } from '../../kit/types.js';
import { STYLES, type Sky, type SkyIdea } from './state.js';

/** In this order; the first has only what one has to know. */
export const IDEAS: readonly SkyIdea[] = ['rain', 'arcs', 'rolling', 'zigzag', 'chutes', 'gusts', 'bounces', 'storm'];
/** levels of a game of questions, whose answers fall from plain clouds */
const ASKED = 3;

/** An order of things to catch is one game, as is what a clock ends. */
export const levelsOf = (design: GameDesign): number =>
  levelsUnless(design.content ? ASKED : IDEAS.length, 'collect', 'timer')(design);

/** A sky alone has no idea, nor one that questions fall from. */
export function ideaOf(g: Game): SkyIdea | null {
  if (g.levels === 1 || g.design.content) return null;
  return ideaAt(g, g.design.cast.obstacles.length > 0 ? IDEAS : IDEAS.filter((idea) => idea !== 'rolling'));
}

export function skyOf(g: Game, idea: SkyIdea | null): Sky {
  if (!idea) return STYLES[((g.design.seed % 3) + g.level - 1) % STYLES.length] as Sky;
  return idea === 'arcs' || idea === 'zigzag' || idea === 'storm' ? idea : 'rain';
}

/** Units to the right that a gust carries what falls, from the clouds to the basket; it turns every second phrase. */
export const gustOf = (g: Game, phrases: number): number => (phrases % 4 < 2 ? 1 : -1) * (1.8 + g.skill * 1.6);
