/** Clicks five times a second, thieves and gold first, and buys what pays itself back soonest. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { advise, clickOf, HAND, incomeOf, priceOf } from './economy.js';
import { cardX } from './hands.js';
import { HEART, SHOP, type State } from './state.js';

const EVERY = 12;

export function clickerBot(_g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (pad.pointer) pad.pointer.down = false;
  if (++s.think % EVERY !== 0) return;
  const down = (x: number, y: number): void => void (pad.pointer = { x, y, down: true });
  const thief = s.thieves.find((one) => !one.fleeing && Math.abs(one.x - HEART.x) < 5);
  if (thief) return down(thief.x, thief.y);
  const gold = s.golden.find((one) => one.age > 30 && one.x > 0.5 && one.x < 10.5);
  if (gold) return down(gold.x, gold.y);
  const e = s.economy;
  const left = (s.target - e.earned) / (clickOf(e) * HAND + incomeOf(e));
  const i = s.boss ? -1 : advise(e, Math.max(8, left));
  if (i >= 0 && e.bank >= priceOf(e, i)) return down(cardX(i), SHOP.y + 1.5);
  down(HEART.x, HEART.y);
}
