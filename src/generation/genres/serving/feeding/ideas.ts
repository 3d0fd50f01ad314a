/** What each level of feeding brings in. */
import type { GameDesign } from '../../../design.js';
import { levelsUnless } from '../../../kit/budget.js';
import { ideaAt } from '../../../kit/ideas.js';
import type { Game } from '../../../kit/types.js';

export type FeedingIdea = 'plain' | 'courses' | 'uninvited' | 'shy' | 'siblings' | 'refill';

/** In this order; the first has only what one has to know. */
const IDEAS: readonly FeedingIdea[] = ['plain', 'courses', 'uninvited', 'shy', 'siblings', 'refill'];

const ideasFor = (g: Game): readonly FeedingIdea[] =>
  IDEAS.filter((idea) => idea !== 'uninvited' || !g.has('noEnemies'));

/** A number of mouths to feed is one game. */
export const levelsOf = (design: Pick<GameDesign, 'rules'>): number => levelsUnless(IDEAS.length, 'collect')(design);

/** Which ideas a level has: its own, and those of the levels before it. */
export function ideasOf(g: Game): { readonly own: FeedingIdea; readonly known: ReadonlySet<FeedingIdea> } {
  const all = ideasFor(g);
  const own = g.levels > 1 ? ideaAt(g, all) : 'courses';
  return { own, known: new Set(all.slice(0, all.indexOf(own) + 1)) };
}

/** Whether the prompt says who is not to be fed: then they come from the start. */
export const areNamed = ({ cast }: Pick<GameDesign, 'cast'>): boolean =>
  cast.enemies.some(({ from }) => from === 'prompt');
