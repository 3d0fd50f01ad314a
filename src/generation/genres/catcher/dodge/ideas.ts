/** What each level brings in: another way in which things come, night, or all at once. */
import type { GameDesign } from '../../../design.js';
import { levelsUnless } from '../../../kit/budget.js';
import { ideaAt } from '../../../kit/ideas.js';
import type { Game } from '../../../kit/types.js';
import { catcherMode } from '../mode.js';
import type { DodgeIdea } from './state.js';

const STANDING: readonly DodgeIdea[] = ['rain', 'arcs', 'sweeps', 'gusts', 'gaps', 'hops', 'dark', 'storm'];
const ON_WAY: readonly DodgeIdea[] = ['rain', 'sways', 'sweeps', 'gaps', 'tailwind', 'dark'];

/** Where somebody throws, they do so from the start. */
const THROWN: readonly DodgeIdea[] = STANDING.filter((idea) => idea !== 'arcs' && idea !== 'gusts');

export const ideasOf = (design: Pick<GameDesign, 'mode' | 'cast'>): readonly DodgeIdea[] =>
  catcherMode(design) === 'dodge_way' ? ON_WAY : design.cast.projectile?.from === 'prompt' ? THROWN : STANDING;

/** A number of things is one game, as is what a clock ends. */
export const levelsOf = (design: GameDesign): number =>
  levelsUnless(ideasOf(design).length, 'collect', 'timer')(design);

/** One long game has a bit of everything, a part of it after the other. */
export const ideaOf = (g: Game): DodgeIdea => (g.levels === 1 ? 'rain' : ideaAt(g, ideasOf(g.design)));

/** The ideas that are known by now, of which one long game learns one each ten seconds. */
export function knownOf(g: Game): readonly DodgeIdea[] {
  const ideas = ideasOf(g.design);
  if (g.levels > 1) return ideas.slice(0, ideas.indexOf(ideaOf(g)) + 1);
  return ideas.slice(0, 1 + Math.floor(g.time / 10)).filter((idea) => idea !== 'dark');
}
