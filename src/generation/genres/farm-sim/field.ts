/** Fields of three plans: long rows, islands, beds around a pond. Every bed can be walked to, which is flooded to prove it. */
import type { Random } from '../../kit/random.js';

export const COLS = 9;
export const ROWS = 8;
export const VIEW_W = COLS;
export const VIEW_H = 11;
/** the field's upper edge, below the orders */
export const TOP = 2.75;

export type Plan = 'rows' | 'islands' | 'pond';
const PLANS: readonly Plan[] = ['rows', 'islands', 'pond'];

export interface Field {
  readonly plan: Plan;
  readonly beds: readonly number[];
  readonly water: readonly number[];
  /** cells that something stands on */
  readonly stones: readonly number[];
  /** 1 where nobody walks: water, stones, market */
  readonly shut: Uint8Array;
  /** where the market is, and where the hero starts */
  readonly market: number;
  readonly start: number;
}

const xOf = (c: number): number => c % COLS;
export const yOf = (c: number): number => Math.floor(c / COLS);
export const middle = (c: number): { x: number; y: number } => ({ x: xOf(c) + 0.5, y: TOP + yOf(c) + 0.5 });
/** The cell at a place, −1 off the field. */
export function cellAt(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y - TOP)];
  return i < 0 || j < 0 || i >= COLS || j >= ROWS ? -1 : j * COLS + i;
}

const beside = (c: number): number[] => {
  const out: number[] = [];
  if (xOf(c) > 0) out.push(c - 1);
  if (xOf(c) < COLS - 1) out.push(c + 1);
  if (yOf(c) > 0) out.push(c - COLS);
  if (yOf(c) < ROWS - 1) out.push(c + COLS);
  return out;
};

/** Nobody walks there. */
export const barred = (field: Pick<Field, 'shut'>, c: number): boolean => c < 0 || field.shut[c] === 1;

/** Steps from a cell, −1 where no way leads. */
export function flood(field: Pick<Field, 'shut'>, from: number): Int8Array {
  const steps = new Int8Array(COLS * ROWS).fill(-1);
  const queue = [from];
  steps[from] = 0;
  for (const c of queue)
    for (const n of beside(c)) {
      if (steps[n] !== -1 || barred(field, n)) continue;
      steps[n] = (steps[c] as number) + 1;
      queue.push(n);
    }
  return steps;
}

/** The next cell on a shortest way from one to the other; the cell itself where it is there or no way leads. */
export function towards(field: Field, from: number, to: number): number {
  const steps = flood(field, to);
  const here = steps[from] as number;
  return here < 1 ? from : (beside(from).find((n) => steps[n] === here - 1) ?? from);
}

export const sound = (field: Field): boolean => {
  const steps = flood(field, field.start);
  return field.beds.every((c) => steps[c] !== -1);
};

function bedsOf(rand: Random, plan: Plan): { beds: number[]; water: number[] } {
  const beds: number[] = [];
  const water: number[] = [];
  const put = (list: number[], x: number, y: number, w: number, h: number): void => {
    for (let j = y; j < y + h; j++) for (let i = x; i < x + w; i++) list.push(j * COLS + i);
  };
  if (plan === 'rows') for (const y of [2, 4, 6]) put(beds, rand.int(0, 1) + 1, y, rand.int(5, 6), 1);
  else if (plan === 'islands') {
    const w = rand.int(2, 3);
    for (const x of [1, 8 - w]) for (const y of [2, 5]) put(beds, x, y, w, 2);
  } else {
    put(water, 3, 3, 3, 3);
    for (let i = 2; i < 7; i++) beds.push(2 * COLS + i, 6 * COLS + i);
    for (let j = 3; j < 6; j++) beds.push(j * COLS + 2, j * COLS + 6);
    // a jetty, now here, now there
    const gap = rand.pick([2 * COLS + 4, 6 * COLS + 4]);
    beds.splice(beds.indexOf(gap), 1);
  }
  return { beds, water };
}

export function buildField(rand: Random, turn: number): Field {
  const plan = PLANS[turn % PLANS.length] as Plan;
  for (;;) {
    const { beds, water } = bedsOf(rand, plan);
    const market = 4;
    const start = COLS + 4;
    const free = [...Array(COLS * ROWS).keys()].filter(
      (c) => ![...beds, ...water, market, start, market - 1, market + 1].includes(c) && !beside(start).includes(c),
    );
    const stones = rand
      .shuffle(free)
      .filter((c) => xOf(c) === 0 || xOf(c) === COLS - 1 || yOf(c) === 0 || yOf(c) === ROWS - 1)
      .slice(0, 4);
    const shut = new Uint8Array(COLS * ROWS);
    for (const c of [market, ...water, ...stones]) shut[c] = 1;
    const field = { plan, beds, water, stones, shut, market, start };
    if (sound(field)) return field;
  }
}
