/** Goes to where the next thing is to be taken or handed over, round whoever roams there, and waits where there is no safe way. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { dangerous } from './foes.js';
import { besides, cellAt, flood, middleOf } from './level.js';
import { aimOf, apart, type State } from './state.js';

export function deliveryBot(g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  const aim = aimOf(s);
  const here = cellAt(s.hero.x, s.hero.y);
  if (g.frame % 4 === 0 || s.aim < 0 || s.aim === here) {
    const rocks = s.rocks.map(({ x, y }) => cellAt(x, y));
    const danger = dangerous(s);
    const away = danger.has(here) ? flee(s, here) : -1;
    s.flees = away >= 0;
    s.aim = s.flees ? away : aim ? next(s, here, aim, rocks, danger) : here;
  }
  const goal = aim && apart(aim, s.hero) < 1.2 && !s.flees ? aim : middleOf(s.aim);
  pad.left = s.hero.x - goal.x > 0.1;
  pad.right = goal.x - s.hero.x > 0.1;
  pad.up = s.hero.y - goal.y > 0.1;
  pad.down = goal.y - s.hero.y > 0.1;
}

/** The next cell on the way; through danger only where there is no other. */
function next(s: State, here: number, aim: { x: number; y: number }, rocks: number[], danger: Set<number>): number {
  const to = cellAt(aim.x, aim.y);
  for (const barred of [new Set([...rocks, ...danger]), new Set(rocks)]) {
    barred.delete(to);
    const steps = flood(s.quarter.tiles, to, barred);
    const ways = besides(here).filter((c) => (steps[c] as number) >= 0);
    if (ways.length === 0) continue;
    const best = ways.reduce((a, c) => ((steps[c] as number) < (steps[a] as number) ? c : a));
    return (steps[here] as number) >= 0 && (steps[here] as number) <= (steps[best] as number) ? here : best;
  }
  return here;
}

/** The cell beside that is farthest from all who roam. */
function flee(s: State, here: number): number {
  const far = (c: number): number => {
    const at = middleOf(c);
    return Math.min(...s.foes.filter(({ rest }) => rest <= 30).map((foe) => apart(foe, at)));
  };
  const free = besides(here).filter(
    (c) => s.quarter.tiles.cells[c] === 0 && !s.rocks.some((r) => cellAt(r.x, r.y) === c),
  );
  if (far(here) > 2.6) return -1;
  return [here, ...free].reduce((best, c) => (far(c) > far(best) ? c : best));
}
