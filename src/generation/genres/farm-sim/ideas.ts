/** What each level of a farm's year brings in that none before it had, and in which season. */
import type { GameDesign } from '../../design.js';
import { levelsUnless } from '../../kit/budget.js';
import { ideaAt } from '../../kit/ideas.js';
import type { Game } from '../../kit/types.js';
import { SEASONS, type FarmIdea, type Season, type State } from './state.js';

/** In this order; the first has only what one has to know. */
export const IDEAS: readonly FarmIdea[] = ['plain', 'thieves', 'shower', 'drought', 'giants', 'market', 'feast'];
/** levels against a clock, which leaves no time for anything else */
const TIMED = 3;
/** never in this level */
const NEVER = 1e6;

const SEASON_OF: Readonly<Record<FarmIdea, Season>> = {
  plain: 'spring',
  thieves: 'spring',
  shower: 'spring',
  drought: 'summer',
  giants: 'autumn',
  market: 'autumn',
  feast: 'winter',
};

const ideasFor = ({ rules }: GameDesign): readonly FarmIdea[] =>
  rules.some(({ rule }) => rule === 'noEnemies') ? IDEAS.filter((idea) => idea !== 'thieves') : IDEAS;

/** Where a prompt names no number; a number of crops is one long level. */
export const levelsOf = (design: GameDesign): number => {
  const timed = design.rules.some(({ rule }) => rule === 'timer');
  return levelsUnless(timed ? TIMED : ideasFor(design).length, 'collect')(design);
};

/** One level alone has no idea of its own, nor one against a clock. */
export const ideaOf = (g: Game): FarmIdea | null =>
  g.levels === 1 || g.has('timer') ? null : ideaAt(g, ideasFor(g.design));

export const seasonOf = (g: Game, idea: FarmIdea | null): Season =>
  idea ? SEASON_OF[idea] : (SEASONS[(g.level - 1) % SEASONS.length] as Season);

/** Crops that a level wants: a few where many levels follow each other, more for the last. */
export function usualNeed(g: Game, last: boolean): number {
  if (g.levels <= TIMED) return Math.round(5 + g.skill * 6 + (last ? 4 : 0));
  return Math.round(3 + g.skill * 3 + (last ? 3 : 0));
}

/** Frames until the first rain and between two; `usual` where a level has nothing of its own to say. */
export function nextRain({ idea }: Pick<State, 'idea'>, usual: number): number {
  if (idea === 'plain' || idea === 'thieves' || idea === 'drought') return NEVER;
  return idea === 'shower' ? Math.round(usual * 0.35) : usual;
}

/** What is sown now grows huge: every second one, where that is the idea. */
export const isGiant = (s: Pick<State, 'idea' | 'sown'>): boolean => s.idea === 'giants' && s.sown % 2 === 1;
