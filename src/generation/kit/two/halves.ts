/** The window in two parts, one for each of two players: side by side where it is wide, one above the other where it is high. */
export interface Half {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** what the signs above the half's world take of it */
  readonly top: number;
}

/** CSS pixels between the halves, and of the row of signs; the second is lower than the kit's own row, which the lower half has not. */
const GAP = 6;
const SIGNS = 58;
const SIGNS_BELOW = 42;

/** The first player's half and the second's, in CSS pixels of a window of that size. */
export function halvesOf(w: number, h: number): readonly [Half, Half] {
  if (w >= h) {
    const wide = (w - GAP) / 2;
    return [
      { x: 0, y: 0, w: wide, h, top: SIGNS },
      { x: wide + GAP, y: 0, w: wide, h, top: SIGNS },
    ];
  }
  // the kit's buttons are above the first: as much is left for both worlds
  const first = (h - GAP + SIGNS - SIGNS_BELOW) / 2;
  return [
    { x: 0, y: 0, w, h: first, top: SIGNS },
    { x: 0, y: first + GAP, w, h: h - first - GAP, top: SIGNS_BELOW },
  ];
}

/** Whose half a place of the window is in: 0 or 1. */
export function halfAt(x: number, y: number, w: number, h: number): 0 | 1 {
  const [, second] = halvesOf(w, h);
  return x >= second.x && y >= second.y ? 1 : 0;
}
