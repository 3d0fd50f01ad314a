/** Who waits and for what; what is taken up and handed over; who has waited too long. */
import type { Game } from '../../kit/types.js';
import { Spring } from '../../kit/juice.js';
import { apart, doorAt, type Order, type State } from './state.js';

/** units within which hands reach */
const REACH = 0.95;
const MAGNET_REACH = 1.9;

/** Seconds that somebody waits: a walk across the quarter takes eight. */
const patience = (g: Game): number => (70 - g.skill * 30) * (g.has('slow') ? 1.3 : g.has('fast') ? 0.85 : 1);

/** Where nobody waits yet; away from the last one, so that the way is never the same twice. */
function freeDoor(g: Game, s: State): number {
  const free = s.quarter.doors.map((_, i) => i).filter((i) => !s.orders.some(({ door }) => door === i));
  const far = free.filter((i) => apart(s.hero, doorAt(s, { door: i })) > 5);
  return g.rand.pick(far.length > 0 ? far : free);
}

/** One more who waits, unless as many do as there may be. */
export function comeOrders(g: Game, s: State): void {
  if (s.coming <= 0 || s.orders.length >= s.atOnce || --s.nextIn > 0) return;
  const most = g.has('gentle') || g.has('noEnemies') ? Infinity : Math.round(patience(g) * 60);
  const order: Order = {
    door: freeDoor(g, s),
    ware: g.rand.int(0, s.wares.length - 1),
    left: most,
    most,
    squash: new Spring(),
    taken: false,
  };
  s.orders.push(order);
  order.squash.kick(-0.4);
  s.coming--;
  s.nextIn = 90;
  g.sound('select', 1.2);
}

/** Takes up what lies in reach, hands over what is wanted, and lets go who has waited too long. */
export function serve(g: Game, s: State): void {
  const reach = g.has('magnet') ? MAGNET_REACH : REACH;
  if (s.rescue) {
    takeAlong(g, s, reach);
    bringHome(g, s, reach);
  } else {
    takeUp(g, s, reach);
    handOver(g, s, reach);
  }
  waitOn(g, s);
}

/** A ware of a stand; where hands are full of what nobody wants, it is changed. */
function takeUp(g: Game, s: State, reach: number): void {
  const stand = s.stands.find(
    (one) => apart(one, s.hero) < reach && !s.hands.includes(one.ware) && isWanted(s, one.ware),
  );
  if (!stand) return;
  if (s.hands.length >= s.room) {
    const idle = s.hands.findIndex((ware) => !isWanted(s, ware));
    if (idle < 0) return;
    s.hands.splice(idle, 1);
  }
  s.hands.push(stand.ware);
  s.squash.kick(0.25);
  g.sound('collect');
  g.burst(stand.x, stand.y, { n: 8, shape: 'star', speed: 3, size: 0.12 });
}

const isWanted = (s: State, ware: number): boolean => s.orders.some((order) => !order.taken && order.ware === ware);

function handOver(g: Game, s: State, reach: number): void {
  const order = s.orders.find((one) => s.hands.includes(one.ware) && apart(doorAt(s, one), s.hero) < reach);
  if (!order) return;
  const at = doorAt(s, order);
  s.hands.splice(s.hands.indexOf(order.ware), 1);
  s.flyers.push({ actor: s.wares[order.ware]!, from: { x: s.hero.x, y: s.hero.y - 0.8 }, to: at, t: 0 });
  s.orders = s.orders.filter((one) => one !== order);
  delivered(g, s, order, at);
}

/** Whoever is lost comes along. */
function takeAlong(g: Game, s: State, reach: number): void {
  if (s.hands.length >= s.room) return;
  const order = s.orders.find((one) => !one.taken && apart(doorAt(s, one), s.hero) < reach);
  if (!order) return;
  order.taken = true;
  s.hands.push(order.door);
  s.squash.kick(0.25);
  g.sound('collect');
  const { x, y } = doorAt(s, order);
  g.burst(x, y, { n: 8, shape: 'star', speed: 3, size: 0.12 });
}

function bringHome(g: Game, s: State, reach: number): void {
  if (s.hands.length === 0 || apart(s.quarter.home, s.hero) > reach) return;
  const saved = s.orders.filter((order) => order.taken);
  s.orders = s.orders.filter((order) => !order.taken);
  s.hands.length = 0;
  for (const order of saved) {
    s.flyers.push({ actor: s.wares[order.ware]!, from: { x: s.hero.x, y: s.hero.y - 0.8 }, to: s.quarter.home, t: 0 });
    delivered(g, s, order, s.quarter.home);
  }
}

function delivered(g: Game, s: State, order: Order, at: { x: number; y: number }): void {
  s.done++;
  s.streak++;
  // who is quick gets more, and more with each in a row
  const quick = order.most === Infinity ? 0.5 : order.left / order.most;
  g.addScore(Math.round((60 + quick * 60) / 10) * 10 + Math.min(5, s.streak - 1) * 10, at.x, at.y - 1);
  g.progress(s.done, s.need, s.wares[order.ware]);
  g.sound(s.streak > 2 ? 'combo' : 'power', 1 + Math.min(6, s.streak) * 0.06);
  g.burst(at.x, at.y - 0.4, { n: g.has('confetti') ? 30 : 14, shape: 'star', speed: 5, life: 0.8 });
}

/** Patience runs down; who goes away unserved costs a life, and another comes in their place. */
function waitOn(g: Game, s: State): void {
  for (const order of s.orders) {
    order.squash.step();
    if (order.taken || order.most === Infinity) continue;
    order.left--;
    // the last seconds are heard
    if (order.left < 360 && order.left % 60 === 0 && order.left > 0) g.sound('step', 1.6);
    if (order.left > 0) continue;
    const { x, y } = doorAt(s, order);
    s.streak = 0;
    s.coming++;
    s.orders = s.orders.filter((one) => one !== order);
    g.safe = 0;
    g.hurt(x, y - 0.5);
    return;
  }
}

/** What the hero carries falls back to where it came from. */
export function dropAll(g: Game, s: State): void {
  for (const order of s.orders) order.taken = false;
  if (s.hands.length > 0) g.sound('break');
  s.hands.length = 0;
  s.streak = 0;
}
