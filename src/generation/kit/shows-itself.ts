import type { GameDesign } from '../design.js';
import { isAsked } from './title-cast.js';
import type { View } from './types.js';

/** Whether a title shows the game itself: its page has it, all of it is in the window, and nobody was asked for who could stand there. */
export function showsItself(view: View, { cast }: GameDesign): boolean {
  return globalThis.__DEMO__ !== undefined && view.kind === 'board' && ![cast.hero, ...cast.enemies].some(isAsked);
}
