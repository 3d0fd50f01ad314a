/** Whose picture stands before the goal's sentence. */
import type { Actor, GameDesign } from '../design.js';
import type { Kind } from './types.js';

/** Who or what the goal's sentence is about; a goal that the prompt names comes first. */
export function spokenOf({ cast }: Pick<GameDesign, 'cast'>, shows: Kind['goalShows']): Actor {
  const { goal, enemies, items, hero } = cast;
  const isFought = enemies[0]?.from === 'prompt';
  const hit = isFought ? undefined : items.find(({ from }) => from === 'prompt');
  if (shows === 'aim') return hit ?? enemies[0] ?? hero;
  const asked = goal?.from === 'prompt' || shows === 'goal' ? goal : undefined;
  return asked ?? (shows === 'foe' ? enemies[0] : shows === 'hero' ? hero : items[0]) ?? hero;
}
