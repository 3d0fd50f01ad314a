/** Chases off who eats, brings in what is ripe, waters what is dry, sows what is wanted; the nearest first. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { workAt } from './crops.js';
import { cellAt, flood, middle, towards } from './field.js';
import { bedAt } from './hands.js';
import { missing } from './orders.js';
import type { State } from './state.js';

function choose(g: Game, s: State, here: number): number {
  const steps = flood(s.field, here);
  let best = -1;
  let least = 1e9;
  const weigh = (c: number, cost: number): void => {
    const far = steps[c] as number;
    // what it was going to stays, or it would turn about between two
    const whole = far + cost - (c === s.aim ? 2 : 0);
    if (far >= 0 && whole < least) [least, best] = [whole, c];
  };
  for (const pest of s.pests) {
    const c = cellAt(pest.x, pest.y);
    if (c >= 0 && pest.scared === 0) weigh(c, pest.eaten > 0 || pest.boss ? -4 : 2);
  }
  const wanted = s.crops.reduce((sum, _, type) => sum + Math.max(0, missing(s, type, 1)), 0);
  for (const bed of s.beds) {
    const what = workAt(g, s, bed);
    if (what === 'harvest') weigh(bed.c, -2);
    else if (what === 'water') weigh(bed.c, -3 - bed.dry / 200);
    else if (what && wanted > 0) weigh(bed.c, what === 'sow' ? 0 : 1.5);
  }
  return best;
}

export function farmBot(g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  const here = cellAt(s.hero.x, s.hero.y);
  const bed = bedAt(s, here);
  if (g.frame % 6 === 0) s.aim = choose(g, s, here);
  if (s.aim === here && bed && workAt(g, s, bed)) {
    pad.a = g.frame % 4 === 0;
    return;
  }
  if (s.aim < 0) return;
  const goal = middle(s.aim === here ? here : towards(s.field, here, s.aim));
  pad.left = s.hero.x - goal.x > 0.12;
  pad.right = goal.x - s.hero.x > 0.12;
  pad.up = s.hero.y - goal.y > 0.12;
  pad.down = goal.y - s.hero.y > 0.12;
}
