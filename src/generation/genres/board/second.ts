/** A second person comes to a board, or goes. */
import type { Game } from '../../kit/types.js';
import { RIM, type Grid } from './grid.js';

/**
 * Whether somebody takes the other's part, or gives it back: by the second half of the keyboard, or by a touch of the other's place, right of the
 * board or above it on a phone, below the signs of the game; `left`: above one's own place as well.
 */
export function takesPart(g: Game, two: boolean, { cols, rows }: Grid, left = false): boolean {
  const { pad2 } = g;
  const { pointer } = g.pad;
  const beside = (x: number, y: number): boolean =>
    x > cols + 2 * RIM + 0.3 || (left && x < -0.3 && y < rows / 2) || (y < -0.3 && y > -2.4 && x > 0);
  const touched = g.clicked() && pointer !== null && beside(pointer.x, pointer.y);
  const typed = pad2.a || pad2.b || pad2.left || pad2.right || pad2.up || pad2.down;
  if (!touched && (!typed || two)) return false;
  g.sound('power', two ? 0.8 : 1.2);
  return true;
}
