/** Many cells in one go: a finger, or a button that is held, is drawn over them, and all get what the first one got. */
import type { Game } from '../../kit/types.js';
import { cellAt, type Grid } from './grid.js';
import { moveCursor, newHands, STAY, type Hands, type Picked } from './hands.js';

export interface Stroke extends Hands {
  /** what is being drawn; null before a finger has moved or stayed */
  how: Picked['how'] | null;
  /** the cell that was reached last */
  last: number;
}

export const newStroke = (cursor = 0): Stroke => ({ ...newHands(cursor), how: null, last: -1 });

const picked = (how: Picked['how'], ...cells: number[]): Picked[] =>
  cells.filter((cell) => cell >= 0).map((cell) => ({ cell, how }));

function byButtons(g: Game, grid: Grid, stroke: Stroke): Picked[] {
  const moved = moveCursor(g, grid, stroke, g.pad);
  for (const [button, how] of [
    ['a', 'pick'],
    ['b', 'mark'],
  ] as const) {
    const pressed = g.pressed(button);
    if (!pressed && !(moved && g.pad[button])) continue;
    stroke.keys = true;
    return picked(how, stroke.cursor);
  }
  return [];
}

/** A finger fills where it is lifted or drawn along; one that stays first marks. */
function byPointer(g: Game, grid: Grid, stroke: Stroke): Picked[] {
  const { pointer } = g.pad;
  if (!pointer) {
    stroke.down = -1;
    return [];
  }
  const over = cellAt(grid, pointer.x, pointer.y);
  if (pointer.x !== stroke.x || pointer.y !== stroke.y) {
    [stroke.x, stroke.y] = [pointer.x, pointer.y];
    if (over >= 0) stroke.cursor = over;
    stroke.keys = false;
  }
  if (g.clicked()) {
    stroke.keys = false;
    stroke.down = stroke.last = over;
    stroke.downFor = 0;
    stroke.how = null;
  }
  if (stroke.down < 0) return [];
  const first = stroke.down;
  if (!pointer.down) {
    stroke.down = -1;
    return stroke.how ? [] : picked('pick', first);
  }
  if (!stroke.how && ++stroke.downFor >= STAY) {
    stroke.how = 'mark';
    return picked('mark', first);
  }
  if (over === stroke.last || over < 0) return [];
  stroke.last = over;
  if (stroke.how) return picked(stroke.how, over);
  stroke.how = 'pick';
  return picked('pick', first, over);
}

/** The cells that were reached in this frame, in their order; the first two at once where a finger begins to move. */
export function readStroke(g: Game, grid: Grid, stroke: Stroke): Picked[] {
  const cells = byButtons(g, grid, stroke);
  return cells.length > 0 ? cells : byPointer(g, grid, stroke);
}
