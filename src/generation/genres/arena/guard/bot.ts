/** Runs to where the danger is greatest: who carries something off, who is nearest to something, what lies about. */
import { clearPad } from '../../../kit/pad.js';
import type { Game, Pad } from '../../../kit/types.js';
import { dist, type Spot } from '../state.js';
import { throws, THROWN } from './hero.js';
import { HEARD, HOUSE, MIDDLE, SHOUT_WAIT, type State, type Thief } from './state.js';
import { aside } from './yard.js';

/** The less, the sooner: seconds until it is too late, more or less, and how far one has to run. */
function haste(s: State, thief: Thief): number {
  const way = dist(thief.x - s.hero.x, thief.y - s.hero.y);
  if (thief.mode === 'carry') return dist(thief.x - thief.gate.x, thief.y - thief.gate.y) * 0.5 + way - 6;
  const to = thief.piece ?? MIDDLE;
  const toGo = dist(thief.x - to.x, thief.y - to.y);
  const left = thief.mode === 'grab' ? 0 : toGo / (thief.sort === 'nimble' ? 1.6 : 1);
  return left * 1.2 + way * 0.7 + (thief.mode === 'wait' ? 4 : 0);
}

function goalOf(s: State): Spot {
  let best: Spot = s.laid === 1 ? { x: MIDDLE.x, y: MIDDLE.y + HOUSE + 0.6 } : MIDDLE;
  let least = 24;
  for (const thief of s.thieves) {
    if (thief.mode === 'flee' || thief.mode === 'stun') continue;
    const cost = haste(s, thief);
    // where it will be, not where it is
    const lead = Math.min(1, dist(thief.x - s.hero.x, thief.y - s.hero.y) / 7);
    if (cost < least) [least, best] = [cost, { x: thief.x + thief.vx * lead, y: thief.y + thief.vy * lead }];
  }
  for (const piece of s.pieces) {
    if (piece.at !== 'lying') continue;
    const cost = dist(piece.x - s.hero.x, piece.y - s.hero.y) + 3;
    if (cost < least) [least, best] = [cost, piece];
  }
  return best;
}

export function guardBot(g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  const { hero } = s;
  if (--s.plan.left <= 0) {
    const to = goalOf(s);
    const [dx, dy] = [to.x - hero.x, to.y - hero.y];
    const far = dist(dx, dy);
    const way =
      far < 0.3
        ? { x: 0, y: 0 }
        : aside(s.laid === 1 ? [...s.blocks, MIDDLE] : s.blocks, hero, { x: dx / far, y: dy / far }, 0.4);
    s.plan = { ...way, left: 5 };
  }
  pad.ax = s.plan.x;
  pad.ay = s.plan.y;
  const near = (far: number): boolean =>
    s.thieves.some((one) => one.mode !== 'flee' && one.mode !== 'stun' && dist(one.x - hero.x, one.y - hero.y) < far);
  if (throws(g)) pad.a = s.wait === 0 && near(THROWN * 0.7);
  else pad.a = s.shout >= SHOUT_WAIT && near(HEARD * 0.85);
}
