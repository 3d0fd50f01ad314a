/** Drags the swap that clears most of what is wanted; sees no more than the board. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { BLOCKER, COLS, neighbours, NONE, runs, STAR, swaps, typesOf, xOf, yOf } from './grid.js';
import { X0, Y0, type State } from './state.js';

/** frames of thought before a swap, and until its drag is over */
const THINK = 14;

interface Swap {
  readonly a: number;
  readonly b: number;
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
    for (let x = 0; x < COLS; x++) {
      let to = s.shape.bottom[x] as number;
      for (let y = to; y >= (s.shape.top[x] as number); y--) {
        const type = types[y * COLS + x] as number;
        if (type === NONE) continue;
        types[y * COLS + x] = NONE;
        types[to-- * COLS + x] = type;
      }
    }
  }
}

/** The most of the wanted that one swap takes at once. */
const mostOf = (types: Int8Array, wanted: Set<number>): number =>
  Math.max(
    0,
    ...swaps(types).map(({ a, b, cells }) => {
      const moved = (c: number): number => types[c === a ? b : c === b ? a : c] as number;
      return [...new Set(cells)].filter((c) => wanted.has(moved(c))).length;
    }),
  );

function choose(s: State): Swap | null {
  const types = typesOf(s.cells);
  const wanted = new Set(s.targets.filter((target) => target.done < target.need).map(({ type }) => type));
  let best: Swap | null = null;
  let most = -1;
  for (const { a, b, cells } of swaps(types)) {
    let value = cells.length * 0.4 + (yOf(a) + yOf(b)) * 0.03;
    const moved = new Map([
      [a, types[b]],
      [b, types[a]],
    ]);
    for (const c of new Set(cells)) {
      const type = moved.get(c) ?? types[c] ?? 0;
      if (wanted.has(type)) value += 3;
      if (s.cells[c]?.special) value += 2;
      if (wanted.has(BLOCKER) || s.boss)
        for (const n of neighbours(c)) if (types[n] === BLOCKER) value += wanted.has(BLOCKER) ? 2.5 : 0.4;
    }
    const isStar = types[a] === STAR || types[b] === STAR;
    if (isStar) value -= 4;
    if (cells.length === 4 || cells.length === 5) value += 1.6;
    if (!isStar) {
      const { gone, left } = outlook(s, types, { a, b }, wanted);
      const now = [...new Set(cells)].filter((c) => wanted.has(moved.get(c) ?? types[c] ?? 0)).length;
      value += (gone - now) * 3 + mostOf(left, wanted);
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
