/** What each maze of a chase brings in that none before it had: its ways, who chases and how, and what there is against them. */
import type { GameDesign } from '../../design.js';
import { levelsUnless } from '../../kit/budget.js';
import { ideaAt } from '../../kit/ideas.js';
import type { Game } from '../../kit/types.js';
import { isField, isStealthy } from './mode.js';
import type { Habit, MazeIdea } from './state.js';

/** In this order; the first has only what one has to know, the last the key and who wakes by it. */
export const IDEAS: readonly MazeIdea[] = ['paths', 'power', 'rooms', 'cutoff', 'edges', 'haste', 'dark', 'key'];
const WITHOUT_FOES: readonly MazeIdea[] = ['paths', 'rooms', 'edges', 'dark'];
/** Those of a field, which has neither rooms nor a key; the first is the field itself. */
const OF_FIELD: readonly MazeIdea[] = ['paths', 'power', 'cutoff', 'haste', 'dark'];
const OF_FIELD_ALONE: readonly MazeIdea[] = ['paths', 'edges', 'dark'];
/** levels of a game among guards, who are idea enough */
const SNEAKED = 3;

const ideasFor = (design: GameDesign): readonly MazeIdea[] => {
  const has = (name: string): boolean => design.rules.some(({ rule }) => rule === name);
  const [alone, chased] = isField(design) ? [OF_FIELD_ALONE, OF_FIELD] : [WITHOUT_FOES, IDEAS];
  return (has('noEnemies') ? alone : chased).filter((idea) => idea !== 'edges' || !has('wrap'));
};

/** An order of things to fetch is one game, as is what a clock ends. */
export const levelsOf = (design: GameDesign): number =>
  levelsUnless(isStealthy(design) ? SNEAKED : ideasFor(design).length, 'collect', 'timer')(design);

/** A maze alone has no idea, nor one of guards. */
export const ideaOf = (g: Game): MazeIdea | null =>
  g.levels === 1 || isStealthy(g.design) ? null : ideaAt(g, ideasFor(g.design));

/** which of the mazes goes with an idea, by its number in `buildLevel` */
export const MAZE_OF: Readonly<Record<MazeIdea, number>> = {
  paths: 0,
  power: 2,
  rooms: 1,
  cutoff: 2,
  edges: 0,
  haste: 1,
  dark: 0,
  key: 2,
};

const ALL: readonly Habit[] = ['hunter', 'ahead', 'roamer', 'shy'];
/** How those of a maze chase: nobody cuts off before that was brought in. */
export function habitsOf(idea: MazeIdea | null): readonly Habit[] {
  if (idea === null) return ALL;
  if (idea === 'cutoff') return ['ahead', 'hunter', 'roamer', 'shy'];
  return IDEAS.indexOf(idea) < IDEAS.indexOf('cutoff') ? ['hunter', 'roamer', 'shy', 'roamer'] : ALL;
}
