/** Keeps away from the horde and near to gems: of thirteen ways to run it takes the best for the next half second. */
import { clearPad } from '../../../kit/pad.js';
import type { Game, Pad } from '../../../kit/types.js';
import { H, W } from '../field.js';
import { dist, type Spot } from '../state.js';
import type { State, Upgrade } from './state.js';

const WAYS = Array.from({ length: 12 }, (_, i) => ({ x: Math.cos(i * 0.5236), y: Math.sin(i * 0.5236) }));
const LOOKS = [0.2, 0.5];
/** what it would rather have, best first */
const LIKES: readonly Upgrade[] = [
  'upBlades',
  'upShot',
  'upWave',
  'upGlow',
  'upPower',
  'upHaste',
  'upHeart',
  'upFeet',
  'upMagnet',
];

function nearestGem(s: State): Spot | undefined {
  let best: Spot | undefined;
  let least = 12;
  for (const gem of s.gems) {
    let cost = dist(gem.x - s.hero.x, gem.y - s.hero.y);
    for (const foe of s.foes) if (dist(foe.x - gem.x, foe.y - gem.y) < 1.6) cost += 2;
    if (cost < least) [least, best] = [cost, gem];
  }
  return best;
}

function cost(s: State, vx: number, vy: number, goal: Spot | undefined): number {
  let sum = 0;
  for (const t of LOOKS) {
    const x = s.hero.x + vx * t;
    const y = s.hero.y + vy * t;
    for (const foe of s.foes) {
      const d = dist(foe.x + foe.vx * t - x, foe.y + foe.vy * t - y) - foe.size * 0.4;
      if (d < 0.65) sum += 30;
      else if (d < 4) sum += 2.4 / (d * d);
    }
    const edge = Math.min(x - 1, W - 1 - x, y - 1, H - 1 - y);
    if (edge < 4) sum += (4 - edge) * 1.3;
  }
  if (goal) sum += dist(goal.x - s.hero.x - vx * 0.25, goal.y - s.hero.y - vy * 0.25) * 2;
  return sum;
}

export function survivorsBot(g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  const { choice } = s;
  if (choice) {
    const want = LIKES.find((one) => choice.cards.includes(one)) ?? choice.cards[0];
    const to = want ? choice.cards.indexOf(want) : 0;
    // one push or press at a time, and a look at what came of it
    if (choice.age < 30 || choice.age % 24 > 2) return;
    if (choice.at === to) pad.a = true;
    else pad.ax = Math.sign(to - choice.at);
    return;
  }
  if (--s.plan.left <= 0) {
    const goal = nearestGem(s);
    let least = cost(s, 0, 0, goal) + 0.3;
    s.plan = { x: 0, y: 0, left: 6 };
    for (const way of WAYS) {
      const c = cost(s, way.x * 4.6, way.y * 4.6, goal);
      if (c < least) [least, s.plan] = [c, { ...way, left: 6 }];
    }
    if (least > 34 && s.dashWait === 0 && g.safe === 0) pad.a = true;
  }
  pad.ax = s.plan.x;
  pad.ay = s.plan.y;
}
