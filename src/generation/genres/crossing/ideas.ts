/** What each level of a crossing brings in that none before it had, and the lay of the land that goes with it. */
import type { Game } from '../../kit/types.js';
import { LAYOUTS, type CrossingIdea, type Layout } from './state.js';

/** In this order; the first has roads alone, the last someone to get past. */
export const IDEAS: readonly CrossingIdea[] = ['plain', 'rafts', 'lights', 'hedges', 'dive', 'rush', 'tide', 'guard'];
const OF_ROADS: readonly CrossingIdea[] = ['plain', 'lights', 'rush', 'guard'];
export const LEVELS = IDEAS.length;

const LAY: Readonly<Record<CrossingIdea, Layout>> = {
  plain: 'journey',
  rafts: 'homes',
  lights: 'journey',
  hedges: 'gardens',
  dive: 'homes',
  rush: 'journey',
  tide: 'gardens',
  // three homes behind its road
  guard: 'homes',
};

/** A few levels have the ideas spread over them; one alone is plain, in a lay of its own. */
export function ideaOf(g: Game, boss: boolean): { idea: CrossingIdea; layout: Layout } {
  const { level, levels } = g;
  if (boss) return { idea: 'guard', layout: LAY.guard };
  if (levels === 1) return { idea: 'plain', layout: LAYOUTS[g.design.seed % 3] as Layout };
  const some = IDEAS.filter((idea) => idea !== 'guard' && !(g.has('noEnemies') && OF_ROADS.includes(idea)));
  const last = levels - 1;
  const at = last < some.length ? Math.floor(((level - 1) * some.length) / last) : level - 1;
  const idea = some[at % some.length] as CrossingIdea;
  return { idea, layout: LAY[idea] };
}
