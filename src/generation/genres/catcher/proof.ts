/**
 * The proof of a phrase: a slow walker who starts where the last one ended can catch every good thing and touch nothing bad. The field is cut into
 * cells, time into steps; the set of cells where the walker may be is carried on from step to step.
 */
import { W, type Drop, type Stand } from './state.js';

const CELL = 0.2;
const CELLS = Math.round(W / CELL) + 1;
const TICK = 4;
/** the walker keeps so far from the walls */
const MARGIN = 0.9;
const LOW = Math.ceil(MARGIN / CELL);
const HIGH = CELLS - 1 - LOW;
/** how near a bad thing may come to the middle of a hero, beside and above */
export const NEAR = 1;
/** frames a bad thing is still in the way once it is below the rim */
const BAND = 3;

const cellOf = (x: number): number => Math.min(HIGH, Math.max(LOW, Math.round(x / CELL)));

/** One who stands at `x`. */
export function standAt(x: number, at: number): Stand {
  const cells = new Uint8Array(CELLS);
  cells[cellOf(x)] = 1;
  return { cells, at };
}

/**
 * Where somebody may be at frame `until` who walks `walk` units a second, with a basket that takes what lies within `half` units, has caught all that is
 * good and still gets past all that is bad; null if there is no such way.
 */
export function catchAll(
  drops: readonly Drop[],
  start: Stand,
  walk: number,
  half: number,
  until: number,
): Stand | null {
  // two sets in turn: a new one at each step was a third of the time
  let here = Uint8Array.from(start.cells);
  let next = new Uint8Array(CELLS);
  let kept: Stand | null = null;
  let end = until;
  for (const drop of drops) end = Math.max(end, drop.from + drop.landAt + TICK);
  let reach = 0;
  for (let t = start.at; t <= end + TICK; t += TICK) {
    reach += (walk * TICK) / 60 / CELL;
    const by = Math.floor(reach);
    reach -= by;
    next.fill(0);
    for (let c = LOW; c <= HIGH; c++) if (here[c]) next.fill(1, Math.max(LOW, c - by), Math.min(HIGH, c + by) + 1);
    for (const drop of drops) {
      const rim = drop.from + drop.catchAt;
      if (drop.kind === 'bad') {
        if (t < rim - BAND - TICK || t > drop.from + drop.landAt + BAND) continue;
        const from = Math.max(0, Math.ceil((Math.min(drop.catchX, drop.landX) - NEAR) / CELL));
        next.fill(0, from, Math.max(from, Math.floor((Math.max(drop.catchX, drop.landX) + NEAR) / CELL) + 1));
      } else if (drop.kind === 'good' && t >= rim && t - TICK < rim) {
        for (let c = LOW; c <= HIGH; c++) if (Math.abs(c * CELL - drop.catchX) > half) next[c] = 0;
      }
    }
    if (!next.includes(1)) return null;
    [here, next] = [next, here];
    if (!kept && t >= until) kept = { cells: here.slice(), at: t };
  }
  return kept ?? { cells: here, at: end };
}
