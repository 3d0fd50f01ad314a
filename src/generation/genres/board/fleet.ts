/** Hidden fleets: laid by chance, shot at, and hunted by who sees the shots alone. Pure, no game in it. */
import type { Random } from '../../kit/random.js';
import { around, xOf, yOf, type Grid } from './grid.js';

export type Ship = readonly number[];

/** What is known of a cell: nothing, water, hit, or part of a ship that is sunk. */
export const [UNKNOWN, WATER, HIT, SUNK] = [0, 1, 2, 3] as const;

/** Lengths of the ships, by the board's side: about a fifth of its cells. */
export const lengthsOf = ({ cols }: Grid): number[] =>
  cols < 8 ? [3, 2, 2, 1] : cols < 10 ? [4, 3, 3, 2, 2] : [5, 4, 3, 3, 2, 2];

/** The cells of a ship from its first one; null where it would leave the board. */
export function shipAt(grid: Grid, cell: number, length: number, upright: boolean): Ship | null {
  const [x, y] = [xOf(grid, cell), yOf(grid, cell)];
  if ((upright ? y : x) + length > (upright ? grid.rows : grid.cols)) return null;
  return Array.from({ length }, (_, i) => cell + i * (upright ? grid.cols : 1));
}

/** Whether a ship keeps a cell away from all others, slantwise too. */
export const hasRoom = (grid: Grid, ship: Ship, others: readonly Ship[]): boolean =>
  others.every((other) => ship.every((c) => !other.includes(c) && around(grid, c).every((n) => !other.includes(n))));

export function layFleet(rand: Random, grid: Grid): Ship[] {
  for (;;) {
    const ships: Ship[] = [];
    for (const length of lengthsOf(grid)) {
      const places: Ship[] = [];
      for (let cell = 0; cell < grid.cols * grid.rows; cell++)
        for (const upright of [false, true]) {
          const ship = shipAt(grid, cell, length, upright);
          if (ship && (length > 1 || !upright) && hasRoom(grid, ship, ships)) places.push(ship);
        }
      if (places.length === 0) break;
      ships.push(rand.pick(places));
    }
    if (ships.length === lengthsOf(grid).length) return ships;
  }
}

export const isSunk = (ship: Ship, known: Uint8Array): boolean => ship.every((c) => known[c] === SUNK);

/** A shot: what it finds is known from now on; around a ship that sinks there is water. */
export function shoot(grid: Grid, fleet: readonly Ship[], known: Uint8Array, cell: number): 'water' | 'hit' | 'sunk' {
  const ship = fleet.find((one) => one.includes(cell));
  known[cell] = ship ? HIT : WATER;
  if (!ship) return 'water';
  if (!ship.every((c) => known[c] === HIT)) return 'hit';
  for (const c of ship) known[c] = SUNK;
  for (const c of ship) for (const n of around(grid, c)) if (known[n] === UNKNOWN) known[n] = WATER;
  return 'sunk';
}

export type Strength = 'easy' | 'normal' | 'hard' | 'best';

/** how often they stay beside a hit once they have one */
const STAYS = { easy: 0.3, normal: 0.6, hard: 1 } as const;

/** How many ways the ships that are left can lie over each cell, none beside another's hit; those through a hit count far more. */
function chances(grid: Grid, left: readonly number[], known: Uint8Array): Float64Array {
  const sums = new Float64Array(known.length);
  for (const length of left)
    for (let cell = 0; cell < known.length; cell++)
      for (const upright of [false, true]) {
        const ship = shipAt(grid, cell, length, upright);
        if (!ship || ship.some((c) => known[c] === WATER || known[c] === SUNK)) continue;
        const hits = ship.filter((c) => known[c] === HIT).length;
        const touches = ship.some((c) => around(grid, c).some((n) => known[n] === HIT && !ship.includes(n)));
        if (touches) continue;
        for (const c of ship) if (known[c] === UNKNOWN) sums[c] = (sums[c] as number) + 40 ** hits;
      }
  return sums;
}

/**
 * The cell to shoot at, by what is known alone: easy, normal and hard try anything, and stay beside a hit now and then, often, or always; best
 * counts how the ships that are left can lie, as the player's bot does.
 */
export function aim(rand: Random, grid: Grid, left: readonly number[], known: Uint8Array, strength: Strength): number {
  const open = [...known.keys()].filter((c) => known[c] === UNKNOWN);
  if (strength === 'best') {
    const sums = chances(grid, left, known);
    const most = Math.max(...open.map((c) => sums[c] as number));
    return rand.pick(open.filter((c) => sums[c] === most));
  }
  const beside = (c: number): number[] =>
    around(grid, c).filter((n) => xOf(grid, n) === xOf(grid, c) || yOf(grid, n) === yOf(grid, c));
  const near = open.filter((c) => beside(c).some((n) => known[n] === HIT));
  return rand.pick(near.length > 0 && rand.chance(STAYS[strength]) ? near : open);
}
