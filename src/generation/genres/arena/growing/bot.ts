/** Goes for what can be eaten where nobody larger is near: of seventeen ways to go it takes the best for the next half second. */
import { clearPad } from '../../../kit/pad.js';
import type { Game, Pad } from '../../../kit/types.js';
import { H, W } from '../field.js';
import { dist, type Spot } from '../state.js';
import { farOf, isPrey, isThreat, type State } from './state.js';

const WAYS = Array.from({ length: 16 }, (_, i) => ({ x: Math.cos(i * 0.3927), y: Math.sin(i * 0.3927) }));
const LOOKS = [0.15, 0.4, 0.7];

function goalOf(s: State): Spot | undefined {
  let best: Spot | undefined;
  let least = Infinity;
  for (const one of s.beings) {
    if (!isPrey(s, one)) continue;
    let cost = farOf(s, one) - one.size * 1.5;
    for (const other of s.beings)
      if (isThreat(s, other)) cost += Math.max(0, 4.5 - dist(other.x - one.x, other.y - one.y)) * 3;
    if (cost < least) [least, best] = [cost, one];
  }
  return best;
}

function cost(s: State, vx: number, vy: number, goal: Spot | undefined): number {
  const { hero } = s;
  let sum = 0;
  for (const t of LOOKS) {
    const x = Math.max(1.4, Math.min(W - 1.4, hero.x + vx * t));
    const y = Math.max(1.4, Math.min(H - 1.4, hero.y + vy * t));
    for (const one of s.beings) {
      if (!isThreat(s, one)) continue;
      // who trembles will come along the straight line
      const dash = one.mode === 'aim' ? t * 6 : 0;
      const d =
        dist(one.x + (one.vx * t + Math.cos(one.way) * dash) - x, one.y + (one.vy * t + Math.sin(one.way) * dash) - y) -
        one.size * 0.4 -
        hero.size * 0.25;
      if (d < 0.5) sum += 30;
      else if (d < 3) sum += 4 / (d * d);
    }
  }
  if (goal) sum += dist(goal.x - hero.x - vx * 0.25, goal.y - hero.y - vy * 0.25) * 1.2;
  return sum;
}

export function growingBot(_: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (--s.plan.left <= 0) {
    const goal = goalOf(s);
    let least = cost(s, 0, 0, goal) + 0.4;
    s.plan = { x: 0, y: 0, left: 6 };
    for (const way of WAYS) {
      const c = cost(s, way.x * 5, way.y * 5, goal);
      if (c < least) [least, s.plan] = [c, { ...way, left: 6 }];
    }
    // nothing helps: away with a dash
    if (least > 28 && s.dashWait === 0) pad.a = true;
  }
  pad.ax = s.plan.x;
  pad.ay = s.plan.y;
}
