/** What can be picked on the screen: keys, tiles, cells. By mouse and finger where they point, by arrows and gamepad with a cursor that goes to the next. */
import type { Game, Pad } from '../../kit/types.js';

export interface Spot {
  readonly id: string;
  /** middle and size, units */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Hands {
  /** the spot under the cursor */
  at: string;
  /** arrows or gamepad were used last: the cursor is drawn */
  keys: boolean;
  heldFor: number;
  x: number;
  y: number;
}

export const newHands = (at: string): Hands => ({ at, keys: false, heldFor: 0, x: -1, y: -1 });

/** frames after which a way that is held repeats, and between its repeats */
const HOLD = 16;
const REPEAT = 5;
/** how much further a spot is that does not lie straight ahead */
const ASIDE = 2.2;

const WAYS = [
  ['left', -1, 0],
  ['right', 1, 0],
  ['up', 0, -1],
  ['down', 0, 1],
] as const;

/** The spot at a place of the world. */
export const spotAt = (spots: readonly Spot[], x: number, y: number): Spot | undefined =>
  spots.find((one) => Math.abs(x - one.x) <= one.w / 2 && Math.abs(y - one.y) <= one.h / 2);

/** The spot where the cursor is; the first where the one it was at is gone. */
export const spotOf = (spots: readonly Spot[], hands: Hands): Spot | undefined =>
  spots.find(({ id }) => id === hands.at) ?? spots[0];

/** The next spot that way; itself where there is none. */
export function beside(spots: readonly Spot[], from: Spot, dx: number, dy: number): Spot {
  let best = from;
  let least = Infinity;
  for (const one of spots) {
    const ahead = (one.x - from.x) * dx + (one.y - from.y) * dy;
    if (ahead < 0.2) continue;
    const aside = Math.abs((one.x - from.x) * dy) + Math.abs((one.y - from.y) * dx);
    // a row is left for the next one only by up and down
    if (dx !== 0 && aside > one.h * 0.6) continue;
    const far = ahead + aside * ASIDE;
    if (far < least) [best, least] = [one, far];
  }
  return best;
}

function moveCursor(g: Game, spots: readonly Spot[], hands: Hands, pad: Pad): void {
  let held = false;
  for (const [side, dx, dy] of WAYS) {
    if (!pad[side]) continue;
    held = true;
    if (!g.pressed(side, pad) && !(hands.heldFor > HOLD && hands.heldFor % REPEAT === 0)) continue;
    hands.keys = true;
    const from = spotOf(spots, hands);
    if (!from) continue;
    const to = beside(spots, from, dx, dy);
    if (to !== from) g.sound('step', 1.3);
    hands.at = to.id;
  }
  hands.heldFor = held ? hands.heldFor + 1 : 0;
}

/** The spot that was picked in this frame. */
export function readSpots(g: Game, spots: readonly Spot[], hands: Hands): Spot | undefined {
  const { pad } = g;
  moveCursor(g, spots, hands, pad);
  if (g.pressed('a')) {
    // a cursor that is not seen presses nothing: Space may stand between two words that are typed
    const seen = hands.keys;
    hands.keys = true;
    return seen ? spotOf(spots, hands) : undefined;
  }
  const { pointer } = pad;
  if (!pointer) return undefined;
  if (pointer.x !== hands.x || pointer.y !== hands.y) {
    [hands.x, hands.y] = [pointer.x, pointer.y];
    hands.keys = false;
    hands.at = spotAt(spots, pointer.x, pointer.y)?.id ?? hands.at;
  }
  return g.clicked() ? spotAt(spots, pointer.x, pointer.y) : undefined;
}
