/** Who the boss is and when it comes, for kinds with levels. */
import type { Actor, GameDesign } from '../design.js';
import type { Game } from './types.js';

/** Whom the prompt calls the boss, else the first of its enemies. */
export const chiefOf = ({ cast }: Pick<GameDesign, 'cast'>): Actor =>
  cast.enemies.find(({ traits }) => traits.includes('boss')) ?? (cast.enemies[0] as Actor);

/** Whether a boss is met on this level: on the last by the rule `boss`, on every n-th and the last by `bossEvery`. */
export function bossOn(g: Pick<Game, 'has' | 'rule' | 'level' | 'levels'>): boolean {
  const every = g.rule('bossEvery')?.n;
  const last = g.level === g.levels;
  return (g.has('boss') && last) || (every !== undefined && (last || g.level % every === 0));
}
