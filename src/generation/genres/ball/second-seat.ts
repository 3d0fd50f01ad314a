/** The second seat of a match: the computer's, until somebody takes it. */
import type { Game, Pad } from '../../kit/types.js';

/** Whether any of its keys is down. */
export const isHeld = (pad: Pad): boolean => pad.left || pad.right || pad.up || pad.down || pad.a || pad.b;

/** Gives the seat to a person from the first key of its half of the keyboard on. */
export function takeSecondSeat(g: Game, seat: { human: boolean }): void {
  if (seat.human || !isHeld(g.pad2)) return;
  seat.human = true;
  g.sound('power');
  g.banner('2P');
}
