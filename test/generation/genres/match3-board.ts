/** Match-3 boards that a test lays as it needs them, and the hand that drags on them. */
import { COLS, neighbours, ROWS, runs, xOf, yOf, type Special } from '../../../src/generation/genres/match3/grid.js';
import { match3 } from '../../../src/generation/genres/match3/index.js';
import { X0, Y0, type State } from '../../../src/generation/genres/match3/state.js';
import { designOf, table, type Table } from './playing.js';

export const one = { rule: 'levels', n: 1 } as const;
export const calm = { rule: 'noEnemies' } as const;

/** All swaps that make a run, found by doing each and looking for runs anywhere. */
export function swapsByTrying(types: Int8Array): string[] {
  const out: string[] = [];
  for (let a = 0; a < types.length; a++)
    for (const b of neighbours(a)) {
      if (b < a || (types[a] as number) < 0 || (types[b] as number) < 0) continue;
      const after = types.slice();
      [after[a], after[b]] = [types[b] as number, types[a] as number];
      if (runs(after).length > 0) out.push(`${a} ${b}`);
    }
  return out.toSorted();
}

/** Runs until the board is at rest. */
export const still = (t: Table<State>): void => t.run(1200, undefined, () => t.state().phase === 'ready');

/** Puts types where they are asked for and a board without a match in the rest; the first swap is then the test's. */
export function lay(s: State, types: Int8Array, special?: [number, Special]): void {
  s.cells.forEach((piece, c) => {
    if (!piece) return;
    piece.type = types[c] as number;
    piece.special = special?.[0] === c ? special[1] : null;
  });
}
/** a board of five types in which nothing matches and no swap would */
export const quiet = (): Int8Array => Int8Array.from({ length: COLS * ROWS }, (_, c) => (xOf(c) + 2 * yOf(c)) % 5);

/** Drags a piece onto its neighbour. */
export function drag(t: Table<State>, a: number, b: number): void {
  const at = (c: number) => ({ x: X0 + xOf(c) + 0.5, y: Y0 + yOf(c) + 0.5 });
  t.play.virtual.pointer = { ...at(a), down: true };
  t.run(3);
  t.play.virtual.pointer = { ...at(b), down: true };
  t.run(2);
  t.play.virtual.pointer = { ...at(b), down: false };
  t.run(1);
}

/** a square board of the first level, at rest */
export function open(rules: Parameters<typeof designOf>[1] = [calm]): Table<State> {
  for (let seed = 1; ; seed++) {
    const t = table(match3, designOf('match3', [...rules, one]), seed);
    if (t.state().shape.name !== 'square') continue;
    still(t);
    return t;
  }
}
