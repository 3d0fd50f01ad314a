/** What the idea of a level gives those who come: armour, or size. */
import type { FightIdea, Foe } from './state.js';

/** hits that the armoured take, and units of the big, who take two and split */
export const ARMOUR = 3;
export const BIG = 1.45;

/** The next of a wave: every third armoured, every second big. */
export function outfit(idea: FightIdea | null, foe: Foe, i: number): Foe {
  if (idea === 'armour' && i % 3 === 0) return { ...foe, most: ARMOUR, hp: ARMOUR };
  if (idea === 'split' && i % 2 === 0) return { ...foe, size: BIG, most: 2, hp: 2 };
  return foe;
}
