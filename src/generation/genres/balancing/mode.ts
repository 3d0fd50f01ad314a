/** What is balanced: oneself on a rope, or a load that is carried. */
import type { GameDesign } from '../../design.js';

export type Balance = 'tightrope' | 'carrying';

/** A rope where the prompt says so, or names nothing that could be carried. */
export function balanceOf({ mode, cast }: Pick<GameDesign, 'mode' | 'cast'>): Balance {
  if (mode === 'tightrope') return mode;
  return cast.items.some(({ from }) => from === 'prompt') ? 'carrying' : 'tightrope';
}
