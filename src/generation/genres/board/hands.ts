/** Cells are picked: by mouse and finger where they point, by keys and gamepad with a cursor that goes from cell to cell. */
import type { Game, Pad } from '../../kit/types.js';
import { cellAt, xOf, yOf, type Grid } from './grid.js';

export interface Hands {
  /** the cell under the cursor; mouse and finger take it along */
  cursor: number;
  /** keys or gamepad were used last: the cursor is drawn */
  keys: boolean;
  /** frames for which a way has been held */
  heldFor: number;
  /** the cell under the finger, -1 where none is down, and frames since it came down */
  down: number;
  downFor: number;
  /** where the pointer was seen last: one that rests moves no cursor */
  x: number;
  y: number;
}

export const newHands = (cursor = 0): Hands => ({
  cursor,
  keys: false,
  heldFor: 0,
  down: -1,
  downFor: 0,
  x: -1,
  y: -1,
});

/** `mark` is the second thing that can be done with a cell: the second button, or a finger that stays. */
export interface Picked {
  readonly cell: number;
  readonly how: 'pick' | 'mark';
}

/** frames after which a way that is held repeats, and between its repeats */
const HOLD = 16;
const REPEAT = 5;
/** frames after which a finger that stays marks */
export const STAY = 24;

const WAYS = [
  ['left', -1, 0],
  ['right', 1, 0],
  ['up', 0, -1],
  ['down', 0, 1],
] as const;

/** Moves the cursor by keys or gamepad; true in the frame in which it comes to another cell. */
export function moveCursor(g: Game, grid: Grid, hands: Hands, pad: Pad): boolean {
  let held = false;
  let moved = false;
  for (const [side, dx, dy] of WAYS) {
    if (!pad[side]) continue;
    held = true;
    const again = hands.heldFor > HOLD && hands.heldFor % REPEAT === 0;
    if (!g.pressed(side, pad) && !again) continue;
    hands.keys = true;
    const x = xOf(grid, hands.cursor) + dx;
    const y = yOf(grid, hands.cursor) + dy;
    if (x < 0 || y < 0 || x >= grid.cols || y >= grid.rows) continue;
    hands.cursor = y * grid.cols + x;
    moved = true;
    g.sound('step', 1.3);
  }
  hands.heldFor = held ? hands.heldFor + 1 : 0;
  return moved;
}

/** The cell at a place of the world, or -1. */
export type CellAt = (grid: Grid, x: number, y: number) => number;

/** A finger's cell: at once where it comes down, or, where cells can be marked, when it is lifted or has stayed. */
function readPointer(g: Game, grid: Grid, hands: Hands, marks: boolean, at: CellAt): Picked | null {
  const { pointer } = g.pad;
  if (!pointer) {
    hands.down = -1;
    return null;
  }
  const over = at(grid, pointer.x, pointer.y);
  if (pointer.x !== hands.x || pointer.y !== hands.y) {
    [hands.x, hands.y] = [pointer.x, pointer.y];
    if (over >= 0) hands.cursor = over;
    hands.keys = false;
  }
  if (g.clicked()) {
    hands.keys = false;
    hands.down = over;
    hands.downFor = 0;
    if (!marks && over >= 0) return { cell: over, how: 'pick' };
  }
  if (hands.down < 0) return null;
  const cell = hands.down;
  if (!pointer.down) {
    hands.down = -1;
    return marks ? { cell, how: 'pick' } : null;
  }
  // a finger that slips off has thought better of it
  if (over !== cell) hands.down = -1;
  else if (marks && ++hands.downFor >= STAY) {
    hands.down = -1;
    return { cell, how: 'mark' };
  }
  return null;
}

/**
 * What was picked in this frame, or null. `pad` may be the second player's; `marks` says that a cell can be marked too; `at` tells the cell
 * under the pointer of a board that lies elsewhere than at the world's corner.
 */
export function readHands(
  g: Game,
  grid: Grid,
  hands: Hands,
  pad: Pad = g.pad,
  marks = false,
  at: CellAt = cellAt,
): Picked | null {
  moveCursor(g, grid, hands, pad);
  for (const [button, how] of [
    ['a', 'pick'],
    ['b', 'mark'],
  ] as const)
    if (g.pressed(button, pad) && (marks || button === 'a')) {
      hands.keys = true;
      return { cell: hands.cursor, how };
    }
  return readPointer(g, grid, hands, marks, at);
}
