/** Answers after a moment of thought, as a decent player does; types a letter every seventh of a second or so. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { placeOf, tileAt } from './layout.js';
import type { State } from './state.js';
import { target } from './typing.js';

const THINK = 60;
const TYPE = 16;

export function quizBot(g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (pad.pointer) pad.pointer.down = false;
  s.thought++;
  if (s.stage === 'typing') {
    const walker = target(s);
    const wanted = walker?.word[walker.typed]?.toLowerCase();
    const i = wanted === undefined ? -1 : s.tiles.indexOf(wanted);
    if (s.thought < TYPE || i < 0) return;
    pad.pointer = { ...tileAt(i, g), down: true };
    s.thought = 0;
    return;
  }
  if (s.phase !== 'ask' || s.t < THINK + s.q.look) return;
  const { x, y } = placeOf(s.layout, s.q.answers.length, s.q.right, g);
  if (s.thought > 3) {
    pad.pointer = { x, y, down: true };
    s.thought = 0;
  }
}
