/** What a blow costs: the shield, where there is one; in a gentle game something collected; else a life. */
import type { Game } from './types.js';

interface Struck {
  readonly hero: { readonly x: number; readonly y: number };
  shield: boolean;
  got: number;
}

/**
 * Takes a blow; true where a shield took it. `bumped` says how it goes in a gentle game, where no blow takes a life; `lost` is then called if
 * something collected is gone.
 */
export function takeBlow(g: Game, s: Struck, bumped: () => void, lost: () => void): boolean {
  const { x, y } = s.hero;
  if (s.shield) {
    s.shield = false;
    g.safe = 60;
    g.sound('break');
    return true;
  }
  if (g.has('gentle')) {
    bumped();
    g.burst(x, y, { n: 8, shape: 'star' });
    if (s.got > 0) {
      s.got--;
      lost();
    }
  } else g.hurt(x, y);
  return false;
}
