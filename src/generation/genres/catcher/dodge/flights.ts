/** Ways of what comes, each made whole when it is announced. */
import type { Actor } from '../../../design.js';
import { LOW, STEP, TOP, W, type Threat } from './state.js';

/** where what falls hits the ground */
const GROUND = LOW + 0.55;
/** what leaves at a side is gone so far beyond it */
const OUT = 4.5;

export interface Thing {
  readonly actor: Actor;
  readonly size: number;
  readonly spin: number;
}

function made(way: Threat['way'], thing: Thing, from: number, points: number[], hand = -1): Threat {
  return {
    ...thing,
    way,
    r: thing.size * 0.36,
    path: Float32Array.from(points),
    from,
    life: (points.length / 2 - 1) * STEP,
    hand,
    x: points[0] as number,
    y: points[1] as number,
    close: false,
    gone: false,
  };
}

/** Straight down, so fast that it takes `frames` through what one sees; `drift` units to the right on that way. */
export function fall(thing: Thing, from: number, x: number, frames: number, drift = 0): Threat {
  const points: number[] = [];
  const pace = (GROUND / frames) * STEP;
  const end = GROUND - thing.size * 0.2;
  const late = (end / pace) * STEP;
  const whole = Math.ceil((end - TOP) / pace);
  for (let i = 0; i <= whole; i++) {
    const y = Math.min(end, TOP + i * pace);
    points.push(x + drift * Math.min(1, Math.max(-1, ((i - whole) * STEP) / late)), y);
  }
  return made('fall', thing, from, points);
}

/** Frames that such a fall takes before it is in sight. */
export const unseen = (frames: number): number => Math.round((-TOP / GROUND) * frames);

/** Thrown from a hand, up and over, to where it is on the ground after `frames`; `hand`: whose it is. */
export function arc(
  thing: Thing,
  from: number,
  start: { x: number; y: number },
  to: { x: number; y: number },
  frames: number,
  hand: number,
): Threat {
  const points: number[] = [];
  const peak = Math.min(start.y, to.y) - 1.2;
  const up = Math.sqrt(start.y - peak);
  const down = Math.sqrt(to.y - peak);
  const top = (frames * up) / (up + down);
  const bend = (start.y - peak) / (top * top);
  for (let t = 0; t <= frames * 1.4; t += STEP) {
    const y = peak + bend * (t - top) * (t - top);
    if (t > top && y > GROUND) break;
    points.push(start.x + ((to.x - start.x) * t) / frames, y);
  }
  return made('arc', thing, from, points, hand);
}

/** Across at one height, from a side: 1 from the left, −1 from the right. */
export function sweep(thing: Thing, from: number, side: number, y: number, pace: number): Threat {
  const points: number[] = [];
  const start = side > 0 ? -OUT : W + OUT;
  for (let i = 0; i * pace * STEP < (W + OUT * 2) * 60; i++) points.push(start + (side * i * pace * STEP) / 60, y);
  return made('sweep', thing, from, points);
}

/** In leaps from a side, each as wide as two heroes and higher than where one can be. */
export function hop(thing: Thing, from: number, side: number, pace: number, wide: number, high: number): Threat {
  const points: number[] = [];
  const start = side > 0 ? -OUT : W + OUT;
  for (let i = 0; i * pace * STEP < (W + OUT * 2) * 60; i++) {
    const way = (i * pace * STEP) / 60;
    const part = (way % wide) / wide;
    points.push(start + side * way, LOW - 4 * high * part * (1 - part));
  }
  return made('hop', thing, from, points);
}

/** Lies on the way, which comes towards one; it may sway from side to side. */
export function lies(thing: Thing, from: number, x: number, y: number, pace: number, sway = 0, turn = 0): Threat {
  const points: number[] = [];
  for (let t = 0; y + (pace * t) / 60 < 22; t += STEP)
    points.push(x + Math.sin(turn + t * 0.028) * sway, y + (pace * t) / 60);
  return made('lies', thing, from, points);
}
