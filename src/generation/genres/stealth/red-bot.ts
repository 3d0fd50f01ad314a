/** Goes to what is next while the back is turned, and stands in time. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { STILL } from './red-light.js';
import { cellOf, dist, middleOf, W, type RedLight, type Spot } from './state.js';
import { flood, SIDES } from './ways.js';

export function redBot(_: Game, s: RedLight, pad: Pad): void {
  clearPad(pad);
  const { hero } = s;
  if (s.look !== 'away') {
    // on slippery ground it takes pushing back to stand
    if (dist(hero.vx, hero.vy) > STILL * 2) {
      pad.left = hero.vx > STILL;
      pad.right = hero.vx < -STILL;
      pad.up = hero.vy > STILL;
      pad.down = hero.vy < -STILL;
    }
    return;
  }
  const goals: Spot[] = s.taken < s.need ? s.things : [s.back ? { x: hero.x, y: s.start.y } : s.goal];
  const near = goals.toSorted((a, b) => dist(a.x - hero.x, a.y - hero.y) - dist(b.x - hero.x, b.y - hero.y))[0];
  if (!near) return;
  const steps = flood(s.tiles, cellOf(near));
  const here = cellOf(hero);
  let to: Spot = near;
  const left = steps[here] as number;
  if (left > 1) {
    const next = SIDES.map((side) => here + side).find((cell) => steps[cell] === left - 1) ?? here;
    // straight on as long as that is the way
    const straight = next + (next - here);
    to = middleOf((steps[straight] as number) === left - 2 && Math.abs(next - here) < W + 1 ? straight : next);
  }
  const [dx, dy] = [to.x - hero.x, to.y - hero.y];
  pad.right = dx > 0.16;
  pad.left = dx < -0.16;
  pad.down = dy > 0.16;
  pad.up = dy < -0.16;
}
