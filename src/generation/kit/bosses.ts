/** Who the boss is and when it comes, for kinds with levels. */
import type { Actor, GameDesign } from '../design.js';
import type { Game } from './types.js';

/** Whom the prompt calls the boss, else the first of its enemies. */
export const chiefOf = ({ cast }: Pick<GameDesign, 'cast'>): Actor =>
  cast.enemies.find(({ traits }) => traits.includes('boss')) ?? (cast.enemies[0] as Actor);

/** Whom the prompt calls the boss, else the last of its enemies: for kinds whose crowd is of all enemies at once. */
export const lastOf = ({ cast }: Pick<GameDesign, 'cast'>): Actor =>
  cast.enemies.find(({ traits }) => traits.includes('boss')) ?? (cast.enemies.at(-1) as Actor);

/** All others, where a boss is to be met: it is not seen before its time, unless it is the only enemy. */
export function crowdOf(design: Pick<GameDesign, 'cast' | 'rules'>): readonly Actor[] {
  const { enemies } = design.cast;
  const boss = lastOf(design);
  const met = boss.traits.includes('boss') || design.rules.some(({ rule }) => rule === 'boss' || rule === 'bossEvery');
  return met && enemies.length > 1 ? enemies.filter((actor) => actor !== boss) : enemies;
}

/** Whether a boss is met on this level: on the last by the rule `boss`, on every n-th and the last by `bossEvery`. */
export function bossOn(g: Pick<Game, 'has' | 'rule' | 'level' | 'levels'>): boolean {
  const every = g.rule('bossEvery')?.n;
  const last = g.level === g.levels;
  return (g.has('boss') && last) || (every !== undefined && (last || g.level % every === 0));
}
