/** Drags the swap that clears most of what is wanted; sees no more than the board. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { BLOCKER, COLS, neighbours, NONE, runs, SINKER, STAR, swaps, typesOf, xOf, yOf } from './grid.js';
import { columnOf } from './ideas.js';
import { X0, Y0, type State } from './state.js';

/** frames of thought before a swap, and until its drag is over */
const THINK = 14;

interface Swap {
  readonly a: number;
  readonly b: number;
}
interface Move extends Swap {
  readonly cells: readonly number[];
}

/** What follows a swap: how many of the wanted go, falls that match again included, and the board that is left; what comes in from above is unknown. */
function outlook(s: State, from: Int8Array, { a, b }: Swap, wanted: Set<number>): { gone: number; left: Int8Array } {
  const types = from.slice();
  [types[a], types[b]] = [types[b] as number, types[a] as number];
  let gone = 0;
  for (;;) {
    const found = new Set(runs(types).flatMap(({ cells }) => cells));
    if (found.size === 0) return { gone, left: types };
    for (const c of found) {
      if (wanted.has(types[c] as number)) gone++;
      types[c] = NONE;
    }
    const back = s.up ? 1 : -1;
    for (let x = 0; x < COLS; x++) {
      const [first, last] = columnOf(s, x);
      let to = first;
      for (let y = first; y !== last + back; y += back) {
        const type = types[y * COLS + x] as number;
        if (type === NONE) continue;
        types[y * COLS + x] = NONE;
        types[to * COLS + x] = type;
        to += back;
      }
    }
  }
}

/** Rows that all who are to come home still have to go. */
function rowsToGo(s: State, types: Int8Array): number {
  let rows = 0;
  for (let c = 0; c < types.length; c++)
    if (types[c] === SINKER) rows += Math.abs(yOf(c) - columnOf(s, xOf(c))[0]) + 0.5;
  return rows;
}

/** What the cells that a swap clears at once are worth: wanted ones, frost on them, wanted things beside them or above. */
function gainOf(s: State, types: Int8Array, { a, b, cells }: Move, wanted: Set<number>): number {
  let gain = 0;
  for (const c of new Set(cells)) {
    const type = types[c === a ? b : c === b ? a : c] as number;
    if (wanted.has(type)) gain += 3;
    if (s.frost.has(c)) gain += 3;
    if (wanted.has(BLOCKER) || s.boss)
      for (const n of neighbours(c)) if (types[n] === BLOCKER) gain += wanted.has(BLOCKER) ? 2.5 : 0.4;
    if (wanted.has(SINKER)) for (let n = c - COLS; n >= 0; n -= COLS) if (types[n] === SINKER) gain += 3;
  }
  return gain;
}

function choose(s: State): Swap | null {
  const types = typesOf(s.cells);
  const wanted = new Set(s.targets.filter((target) => target.done < target.need).map(({ type }) => type));
  let best: Swap | null = null;
  let most = -1;
  for (const move of swaps(types)) {
    const { a, b, cells } = move;
    let value = cells.length * 0.4 + (yOf(a) + yOf(b)) * 0.03 + gainOf(s, types, move, wanted);
    for (const c of new Set(cells)) if (s.cells[c]?.special) value += 2;
    const isStar = types[a] === STAR || types[b] === STAR;
    if (isStar) value -= 4;
    if (cells.length === 4 || cells.length === 5) value += 1.6;
    if (!isStar) {
      const { gone, left } = outlook(s, types, move, wanted);
      const now = [...new Set(cells)].filter((c) => wanted.has(types[c === a ? b : c === b ? a : c] as number)).length;
      value += (gone - now) * 3;
      if (wanted.has(SINKER)) value += (rowsToGo(s, types) - rowsToGo(s, left)) * 2;
      value += Math.max(0, ...swaps(left).map((next) => gainOf(s, left, next, wanted))) * 0.35;
    }
    if (value > most) {
      most = value;
      best = { a, b };
    }
  }
  return best;
}

export function match3Bot(_g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (s.phase !== 'ready') {
    s.plan = null;
    pad.pointer = null;
    return;
  }
  if (!s.plan) {
    const swap = choose(s);
    if (!swap) return;
    s.plan = { ...swap, t: 0 };
  }
  const { plan } = s;
  plan.t++;
  const at = plan.t < THINK + 4 ? plan.a : plan.b;
  pad.pointer = { x: X0 + xOf(at) + 0.5, y: Y0 + yOf(at) + 0.5, down: plan.t >= THINK && plan.t < THINK + 8 };
  if (plan.t > THINK + 10) s.plan = null;
}
