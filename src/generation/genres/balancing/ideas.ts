/** What each level of a walk brings in that none before it had. */
import { ideaAt } from '../../kit/ideas.js';
import type { Game } from '../../kit/types.js';
import type { Balance } from './mode.js';

export type BalanceIdea = 'plain' | 'squalls' | 'seesaws' | 'perched' | 'higher' | 'slippery' | 'dark';

const ON_A_ROPE: readonly BalanceIdea[] = ['plain', 'squalls', 'seesaws', 'perched', 'slippery', 'dark'];
const WITH_A_LOAD: readonly BalanceIdea[] = ['plain', 'squalls', 'seesaws', 'higher', 'slippery', 'dark'];

/** as many levels as there are ideas */
export const LEVELS = ON_A_ROPE.length;

/** The level's own; nobody sits down on a pole where nobody is wanted. */
export function ideaOf(g: Game, balance: Balance): BalanceIdea {
  const all = balance === 'tightrope' ? ON_A_ROPE : WITH_A_LOAD;
  return ideaAt(g, g.has('noEnemies') ? all.filter((idea) => idea !== 'perched') : all);
}

/** What came before stays: gusts from the second level on. */
export const isKnown = (g: Game, balance: Balance, idea: BalanceIdea): boolean => {
  const all = balance === 'tightrope' ? ON_A_ROPE : WITH_A_LOAD;
  return all.indexOf(ideaOf(g, balance)) >= all.indexOf(idea) && all.includes(idea);
};
