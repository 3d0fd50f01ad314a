/** Looks two seconds ahead: for each cell and moment how bad the best way from there is; then goes its first steps. */
import { clearPad } from '../../../kit/pad.js';
import type { Game, Pad } from '../../../kit/types.js';
import { cellAt, CELLS, COLUMNS, dangers, xOf, yOf } from './proof.js';
import { LOW, W, type State } from './state.js';

const TICK = 6;
const TICKS = 22;
/** frames between two looks */
const LOOK = 6;
const STRUCK = 100;
/** units that it keeps from what comes, and frames by which it is out of the way before */
const ROOM = 0.25;
const LEAD = 9;

/** What a cell is worth at the end of the way: near what lies about, and else near the middle. */
function worth(s: State, cell: number): number {
  const x = xOf(cell);
  const y = yOf(cell);
  let best = -Math.abs(x - W / 2) * 0.04 - Math.abs(y - LOW + 0.8) * 0.05;
  for (const find of s.finds) {
    if (find.y < -3 || find.y > LOW + 1) continue;
    const dx = find.x - x;
    const dy = find.y - y;
    best = Math.max(best, 4 - Math.sqrt(dx * dx + dy * dy) * 0.35);
  }
  return best;
}

export function dodgeBot(_: Game, s: State, pad: Pad): void {
  clearPad(pad);
  pad.pointer = null;
  if (--s.plan.left <= 0) {
    const here = cellAt(s.hero.x, s.hero.y);
    const to = bestFrom(s, here);
    s.plan = { x: xOf(to), y: yOf(to), left: LOOK };
  }
  const dx = s.plan.x - s.hero.x;
  const dy = s.plan.y - s.hero.y;
  if (Math.abs(dx) > 0.1) pad.ax = Math.max(-1, Math.min(1, dx * 2.6));
  if (Math.abs(dy) > 0.1) pad.ay = Math.max(-1, Math.min(1, dy * 2.6));
  pad.left = pad.ax < -0.45;
  pad.right = pad.ax > 0.45;
  pad.up = pad.ay < -0.45;
  pad.down = pad.ay > 0.45;
}

/** The cell beside `here`, or itself, from which the best way goes on. */
function bestFrom(s: State, here: number): number {
  const table = dangers(s.threats, s.beat, TICKS, TICK, ROOM, LEAD);
  const best = new Float32Array(CELLS);
  const rows = new Float32Array(CELLS);
  for (let cell = 0; cell < CELLS; cell++) best[cell] = worth(s, cell);
  for (let t = TICKS - 1; t > 0; t--) {
    // who goes early is out of it early
    const step = 0.04 + t * 0.004;
    for (let cell = 0; cell < CELLS; cell++) if (table[t * CELLS + cell]) best[cell] = (best[cell] as number) - STRUCK;
    // of three beside each other, then of three such rows
    bestOfThree(best, rows, 1, step);
    bestOfThree(rows, best, COLUMNS, step);
  }
  let to = here;
  let most = -Infinity;
  const column = here % COLUMNS;
  for (let dy = -COLUMNS; dy <= COLUMNS; dy += COLUMNS) {
    if (here + dy < 0 || here + dy >= CELLS) continue;
    for (let dx = column > 0 ? -1 : 0; dx <= (column < COLUMNS - 1 ? 1 : 0); dx++) {
      const next = here + dy + dx;
      const value = (best[next] as number) - (table[next] ? STRUCK : 0) - (dx ? 0.04 : 0) - (dy ? 0.04 : 0);
      if (value > most) [most, to] = [value, next];
    }
  }
  return to;
}

/** For each cell the best of itself and its two neighbours, which are a step away; the first and last of a row have one. */
function bestOfThree(from: Float32Array, to: Float32Array, apart: number, step: number): void {
  for (let cell = 0; cell < CELLS; cell++) {
    let most = from[cell] as number;
    const column = cell % COLUMNS;
    if (apart === 1 ? column > 0 : cell >= COLUMNS) {
      const other = (from[cell - apart] as number) - step;
      if (other > most) most = other;
    }
    if (apart === 1 ? column < COLUMNS - 1 : cell < CELLS - COLUMNS) {
      const other = (from[cell + apart] as number) - step;
      if (other > most) most = other;
    }
    to[cell] = most;
  }
}
