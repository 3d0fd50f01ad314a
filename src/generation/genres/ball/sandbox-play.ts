/** Hands in the sandbox: what is put, dragged and thrown, what bombs do, and when a task is done. */
import type { Actor } from '../../design.js';
import { clamp } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { stepYard, wake } from './bodies.js';
import { ball, box, reachX, reachY } from './body.js';
import {
  add,
  BASKET,
  FLOOR,
  H,
  MOST,
  remove,
  ROUND,
  SHELF,
  SIDE,
  SKY,
  toolAt,
  TOOLS,
  W,
  type State,
  type Task,
  type Thing,
} from './sandbox-state.js';

/** units that a bomb reaches, and the pace that it gives at its middle */
const REACH = 3.9;
const BLAST = 15;
/** pace from which a thing counts as thrown about */
const THROWN = 4;
/** frames for which a tower must stand */
const STANDS = 24;

/** Counts for a task of this place, if it has such a one and that is not yet done. */
function count(g: Game, s: State, what: Task['what'], done: number): void {
  const task = s.tasks.find((one) => one.what === what);
  if (!task || task.done >= task.of || done <= task.done) return;
  task.done = Math.min(done, task.of);
  if (task.done < task.of) return g.sound('collect', 0.9 + task.done * 0.08);
  const { palette } = g.design.theme;
  const ready = s.tasks.filter((one) => one.done >= one.of).length;
  s.mood.kick(-0.35);
  g.sound('power');
  g.addScore(100, W / 2, SKY + 0.8);
  g.burst(W / 2 + (s.tasks.indexOf(task) - 1) * 3.8, 1.1, {
    n: g.has('confetti') ? 50 : 24,
    shape: 'star',
    speed: 6,
    colour: [palette.accent, '#ffffff'],
  });
  g.progress(ready, s.tasks.length);
  if (ready < s.tasks.length || s.done) return;
  s.done = true;
  g.burst(W / 2, 6, { n: g.has('confetti') ? 90 : 50, shape: 'star', speed: 9, life: 1.2 });
  g.levelDone();
}
const add1 = (g: Game, s: State, what: Task['what']): void =>
  count(g, s, what, (s.tasks.find((one) => one.what === what)?.done ?? 0) + 1);

/** Something new, where there is room for it; it is held until the finger goes. */
function put(g: Game, s: State, x: number, y: number): Thing {
  const sort = TOOLS[s.tool] ?? 'box';
  const at = [clamp(x, 0.7, W - 0.7), clamp(y, SKY, FLOOR - 0.6)] as const;
  const { items, projectile } = g.design.cast;
  const actor: Actor | null =
    sort === 'ball' ? (projectile ?? null) : sort === 'box' ? (items[s.came % items.length] ?? null) : null;
  const body =
    sort === 'box'
      ? box(...at, SIDE, SIDE)
      : ball(...at, sort === 'ball' ? ROUND : 0.48, { bounce: sort === 'ball' ? 0.45 : 0.15 });
  const thing = add(s, sort, body, actor);
  g.sound(sort === 'bomb' ? 'select' : 'swap', sort === 'ball' ? 1.2 : 0.9);
  if (sort === 'box') add1(g, s, 'boxes');
  if (sort === 'ball') add1(g, s, 'balls');
  const old = s.things.find((one) => one.sort === 'box' || one.sort === 'ball');
  if (s.things.length > MOST && old) {
    g.burst(old.body.x, old.body.y, { n: 10, shape: 'smoke', speed: 2 });
    remove(s, old);
    wake(s.yard);
  }
  return thing;
}

const under = (s: State, x: number, y: number): Thing | undefined =>
  s.things.findLast(
    ({ body }) => Math.abs(body.x - x) < reachX(body) + 0.12 && Math.abs(body.y - y) < reachY(body) + 0.12,
  );

/** The lowest free height over a place, so that what is put there by a button comes to lie on what is there. */
function above(s: State, x: number, y: number): number {
  const blocked = (at: number): boolean =>
    s.things.some(
      ({ body }) =>
        Math.abs(body.x - x) < reachX(body) + SIDE * 0.42 && Math.abs(body.y - at) < reachY(body) + SIDE * 0.48,
    );
  let free = Math.min(y, FLOOR - SIDE / 2);
  while (free > SKY && blocked(free)) free -= 0.1;
  return free;
}

/** A press at a place: a tool, room for something new, or by a pointer a thing to take up. */
function press(g: Game, s: State, x: number, y: number, pointed: boolean): Thing | null {
  const tool = toolAt(x, y);
  if (tool >= 0) {
    s.tool = tool;
    g.sound('select');
    return null;
  }
  if (y > FLOOR + 0.2) return null;
  return (pointed ? under(s, x, y) : undefined) ?? put(g, s, x, pointed ? y : above(s, x, y));
}

function readHands(g: Game, s: State): void {
  const { pad } = g;
  const { pointer } = pad;
  if (pointer && g.clicked()) {
    s.keyed = false;
    s.held = press(g, s, pointer.x, pointer.y, true);
  }
  if (s.held && pointer) s.hand = { x: clamp(pointer.x, 0.6, W - 0.6), y: clamp(pointer.y, 1, FLOOR - 0.4) };
  if (!pointer?.down && !s.keyed) s.held = null;
  const moving = pad.ax !== 0 || pad.ay !== 0;
  s.steering = moving ? s.steering + 1 : 0;
  if (moving) {
    s.keyed = true;
    // a short press goes half a unit, a long one on and on
    const by = s.steering === 1 ? 0.5 : s.steering > 9 ? 0.17 : 0;
    s.cursor.x = clamp(s.cursor.x + pad.ax * by, 0.5, W - 0.5);
    s.cursor.y = clamp(s.cursor.y + pad.ay * by, SKY, H - 0.7);
  }
  if (g.pressed('b')) {
    s.tool = (s.tool + 1) % TOOLS.length;
    g.sound('select');
  }
  if (!g.pressed('a')) {
    if (s.keyed && s.held && !pad.a) s.held = null;
    if (s.keyed && s.held && moving) s.hand = { x: s.cursor.x, y: Math.min(s.cursor.y, s.held.body.y) };
    return;
  }
  s.keyed = true;
  s.held = press(g, s, s.cursor.x, s.cursor.y, false);
  s.hand = { x: s.cursor.x, y: s.held?.body.y ?? s.cursor.y };
}

function explode(g: Game, s: State, bomb: Thing): void {
  const { x, y } = bomb.body;
  remove(s, bomb);
  wake(s.yard);
  let thrown = 0;
  for (const { body, sort } of s.things) {
    const dx = body.x - x;
    const dy = body.y - y - 0.35;
    const apart = Math.sqrt(dx * dx + dy * dy) || 1;
    if (apart > REACH) continue;
    const pace = BLAST * (1 - apart / (REACH * 1.25));
    body.vx += (dx / apart) * pace;
    body.vy += (dy / apart) * pace - 2;
    body.spin += (dx / apart) * pace * 0.5;
    if (pace > THROWN && sort !== 'bomb') thrown++;
  }
  // one bomb sets off another
  for (const one of s.things)
    if (one.sort === 'bomb' && Math.abs(one.body.x - x) + Math.abs(one.body.y - y) < REACH)
      one.fuse = Math.min(one.fuse, 9);
  g.sound('explode');
  g.shake(0.6);
  g.freeze(3);
  const { palette } = g.design.theme;
  g.burst(x, y, { n: 34, speed: 9, colour: ['#ffd34d', '#ff8a3c', palette.danger], gravity: 4 });
  g.burst(x, y, { n: 12, shape: 'smoke', speed: 3, colour: '#555555' });
  g.addScore(thrown * 10, x, y);
  if (thrown > 0) count(g, s, 'blast', Math.max(thrown, s.tasks.find(({ what }) => what === 'blast')?.done ?? 0));
}

/** What lies where it is wished: towers, balls in the basket, targets off their shelf. */
function look(g: Game, s: State): void {
  for (const thing of s.things) {
    const { body, sort } = thing;
    if (sort === 'ball' && !thing.counted && s.basket && thing !== s.held) {
      const inside = Math.abs(body.x - BASKET.x) < BASKET.w / 2 - 0.3 && body.y > FLOOR - BASKET.h + 0.25;
      if (inside) {
        thing.counted = true;
        add1(g, s, 'basket');
      }
    }
    if (
      sort === 'target' &&
      !thing.counted &&
      (body.y > SHELF.y + 0.6 || Math.abs(body.x - SHELF.x) > SHELF.w / 2 + 0.3)
    ) {
      thing.counted = true;
      add1(g, s, 'knock');
    }
    const stands = sort === 'box' || sort === 'target';
    if (stands && thing !== s.held && body.still > STANDS && body.y < FLOOR - SIDE * 0.4) {
      const tall = Math.round((FLOOR - (body.y - reachY(body))) / SIDE - 0.1);
      const task = s.tasks.find(({ what }) => what === 'tower');
      if (task && (tall < task.of || body.y - reachY(body) < s.line)) count(g, s, 'tower', Math.min(tall, task.of));
    }
  }
}

export function step(g: Game, s: State): void {
  s.mood.step();
  if (!s.done) readHands(g, s);
  const { held } = s;
  if (held) {
    // it is drawn to the hand, and thrown with the pace that it has when it is let go
    const { body } = held;
    body.asleep = false;
    body.vx = (s.hand.x - body.x) * 14;
    body.vy = (s.hand.y - body.y) * 14;
    body.spin *= 0.86;
    if (g.frame % 10 === 0) wake(s.yard);
  }
  stepYard(s.yard, held?.body ?? null, (pace) => g.sound('bounce', Math.min(1.2, 0.5 + pace * 0.05)));
  for (const one of s.things) {
    if (one.fuse < 0 || one === held) continue;
    if (--one.fuse === 0) explode(g, s, one);
    else if (one.fuse % 20 === 0) g.sound('step', 1 + (110 - one.fuse) / 90);
  }
  if (!s.done) look(g, s);
}
