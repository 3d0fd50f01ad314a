/** Feeds who has waited longest, and shoos whoever was not asked to come before it gets anything. */
import { clearPad } from '../../../kit/pad.js';
import type { Game, Pad } from '../../../kit/types.js';
import { waiting } from './guests.js';
import { openWants } from './hands.js';
import { rowsOf, type Spot, type State } from './state.js';

/** frames between two taps */
const LOOKS = 26;

export function feedingBot(g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (pad.pointer) pad.pointer.down = false;
  if (++s.looked < LOOKS) return;
  const at = aimOf(g, s);
  if (!at) return;
  pad.pointer = { x: at.x, y: at.y, down: true };
  s.looked = 0;
}

/** Where a tap does what has to be done now; it is shown to whoever hesitates. */
export function aimOf(g: Game, s: State): Spot | null {
  const [guests, bowls] = rowsOf(s, g) as [Spot[], Spot[]];
  const all = waiting(s);
  const thief = all.find(({ uninvited }) => uninvited);
  const hungry = all.filter((guest) => !guest.uninvited && openWants(s, guest).length > 0);
  if (s.hand !== null) {
    const fits = hungry.find((guest) => openWants(s, guest).includes(s.hand as number));
    return fits ? guests[fits.seat]! : bowls[s.hand]!;
  }
  if (thief) return guests[thief.seat]!;
  const empty = s.bowls.findIndex(({ portions, pouring }) => portions === 0 && pouring === 0);
  for (const guest of hungry)
    for (const food of openWants(s, guest)) if (s.bowls[food]!.portions > 0) return bowls[food]!;
  return empty >= 0 ? bowls[empty]! : null;
}
