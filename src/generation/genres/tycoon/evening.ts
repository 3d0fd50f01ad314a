/** The evening: what spoils, what the place costs, whether the goal is reached; and the next morning. */
import type { Game } from '../../kit/types.js';
import { rentOf } from './season.js';
import { UPGRADES, type State } from './state.js';

/** part of what is left over that can still be sold tomorrow */
const KEEPS = 0.5;
/** a stand grows as often */
const MOST_OF_ONE = 3;
/** the day from which a stand can grow */
const GROWS = 1;
/** part of the start money that a life lends to whoever has none left */
const LENT = 0.5;

/** Tells how far one is. */
export function tell(g: Game, s: State): void {
  if (s.wanted !== null) g.progress(Math.min(s.soldInAll, s.wanted), s.wanted, g.design.cast.items[0]);
}

export const isReached = (s: State): boolean => (s.wanted !== null ? s.soldInAll >= s.wanted : s.money >= s.target);

export function closeDay(g: Game, s: State): void {
  s.phase = 'evening';
  s.t = 0;
  s.cursor = 0;
  s.guests = s.guests.filter(({ mood }) => mood !== 'come' && mood !== 'ask');
  s.rent = Math.min(s.money, rentOf(s.start));
  s.money -= s.rent;
  for (const ware of s.wares) if (s.owned.crate === 0) ware.stock = Math.floor(ware.stock * KEEPS);
  tell(g, s);
  g.sound(s.money > s.morning ? 'power' : 'swap');
}

/** Morning comes, unless the goal is reached, or all days are over. */
export function nextDay(g: Game, s: State): void {
  if (isReached(s)) {
    g.addScore(100 + g.lives * 20, 7, 4);
    return g.levelDone();
  }
  s.day++;
  if (s.day >= s.days || s.day >= s.season.rows.length - 1) {
    if (g.hurt(7, 4) === 'dead') return;
    g.safe = 0;
    // a life buys another day
    s.days = s.day + 1;
    s.day = Math.min(s.day, s.season.rows.length - 2);
  }
  const least = Math.min(...(s.season.rows[s.day]?.cost ?? [1]));
  if (s.money < least && s.wares.every(({ stock }) => stock === 0)) {
    if (g.hurt(7, 4) === 'dead') return;
    g.safe = 0;
    s.money += Math.round(s.start * LENT);
  }
  s.phase = 'plan';
  s.t = 0;
  s.cursor = 0;
  s.guests = [];
  s.thieves = [];
  const open = UPGRADES.filter((one) => s.owned[one] < (one === 'crate' ? 1 : MOST_OF_ONE));
  s.offer = s.day >= GROWS && open.length > 0 ? (open[s.day % open.length] ?? null) : null;
  g.sound('select', 0.8);
}
