/** What is dropped falls among the others; two alike that touch become the next larger one, until the largest that is wanted is made. */
import { clamp, Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { stepYard, wake } from './bodies.js';
import { ball, type Body } from './body.js';
import {
  DROP_Y,
  edge,
  FLOOR,
  LINE,
  PATIENCE,
  PAUSE,
  sizeOf,
  W,
  actorOf,
  type State,
  type Thing,
} from './merge-drop-state.js';

const LOOK = { bounce: 0.12, grip: 0.28 };

function add(s: State, sort: number, x: number, y: number, vx = 0, vy = 0): Thing {
  const body = Object.assign(ball(x, y, sizeOf(sort), LOOK), { vx, vy });
  const thing: Thing = { body, sort, age: 0, over: 0, pop: new Spring() };
  s.things.push(thing);
  s.yard.bodies.push(body);
  return thing;
}

function remove(s: State, gone: ReadonlySet<Thing>): void {
  const bodies = new Set([...gone].map(({ body }) => body));
  s.things = s.things.filter((one) => !gone.has(one));
  s.yard.bodies = s.yard.bodies.filter((one) => !bodies.has(one));
}

function drop(g: Game, s: State): void {
  if (s.pause > 0 || s.ends > 0) return;
  const x = clamp(s.x, W / 2 - edge(s, s.now), W / 2 + edge(s, s.now));
  add(s, s.now, x + g.rand.range(-0.012, 0.012), DROP_Y, 0, 1);
  wake(s.yard);
  s.now = s.next;
  // the large ones that may come are rarer
  s.next = Math.min(g.rand.int(0, 2 + Math.round(g.skill)), g.rand.int(0, 3), Math.max(1, s.largest));
  s.pause = PAUSE;
  s.mood.kick(0.18);
  g.sound('swap', 1.2);
}

/** A mouse is followed, and what it lets go falls; arrows move, and a button drops. */
function readHands(g: Game, s: State): void {
  const { pad } = g;
  const { pointer } = pad;
  if (pointer && (pointer.down || s.wasDown)) s.x = pointer.x;
  if (g.pressed('left')) s.x -= 0.3;
  if (g.pressed('right')) s.x += 0.3;
  s.held = Math.abs(pad.ax) > 0.2 ? s.held + 1 : 0;
  if (s.held > 9) s.x += pad.ax * Math.min(0.16, 0.06 + s.held * 0.002);
  const most = edge(s, s.now);
  s.x = clamp(s.x, W / 2 - most, W / 2 + most);
  if (g.pressed('a') || g.pressed('down') || (s.wasDown && !pointer?.down)) drop(g, s);
  s.wasDown = pointer?.down ?? false;
}

/** Pairs that touch and are alike, each thing in one of them at most. */
function merges(s: State): (readonly [Thing, Thing])[] {
  const of = new Map<Body, Thing>(s.things.map((thing) => [thing.body, thing]));
  const used = new Set<Thing>();
  const out: (readonly [Thing, Thing])[] = [];
  for (const [body, row] of s.yard.pairs) {
    const one = of.get(body);
    if (!one || used.has(one)) continue;
    for (const other of row.keys()) {
      const two = of.get(other);
      if (!two || two.sort !== one.sort || used.has(two)) continue;
      used.add(one).add(two);
      out.push([one, two]);
      break;
    }
  }
  return out;
}

function merge(g: Game, s: State, one: Thing, two: Thing): void {
  remove(s, new Set([one, two]));
  const sort = one.sort + 1;
  const [a, b] = [one.body, two.body];
  const x = clamp((a.x + b.x) / 2, W / 2 - edge(s, sort), W / 2 + edge(s, sort));
  const y = Math.min((a.y + b.y) / 2, FLOOR - sizeOf(sort));
  const made = add(s, sort, x, y, (a.vx + b.vx) / 2, Math.min(0, (a.vy + b.vy) / 2) - 0.8);
  made.pop.kick(0.32);
  wake(s.yard);
  s.chain = s.sinceMerge < 45 ? s.chain + 1 : 1;
  s.sinceMerge = 0;
  s.mood.kick(-0.25);
  g.addScore((sort + 1) * 5 * Math.min(4, s.chain), x, y - sizeOf(sort) - 0.3);
  g.sound(s.chain > 1 ? 'combo' : 'collect', 0.8 + sort * 0.08 + s.chain * 0.05);
  const { accent } = g.design.theme.palette;
  g.burst(x, y, {
    n: (g.has('confetti') ? 16 : 8) + sort * 2,
    shape: 'star',
    speed: 3 + sort * 0.5,
    life: 0.7,
    colour: [accent, '#ffffff'],
  });
  if (sort > 4) g.shake(0.12);
  if (sort <= s.largest) return;
  s.largest = sort;
  tell(g, s);
  if (sort >= s.target && s.ends === 0) finish(g, s, x, y);
}

function finish(g: Game, s: State, x: number, y: number): void {
  s.ends = 50;
  g.sound('power');
  g.addScore(100 + g.lives * 25, x, y - 2);
  g.burst(x, y, { n: g.has('confetti') ? 90 : 50, shape: 'star', speed: 9, life: 1.2 });
}

export const tell = (g: Game, s: State): void => g.progress(s.largest, s.target, actorOf(s, s.target));

/** Too high: a life, and what lies uppermost bursts, so that there is room again. */
function overflow(g: Game, s: State): void {
  const top = s.things.toSorted((a, b) => a.body.y - a.body.hw - (b.body.y - b.body.hw)).slice(0, 6);
  for (const { body } of top) g.burst(body.x, body.y, { n: 8, shape: 'smoke', speed: 2.5, colour: '#ffffff' });
  remove(s, new Set(top));
  wake(s.yard);
  g.sound('break', 0.8);
  g.shake(0.4);
  for (const thing of s.things) thing.over = 0;
  if (g.has('gentle')) return;
  g.safe = 0;
  g.hurt(W / 2, LINE);
}

export function step(g: Game, s: State): void {
  s.mood.step();
  s.sinceMerge++;
  if (s.pause > 0) s.pause--;
  for (const thing of s.things) {
    thing.age++;
    thing.pop.step();
    const high = thing.age > 60 && thing.body.y - thing.body.hw < LINE;
    thing.over = high ? thing.over + 1 : 0;
  }
  stepYard(s.yard, null, (pace) => {
    if (pace > 6) g.sound('bounce', 1.5 - Math.min(0.9, pace * 0.04));
  });
  for (const [one, two] of merges(s)) merge(g, s, one, two);
  if (s.ends > 0) {
    if (--s.ends === 0) g.levelDone();
    return;
  }
  readHands(g, s);
  if (s.things.some(({ over }) => over > PATIENCE)) overflow(g, s);
}
