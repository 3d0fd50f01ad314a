/** Pointing and throwing: at what is pointed at, as it will be when the throw comes down. */
import { approach, clamp } from '../../../kit/juice.js';
import type { Game } from '../../../kit/types.js';
import { ahead } from './beings.js';
import { struck } from './score.js';
import { edgesOf, heroFeet, heroSize, isOpen, middleOf, sizeOf, type Being, type Flight, type State } from './state.js';

/** frames between two throws */
const REST = 18;
/** units that a press moves the cursor, and a held key a frame, at first and later on */
const STEP = 0.42;
const CREEP = 0.06;
const RUN = 0.24;

/** Frames that a throw to there is in the air. */
export function framesTo(g: Game, s: State, x: number, y: number): number {
  const from = handOf(g, s);
  const far = Math.abs(x - from.x) * 0.5 + Math.abs(y - from.y);
  return Math.round((17 + far * 1.5) * (g.has('lowGravity') ? 1.4 : 1));
}

export const handOf = (g: Game, s: State): { x: number; y: number } => ({
  x: s.hero.x,
  y: heroFeet(g) - heroSize(g) * 0.8,
});

/** How far the wind carries a throw to there. */
export const driftTo = (g: Game, s: State, x: number, y: number): number =>
  s.wind === 0 ? 0 : (s.wind * framesTo(g, s, x, y)) / 60;

/** How far a throw may come down beside somebody's middle and hit it, as parts of 1. */
function off(g: Game, one: Being, x: number, y: number, feet = { x: one.x, y: one.y }): number {
  const size = sizeOf(g, one);
  const at = middleOf(g, one);
  const reach = size * (one.spared ? 0.42 : 0.52) + (one.spared ? 0 : 0.22) + (g.has('magnet') ? 0.5 : 0);
  const dx = (x - at.x - (feet.x - one.x)) / reach;
  const dy = (y - at.y - (feet.y - one.y)) / (reach * 1.12);
  return dx * dx + dy * dy;
}

/** Whoever is pointed at: the nearest of those under the point. */
export function underPoint(g: Game, s: State, x: number, y: number): Being | null {
  let best: Being | null = null;
  let least = 1;
  for (const one of s.beings) {
    if (one.spared || !isOpen(one)) continue;
    const far = off(g, one, x, y);
    if (far < least) [best, least] = [one, far];
  }
  return best;
}

/** Where a throw at that point comes down: the wind carries it, and at whom it is aimed it is thrown ahead of. */
export function landing(
  g: Game,
  s: State,
  x: number,
  y: number,
): { x: number; y: number; frames: number; meant: Being | null } {
  const blown = x + driftTo(g, s, x, y);
  const meant = underPoint(g, s, blown, y);
  const frames = framesTo(g, s, blown, y);
  if (!meant) return { x: blown, y, frames, meant };
  const then = ahead(g, s, meant, frames);
  return { x: blown + then.x - meant.x, y: y + then.y - meant.y, frames, meant };
}

/** Whoever a throw that comes down there meets: who stands in front, and at whom it was aimed before others. */
export function metAt(g: Game, s: State, x: number, y: number, meant: Being | null, frames = 0): Being | null {
  let best: Being | null = null;
  let least = Infinity;
  for (const one of s.beings) {
    if (frames === 0 ? !isOpen(one) : one.hit > 0) continue;
    const far = off(g, one, x, y, frames === 0 ? undefined : ahead(g, s, one, frames));
    if (far > 1) continue;
    const rank = far - one.row * 2 - (one === meant ? 1.5 : 0);
    if (rank < least) [best, least] = [one, rank];
  }
  return best;
}

function point(g: Game, s: State): void {
  const { pad } = g;
  const { left, right } = edgesOf(g);
  const { ax, ay, pointer } = pad;
  if (ax !== 0 || ay !== 0) {
    s.steering++;
    const first = s.steering === 1;
    const step = first ? STEP : clamp(CREEP + s.steering * 0.008, CREEP, RUN);
    s.cursor.x += ax * step;
    s.cursor.y += ay * step;
  } else s.steering = 0;
  if (pointer && (g.clicked() || s.seen?.x !== pointer.x || s.seen.y !== pointer.y)) {
    s.seen = { x: pointer.x, y: pointer.y };
    s.cursor.x = pointer.x;
    s.cursor.y = pointer.y;
  }
  s.cursor.x = clamp(s.cursor.x, left + 0.3, right - 0.3);
  s.cursor.y = clamp(s.cursor.y, 1.2, heroFeet(g) - heroSize(g) - 0.1);
}

function loose(g: Game, s: State): void {
  const { x, y, frames, meant } = landing(g, s, s.cursor.x, s.cursor.y);
  const from = handOf(g, s);
  const rise = (1.1 + Math.abs(y - from.y) * 0.16) * (g.has('lowGravity') ? 1.5 : 1);
  s.flights.push({ x0: from.x, y0: from.y, x1: x, y1: y, rise, frames, meant, age: 0 });
  s.rest = REST;
  if (s.left !== null) s.left--;
  s.tries++;
  s.squash.kick(-0.32);
  g.sound('shoot', 0.9 + g.rand.next() * 0.2);
}

/** Where a flight is. */
export function placeOf({ x0, y0, x1, y1, rise, frames, age }: Flight): { x: number; y: number; part: number } {
  const part = Math.min(1, age / frames);
  return { x: x0 + (x1 - x0) * part, y: y0 + (y1 - y0) * part - 4 * rise * part * (1 - part), part };
}

/** One frame of the hero, the cursor and all that flies. */
export function stepThrows(g: Game, s: State): void {
  point(g, s);
  // whoever throws keeps below what is pointed at, so that one need not steer twice
  const { left, right } = edgesOf(g);
  const half = heroSize(g) / 2;
  const to = clamp(s.cursor.x, left + half, right - half);
  const before = s.hero.x;
  s.hero.x = approach(s.hero.x + (to - s.hero.x) * 0.08, to, 0.02);
  const moved = s.hero.x - before;
  s.hero.way = Math.abs(moved) > 0.02 ? Math.sign(moved) : 0;
  if (s.rest > 0) s.rest--;
  const more = s.left === null || s.left > 0;
  if ((g.clicked() || g.pressed('a')) && s.rest === 0 && more && s.cheer === 0) loose(g, s);
  for (const one of s.flights) {
    one.age++;
    if (one.age >= one.frames) struck(g, s, one, metAt(g, s, one.x1, one.y1, one.meant));
  }
  s.flights = s.flights.filter(({ age, frames }) => age < frames);
}
