/** Drags the swap that clears most of what is wanted; sees no more than the board. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { BLOCKER, neighbours, STAR, swaps, typesOf, xOf, yOf } from './grid.js';
import { X0, Y0, type State } from './state.js';

/** frames of thought before a swap, and until its drag is over */
const THINK = 14;

function choose(s: State): { a: number; b: number } | null {
  const types = typesOf(s.cells);
  const wanted = new Set(s.targets.filter((target) => target.done < target.need).map(({ type }) => type));
  let best: { a: number; b: number } | null = null;
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
    if (types[a] === STAR || types[b] === STAR) value -= 4;
    if (cells.length === 4 || cells.length === 5) value += 1.6;
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
