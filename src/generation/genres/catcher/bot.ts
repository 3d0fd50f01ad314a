/** Looks two seconds ahead: for each place and moment the best that can still be caught, less what strikes; then goes the first step of the best way. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { clamp } from '../../kit/juice.js';
import { basketOf } from './phrases.js';
import { NEAR } from './proof.js';
import { SPEED, W, type State } from './state.js';

/** coarser than the proof's: a third of a basket, a tenth of a second, two seconds in all */
const CELL = 0.4;
const CELLS = Math.round(W / CELL) + 1;
const TICK = 6;
const STEPS = 22;
/** the outer cells are beyond where the hero can stand */
const LOW = 2;
const HIGH = CELLS - 3;
/** cells in one step, a little less than the hero can */
const MOST = Math.floor((SPEED * 0.85 * TICK) / 60 / CELL);
const WORTH = { good: 10, gold: 6, power: 4, bad: -60 } as const;

/** What each cell gives at each step from now. */
function rewards(g: Game, s: State, rate: number): Float32Array {
  const table = new Float32Array(STEPS * CELLS);
  const half = basketOf(g, s.wide > 0) * 0.8;
  for (const drop of s.drops) {
    const x = drop.catchX + drop.shift;
    const bad = drop.kind === 'bad';
    const reach = bad ? NEAR + 0.1 : half;
    const first = Math.floor((drop.catchAt - drop.age) / rate / TICK) - (bad ? 1 : 0);
    const last = bad ? Math.ceil((drop.landAt - drop.age) / rate / TICK) : first;
    // what comes in an arc goes on sideways below the rim
    const to = bad ? drop.landX : x;
    const right = Math.max(x, to) + reach;
    for (let t = Math.max(0, first); t <= last && t < STEPS; t++)
      for (let c = Math.max(0, Math.ceil((Math.min(x, to) - reach) / CELL)); c < CELLS && c * CELL <= right; c++)
        table[t * CELLS + c] = (table[t * CELLS + c] as number) + WORTH[drop.kind];
  }
  return table;
}

export function catcherBot(g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  pad.pointer = null;
  if (--s.look <= 0) {
    s.look = TICK;
    const rate = s.slow > 0 ? 0.6 : 1;
    const table = rewards(g, s, rate);
    let best = new Float32Array(CELLS);
    let now = new Float32Array(CELLS);
    const middle = W / 2 / CELL;
    for (let c = 0; c < CELLS; c++) best[c] = -Math.abs(c - middle) * 0.01;
    for (let t = STEPS - 1; t > 0; t--) {
      for (let c = 0; c < CELLS; c++) {
        let most = -1e9;
        for (let d = -MOST; d <= MOST; d++) {
          const value = best[c + d];
          if (value === undefined || c + d < LOW || c + d > HIGH) continue;
          most = Math.max(most, value - (d === 0 ? 0 : 0.02));
        }
        now[c] = most + (table[t * CELLS + c] as number);
      }
      [best, now] = [now, best];
    }
    const here = clamp(Math.round(s.x / CELL), LOW, HIGH);
    let aim = here;
    let most = -1e9;
    for (let d = -MOST; d <= MOST; d++) {
      const value = (best[here + d] ?? -1e9) - Math.abs(d) * 0.01;
      if (here + d < LOW || here + d > HIGH || value <= most) continue;
      most = value;
      aim = here + d;
    }
    s.aim = aim * CELL;
  }
  const way = s.aim - s.x;
  if (Math.abs(way) > 0.07) pad.ax = clamp(way * 3, -1, 1);
  pad.left = pad.ax < -0.45;
  pad.right = pad.ax > 0.45;
  pad.a = g.has('shooting') || g.has('rapidFire');
}
