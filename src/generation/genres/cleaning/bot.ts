/** Goes to the nearest that is bad, shoos who is about to make more of it, and fetches water in time. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { isBurning, JET } from './blaze.js';
import { at, away, dist, type Place, type Spot, type State } from './state.js';

/** The bit of a spot that is nearest. */
function bitOf(spot: Spot, from: Place): Place {
  let best: Place = spot;
  let least = Infinity;
  for (const part of spot.parts) {
    if (part.left <= 0) continue;
    const one = { x: spot.x + part.u * spot.w, y: spot.y + part.v * spot.h };
    const d = away(one, from);
    if (d < least) [least, best] = [d, one];
  }
  return best;
}

function nearest<T extends Place>(list: readonly T[], from: Place, cost: (one: T) => number = () => 0): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const one of list) {
    const d = away(one, from) + cost(one);
    if (d < least) [least, best] = [d, one];
  }
  return best;
}

/** Where to go, and how near. */
function goalOf(s: State): { to: Place; stop: number } | undefined {
  const { hero } = s;
  const foe = nearest(
    s.foes.filter(({ mode, spot }) => (mode === 'come' || mode === 'foul') && spot !== null),
    hero,
  );
  if (foe && away(foe, hero) < 4.5) return { to: foe, stop: 0 };
  if (s.work !== 'fire') {
    const one = nearest(
      s.spots.filter(({ good }) => !good),
      hero,
    );
    if (one) return { to: s.work === 'plain' ? bitOf(one, hero) : one, stop: s.work === 'lamps' ? 0.3 : 0.35 };
    return foe ? { to: foe, stop: 0 } : undefined;
  }
  const wells = s.wells.map((well) => at(s, well));
  if (s.water < 0.12) s.plan.fetching = true;
  if (s.water > 0.92) s.plan.fetching = false;
  const well = nearest(wells, hero);
  if (s.plan.fetching && well) return { to: well, stop: 1 };
  const guest = nearest(
    s.spots.filter((one) => one.guest !== null),
    hero,
  );
  const fire = nearest(s.spots.filter(isBurning), hero, (one) => one.health * 4);
  if (guest && (!fire || away(guest, hero) < 5)) return { to: guest, stop: 0.6 };
  if (fire) return { to: fire, stop: JET * 0.6 };
  return s.water < 0.8 && well ? { to: well, stop: 1 } : undefined;
}

export function cleaningBot(_g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  const { hero, plan } = s;
  if (--plan.left <= 0) {
    plan.left = 4;
    plan.x = plan.y = 0;
    const goal = goalOf(s);
    if (goal) {
      const d = away(goal.to, hero);
      // on slippery ground it brakes in time
      const ahead = s.idea === 'ice' ? 0.22 : 0.02;
      const [dx, dy] = [goal.to.x - hero.x - hero.vx * ahead, goal.to.y - hero.y - hero.vy * ahead];
      const length = dist(dx, dy) || 1;
      if (d > goal.stop) [plan.x, plan.y] = [dx / length, dy / length];
      round(s, plan);
    }
  }
  pad.ax = plan.x;
  pad.ay = plan.y;
}

/** Round a thing that stands in the way. */
function round(s: State, plan: { x: number; y: number }): void {
  for (const stone of s.stones) {
    const [dx, dy] = [stone.x - s.hero.x, stone.y - s.hero.y];
    const d = dist(dx, dy);
    if (d > 1.3 || (dx * plan.x + dy * plan.y) / (d || 1) < 0.6) continue;
    const side = dx * plan.y - dy * plan.x > 0 ? 1 : -1;
    [plan.x, plan.y] = [(-dy / d) * side, (dx / d) * side];
    return;
  }
}
