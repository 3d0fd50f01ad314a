/** Serves who has waited longest: takes what is wanted, cooks it, hands it over. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { isSeated } from './guests.js';
import { rowsOf, type Guest, type Spot, type SpotKind, type State } from './state.js';
import { isBurnt, isDone, suits } from './work.js';

/** frames between two taps */
const LOOKS = 30;

export function servingBot(g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (pad.pointer) pad.pointer.down = false;
  if (++s.looked < LOOKS) return;
  const at = aimOf(g, s);
  if (!at) return;
  pad.pointer = { x: at.x, y: at.y, down: true };
  s.looked = 0;
}

type Step = readonly [kind: SpotKind, i: number] | null;

/** Where a tap does what has to be done now; it is shown to whoever hesitates. */
export function aimOf(g: Game, s: State): Spot | null {
  const step = (s.cooking ? cookStep : shopStep)(s);
  if (!step) return null;
  const [kind, i] = step;
  return (
    rowsOf(s, g.height)
      .flat()
      .find((one) => one.kind === kind && one.i === i) ?? null
  );
}

const waiting = (s: State): Guest[] =>
  s.guests.filter((guest) => isSeated(s, guest)).toSorted((a, b) => a.left - b.left);

/** What of it is not on the tray yet. */
function missingOf(wants: readonly number[], tray: readonly number[]): number[] {
  const rest = [...wants];
  for (const ware of tray) {
    const at = rest.indexOf(ware);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

function shopStep(s: State): Step {
  const guests = waiting(s);
  const fits = guests.find(({ wants }) => missingOf(s.tray, wants).length === 0);
  const guest = s.tray.length > 0 ? fits : guests[0];
  if (!guest) return s.tray.length > 0 && guests.length > 0 ? ['tray', 0] : null;
  const [next] = missingOf(guest.wants, s.tray);
  return next === undefined ? ['guest', guest.seat] : ['ware', next];
}

function cookStep(s: State): Step {
  const guests = waiting(s);
  if (s.cooked) {
    const guest = guests.find((one) => suits(s, one));
    return guest ? ['guest', guest.seat] : ['tray', 0];
  }
  const ready = s.stoves.findIndex(isDone);
  const free = s.stoves.findIndex(({ wares }) => wares.length === 0);
  const open = uncovered(s, guests);
  const guest = open.find(({ wants }) => s.tray.every((ware, i) => wants[i] === ware));
  const whole = guest && s.tray.length === guest.wants.length && s.tray.length > 0;
  if (whole) return free >= 0 ? ['stove', free] : ready >= 0 ? ['stove', ready] : null;
  if (s.tray.length === 0 && ready >= 0) return ['stove', ready];
  if (guest) return ['ware', guest.wants[s.tray.length]!];
  return s.tray.length > 0 ? ['tray', 0] : null;
}

/** For whom nothing is on the fire. */
function uncovered(s: State, guests: readonly Guest[]): Guest[] {
  const open = [...guests];
  for (const stove of s.stoves) {
    if (isBurnt(stove)) continue;
    const at = open.findIndex(
      ({ wants }) => wants.length === stove.wares.length && wants.every((ware, i) => ware === stove.wares[i]),
    );
    if (at >= 0) open.splice(at, 1);
  }
  return open;
}
