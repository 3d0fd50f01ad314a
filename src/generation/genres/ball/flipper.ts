/** A flipper: a thick wall about its first end, that is thrown up while its button is held and falls back after. */
import { clamp } from '../../kit/juice.js';
import { STEP } from './solver.js';
import { wall, type Wall } from './shapes.js';

export interface Flipper {
  readonly wall: Wall;
  readonly long: number;
  /** radians, 0 is right and down is positive */
  readonly rest: number;
  readonly up: number;
  angle: number;
  held: boolean;
}

/** radians a second, up and back */
const THROWN = 15;
const FALLS = 9;

/** A flipper to the right (`side` 1) or to the left (−1) of its axle; `rest` and `up` as if it lay to the right. */
export function flipper(x: number, y: number, side: 1 | -1, long: number, id: number): Flipper {
  const [rest, up] = side === 1 ? [0.5, -0.5] : [Math.PI - 0.5, Math.PI + 0.5];
  const made: Flipper = {
    wall: wall(x, y, x, y, { r: 0.2, bounce: 0.35, id }),
    long,
    rest,
    up,
    angle: rest,
    held: false,
  };
  aim(made);
  return made;
}

function aim({ wall: w, long, angle }: Flipper): void {
  w.x2 = w.x1 + Math.cos(angle) * long;
  w.y2 = w.y1 + Math.sin(angle) * long;
}

/** Turns it by a step of the solver, before the balls move. */
export function stepFlipper(f: Flipper): void {
  const to = f.held ? f.up : f.rest;
  const before = f.angle;
  const most = (f.held ? THROWN : FALLS) * STEP;
  f.angle += clamp(to - f.angle, -most, most);
  f.wall.turn = (f.angle - before) / STEP;
  if (f.angle !== before) aim(f);
}
