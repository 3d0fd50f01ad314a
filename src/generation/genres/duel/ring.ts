/** Who is out of the ring has lost the round. Both slide as on polished boards; a shove from speed sends the other flying; the ring gets smaller. */
import { clamp } from '../../kit/juice.js';
import type { Game, Pad } from '../../kit/types.js';
import { daze, flyShots, throwAt } from './shots.js';
import { foeSkill, pace, SIZE, TOP, type Fighter, type State, type Wish } from './state.js';

export const CX = SIZE.ring.w / 2;
export const CY = (SIZE.ring.h + TOP) / 2;
export const RADIUS = 5.4;
/** how large a fighter is: two of them fill a fifth of the ring, or they would be lost in it */
export const HEFT = 2.4;
/** frames before the ring begins to shrink */
const STILL = 60 * 14;

const massOf = (one: Fighter): number => (one.size / HEFT) ** 2 * (one.big > 0 ? 1.8 : 1);
export const fromMiddle = (one: { x: number; y: number }): number => Math.sqrt((one.x - CX) ** 2 + (one.y - CY) ** 2);

function push(g: Game, s: State, one: Fighter, wish: Wish): void {
  const long = Math.max(1, Math.sqrt(wish.x * wish.x + wish.y * wish.y));
  const power = (one.mine || s.human ? 0.34 : 0.2 + foeSkill(g, s) * 0.1) * pace(g, s) * (one.stun > 0 ? 0.25 : 1);
  one.vx = (one.vx + (wish.x / long) * power) * 0.955;
  one.vy = (one.vy + (wish.y / long) * power) * 0.955;
  if (Math.abs(wish.x) > 0.2) one.dir = Math.sign(wish.x);
  const wants = wish.a || (wish.b && g.has('dash') && !g.has('shooting'));
  if (wants && one.wait === 0 && (wish.x !== 0 || wish.y !== 0)) {
    one.wait = g.has('dash') && one.mine ? 40 : 62;
    one.dash = 14;
    const leap = one.mine || s.human ? 7.5 : 5 + foeSkill(g, s) * 2;
    one.vx += (wish.x / long) * leap;
    one.vy += (wish.y / long) * leap;
    one.squash.kick(-0.3);
    g.sound('jump', one.mine ? 0.9 : 0.7);
    g.burst(one.x, one.y + 0.5, { n: 8, shape: 'smoke', speed: 3, gravity: 0, size: 0.25 });
  }
  if (wish.b && g.has('shooting') && one.reload === 0) throwAt(g, s, one);
  one.x += one.vx / 60;
  one.y += one.vy / 60;
}

function collide(g: Game, s: State): void {
  const { me, foe } = s;
  const dx = foe.x - me.x;
  const dy = foe.y - me.y;
  const far = Math.sqrt(dx * dx + dy * dy) || 0.01;
  const apart = radiusOf(me) + radiusOf(foe);
  if (far >= apart) return;
  const nx = dx / far;
  const ny = dy / far;
  const [a, b] = [massOf(me), massOf(foe)];
  const over = apart - far;
  me.x -= (nx * over * b) / (a + b);
  me.y -= (ny * over * b) / (a + b);
  foe.x += (nx * over * a) / (a + b);
  foe.y += (ny * over * a) / (a + b);
  const into = (me.vx - foe.vx) * nx + (me.vy - foe.vy) * ny;
  if (into <= 0) return;
  // who dashed gives more than he takes
  const give = (me.dash > 0 ? 1.5 : 1) * (g.has('gentle') ? 1.15 : 1);
  const take = foe.dash > 0 ? 1.5 : 1;
  const hit = into * 1.55;
  me.vx -= (nx * hit * b * take) / (a + b);
  me.vy -= (ny * hit * b * take) / (a + b);
  foe.vx += (nx * hit * a * give) / (a + b);
  foe.vy += (ny * hit * a * give) / (a + b);
  if (into < 2) return;
  const hard = into > 7;
  for (const one of [me, foe]) one.squash.kick(hard ? 0.35 : 0.2);
  g.sound(hard ? 'hit' : 'bounce', hard ? 0.8 : 1);
  g.shake(Math.min(0.4, into * 0.03));
  if (hard) {
    g.freeze(4);
    g.addScore(10, (me.x + foe.x) / 2, (me.y + foe.y) / 2);
  }
  g.burst((me.x + foe.x) / 2, (me.y + foe.y) / 2, {
    n: hard ? 16 : 6,
    speed: hard ? 7 : 4,
    gravity: 0,
    life: 0.4,
    shape: hard ? 'star' : 'dot',
  });
}

export const radiusOf = (one: Fighter): number => one.size * (one.big > 0 ? 0.58 : 0.43);

export function stepRing(g: Game, s: State, mine: Wish, theirs: Wish): 'me' | 'foe' | null {
  push(g, s, s.me, mine);
  push(g, s, s.foe, theirs);
  collide(g, s);
  flyShots(g, s, (one, dir) => {
    daze(g, one);
    one.vx += dir * 3;
  });
  for (const post of s.things) {
    post.squash.step();
    if (s.layout === 'moving') {
      const t = g.frame * 0.012 + post.homeX;
      post.x = CX + Math.cos(t) * 2.6;
      post.y = CY + Math.sin(t) * 2.6;
    }
    for (const one of [s.me, s.foe]) {
      const dx = one.x - post.x;
      const dy = one.y - post.y;
      const far = Math.sqrt(dx * dx + dy * dy) || 0.01;
      if (far > post.r + radiusOf(one)) continue;
      one.x = post.x + (dx / far) * (post.r + radiusOf(one));
      one.y = post.y + (dy / far) * (post.r + radiusOf(one));
      const into = (one.vx * dx + one.vy * dy) / far;
      if (into >= 0) continue;
      one.vx -= (1.8 * into * dx) / far;
      one.vy -= (1.8 * into * dy) / far;
      post.squash.kick(0.35);
      g.sound('bounce', 1.4);
    }
  }
  if (s.t > STILL) s.radius = Math.max(2.8, s.radius - 0.0022 * (g.has('speedUp') ? 1.6 : 1));
  for (const one of [s.me, s.foe]) {
    const far = fromMiddle(one);
    if (far < s.radius + 0.15) continue;
    if (one.shield) {
      one.shield = false;
      one.x = CX + ((one.x - CX) / far) * (s.radius - 0.2);
      one.y = CY + ((one.y - CY) / far) * (s.radius - 0.2);
      one.vx = ((CX - one.x) / far) * 7;
      one.vy = ((CY - one.y) / far) * 7;
      g.sound('break');
      g.burst(one.x, one.y, { n: 20, shape: 'ring', colour: '#bfeaff', speed: 5, gravity: 0 });
      continue;
    }
    return one.mine ? 'foe' : 'me';
  }
  return null;
}

/** Goes for the hero and shoves where that leads out; back to the middle when it stands near the edge. */
export function ringMind(g: Game, s: State, plan: Fighter['plan']): void {
  const skill = foeSkill(g, s);
  const { me, foe } = s;
  plan.left = Math.round(14 - skill * 8);
  const far = fromMiddle(foe);
  const careful = s.radius * (0.62 + g.rand.range(0, 0.2));
  const [dx, dy] = [me.x - foe.x, me.y - foe.y];
  const dist = Math.sqrt(dx * dx + dy * dy) || 1;
  // outward through the hero?
  const out = (dx * (me.x - CX) + dy * (me.y - CY)) / dist;
  if (far > careful && out < 0.5) {
    plan.x = (CX - foe.x) / far;
    plan.y = (CY - foe.y) / far;
    return;
  }
  const error = (1 - skill) * 0.5;
  const angle = Math.atan2(dy, dx) + g.rand.range(-error, error);
  plan.x = Math.cos(angle);
  plan.y = Math.sin(angle);
  plan.b = g.has('shooting') && foe.reload === 0 && g.rand.chance(0.1);
  plan.a = dist < 4 && g.rand.chance(0.12 + skill * 0.3);
}

/** Keeps nearer to the middle than the rival, and shoves outward. */
export function ringBot(g: Game, s: State, pad: Pad): void {
  const { me, foe } = s;
  const mine = fromMiddle(me);
  const theirs = fromMiddle(foe);
  const dx = foe.x - me.x;
  const dy = foe.y - me.y;
  const dist = Math.sqrt(dx * dx + dy * dy) || 1;
  // the rival charges: step out of its way, so that it slides past
  const charge = foe.dash > 0 && dist < 3.6;
  let tx = foe.x;
  let ty = foe.y;
  if (mine > s.radius * 0.72 || mine > theirs + 0.5) {
    tx = CX;
    ty = CY;
  } else if (charge && mine > 1.5) {
    tx = me.x - dy;
    ty = me.y + dx;
  }
  const wx = tx - me.x - me.vx * 0.12;
  const wy = ty - me.y - me.vy * 0.12;
  const long = Math.sqrt(wx * wx + wy * wy) || 1;
  pad.ax = clamp(wx / long, -1, 1);
  pad.ay = clamp(wy / long, -1, 1);
  const outward = theirs > 0.4 && (dx * (foe.x - CX) + dy * (foe.y - CY)) / (dist * theirs) > 0.35;
  pad.a = me.wait === 0 && dist < 3.2 && outward && mine < theirs;
  pad.b = g.has('shooting') && me.reload === 0 && g.frame % 11 === 0;
}
