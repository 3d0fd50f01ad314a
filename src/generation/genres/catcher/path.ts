/** Ways through the air, made whole when a thing is let go: straight falls that glance off bumpers, and arcs from the sides. */
import type { Actor } from '../../design.js';
import { clamp } from '../../kit/juice.js';
import { GROUND, RIM, STEP, TOP, W, type Bumper, type Drop, type Power } from './state.js';

/** half of what a bumper takes of the sky, and how far its middle pushes a thing to the side */
const BUMP = 0.85;
const EDGE = 0.8;

export interface Thing {
  readonly actor: Actor;
  readonly kind: Drop['kind'];
  readonly power: Power | null;
  readonly chute?: boolean;
}

/** What may happen to a thing on its way down. */
interface Way {
  /** units to each side */
  readonly sway?: number;
  readonly bumpers?: readonly Bumper[];
  /** units to the right, from the clouds to the rim */
  readonly gust?: number;
  /** leaps up from the ground once, high enough for a second try */
  readonly bounces?: boolean;
}
/** frames of that leap, and its height and way in units */
const LEAP = { frames: 64, high: 4.2, far: 1.4 } as const;

function made(thing: Thing, from: number, points: number[], spin: number): Drop {
  const path = Float32Array.from(points);
  let catchAt = 0;
  while (catchAt * 2 + 3 < path.length && (path[catchAt * 2 + 1] as number) < RIM) catchAt++;
  const x = path[catchAt * 2] as number;
  return {
    ...thing,
    path,
    catchAt: catchAt * STEP,
    landAt: (path.length / 2 - 1) * STEP,
    catchX: x,
    landX: path[path.length - 2] as number,
    from,
    age: 0,
    x: path[0] as number,
    y: path[1] as number,
    shift: 0,
    spin,
    gone: false,
  };
}

/** Straight down in `frames` from the clouds to the rim, faster and faster; glances off what is in the way. */
export function fall(
  thing: Thing,
  from: number,
  x: number,
  y: number,
  frames: number,
  spin: number,
  { sway = 0, bumpers = [], gust = 0, bounces = false }: Way = {},
): Drop {
  const points: number[] = [];
  let at = y;
  let middle = x;
  let push = 0;
  let side = 0;
  for (let t = 0; t < 900; t += STEP) {
    const part = Math.max(0, (at - TOP) / (RIM - TOP));
    // half the pace at the clouds, half as much again at the rim
    at += ((RIM - TOP) / frames) * (0.62 + part * 0.85) * STEP * (push > 0 ? 0.25 : 1);
    if (push > 0) {
      push -= STEP;
      middle += side * 0.1 * STEP;
    } else {
      const hit = bumpers.find((one) => Math.abs(one.x - middle) < BUMP && at > one.y - 0.95 && at < one.y - 0.5);
      if (hit) {
        side = middle < hit.x ? -1 : 1;
        push = Math.max(STEP, (BUMP + 0.2 - Math.abs(middle - hit.x)) * 10);
      }
    }
    middle += (gust / frames) * STEP;
    points.push(clamp(middle + Math.sin(t * 0.045 + spin) * sway, EDGE, W - EDGE), Math.min(at, GROUND - 0.3));
    if (at >= GROUND - 0.3) break;
  }
  if (bounces) leap(points);
  return made(thing, from, points, spin);
}

/** From the ground up past the rim and down again, towards the middle of the field. */
function leap(points: number[]): void {
  const x = points.at(-2) as number;
  const side = x < W / 2 ? 1 : -1;
  for (let t = STEP; t <= LEAP.frames; t += STEP) {
    const part = t / LEAP.frames;
    points.push(x + side * LEAP.far * part, GROUND - 0.3 - 4 * LEAP.high * part * (1 - part));
  }
}

/** Thrown from a side: up, over, and down to `x` at the rim after `frames`. */
export function arc(
  thing: Thing,
  from: number,
  start: { x: number; y: number },
  x: number,
  peak: number,
  frames: number,
  spin: number,
): Drop {
  const points: number[] = [];
  // a parabola by its start, its highest point and the rim
  const up = Math.sqrt(start.y - peak);
  const down = Math.sqrt(RIM - peak);
  const top = (frames * up) / (up + down);
  const bend = (start.y - peak) / (top * top);
  for (let t = 0; t < 900; t += STEP) {
    const y = peak + bend * (t - top) * (t - top);
    points.push(start.x + ((x - start.x) * t) / frames, t > top ? Math.min(y, GROUND - 0.3) : y);
    if (t > top && y >= GROUND - 0.3) break;
  }
  return made(thing, from, points, spin);
}

/** Puts a drop where its age says. */
export function place(drop: Drop): void {
  const last = drop.path.length / 2 - 1;
  const at = Math.min(last, drop.age / STEP);
  const i = Math.floor(at);
  const j = Math.min(last, i + 1);
  const part = at - i;
  const x = (drop.path[i * 2] as number) * (1 - part) + (drop.path[j * 2] as number) * part;
  drop.x = clamp(x + drop.shift, -2, W + 2);
  drop.y = (drop.path[i * 2 + 1] as number) * (1 - part) + (drop.path[j * 2 + 1] as number) * part;
}
