/** The way of a bubble that was shot: straight on, off the walls, until it touches the ceiling or another one. Pure, no game in it. */
import { COLS, EMPTY, holds, RIM, ROWS, xOf, yOf, type Lattice } from './lattice.js';

export const W = COLS + 2 * RIM;
export const H = 12.6;
/** where shots begin */
export const MUZZLE = { x: W / 2, y: H - 0.95 };
/** bubbles are a little smaller to others than they look, so that gaps of one can be shot through */
const TOUCH = 0.86;
/** units from one look to the next */
const STEP = 0.12;
/** radians from upright */
export const WIDEST = 1.32;

export interface Flight {
  x: number;
  y: number;
  dx: number;
  readonly dy: number;
}

export const launch = (angle: number): Flight => ({
  x: MUZZLE.x,
  y: MUZZLE.y,
  dx: Math.sin(angle),
  dy: -Math.cos(angle),
});

function touches(lattice: Lattice, x: number, y: number): boolean {
  if (y <= RIM + 0.5) return true;
  const row = Math.floor((y - RIM) / 0.866);
  const from = Math.max(0, row - 1) * COLS;
  const to = Math.min(ROWS, row + 2) * COLS;
  for (let cell = from; cell < to; cell++) {
    if (lattice.cells[cell] === EMPTY) continue;
    const [ax, ay] = [xOf(lattice, cell) - x, yOf(cell) - y];
    if (ax * ax + ay * ay < TOUCH * TOUCH) return true;
  }
  return false;
}

/** So many units further; whether it has touched something. */
export function fly(lattice: Lattice, flight: Flight, units: number): boolean {
  for (let left = units; left > 0; left -= STEP) {
    const by = Math.min(STEP, left);
    flight.x += flight.dx * by;
    flight.y += flight.dy * by;
    const [least, most] = [RIM + 0.5, W - RIM - 0.5];
    if (flight.x < least) {
      flight.x = 2 * least - flight.x;
      flight.dx = -flight.dx;
    } else if (flight.x > most) {
      flight.x = 2 * most - flight.x;
      flight.dx = -flight.dx;
    }
    if (touches(lattice, flight.x, flight.y)) return true;
  }
  return false;
}

/** The empty cell in which a bubble comes to rest that touched something there. */
export function restAt(lattice: Lattice, { x, y }: { readonly x: number; readonly y: number }): number {
  let best = -1;
  let near = Infinity;
  for (let cell = 0; cell < COLS * ROWS; cell++) {
    if (lattice.cells[cell] !== EMPTY || !holds(lattice, Math.floor(cell / COLS), cell % COLS)) continue;
    const [ax, ay] = [xOf(lattice, cell) - x, yOf(cell) - y];
    if (ax * ax + ay * ay >= near) continue;
    near = ax * ax + ay * ay;
    best = cell;
  }
  return best;
}
