/** Things that can be pointed at: the next one that way for keys, and the one under a finger. */
export interface Place {
  readonly x: number;
  readonly y: number;
}
export interface Box extends Place {
  readonly w: number;
  readonly h: number;
}

export const SIDES = ['left', 'right', 'up', 'down'] as const;
export type Side = (typeof SIDES)[number];
const WAY = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;

/** The nearest place that way; the same one where there is none. */
export function beside(places: readonly Place[], at: number, side: Side): number {
  const from = places[at];
  if (!from) return 0;
  const [dx, dy] = WAY[side];
  let [best, least] = [at, 1e9];
  places.forEach(({ x, y }, i) => {
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    const off = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    if (ahead < 0.2 || ahead + off * 2 > least) return;
    least = ahead + off * 2;
    best = i;
  });
  return best;
}

/** The last of the boxes that a point is in: it lies before the others; −1 for none. */
export const boxAt = (boxes: readonly Box[], px: number, py: number): number =>
  boxes.findLastIndex(({ x, y, w, h }) => Math.abs(px - x) <= w / 2 && Math.abs(py - y) <= h / 2);
