/** Numbered things are put in line, the smallest first, before the fuse has burnt down. */
import type { Game } from '../../kit/types.js';
import { newThing, placeOf, W, type State, type Thing } from './state.js';

/** units within which a thing is meant */
const NEAR = 1.05;
const ROUND_SECONDS = 34;

/** How many are put in line at once, and how far the numbers go. */
const countOf = (g: Game): number => Math.min(10, Math.round(4 + g.level * 0.8 + g.skill * 3));
const highest = (g: Game): number => [10, 20, 50, 99][Math.min(3, g.level - 1 + Math.round(g.skill))]!;

export const fuseOf = (g: Game): number =>
  g.has('gentle')
    ? Infinity
    : Math.round((ROUND_SECONDS - g.skill * 12) * 60 * (g.has('slow') ? 1.4 : g.has('fast') ? 0.8 : 1));

/** Things with numbers, no two alike, strewn so that none lies on another; what is done never exceeds what is needed. */
export function dealOrder(g: Game, s: State): void {
  const { items } = g.design.cast;
  const n = Math.max(2, Math.min(countOf(g), s.need - s.done));
  const numbers = g.rand.shuffle(Array.from({ length: highest(g) }, (_, i) => i + 1)).slice(0, n);
  const rows = n > 6 ? 2 : 1;
  const perRow = Math.ceil(n / rows);
  s.line = [];
  s.things = numbers.map((number, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, n - row * perRow);
    const x = (W * ((i % perRow) + 0.5)) / inRow + g.rand.range(-0.25, 0.25);
    return newThing(items[i % items.length]!, 0, x, 2.3 + row * 2.2 + g.rand.range(-0.3, 0.3), number);
  });
  s.fuse = fuseOf(g);
  s.cursor = 0;
}

export const smallestOf = (s: State): Thing | undefined =>
  s.things.reduce<Thing | undefined>((least, one) => (least && least.number < one.number ? least : one), undefined);

export function stepOrder(g: Game, s: State): void {
  if (s.things.length === 0) {
    if (s.flights.length === 0 && s.done < s.need) dealOrder(g, s);
    return;
  }
  for (const thing of s.things) thing.squash.step();
  if (s.fuse !== Infinity && --s.fuse <= 0) {
    s.fuse = fuseOf(g);
    s.streak = 0;
    g.safe = 0;
    g.hurt(W / 2, 3);
    return;
  }
  const { pointer } = g.pad;
  if (pointer && g.clicked()) {
    const meant = s.things.find(({ x, y }) => (x - pointer.x) ** 2 + (y - pointer.y) ** 2 < NEAR * NEAR);
    if (meant) pick(g, s, meant);
    return;
  }
  const n = s.things.length;
  if (g.pressed('left') || g.pressed('up')) s.cursor = (s.cursor + n - 1) % n;
  if (g.pressed('right') || g.pressed('down')) s.cursor = (s.cursor + 1) % n;
  if (g.pressed('a')) pick(g, s, s.things[Math.min(n - 1, s.cursor)]!);
}

function pick(g: Game, s: State, thing: Thing): void {
  if (thing !== smallestOf(s)) {
    s.streak = 0;
    thing.squash.kick(0.4);
    g.sound('hit', 0.6);
    if (g.has('gentle')) return;
    g.safe = 0;
    g.hurt(thing.x, thing.y);
    return;
  }
  const to = placeOf(s, s.line.length, g.height);
  s.flights.push({ thing, from: { x: thing.x, y: thing.y }, to, right: true, t: 0 });
  s.things = s.things.filter((one) => one !== thing);
  s.line.push(thing);
  s.cursor = Math.min(s.cursor, Math.max(0, s.things.length - 1));
  s.done++;
  s.streak++;
  g.addScore(20 + Math.min(8, s.streak - 1) * 5, thing.x, thing.y - 1);
  g.sound('note', 2 ** (Math.min(12, s.streak) / 12));
  g.progress(s.done, s.need, thing.actor);
  if (s.things.length === 0) g.burst(W / 2, 4, { n: 24, shape: 'star', speed: 6 });
}
