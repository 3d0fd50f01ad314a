/** Of nine ways to fly it takes the one that ends farthest from harm and nearest below a target. About 3 µs a frame. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { H, W, type State } from './state.js';

const WAYS = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y })));
const LOOKS = [0.1, 0.25, 0.45];

function aimX(s: State): number | undefined {
  let best: number | undefined;
  let least = Infinity;
  for (const foe of s.foes) {
    if (foe.y > s.ship.y - 1 || foe.y < -0.5) continue;
    // lower and nearer first
    const lead = foe.x + foe.vx * ((s.ship.y - foe.y) / 18);
    const cost = Math.abs(lead - s.ship.x) - foe.y * 0.5 + (foe.way === 'rock' ? 3 : 0);
    if (cost < least) {
      least = cost;
      best = lead;
    }
  }
  return best;
}

function cost(s: State, vx: number, vy: number, x0: number | undefined): number {
  let sum = 0;
  let { x, y } = s.ship;
  for (const t of LOOKS) {
    x = Math.max(0.6, Math.min(W - 0.6, s.ship.x + vx * t));
    y = Math.max(5.5, Math.min(H - 0.9, s.ship.y + vy * t));
    for (const bolt of s.bolts) {
      const dx = bolt.x + bolt.vx * t - x;
      const dy = bolt.y + bolt.vy * t - y;
      const d = dx * dx + dy * dy;
      if (d < 0.5) sum += 30;
      else if (d < 2) sum += 3 / d;
    }
    for (const foe of s.foes) {
      const dx = foe.x + foe.vx * t - x;
      const dy = foe.y + foe.vy * t - y;
      const d = dx * dx + dy * dy;
      const r = foe.size * 0.4 + 0.5;
      if (d < r * r) sum += 40;
      else if (d < 9) sum += 5 / d;
      // a warned dive comes straight down
      if (foe.way === 'hunter' && Math.abs(foe.x - x) < 1.2 && foe.y < y) sum += 20;
    }
  }
  if (x0 !== undefined) sum += Math.abs(x0 - x) * 0.9;
  else sum += Math.abs(W / 2 - x) * 0.3;
  sum += Math.abs(H - 2.2 - y) * 0.5;
  for (const drop of s.drops) {
    const far = Math.abs(drop.x - x) + Math.abs(drop.y - y);
    if (far < 6) sum += far * (drop.power || s.need > 0 ? 0.8 : 0.3);
  }
  // not into a corner
  const edge = Math.min(x, W - x);
  if (edge < 1.6) sum += (1.6 - edge) * 1.5;
  return sum;
}

export function shmupBot(_g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (--s.plan.left <= 0) {
    const x0 = aimX(s);
    let least = Infinity;
    for (const way of WAYS) {
      const c = cost(s, way.x * 7, way.y * 7, x0) + (way.x || way.y ? 0.05 : 0);
      if (c < least) {
        least = c;
        s.plan = { ...way, left: 4 };
      }
    }
  }
  pad.ax = s.plan.x;
  pad.ay = s.plan.y;
  pad.a = true;
}
