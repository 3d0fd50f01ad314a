/** Keeps its distance and shoots: of thirteen ways to step it takes the one that ends farthest from harm in the next half second. About 6 µs a frame. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { downhill, H, sees, spread, W } from './field.js';
import { nearest } from './hero.js';
import { BLAST } from './order.js';
import { dist, type Spot, type State } from './state.js';

const WAYS = Array.from({ length: 12 }, (_, i) => ({
  x: Math.cos((i / 12) * 6.2832),
  y: Math.sin((i / 12) * 6.2832),
}));
const LOOKS = [0.16, 0.42];

/** What it is after: what is to be collected, else a power that lies near, else an enemy that it can't hit from here. */
function wanted(s: State): Spot | undefined {
  let best: Spot | undefined;
  let least = s.need > 0 ? 60 : 9;
  for (const item of s.items) {
    // the way there, not the distance: else it turns between two of them for ever
    const d = (s.ways[Math.floor(item.y) * W + Math.floor(item.x)] ?? 0) + (item.power ? 0 : s.need > 0 ? -4 : 2);
    if (d < least) {
      least = d;
      best = item;
    }
  }
  const foe = nearest(s);
  if (!best && foe && !foe.seen && foe.way !== 'boss') best = foe;
  if (!best || sees(s.tiles, s.hero, best)) return best;
  const ways = new Int16Array(W * H);
  spread(s.tiles, Math.floor(best.x), Math.floor(best.y), ways);
  return downhill(s.tiles, ways, s.hero);
}

function cost(s: State, vx: number, vy: number, goal: Spot | undefined): number {
  let sum = 0;
  const { hero } = s;
  // a wall stops one part of the step
  const x1 = hero.x + vx * 0.1 + Math.sign(vx) * 0.35;
  const y1 = hero.y + vy * 0.1 + Math.sign(vy) * 0.35;
  if (s.tiles.solid(x1, hero.y - 0.34) || s.tiles.solid(x1, hero.y + 0.34)) vx = 0;
  if (s.tiles.solid(hero.x - 0.34, y1) || s.tiles.solid(hero.x + 0.34, y1)) vy = 0;
  for (const t of LOOKS) {
    const x = hero.x + vx * t;
    const y = hero.y + vy * t;
    for (const foe of s.foes) {
      const dash = foe.mode === 'aim' && foe.way !== 'shooter' ? t * 7 : 0;
      const d = dist(foe.x + foe.vx * t + foe.tx * dash - x, foe.y + foe.vy * t + foe.ty * dash - y) - foe.size * 0.45;
      if (d < 0.6) sum += 40;
      else if (d < 4) sum += 5 / (d * d);
    }
    for (const ball of s.balls) {
      const d = dist(ball.x + ball.vx * t - x, ball.y + ball.vy * t - y);
      if (d < 0.75) sum += 25;
      else if (d < 1.6) sum += 2 / d;
    }
    for (const one of s.coming) if (dist(one.x - x, one.y - y) < 1.6) sum += 4;
    for (const one of s.bursts) if (dist(one.x - x, one.y - y) < BLAST.radius + 0.4) sum += 12;
    for (const one of s.bumpers) if (dist(one.x + one.vx * t - x, one.y + one.vy * t - y) < 1.3) sum += 8;
    // not into a corner
    const edge = Math.min(x, W - x, y, H - y);
    if (edge < 3.5 && s.foes.length > 0) sum += (3.5 - edge) * 0.9;
  }
  // a short step towards it, so that a corner on the way is not overshot
  const end = 0.16;
  if (goal) sum += dist(goal.x - hero.x - vx * end, goal.y - hero.y - vy * end) * 1.6;
  return sum;
}

export function arenaBot(g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (--s.plan.left <= 0) {
    const goal = wanted(s);
    let least = cost(s, 0, 0, goal) + (goal ? 0.5 : 0);
    s.plan = { x: 0, y: 0, left: 6 };
    for (const way of WAYS) {
      const c = cost(s, way.x * 5, way.y * 5, goal);
      if (c < least) {
        least = c;
        s.plan = { ...way, left: 6 };
      }
    }
    // nothing helps: away with a dash
    if (least > 30 && g.has('dash') && s.dashWait === 0) pad.b = true;
  }
  pad.ax = s.plan.x;
  pad.ay = s.plan.y;
  const foe = nearest(s);
  pad.a = foe?.seen === true;
}
