/** The lattice that bubbles hang in, and the way of a shot. */
import { expect, it } from 'vitest';
import {
  COLS,
  EMPTY,
  holds,
  isShifted,
  loose,
  lowest,
  neighbours,
  newLattice,
  pushRow,
  ROWS,
  sameAs,
  xOf,
  yOf,
} from '../../../../src/generation/genres/bubbles/lattice.js';
import { fly, launch, restAt, W } from '../../../../src/generation/genres/bubbles/shot.js';

it('a bubble touches up to six others, each one bubble away, and they touch it', () => {
  const lattice = newLattice();
  for (const shifted of [0, 1] as const) {
    lattice.shifted = shifted;
    for (let cell = 0; cell < COLS * ROWS; cell++) {
      if (!holds(lattice, Math.floor(cell / COLS), cell % COLS)) continue;
      for (const next of neighbours(lattice, cell)) {
        const far = Math.hypot(xOf(lattice, cell) - xOf(lattice, next), yOf(cell) - yOf(next));
        expect(far).toBeCloseTo(1, 5);
        expect(neighbours(lattice, next)).toContain(cell);
      }
    }
  }
  expect(neighbours(lattice, 4 * COLS + 4)).toHaveLength(6);
});

it('of a sort are those that hang together, and what nothing holds is loose', () => {
  const lattice = newLattice();
  // in the first row 1 1 2 at the left; below the 1s two more, and a 3 that hangs on them alone
  lattice.cells.set([1, 1, 2], 0);
  lattice.cells[COLS] = 1;
  lattice.cells[2 * COLS] = 3;
  expect(sameAs(lattice, 0).toSorted((a, b) => a - b)).toEqual([0, 1, COLS]);
  expect(loose(lattice)).toEqual([]);
  for (const cell of sameAs(lattice, 0)) lattice.cells[cell] = EMPTY;
  expect(loose(lattice)).toEqual([2 * COLS]);
});

it('a row that comes in moves all others down, still half a bubble apart', () => {
  const lattice = newLattice();
  pushRow(
    lattice,
    Array.from({ length: COLS }, () => 0),
  );
  const before = isShifted(lattice, 0);
  pushRow(
    lattice,
    Array.from({ length: COLS }, () => 1),
  );
  expect(isShifted(lattice, 0)).toBe(!before);
  expect(isShifted(lattice, 1)).toBe(before);
  expect(lowest(lattice)).toBe(1);
  const count = (row: number) =>
    [...lattice.cells].slice(row * COLS, row * COLS + COLS).filter((c) => c !== EMPTY).length;
  expect([count(0), count(1)].toSorted((a, b) => a - b)).toEqual([COLS - 1, COLS]);
});

it('a shot goes off the walls, never out of the field, and comes to rest beside what it touched', () => {
  for (let angle = -1.3; angle <= 1.3; angle += 0.05) {
    const lattice = newLattice();
    lattice.cells.fill(0, 0, COLS);
    const flight = launch(angle);
    for (let i = 0; i < 400 && !fly(lattice, flight, 0.3); i++) {
      expect(flight.x).toBeGreaterThan(0.5);
      expect(flight.x).toBeLessThan(W - 0.5);
    }
    const cell = restAt(lattice, flight);
    expect(lattice.cells[cell]).toBe(EMPTY);
    expect(neighbours(lattice, cell).some((next) => lattice.cells[next] !== EMPTY)).toBe(true);
  }
});
