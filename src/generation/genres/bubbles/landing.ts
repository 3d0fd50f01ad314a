/** What a bubble that has come to rest takes along: its like, what a bomb reaches, and the frost of those it touched. Pure, no game in it. */
import { COLS, EMPTY, loose, neighbours, ROWS, sameAs, xOf, yOf, type Lattice } from './lattice.js';
import { BOMB, CAPTIVE, isFrosted, isPlain } from './marks.js';

/** units that a bomb reaches: two rings of bubbles, but for the corners */
const REACH = 1.8;

/** A bomb and all that is near it; a bomb among them goes off too. */
function blast(lattice: Lattice, bombs: readonly number[], gone: Set<number>): void {
  const queue = [...bombs];
  for (let bomb = queue.pop(); bomb !== undefined; bomb = queue.pop()) {
    gone.add(bomb);
    const [x, y] = [xOf(lattice, bomb), yOf(bomb)];
    for (let cell = 0; cell < COLS * ROWS; cell++) {
      const mark = lattice.cells[cell] as number;
      if (mark === EMPTY || gone.has(cell)) continue;
      const [dx, dy] = [xOf(lattice, cell) - x, yOf(cell) - y];
      if (dx * dx + dy * dy > REACH * REACH) continue;
      if (mark === BOMB) queue.push(cell);
      gone.add(cell);
    }
  }
}

/** `same`: how many of its sort hang together there. `gone`: cells that burst. `bared`: frosted ones that thaw. */
export function landingAt(
  lattice: Lattice,
  cell: number,
): { readonly same: number; readonly gone: ReadonlySet<number>; readonly bared: readonly number[] } {
  const same = sameAs(lattice, cell);
  const gone = new Set(same.length >= 3 ? same : []);
  const bombs = neighbours(lattice, cell).filter((one) => lattice.cells[one] === BOMB);
  if (bombs.length > 0) blast(lattice, bombs, gone.add(cell));
  const bared = new Set<number>();
  for (const from of [cell, ...gone])
    for (const one of neighbours(lattice, from))
      if (isFrosted(lattice.cells[one] as number) && !gone.has(one)) bared.add(one);
  return { same: same.length, gone, bared: [...bared] };
}

/** What is left to do: captives where there are any from the start, otherwise whatever has a sort. */
export const remainingOf = ({ cells }: Lattice, captives: boolean): number =>
  cells.filter((mark) => (captives ? mark === CAPTIVE : isPlain(mark) || isFrosted(mark))).length;

/** What it would be worth if a bubble of that sort came to rest there; less than nothing where it only hangs. */
export function worthAt(lattice: Lattice, cell: number, sort: number): number {
  const { cells } = lattice;
  cells[cell] = sort;
  const { same, gone, bared } = landingAt(lattice, cell);
  let worth = same * 1.5 - 4 - Math.floor(cell / COLS) * 0.3 + bared.length * 0.4;
  if (gone.size > 0) {
    const kept = [...gone].map((one) => cells[one] as number);
    const freed = (mark: number | undefined): number => (mark === CAPTIVE ? 12 : 0);
    for (const one of gone) cells[one] = EMPTY;
    worth = gone.size * 2 + kept.reduce((sum, mark) => sum + freed(mark), 0);
    for (const one of loose(lattice)) worth += 3 + freed(cells[one]);
    let i = 0;
    for (const one of gone) cells[one] = kept[i++] as number;
  }
  cells[cell] = EMPTY;
  return worth;
}
