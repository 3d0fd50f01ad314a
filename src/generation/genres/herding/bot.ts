/** Drives a handful at a time: goes behind the one that lags, on the side away from the gate, and round the others; whoever steals is chased first. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { ahead, spread } from './field.js';
import { dist, H, W, type Animal, type Spot, type State } from './state.js';

const WAYS = Array.from({ length: 16 }, (_, i) => ({
  x: Math.cos((i / 16) * 6.2832),
  y: Math.sin((i / 16) * 6.2832),
}));
/** how far behind an animal it stands */
const BEHIND = 1.75;

/** Those around the one that has the shortest way to the gate, each within reach of another. */
function handful(s: State): Animal[] {
  const out = s.flock.filter((one) => !one.in && !one.held);
  let first: Animal | undefined;
  let least = Infinity;
  for (const one of out) {
    const way = s.field.way[Math.floor(one.y) * W + Math.floor(one.x)] ?? 0;
    // rather one that the hero is near to, so that it does not change its mind all the time
    const cost = way + dist(one.x - s.hero.x, one.y - s.hero.y) * 0.5;
    if (cost < least) [least, first] = [cost, one];
  }
  if (!first) return [];
  const group = [first];
  for (let i = 0; i < group.length; i++)
    for (const one of out)
      if (!group.includes(one)) {
        const near = group[i] as Animal;
        if (dist(one.x - near.x, one.y - near.y) < 2.2) group.push(one);
      }
  return group;
}

/** Where to stand, so that whoever lags runs towards the gate. */
function stand(s: State, group: readonly Animal[]): Spot {
  const { pasture, way, pen } = s.field;
  let [cx, cy] = [0, 0];
  for (const one of group) {
    cx += one.x / group.length;
    cy += one.y / group.length;
  }
  let worst = group[0] as Animal;
  let most = -Infinity;
  const lead = ahead(pasture, way, group[0] as Animal, 4);
  const d = dist(lead.x - cx, lead.y - cy) || 1;
  const [dx, dy] = [(lead.x - cx) / d, (lead.y - cy) / d];
  for (const one of group) {
    const [ox, oy] = [one.x - cx, one.y - cy];
    const lag = -(ox * dx + oy * dy) + Math.abs(ox * dy - oy * dx) * 0.9;
    if (lag > most) [most, worst] = [lag, one];
  }
  const near = (way[Math.floor(worst.y) * W + Math.floor(worst.x)] ?? 9) < 4;
  const to = near ? { x: (pen.left + pen.right) / 2, y: pen.edge - 0.5 } : ahead(pasture, way, worst, 4);
  const far = dist(to.x - worst.x, to.y - worst.y) || 1;
  const room = worst.stubborn ? 1.3 : BEHIND;
  return {
    x: Math.max(1.4, Math.min(W - 1.4, worst.x - ((to.x - worst.x) / far) * room)),
    y: Math.max(1.4, Math.min(H - 1.4, worst.y - ((to.y - worst.y) / far) * room)),
  };
}

/** The enemy that must be chased now: it has one, or is about to. */
function danger(s: State): Spot | undefined {
  const gate = { x: (s.field.pen.left + s.field.pen.right) / 2, y: s.field.pen.edge };
  let best: Spot | undefined;
  let least = Infinity;
  for (const foe of s.foes) {
    if (foe.mode !== 'stalk' && foe.mode !== 'carry') continue;
    const left = foe.mode === 'carry' ? 0 : dist((foe.prey ?? gate).x - foe.x, (foe.prey ?? gate).y - foe.y);
    const cost = left - dist(foe.x - s.hero.x, foe.y - s.hero.y) * 0.3;
    if (left < 6 + dist(foe.x - s.hero.x, foe.y - s.hero.y) * 0.5 && cost < least) [least, best] = [cost, foe];
  }
  return best;
}

export function herdBot(g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  const foe = danger(s);
  if (--s.plan.left <= 0) decide(s, foe);
  pad.ax = s.plan.x;
  pad.ay = s.plan.y;
  if (foe && dist(foe.x - s.hero.x, foe.y - s.hero.y) < 4 && s.callWait === 0) pad.a = g.frame % 2 === 0;
}

function decide(s: State, foe: Spot | undefined): void {
  const { hero, field } = s;
  const group = foe ? [] : handful(s);
  s.plan = { x: 0, y: 0, left: 5 };
  const spot = foe ?? (group.length > 0 ? stand(s, group) : undefined);
  if (!spot) return;
  const inside = { x: Math.max(1.2, Math.min(W - 1.2, spot.x)), y: Math.max(1.2, Math.min(H - 1.2, spot.y)) };
  const far = dist(inside.x - hero.x, inside.y - hero.y);
  let goal: Spot = inside;
  if (far > 1.5) {
    spread(field.ground, [inside], s.ways);
    goal = s.ways[Math.floor(hero.y) * W + Math.floor(hero.x)] === -1 ? inside : ahead(field.ground, s.ways, hero, 3);
  }
  let least = Infinity;
  for (const way of WAYS) {
    const x = hero.x + way.x * 0.7;
    const y = hero.y + way.y * 0.7;
    let cost = dist(goal.x - x, goal.y - y) * 1.5;
    if (field.ground.solid(x + way.x * 0.3, y) || field.ground.solid(x, y + way.y * 0.3)) cost += 3;
    // round the flock, not through it; right behind it one may come near
    for (const one of group) {
      const d = dist(one.x - x, one.y - y);
      const keep = far < 1.2 ? 1.15 : 2.1;
      if (d < keep) cost += (keep - d) * 2.4;
    }
    if (cost < least) {
      least = cost;
      s.plan.x = way.x;
      s.plan.y = way.y;
    }
  }
  if (far < 0.3) s.plan.x = s.plan.y = 0;
}
