/** Turns up what belongs together where it has seen all of it, else a new card. Of the cards it knows only what was shown. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { alikeOf, type Card, type State } from './state.js';

const THINK = 22;

function choose(s: State): Card | undefined {
  const down = s.cards.filter((card) => !card.done && !card.up);
  const known = down.filter((card) => card.seen);
  const fresh = down.find((card) => !card.seen);
  const [open] = s.open;
  if (open) return known.find((card) => card.type === open.type) ?? fresh ?? down[0];
  const alike = alikeOf(s);
  const whole = known.find((card) => known.filter(({ type }) => type === card.type).length === alike);
  return whole ?? fresh ?? known[0] ?? down[0];
}

export function memoryBot(_g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (pad.pointer) pad.pointer.down = false;
  if (s.phase !== 'ready') {
    s.thought = 0;
    return;
  }
  if (++s.thought < THINK) return;
  const card = choose(s);
  if (card) pad.pointer = { x: card.x, y: card.y, down: true };
  s.thought = 0;
}
