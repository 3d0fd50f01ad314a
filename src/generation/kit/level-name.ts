import type { Game } from './types.js';

/** Called in each `update`: says what the level is called, once it has begun, where somebody named the levels of this game. */
export function sayLevelName(g: Game): void {
  const name = g.frame === 1 && g.design.levelNames?.[g.level - 1];
  if (name) g.banner(name);
}
