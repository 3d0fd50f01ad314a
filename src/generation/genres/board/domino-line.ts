/** Where the tiles of a line lie: from the first tile both ways, in rows that turn at the edge; one arm goes down, the other up. Units: halves of a tile. */
import { isDouble, type Laid } from './domino-rules.js';

/** The middle of a tile, and how far it is turned from upright with its lower number on top. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** where rows end, from the middle; and from one row to the next */
const EDGE = 6.5;
const PITCH = 3;

/** Half the width and half the height of a tile that is turned so. */
export const extentOf = (angle: number): readonly [number, number] =>
  Math.abs(Math.sin(angle)) > 0.5 ? [1, 0.5] : [0.5, 1];

/** Upright: which of both numbers is on top; lying: which is on the left. */
const upright = ({ left, right }: Laid, top: number): number => (top === Math.min(left, right) ? 0 : Math.PI);
const lying = ({ left, right }: Laid, onLeft: number): number =>
  onLeft === Math.min(left, right) ? -Math.PI / 2 : Math.PI / 2;

/** One arm: its tiles from the middle outwards. `way` 1: to the right and down, −1: to the left and up. */
function armOf(tiles: readonly Laid[], from: number, way: 1 | -1): Spot[] {
  let x = from;
  let y = 0;
  let dir: number = way;
  // the first tile of a row lies lengthwise: across, a double would lie on the one that turns
  let fresh = false;
  return tiles.map((laid) => {
    const inner = way > 0 ? laid.left : laid.right;
    const outer = way > 0 ? laid.right : laid.left;
    const fits = (length: number): boolean => (x + dir * length) * dir <= EDGE + 0.01;
    if (isDouble(laid.tile) && !fresh && fits(3)) {
      x += dir;
      return { x: x - dir / 2, y, angle: 0 };
    }
    if (fits(2)) {
      x += dir * 2;
      fresh = false;
      return { x: x - dir, y, angle: lying(laid, dir > 0 ? inner : outer) };
    }
    const column = x - dir / 2;
    const spot = { x: column, y: y + way * 1.5, angle: upright(laid, way > 0 ? inner : outer) };
    y += way * PITCH;
    dir = -dir;
    x = column - dir / 2;
    fresh = true;
    return spot;
  });
}

/** Every tile of a line, from left to right. */
export function spotsOf(line: readonly Laid[], first: number): Spot[] {
  const middle = line[first];
  if (!middle) return [];
  const double = isDouble(middle.tile);
  const half = double ? 0.5 : 1;
  const left = armOf(line.slice(0, first).toReversed(), -half, -1).toReversed();
  const right = armOf(line.slice(first + 1), half, 1);
  return [...left, { x: 0, y: 0, angle: double ? 0 : lying(middle, middle.left) }, ...right];
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** What tiles at these spots cover. */
export function boxOf(spots: readonly Spot[]): Box {
  let [x1, y1, x2, y2] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, angle } of spots) {
    const [w, h] = extentOf(angle);
    x1 = Math.min(x1, x - w);
    y1 = Math.min(y1, y - h);
    x2 = Math.max(x2, x + w);
    y2 = Math.max(y2, y + h);
  }
  return { x: x1, y: y1, w: x2 - x1, h: y2 - y1 };
}
