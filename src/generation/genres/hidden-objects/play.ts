/** What a tap finds, what a wrong one costs, the hint, and the cursor that keys and pads move. */
import { clamp } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { choose, hideBehind, makeScene, MOST } from './scene.js';
import {
  bulbOf,
  FLIGHT,
  hiderAt,
  LIT,
  NEAR,
  outOf,
  PATIENCE,
  placeOf,
  RECHARGE,
  SHOWN,
  spotOf,
  STRIP,
  W,
  type Hider,
  type State,
  type Thing,
} from './state.js';

/** How much of a target is seen at least: half of it for a small child. */
export const needOf = (g: Game): number => (g.has('gentle') ? 0.6 : 0.58 - g.skill * 0.26);
/** Of one who hides and has drawn back. */
export const restOf = (g: Game): number => (g.has('gentle') ? 0.4 : 0.34 - g.skill * 0.16);

const paint = (s: State): void => {
  const sorted = (lay: 0 | 1): Thing[] => s.things.toSorted((a, b) => a.depth[lay] - b.depth[lay]);
  s.order = [sorted(0), sorted(1)];
};

/** A scene with what is still to be found of this level. */
export function deal(g: Game, s: State): void {
  const sought = choose(g, Math.min(MOST, s.need - s.done));
  s.things = makeScene(g, sought, needOf(g));
  s.still = {};
  s.list.length = 0;
  for (const actor of sought) {
    const entry = s.list.find((one) => one.actor === actor);
    if (entry) entry.left++;
    else s.list.push({ actor, left: 1 });
  }
  paint(s);
}
export { paint };

const isOpen = (thing: Thing): boolean => thing.target && thing.found === 0;

/** Whether a tap there means that thing. */
function isHit(g: Game, s: State, thing: Thing, x: number, y: number): boolean {
  const hider = s.hiders.find((one) => one.thing === thing);
  const at = hider ? hiderAt(hider, g.height, g.frame) : placeOf(thing, g.height);
  const near = (px: number, py: number, far: number): boolean => (x - px) ** 2 + (y - py) ** 2 < far * far;
  const spot = spotOf(s, thing, g.height, g.frame);
  if (near(spot.x, spot.y, NEAR) || near(at.x, at.y, at.size * 0.45)) return true;
  // who looks behind the right cover has found who is there
  if (!hider || hider.run < 1) return false;
  const cover = placeOf(hider.cover, g.height);
  return near(cover.x, cover.y, cover.size * 0.42);
}

export function look(g: Game, s: State, x: number, y: number): void {
  if (s.ends > 0) return;
  if (y > g.height - STRIP) {
    const bulb = bulbOf(g.height);
    if ((x - bulb.x) ** 2 + (y - bulb.y) ** 2 < 1.2) hint(g, s);
    return;
  }
  const spotted = s.things.filter((thing) => isOpen(thing) && isHit(g, s, thing, x, y));
  const off = (thing: Thing): number => {
    const spot = spotOf(s, thing, g.height, g.frame);
    return (spot.x - x) ** 2 + (spot.y - y) ** 2;
  };
  const [first] = spotted.toSorted((a, b) => off(a) - off(b));
  if (first) find(g, s, first, x, y);
  else wrong(g, s, x, y);
}

function find(g: Game, s: State, thing: Thing, x: number, y: number): void {
  thing.found = 1;
  s.still = {};
  s.done++;
  s.streak = s.sinceFind < 60 * 5 ? s.streak + 1 : 1;
  s.sinceFind = 0;
  s.patience = PATIENCE;
  s.mood.kick(-0.3);
  if (s.hinted?.thing === thing) s.hinted = null;
  const entry = s.list.find(({ actor, left }) => actor === thing.actor && left > 0);
  if (entry) entry.left--;
  g.addScore(25 + Math.min(5, s.streak) * 5, x, y - 0.6);
  g.sound('collect', 0.9 + Math.min(8, s.streak) * 0.07);
  const { accent } = g.design.theme.palette;
  g.burst(x, y, { n: g.has('confetti') ? 34 : 16, shape: 'star', speed: 5, life: 0.7, colour: [accent, '#ffffff'] });
  g.burst(x, y, { n: 6, shape: 'ring', speed: 1.5, life: 0.4, size: 0.5, colour: accent });
  tell(g, s);
  if (s.seek) flee(g, s);
  if (s.done >= s.need) s.ends = FLIGHT + 22;
}

export function tell(g: Game, s: State): void {
  g.progress(s.before + s.done, s.all, s.list.find(({ left }) => left > 0)?.actor ?? s.list[0]?.actor);
}

/** In a level of movers, whoever is left and is looking out runs to another cover when one is found. */
function flee(g: Game, s: State): void {
  const rest = s.hiders.filter(({ thing }) => thing.found === 0);
  if (s.idea !== 'movers' || rest.length === 0) return;
  const hider = g.rand.pick(rest);
  const taken = new Set(s.hiders.filter(({ thing }) => thing.found === 0).map(({ cover }) => cover));
  const free = s.things.filter((one) => one.piece !== null && !taken.has(one));
  if (free.length === 0) return;
  const { thing } = hider;
  const [a, b] = thing.places;
  const was = { from: [{ ...a }, { ...b }] as const, depth: [...thing.depth], spots: [...thing.spots] };
  const cover = g.rand.pick(free);
  const out = hideBehind(g, s.things, thing, cover, restOf(g));
  if (!out) {
    // it stays where it was
    Object.assign(a, was.from[0]);
    Object.assign(b, was.from[1]);
    Object.assign(thing.depth, was.depth);
    Object.assign(thing.spots, was.spots);
    return;
  }
  Object.assign(hider, { from: was.from, cover, out });
  hider.run = 0;
  g.sound('step', 1.4);
  paint(s);
}

function wrong(g: Game, s: State, x: number, y: number): void {
  // a tap into the dark only brings the lamp there
  if (s.idea === 'night' && (s.lamp.x - x) ** 2 + (s.lamp.y - y) ** 2 > LIT * LIT) return;
  for (const walker of s.walkers)
    if ((walker.x - x) ** 2 + (walker.y - y) ** 2 < 1.3) {
      walker.wobble.kick(0.3);
      g.sound('bounce', 1.5);
      return;
    }
  for (const thing of s.things) {
    const place = placeOf(thing, g.height);
    if ((place.x - x) ** 2 + (place.y - y) ** 2 < place.size * place.size * 0.2) thing.wobble.kick(0.18);
  }
  s.marks.push({ x, y, t: 0 });
  s.streak = 0;
  g.sound('hit', 0.8);
  g.burst(x, y, { n: 7, shape: 'smoke', speed: 1.6, life: 0.5, colour: '#ffffff' });
  if (g.has('gentle') || --s.patience > 0) return;
  s.patience = PATIENCE;
  g.shake(0.25);
  g.safe = 0;
  g.hurt(x, y);
}

function hint(g: Game, s: State): void {
  const open = s.things.filter(isOpen);
  if (s.hint < RECHARGE || open.length === 0) {
    g.sound('hit', 1.5);
    return;
  }
  s.hint = 0;
  s.hinted = { thing: g.rand.pick(open), left: SHOWN };
  g.sound('power');
}

const STEP = 0.4;
/** Arrows step, and glide when they are held; a mouse or a finger is followed wherever it is. */
function moveCursor(g: Game, s: State): void {
  const { pad } = g;
  const { pointer } = pad;
  if (pointer && (s.lastPointer?.x !== pointer.x || s.lastPointer.y !== pointer.y)) {
    s.lastPointer = { x: pointer.x, y: pointer.y };
    s.cursor = { x: pointer.x, y: pointer.y };
    s.byKeys = false;
  }
  let [dx, dy] = [0, 0];
  if (g.pressed('left')) dx -= STEP;
  if (g.pressed('right')) dx += STEP;
  if (g.pressed('up')) dy -= STEP;
  if (g.pressed('down')) dy += STEP;
  const leans = pad.ax * pad.ax + pad.ay * pad.ay > 0.05;
  s.held = leans ? s.held + 1 : 0;
  if (s.held > 9) {
    const speed = Math.min(0.24, 0.1 + s.held * 0.003);
    dx += pad.ax * speed;
    dy += pad.ay * speed;
  }
  if (dx || dy) s.byKeys = true;
  s.cursor.x = clamp(s.cursor.x + dx, 0.2, W - 0.2);
  s.cursor.y = clamp(s.cursor.y + dy, 0.2, g.height - 0.2);
}

export function step(g: Game, s: State): void {
  s.mood.step();
  if (s.stillFor !== g.height) {
    s.still = {};
    s.stillFor = g.height;
  }
  s.sinceFind++;
  s.hint = Math.min(RECHARGE, s.hint + 1);
  if (s.hinted && --s.hinted.left <= 0) s.hinted = null;
  for (const thing of s.things) {
    thing.wobble.step();
    if (thing.found > 0) thing.found++;
  }
  for (const mark of s.marks) mark.t++;
  s.marks = s.marks.filter(({ t }) => t < 40);
  for (const walker of s.walkers) {
    walker.wobble.step();
    walker.x += walker.v;
    if (walker.x < -2 && walker.v < 0) walker.x = W + 2;
    if (walker.x > W + 2 && walker.v > 0) walker.x = -2;
  }
  for (const hider of s.hiders) runOn(g, s, hider);
  moveCursor(g, s);
  s.lamp.x += (s.cursor.x - s.lamp.x) * 0.22;
  s.lamp.y += (s.cursor.y - s.lamp.y) * 0.22;
  if (s.ends > 0) {
    if (--s.ends === 0) finish(g, s);
    return;
  }
  if (g.pressed('b') || g.key('KeyH')) hint(g, s);
  if (g.clicked() && g.pad.pointer) look(g, s, g.pad.pointer.x, g.pad.pointer.y);
  else if (g.pressed('a')) look(g, s, s.cursor.x, s.cursor.y);
  // all of a full scene found, and more wanted: another one
  if (s.ends === 0 && !s.seek && !s.things.some((thing) => isOpen(thing) || (thing.found > 0 && thing.found < FLIGHT)))
    deal(g, s);
}

function runOn(g: Game, s: State, hider: Hider): void {
  if (hider.run < 1) {
    hider.run = Math.min(1, hider.run + (g.has('gentle') ? 0.009 : 0.012 + g.skill * 0.012));
    if (hider.run === 1) {
      hider.cover.wobble.kick(0.12);
      g.sound('step', 0.8);
    }
  } else if (s.ends === 0 && hider.thing.found === 0) {
    // the cover rustles as somebody looks out
    const [now, then] = [outOf(hider, g.frame), outOf(hider, g.frame - 1)];
    if (now > 0.02 && then <= 0.02) hider.cover.wobble.kick(0.07);
  }
}

function finish(g: Game, s: State): void {
  g.addScore(g.lives * 20 + s.patience * 10, W / 2, 3);
  g.burst(W / 2, g.height / 2, { n: g.has('confetti') ? 90 : 50, shape: 'star', speed: 9, life: 1.2 });
  g.levelDone();
}

/** What the bot would tap: the next one that it sees. */
export function nextOf(g: Game, s: State): { x: number; y: number } | undefined {
  const open = s.things.find(isOpen);
  return open && spotOf(s, open, g.height, g.frame);
}
