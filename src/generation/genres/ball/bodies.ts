/**
 * Boxes and balls that fall, topple, roll and lie on each other: impulses at their touches, in the manner of Box2D Lite (Erin Catto).
 * One step a frame; what lies still sleeps until something wakes it. No chance, no clock: the same start gives the same way.
 */
import { touchesOf, type Touch } from './body-touch.js';
import { reachX, reachY, type Body } from './body.js';

/** Two bodies that touch, and the impulses that held them apart in the step before. */
interface Pair {
  readonly a: Body;
  readonly b: Body;
  touches: Touch[];
}

export interface Yard {
  bodies: Body[];
  /** units/s² */
  gravity: number;
  pairs: Map<Body, Map<Body, Pair>>;
}

const STEP = 1 / 60;
const ROUNDS = 9;
/** units a second that nothing exceeds: less than half a small body in a step */
export const FASTEST = 24;
/** depth that is left alone, and part of the rest that is undone in a step */
const SLOP = 0.012;
const UNDO = 0.18;
/** pace into each other below which nothing bounces */
const SOFT = 1.4;
const DOZE = 45;
/** a touch that moved no further in a step is the same one */
const SAME = 0.25;

export const yardOf = (gravity: number, bodies: Body[]): Yard => ({ bodies, gravity, pairs: new Map() });

export function wake(yard: Yard): void {
  for (const one of yard.bodies) {
    one.asleep = false;
    one.still = 0;
  }
}

const rests = (one: Body): boolean => one.asleep || one.light === 0;
/** The impulses of the touch that was there in the step before. */
function recall(touch: Touch, before: readonly Touch[]): void {
  for (const { x, y, push, rub } of before) {
    if (Math.abs(x - touch.x) + Math.abs(y - touch.y) > SAME) continue;
    touch.push = push;
    touch.rub = rub;
    return;
  }
}

/** Finds who touches whom, keeping the impulses of those that did before. */
function meet(yard: Yard): Pair[] {
  const found: Pair[] = [];
  const before = yard.pairs;
  yard.pairs = new Map();
  const { bodies } = yard;
  const wide = bodies.map(reachX);
  const tall = bodies.map(reachY);
  for (let i = 0; i < bodies.length; i++)
    for (let j = i + 1; j < bodies.length; j++) {
      const a = bodies[i] as Body;
      const b = bodies[j] as Body;
      const dx = b.x - a.x;
      if (Math.abs(dx) > (wide[i] as number) + (wide[j] as number)) continue;
      const dy = b.y - a.y;
      if (Math.abs(dy) > (tall[i] as number) + (tall[j] as number) || (a.light === 0 && b.light === 0)) continue;
      const known = before.get(a)?.get(b);
      const both = rests(a) && rests(b);
      const touches = both ? (known?.touches ?? []) : touchesOf(a, b);
      if (touches.length === 0) continue;
      if (!both && known) for (const touch of touches) recall(touch, known.touches);
      const pair = { a, b, touches };
      const row = yard.pairs.get(a) ?? new Map<Body, Pair>();
      row.set(b, pair);
      yard.pairs.set(a, row);
      if (both) continue;
      // who is hit by something that moves wakes up
      if (a.asleep && pace(b) > 0.5) a.asleep = false;
      if (b.asleep && pace(a) > 0.5) b.asleep = false;
      found.push(pair);
    }
  return found;
}

const pace = (one: Body): number => Math.abs(one.vx) + Math.abs(one.vy) + Math.abs(one.spin) * 0.5;

function shove(one: Body, px: number, py: number, rx: number, ry: number, way: 1 | -1): void {
  if (one.asleep) return;
  one.vx += way * px * one.light;
  one.vy += way * py * one.light;
  one.spin += way * (rx * py - ry * px) * one.nimble;
}

/** How fast two bodies run into each other, before any impulse of this step; and how fast they are to part for it. */
function measure({ a, b, touches }: Pair): number {
  const bounce = Math.max(a.bounce, b.bounce);
  let most = 0;
  for (const t of touches) {
    t.ax = t.x - a.x;
    t.ay = t.y - a.y;
    t.bx = t.x - b.x;
    t.by = t.y - b.y;
    t.undo = (UNDO / STEP) * Math.max(0, t.deep - SLOP);
    const into = -along(a, b, t, t.nx, t.ny);
    if (into > SOFT) t.undo = Math.max(t.undo, into * bounce);
    most = Math.max(most, into);
  }
  return most;
}

/** What each touch weighs, and last step's impulses again: so that piles stand. */
function prepare({ a, b, touches }: Pair): void {
  const [la, lb] = [a.asleep ? 0 : a.light, b.asleep ? 0 : b.light];
  const [na, nb] = [a.asleep ? 0 : a.nimble, b.asleep ? 0 : b.nimble];
  for (const t of touches) {
    const an = t.ax * t.ny - t.ay * t.nx;
    const bn = t.bx * t.ny - t.by * t.nx;
    const at = t.ax * t.nx + t.ay * t.ny;
    const bt = t.bx * t.nx + t.by * t.ny;
    t.weight = 1 / (la + lb + an * an * na + bn * bn * nb || 1);
    t.rubWeight = 1 / (la + lb + at * at * na + bt * bt * nb || 1);
    const px = t.push * t.nx - t.rub * t.ny;
    const py = t.push * t.ny + t.rub * t.nx;
    shove(a, px, py, t.ax, t.ay, -1);
    shove(b, px, py, t.bx, t.by, 1);
  }
}

/** How fast `b` leaves `a` at a touch, along a way. */
function along(a: Body, b: Body, t: Touch, x: number, y: number): number {
  const vx = b.vx - b.spin * t.by - a.vx + a.spin * t.ay;
  const vy = b.vy + b.spin * t.bx - a.vy - a.spin * t.ax;
  return vx * x + vy * y;
}

function settle({ a, b, touches }: Pair): void {
  const grip = Math.sqrt(a.grip * b.grip);
  for (const t of touches) {
    const push = Math.max(0, t.push + (t.undo - along(a, b, t, t.nx, t.ny)) * t.weight);
    const by = push - t.push;
    t.push = push;
    shove(a, by * t.nx, by * t.ny, t.ax, t.ay, -1);
    shove(b, by * t.nx, by * t.ny, t.bx, t.by, 1);
    const most = grip * t.push;
    const wish = t.rub - along(a, b, t, -t.ny, t.nx) * t.rubWeight;
    const rub = wish > most ? most : wish < -most ? -most : wish;
    const more = rub - t.rub;
    t.rub = rub;
    shove(a, -more * t.ny, more * t.nx, t.ax, t.ay, -1);
    shove(b, -more * t.ny, more * t.nx, t.bx, t.by, 1);
  }
}

/** Told of each pair that has just hit each other hard: how fast, where, and who. */
export type Blow = (pace: number, x: number, y: number, a: Body, b: Body) => void;

/** One frame for all bodies; `held` neither falls nor sleeps. */
export function stepYard(yard: Yard, held: Body | null, hit?: Blow): void {
  for (const one of yard.bodies) if (!rests(one) && one !== held) one.vy += yard.gravity * STEP;
  const pairs = meet(yard);
  for (const pair of pairs) {
    const into = measure(pair);
    const [t] = pair.touches;
    if (hit && t && t.push === 0 && into > 2.5) hit(into, t.x, t.y, pair.a, pair.b);
  }
  for (const pair of pairs) prepare(pair);
  for (let i = 0; i < ROUNDS; i++) for (const pair of pairs) settle(pair);
  for (const one of yard.bodies) {
    if (rests(one)) continue;
    const fast = Math.sqrt(one.vx * one.vx + one.vy * one.vy);
    if (fast > FASTEST) {
      one.vx *= FASTEST / fast;
      one.vy *= FASTEST / fast;
    }
    one.x += one.vx * STEP;
    one.y += one.vy * STEP;
    one.angle += one.spin * STEP;
    // what rolls comes to rest in the end
    one.spin *= one.round ? 0.988 : 0.995;
    one.still = pace(one) < 0.22 ? one.still + 1 : 0;
    one.asleep = one.still > DOZE && one !== held;
    if (one.asleep) one.vx = one.vy = one.spin = 0;
  }
}
