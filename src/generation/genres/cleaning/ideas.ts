/** What each level brings in, and how many there are. */
import type { GameDesign, Idea as Told } from '../../design.js';
import { levelsUnless } from '../../kit/budget.js';
import { ideaAt } from '../../kit/ideas.js';
import type { Game } from '../../kit/types.js';
import { workOf, type Work } from './mode.js';
import type { Idea } from './state.js';

const IDEAS: Readonly<Record<Work, readonly Idea[]>> = {
  plain: ['first', 'scrub', 'tracks', 'broad', 'drip', 'ice'],
  fire: ['first', 'tank', 'sparks', 'helper', 'dark'],
  lamps: ['first', 'blow', 'wicks', 'snuffers', 'helper', 'dark'],
};
/** Those in which somebody walks about. */
const WALKED: ReadonlySet<Idea> = new Set<Idea>(['tracks', 'snuffers']);
/** levels of a game that is told how many things there are */
const COUNTED = 3;
/** more than so many at once fill the field, and are a game by themselves */
export const MOST_OUT = 30;

type Asked = Pick<GameDesign, 'mode' | 'rules'>;
const has = ({ rules }: Asked, name: string): boolean => rules.some(({ rule }) => rule === name);

export const ideasOf = (design: Asked): readonly Idea[] =>
  IDEAS[workOf(design)].filter((idea) => !(WALKED.has(idea) && has(design, 'noEnemies')));

/** Those that a line is told of. */
export const toldIdeas = (design: Asked): readonly Told[] =>
  IDEAS[workOf(design)].filter((idea): idea is Exclude<Idea, 'first'> => idea !== 'first');

/** A clock that is asked for ends one game; so many things are as many on each level. */
export function levelsOf(design: GameDesign): number {
  const wanted = design.rules.find((entry) => entry.rule === 'collect');
  if (wanted && 'n' in wanted) return wanted.n > MOST_OUT ? 1 : levelsUnless(COUNTED, 'timer')(design);
  return levelsUnless(ideasOf(design).length, 'timer')(design);
}

export function ideaOf(g: Game): Idea {
  const idea = ideaAt(g, ideasOf(g.design));
  if (idea !== 'first') g.idea(idea);
  return idea;
}
