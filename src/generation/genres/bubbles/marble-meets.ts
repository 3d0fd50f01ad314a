/** What a shot meets on its way: marbles that are seen, and outside a tube. Pure, no game in it. */
import type { Chain, Marble } from './marble-chain.js';
import { isHidden, type Tube } from './marble-ideas.js';
import { D, headingOf, placeOf, type Spot, type Track } from './marble-track.js';

/** marbles so far along are seen, and can be hit */
export const SEEN = 0.3;

interface Rolling {
  readonly chain: Chain;
  readonly track: Track;
  readonly tubes: readonly Tube[];
}

const spot: Spot = { x: 0, y: 0 };

/** Which marble a way from the muzzle meets first, how far away, and how far off its middle (0…1). */
export function meets(
  s: Rolling,
  x: number,
  y: number,
  dx: number,
  dy: number,
  most: number,
): { i: number; t: number; off: number } {
  const found = { i: -1, t: most, off: 0 };
  const reach = D * 0.9;
  for (let i = s.chain.length - 1; i >= 0; i--) {
    const { d } = s.chain[i] as Marble;
    if (d < SEEN) break;
    if (isHidden(s.tubes, d)) continue;
    placeOf(s.track, d, spot);
    const ox = spot.x - x;
    const oy = spot.y - y;
    const along = ox * dx + oy * dy;
    const off = ox * ox + oy * oy - along * along;
    if (along < 0 || off > reach * reach) continue;
    const t = Math.max(0, along - Math.sqrt(reach * reach - off));
    if (t < found.t) {
      found.t = t;
      found.i = i;
      found.off = Math.sqrt(off) / reach;
    }
  }
  return found;
}

/** Whether a ball at that place goes in ahead of the marble that it met. */
export function isAhead(s: Rolling, i: number, x: number, y: number): boolean {
  const { d } = s.chain[i] as Marble;
  const way = headingOf(s.track, d);
  placeOf(s.track, d, spot);
  return (x - spot.x) * way.x + (y - spot.y) * way.y > 0;
}
