/** Things ride along the belt; each is sent to a bin by a tap on it, by a drag or by keys, before it falls off the end. */
import { approach } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { APART, BELT, binY, END, newThing, W, type Bin, type State, type Thing } from './state.js';

/** units around a bin's middle that are the bin */
const BIN_HALF = 1.6;
const CHANGE = 420;

/** units a frame; faster with each in a row */
const pace = (g: Game, s: State): number =>
  (0.013 + g.skill * 0.014 + (g.has('speedUp') ? s.done * 0.0004 : 0)) *
  (g.has('fast') ? 1.3 : g.has('slow') || g.has('gentle') ? 0.7 : 1);

/** In the middle of their shares of the width. */
export function setPlaces(bins: readonly Bin[], jump = false): void {
  bins.forEach((bin, i) => {
    bin.toX = (W * (i + 0.5)) / bins.length;
    if (jump) bin.x = bin.toX;
  });
}

/** Wrapped things show themselves from the middle on. */
export const isShown = (s: State, thing: Thing): boolean => s.idea !== 'wrapped' || thing.x > W * 0.36;

export function stepBelt(g: Game, s: State): void {
  const by = pace(g, s);
  s.belt += by;
  if (s.coming > 0 && (s.things.length === 0 || s.things.at(-1)!.x > APART - 0.8)) comeThing(g, s);
  // what waits before the end waits for nobody
  for (const thing of s.things) if (thing !== s.held) thing.x += by;
  const [first] = s.things;
  if (first && first !== s.held && first.x > END) fallOff(g, s, first);
  if (s.idea === 'moving' && --s.change <= 0) {
    s.change = CHANGE;
    s.bins = g.rand.shuffle(s.bins);
    setPlaces(s.bins);
    g.sound('swap');
  }
  for (const bin of s.bins) {
    bin.squash.step();
    bin.x = approach(bin.x, bin.toX, 0.12);
  }
  takeHands(g, s);
}

function comeThing(g: Game, s: State): void {
  const sort = g.rand.int(0, s.sorts.length - 1);
  const { items } = g.design.cast;
  // of colours: whatever the prompt names, in each of them
  const named = items.filter(({ from }) => from === 'prompt');
  const any = named.length > 0 ? named : items;
  s.things.push(newThing(s.sorts[sort]!.actor ?? g.rand.pick(any), sort, -0.8, BELT - 0.35));
  s.coming--;
}

function fallOff(g: Game, s: State, thing: Thing): void {
  s.things = s.things.filter((one) => one !== thing);
  s.flights.push({
    thing,
    from: { x: thing.x, y: thing.y },
    to: { x: W + 1.5, y: g.height },
    right: false,
    t: 0,
  });
  mistake(g, s, thing);
}

/** A life, or gently nothing but the streak; another thing comes instead, and the right bin is shown. */
function mistake(g: Game, s: State, thing: Thing): void {
  s.coming++;
  s.streak = 0;
  s.shown = { sort: thing.sort, t: 80 };
  g.sound('hit', 0.6);
  if (g.has('gentle')) return;
  g.safe = 0;
  g.hurt(Math.min(W - 1, thing.x), thing.y);
}

/** Puts the thing into the bin: right or wrong is told by both. */
export function send(g: Game, s: State, thing: Thing, bin: Bin): void {
  const right = thing.sort === bin.sort;
  s.things = s.things.filter((one) => one !== thing);
  s.flights.push({
    thing,
    from: { x: thing.x, y: thing.y },
    to: { x: bin.toX, y: binY(g.height) - 0.4 },
    right,
    t: 0,
  });
  if (!right) return mistake(g, s, thing);
  s.done++;
  s.streak++;
  const { x } = bin;
  g.addScore(20 + Math.min(8, s.streak - 1) * 5, x, binY(g.height) - 1.6);
  g.sound(s.streak > 4 ? 'combo' : 'collect', 1 + Math.min(8, s.streak) * 0.04);
  g.progress(s.done, s.need, thing.actor);
  bin.squash.kick(0.25);
}

const binAt = (g: Game, s: State, x: number, y: number): Bin | undefined =>
  y > binY(g.height) - 1.9
    ? s.bins.find((bin) => Math.abs(bin.x - x) < Math.min(BIN_HALF, W / s.bins.length / 2))
    : undefined;

/** The thing that keys and taps send: the one that comes off next. */
export const frontOf = (s: State): Thing | undefined => s.things.find((thing) => isShown(s, thing) || thing.x > 1);

function takeHands(g: Game, s: State): void {
  const { pointer } = g.pad;
  if (pointer && g.clicked()) {
    const bin = binAt(g, s, pointer.x, pointer.y);
    const front = frontOf(s);
    if (bin && front) send(g, s, front, bin);
    else s.held = s.things.find(({ x, y }) => Math.abs(x - pointer.x) < 1 && Math.abs(y - pointer.y) < 1.1) ?? null;
  } else if (s.held && pointer?.down) {
    s.held.x = pointer.x;
    s.held.y = pointer.y;
  } else if (s.held) {
    const { held } = s;
    s.held = null;
    const bin = binAt(g, s, held.x, held.y);
    if (bin) send(g, s, held, bin);
    else back(s, held);
  }
  const n = s.bins.length;
  if (g.pressed('left')) s.cursor = (s.cursor + n - 1) % n;
  if (g.pressed('right')) s.cursor = (s.cursor + 1) % n;
  const front = frontOf(s);
  if (g.pressed('a') && front && front !== s.held) send(g, s, front, s.bins[s.cursor]!);
}

/** Let go over nothing, it goes back behind the one before it. */
function back(s: State, thing: Thing): void {
  const at = s.things.indexOf(thing);
  const before = s.things[at - 1];
  const after = s.things[at + 1];
  thing.y = BELT - 0.35;
  thing.x = before ? before.x - APART : Math.max(after ? after.x + APART : 1, Math.min(END - 1, thing.x));
}
