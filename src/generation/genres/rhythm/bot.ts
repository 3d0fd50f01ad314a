/** Presses on time, a frame or two off now and then; lets enemies through. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { spot, type State } from './state.js';

export function rhythmBot(g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (pad.pointer) pad.pointer.down = false;
  // its press is felt in the frame that begins now
  const frame = g.frame + 1;
  const note = s.chart.notes.find(
    (one) => one.state === 'coming' && !one.bad && Math.abs(frame - one.at - ((one.order * 5) % 4) + 1) < 1,
  );
  if (!note || s.bot === note.order) return;
  s.bot = note.order;
  pad.pointer = { ...spot(s, note.lane, 0), down: true };
}
