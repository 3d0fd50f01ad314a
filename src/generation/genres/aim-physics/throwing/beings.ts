/** How they go: they walk across and stop now and then, leap, or look out from behind a cover; who was hit leaves. */
import { clamp } from '../../../kit/juice.js';
import type { Game } from '../../../kit/types.js';
import { lookOf, paceOf } from './comers.js';
import { escape } from './score.js';
import { coverX, edgesOf, feetOf, LEAVES, sizeOf, type Being, type State } from './state.js';

/** frames that one stands still on its way, from coming out to being out, and of a leap */
const STANDS = 46;
const RISES = 14;
const LEAP = 44;

/** Out from behind its cover, down again, once more, and away. */
function look(g: Game, s: State, one: Being): boolean {
  const { at } = s.covers[one.cover] as State['covers'][number];
  one.x = coverX(g, at);
  if (one.still > 0) {
    one.out = clamp(one.out + 1 / RISES, 0, 1);
    if (one.out >= 1) one.still--;
    return true;
  }
  one.out = clamp(one.out - 1 / RISES, 0, 1);
  if (one.out > 0) return true;
  if (--one.looks > 0) {
    one.still = lookOf(g, s);
    return true;
  }
  if (!one.golden) escape(g, s, one);
  return false;
}

/** How high a leap takes it, by its age. */
const leapOf = (g: Game, one: Being): number =>
  one.leaps && one.still === 0 ? Math.abs(Math.sin((one.age / LEAP) * Math.PI)) * sizeOf(g, one) * 0.55 : 0;

function walk(g: Game, s: State, one: Being): boolean {
  const { left, right } = edgesOf(g);
  const size = sizeOf(g, one);
  if (one.still > 0) one.still--;
  else {
    one.x += one.vx / 60;
    // it stops in the middle third, where it is seen best
    if (one.stops > 0 && Math.abs(one.x - (left + right) / 2) < (right - left) * 0.36 && g.rand.chance(0.012)) {
      one.stops--;
      one.still = STANDS;
    }
  }
  one.y = feetOf(g, one.row) - leapOf(g, one);
  const out = one.vx > 0 ? one.x > right + size / 2 : one.x < left - size / 2;
  if (!out) return true;
  if (one.boss) {
    one.vx *= -1;
    return true;
  }
  if (!one.spared && !one.golden) escape(g, s, one);
  return false;
}

/** One frame of somebody; false when it is gone. */
export function stepBeing(g: Game, s: State, one: Being): boolean {
  one.age++;
  one.squash.step();
  if (one.numb > 0) one.numb--;
  if (one.hit > 0) return ++one.hit < LEAVES;
  return one.cover >= 0 ? look(g, s, one) : walk(g, s, one);
}

/** Where its feet will be in so many frames, if it goes on as it goes. */
export function ahead(g: Game, s: State, one: Being, frames: number): { x: number; y: number } {
  if (one.cover >= 0) return { x: one.x, y: one.y };
  const goes = Math.max(0, frames - one.still);
  const pace = one.vx === 0 ? paceOf(g, s, one.row) : one.vx;
  const later = { ...one, age: one.age + frames, still: Math.max(0, one.still - frames) };
  return { x: one.x + (pace * goes) / 60, y: feetOf(g, one.row) - leapOf(g, later) };
}
