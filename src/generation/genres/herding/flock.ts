/** The flock: grazes while nobody is near, runs from the hero and keeps together, loses its head when somebody comes too close. */
import { clamp } from '../../kit/juice.js';
import { moveBody, slip } from '../../kit/tiles.js';
import type { Game } from '../../kit/types.js';
import { ahead } from './field.js';
import { CALL, dist, FRIGHT, H, pace, W, type Animal, type State } from './state.js';

const WAYS = Array.from({ length: 16 }, (_, i) => ({
  x: Math.cos((i / 16) * 6.2832),
  y: Math.sin((i / 16) * 6.2832),
}));
/** as many are seen in the pen; who came first goes on into the house */
const MOST_IN = 18;

/** Who is frightened by a call: all in reach run, those beside lose their heads. */
export function hearCall(g: Game, s: State): void {
  for (const one of s.flock) {
    const d = dist(one.x - s.hero.x, one.y - s.hero.y);
    if (one.in || one.held || d > CALL) continue;
    one.fear = 70;
    one.think = 0;
    one.squash.kick(-0.2);
    if (d < 1.5) startle(g, one);
  }
}

export function startle(g: Game, one: Animal): void {
  if (one.bolt === 0) {
    g.sound('jump', 1.5);
    one.squash.kick(-0.3);
  }
  one.bolt = 34;
  one.fear = 60;
  one.think = 0;
}

/** Of sixteen ways the one that leads from what frightens, along with the others, and into nothing. */
function choose(g: Game, s: State, one: Animal): void {
  let [ax, ay] = [0, 0];
  const fear = (x: number, y: number, reach: number): void => {
    const dx = one.x - x;
    const dy = one.y - y;
    const d = dist(dx, dy) || 0.01;
    if (d > reach) return;
    const weight = (0.35 + (1 - d / reach) * 1.6) / d;
    ax += dx * weight;
    ay += dy * weight;
  };
  fear(s.hero.x, s.hero.y, FRIGHT + 1.6);
  for (const foe of s.foes) if (foe.mode !== 'flee' && foe.mode !== 'warn') fear(foe.x, foe.y, 2.8);
  // off the fences, or one is chased along them for ever
  ax += Math.max(0, 2 - one.x) * 0.7 - Math.max(0, one.x - W + 2) * 0.7;
  ay -= Math.max(0, one.y - H + 2.2) * 0.9;
  let [cx, cy, vx, vy, n] = [0, 0, 0, 0, 0];
  for (const other of s.flock) {
    if (other === one || other.in || other.held) continue;
    const d = dist(other.x - one.x, other.y - one.y);
    if (d > 4.5) continue;
    n++;
    cx += other.x - one.x;
    cy += other.y - one.y;
    vx += other.vx;
    vy += other.vy;
  }
  const far = dist(cx, cy) || 1;
  const calm = one.bolt > 0 ? 0 : 1;
  const near = n > 0 ? clamp(far / n / 1.6, 0, 1) * calm : 0;
  const run = dist(vx, vy) || 1;
  // the open gate is seen from near by, best by the young of a gentle game
  const { pen, pasture, way } = s.field;
  const at = way[Math.floor(one.y) * W + Math.floor(one.x)] as number;
  const gate = at >= 0 && at < 5 && one.bolt === 0 ? ahead(pasture, way, one, 2) : null;
  let best = -1e9;
  for (const go of WAYS) {
    let score = (go.x * ax + go.y * ay) * 1.2;
    score += ((go.x * cx + go.y * cy) / far) * near * 0.7;
    if (n > 0) score += ((go.x * vx + go.y * vy) / run) * 0.3 * calm;
    score += (go.x * one.hx + go.y * one.hy) * 0.3;
    if (gate) {
      const d = dist(gate.x - one.x, gate.y - one.y) || 1;
      score += ((go.x * (gate.x - one.x) + go.y * (gate.y - one.y)) / d) * (1.1 - g.skill * 0.6);
    }
    if (pasture.solid(one.x + go.x * 0.8, one.y + go.y * 0.8)) score -= 2.2;
    else if (pasture.solid(one.x + go.x * 1.7, one.y + go.y * 1.7)) score -= 0.7;
    if (score > best) {
      best = score;
      one.hx = go.x;
      one.hy = go.y;
    }
  }
  if (one.bolt > 0) {
    const turn = g.rand.range(-0.7, 0.7);
    const [hx, hy] = [one.hx, one.hy];
    one.hx = hx * Math.cos(turn) - hy * Math.sin(turn);
    one.hy = hx * Math.sin(turn) + hy * Math.cos(turn);
  }
  if (one.y < pen.edge + 1 && one.x > pen.left && one.x < pen.right && one.hy < 0) one.hx *= 0.4;
}

/** At rest it takes a few steps now and then, off the fences, towards the others, and never through the gate. */
function graze(g: Game, s: State, one: Animal): void {
  one.think = g.rand.int(50, 150);
  const angle = g.rand.range(0, 6.2832);
  one.hx = Math.cos(angle);
  one.hy = Math.sin(angle) * 0.7;
  if (one.x < 3) one.hx = 1;
  if (one.x > W - 3) one.hx = -1;
  if (one.y > H - 3) one.hy = -1;
  if (one.y < s.field.pen.edge + 3) one.hy = 1;
}

function walkInside(s: State, one: Animal): void {
  const dx = one.tx - one.x;
  const dy = one.ty - one.y;
  const d = dist(dx, dy);
  const speed = d > 0.15 ? Math.min(2.4, 0.6 + d) : 0;
  one.vx = d > 0.15 ? (dx / d) * speed : 0;
  one.vy = d > 0.15 ? (dy / d) * speed : 0;
  moveBody(s.field.pasture, one);
}

function comeHome(g: Game, s: State, one: Animal): void {
  const { pen } = s.field;
  const { rand } = g;
  one.in = true;
  one.tx = rand.range(pen.x + 0.5, pen.x + pen.w - 0.5);
  one.ty = rand.range(pen.y + 0.7, pen.edge - 0.7);
  one.squash.kick(0.3);
  s.home++;
  s.combo = s.comboLeft > 0 ? Math.min(6, s.combo + 1) : 1;
  s.comboLeft = 120;
  g.addScore(20 + 10 * s.combo, one.x, one.y - 0.6);
  g.sound('collect', 0.95 + s.combo * 0.07);
  g.burst(one.x, one.y, { n: g.has('confetti') ? 24 : 10, shape: 'star', speed: 4, size: 0.15 });
  g.progress(s.home, s.need, one.actor);
  // the pen is not endless: who came first goes on into the house
  const inside = s.flock.filter((other) => other.in);
  const first = inside[0];
  if (first && inside.length > MOST_IN) {
    s.flock = s.flock.filter((other) => other !== first);
    g.burst(first.x, first.y, { n: 6, shape: 'smoke', speed: 1.5, size: 0.2 });
  }
}

export function moveFlock(g: Game, s: State): void {
  const { hero, flock } = s;
  const haste = pace(g) * (g.has('speedUp') ? 1 + (s.home / s.need) * 0.35 : 1);
  if (s.comboLeft > 0) s.comboLeft--;
  for (const one of flock) {
    one.squash.step();
    if (one.held) continue;
    if (one.in) {
      walkInside(s, one);
      continue;
    }
    const d = dist(one.x - hero.x, one.y - hero.y);
    if (d < (one.stubborn ? 1.9 : FRIGHT)) {
      if (one.fear === 0) one.think = 0;
      one.fear = Math.max(one.fear, 26);
      if (d < 0.85 + g.skill * 0.35) startle(g, one);
    }
    for (const foe of s.foes)
      if (foe.mode !== 'flee' && foe.mode !== 'warn' && dist(one.x - foe.x, one.y - foe.y) < 2.4)
        one.fear = Math.max(one.fear, 20);
    if (one.bolt > 0) one.bolt--;
    if (one.fear > 0) one.fear--;
    if (--one.think <= 0) {
      if (one.fear > 0) {
        choose(g, s, one);
        one.think = 6;
      } else graze(g, s, one);
    }
    const close = clamp(1.25 - d / (FRIGHT + 1), 0.45, 1);
    const speed =
      one.fear > 0
        ? (2.5 + g.skill * 1.1) * haste * (one.bolt > 0 ? 1.35 : 0.5 + close * 0.65)
        : one.think > 40 && one.think < 90
          ? 0.55
          : 0;
    one.vx += (one.hx * speed - one.vx) * 0.16;
    one.vy += (one.hy * speed - one.vy) * 0.16;
    if (Math.abs(one.vx) > 0.25) one.dir = Math.sign(one.vx);
    const [wantX, wantY] = [one.vx, one.vy];
    moveBody(s.field.pasture, one);
    slip(s.field.pasture, one, wantX, wantY);
    if (one.y < s.field.pen.edge) comeHome(g, s, one);
  }
  spreadOut(s);
}

/** Nobody stands in another. */
function spreadOut({ flock, field }: State): void {
  for (let i = 0; i < flock.length; i++) {
    const a = flock[i] as Animal;
    for (let j = i + 1; j < flock.length; j++) {
      const b = flock[j] as Animal;
      const dx = b.x - a.x;
      if (dx > 0.72 || dx < -0.72 || a.in !== b.in || a.held || b.held) continue;
      const dy = b.y - a.y;
      const d = dist(dx, dy) || 0.01;
      if (d > 0.72) continue;
      const push = ((0.72 - d) / d) * 0.12;
      nudge(field, a, -dx * push, -dy * push);
      nudge(field, b, dx * push, dy * push);
    }
  }
}

function nudge({ pasture }: State['field'], one: Animal, dx: number, dy: number): void {
  const x = one.x + dx;
  const y = one.y + dy;
  if (!pasture.solid(x + Math.sign(dx) * 0.3, one.y)) one.x = x;
  if (!pasture.solid(one.x, y + Math.sign(dy) * 0.3)) one.y = y;
}
