/** Throws at whoever is to be hit and soonest gone, as a person does who needs a moment for each, and never where somebody else would be hit. */
import { clearPad } from '../../../kit/pad.js';
import type { Game, Pad } from '../../../kit/types.js';
import { edgesOf, isOpen, middleOf, type Being, type State } from './state.js';
import { driftTo, landing, metAt } from './throws.js';

/** frames from one throw to the next, and that one is looked at before */
const THINKS = 30;
const LOOKS = 44;
/** units from the edge of the window, within which one waits to see somebody whole */
const EDGE = 0.7;

/** Where to point so that a throw goes to that one. */
function pointAt(g: Game, s: State, one: Being): { x: number; y: number } {
  const at = middleOf(g, one);
  // the way there hangs on where one points: twice is near enough
  const first = at.x - driftTo(g, s, at.x, at.y);
  return { x: at.x - driftTo(g, s, first, at.y), y: at.y };
}

export function throwingBot(g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (pad.pointer) pad.pointer = { ...pad.pointer, down: false };
  if (++s.thought < THINKS || s.rest > 0 || s.cheer > 0 || s.left === 0) return;
  const { left, right } = edgesOf(g);
  let best: { x: number; y: number } | null = null;
  let soonest = Infinity;
  for (const one of s.beings) {
    if (one.spared || !isOpen(one) || one.age < LOOKS || one.x < left + EDGE || one.x > right - EDGE) continue;
    // a second throw at who is already as good as hit is one too many
    const under = s.flights.filter(({ meant }) => meant === one).length;
    if (under >= one.hp) continue;
    const to = pointAt(g, s, one);
    const { x, y, frames, meant } = landing(g, s, to.x, to.y);
    if (meant !== one || x < left + EDGE || x > right - EDGE || metAt(g, s, x, y, meant, frames) !== one) continue;
    if (one.cover >= 0 && one.still < frames) continue;
    const stays = one.cover >= 0 ? one.still : ((one.vx > 0 ? right - one.x : one.x - left) / Math.abs(one.vx)) * 60;
    const urgent = stays + (one.boss ? 200 : 0);
    if (urgent < soonest) [best, soonest] = [to, urgent];
  }
  if (!best) return;
  pad.pointer = { ...best, down: true };
  s.thought = 0;
}
