/** Stays at a distance, steps out of what is shown, and rolls where stepping does not help. */
import { clearPad } from '../../../kit/pad.js';
import type { Game, Pad } from '../../../kit/types.js';
import { H, W } from '../field.js';
import { dist } from '../state.js';
import { strikesAt } from './boss.js';
import { isAloft, type State } from './state.js';

const WAYS = Array.from({ length: 16 }, (_, i) => ({ x: Math.cos(i * 0.3927), y: Math.sin(i * 0.3927) }));
const LOOKS = [0.15, 0.35, 0.6];

function cost(s: State, vx: number, vy: number): number {
  const { hero, boss } = s;
  let sum = 0;
  for (const t of LOOKS) {
    const x = Math.max(1.4, Math.min(W - 1.4, hero.x + vx * t));
    const y = Math.max(1.4, Math.min(H - 1.4, hero.y + vy * t));
    if (strikesAt(s, x, y)) sum += 14;
    const far = dist(boss.x + boss.vx * t - x, boss.y + boss.vy * t - y);
    if (!isAloft(boss) && far < boss.size * 0.36 + 0.8) sum += 30;
    sum += far < 4.5 ? (4.5 - far) * 1.6 : far > 7 ? (far - 7) * 0.8 : 0;
    for (const ball of s.balls) {
      const d = dist(ball.x + ball.vx * t - x, ball.y + ball.vy * t - y);
      if (d < 0.8) sum += 26;
      else if (d < 1.7) sum += 2 / d;
    }
    const edge = Math.min(x - 1, W - 1 - x, y - 1, H - 1 - y);
    if (edge < 3) sum += (3 - edge) * 1.2;
  }
  return sum;
}

export function bossesBot(g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (--s.plan.left <= 0) {
    let least = cost(s, 0, 0) + 0.2;
    s.plan = { x: 0, y: 0, left: 5 };
    for (const way of WAYS) {
      const c = cost(s, way.x * 5, way.y * 5);
      if (c < least) [least, s.plan] = [c, { ...way, left: 5 }];
    }
    if (least > 26 && s.rollWait === 0 && g.safe === 0) pad.b = true;
  }
  pad.ax = s.plan.x;
  pad.ay = s.plan.y;
  pad.a = s.beaten === 0;
}
