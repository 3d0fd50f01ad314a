/** Runs ahead in its head: jumps where that leads farther than running on, as late as it can. About 3 µs a frame. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { advance, foeHit, hazardHit, PIT, speedOf, type State } from './state.js';

const AHEAD = 62;

/** Frames until a blow when it jumps now, or not, and holds for so long. */
function lasts(
  g: Game,
  s: State,
  near: Pick<State, 'pieces' | 'hazards' | 'foes'>,
  press: boolean,
  hold: number,
): number {
  const h = { ...s.hero };
  const v = speedOf(g, h.x);
  // a fall counts from the edge: that is where it could still jump
  let edge = 1;
  for (let i = 1; i <= AHEAD; i++) {
    const x = h.x;
    advance(g, near.pieces, h, v, press && i === 1, i < hold, g.frame + i - 1);
    if (h.grounded) edge = i;
    if (h.x === x || h.y > PIT) return edge;
    for (const one of near.hazards) if (hazardHit(one, h)) return i;
    for (const foe of near.foes) if (foeHit(foe, foe.x - ((foe.charge ?? 0) * i) / 60, h)) return i;
  }
  return h.grounded || h.air < 8 || h.y + 0.5 < Math.min(...near.pieces.map((piece) => piece.y)) ? AHEAD : edge;
}

export function runnerBot(g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (s.stand > 0 || s.arrived > 0) return;
  const { hero } = s;
  // holds until the top
  if (!hero.grounded && hero.vy < 0 && s.hold) {
    pad.a = true;
    return;
  }
  if (!hero.grounded && hero.spare === 0) return;
  const close = (one: { x: number }): boolean => one.x > hero.x - 2 && one.x < hero.x + 11;
  const near = {
    pieces: s.pieces.filter((piece) => piece.x < hero.x + 11 && piece.x + piece.w > hero.x - 2),
    hazards: s.hazards.filter(close),
    foes: s.foes.filter((foe) => !foe.gone && close(foe)),
  };
  const run = lasts(g, s, near, false, 0);
  if (run > 22) return;
  const jump = lasts(g, s, near, true, 99);
  pad.a = jump >= AHEAD - 10 || (run < 7 && jump > run);
}
