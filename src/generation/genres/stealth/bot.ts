/** Plans a way through space and time on which nobody looks, cell by cell; hides while somebody has noticed something. */
import { clearPad } from '../../kit/pad.js';
import { SOLID } from '../../kit/tiles.js';
import type { Game, Pad } from '../../kit/types.js';
import { isAwake, isSeen, rangeOf } from './sight.js';
import { LOUD } from './sneak.js';
import { cellOf, dist, H, middleOf, pace, W, type Pose, type Sneaking } from './state.js';
import { poseAfter } from './watchers.js';
import { flood, SIDES } from './ways.js';

/** frames of one step of a plan: a cell at a walk, with some to spare; on tiptoe it takes two */
const SLOT = 19;
/** steps that a plan looks ahead */
const AHEAD = 56;
const SIZE = W * H;

/** Whether somebody would see who is there in that half of a slot: 1 no, 2 yes; asked once each. */
function dangers(g: Game, s: Sneaking): (cell: number, half: number) => boolean {
  const known = new Uint8Array(SIZE * (AHEAD * 2 + 4));
  const poses: Pose[][] = [];
  const range = rangeOf(g);
  const awake = s.watchers.filter(isAwake);
  return (cell, half) => {
    const key = half * SIZE + cell;
    if (known[key]) return known[key] === 2;
    poses[half] ??= awake.map((w) => poseAfter(w, (half * SLOT) / 2));
    const { x, y } = middleOf(cell);
    const bad = poses[half].some(
      (pose) => dist(pose.x - x, pose.y - y) < 1.5 || isSeen(s.house.tiles, pose, x, y, range, 0.55),
    );
    known[key] = bad ? 2 : 1;
    return bad;
  };
}

/** Where a sleeper would hear a walk; one goes there on tiptoe, and never onto it. */
function nearSleeper(s: Sneaking, cell: number, by: number): boolean {
  const { x, y } = middleOf(cell);
  return s.watchers.some((w) => w.sort === 'sleeper' && dist(w.x - x, w.y - y) < by);
}

function plan(g: Game, s: Sneaking): number[] {
  const { tiles } = s.house;
  const here = cellOf(s.hero);
  const hides = new Set(s.house.hides.map(({ x, y }) => y * W + x));
  const closed = new Set(s.house.creaks.map(({ x, y }) => y * W + x));
  closed.delete(here);
  const noticed = s.watchers.some((w) => w.notice > 0.02 || w.awake > 0);
  const targets = new Set(s.taken >= s.need ? [cellOf(s.goal)] : s.things.map(cellOf));
  const isBad = dangers(g, s);
  const soft = new Uint8Array(SIZE);
  for (let cell = 0; cell < SIZE; cell++) {
    if (tiles.cells[cell] === SOLID) continue;
    soft[cell] = nearSleeper(s, cell, 1) ? 2 : nearSleeper(s, cell, LOUD + 0.7) ? 1 : 0;
  }
  // how far each cell is from what is wanted, for plans that don't get there
  let toGo = new Int16Array(SIZE).fill(999);
  for (const target of targets) {
    const steps = flood(tiles, target, closed);
    toGo = toGo.map((least, cell) => ((steps[cell] as number) >= 0 ? Math.min(least, steps[cell] as number) : least));
  }
  const from: Int16Array[] = Array.from({ length: AHEAD + 3 }, () => new Int16Array(SIZE).fill(-1));
  const slots: number[][] = Array.from({ length: AHEAD + 3 }, () => []);
  (from[0] as Int16Array)[here] = here;
  slots[0]?.push(here);
  let best = { slot: 0, cell: here, worth: -1e9 };
  const reach = (slot: number, cell: number, back: number): void => {
    const row = from[slot] as Int16Array;
    if (row[cell] !== -1) return;
    row[cell] = back;
    slots[slot]?.push(cell);
  };
  search: for (let slot = 0; slot < AHEAD; slot++)
    for (const cell of slots[slot] as number[]) {
      // hidden and far from all counts where something was noticed, else to be there
      const safe = !isBad(cell, slot * 2) || (hides.has(cell) && slot > 0);
      // there, and not looked at the moment after
      if (targets.has(cell) && !noticed && slot > 0 && [1, 2, 3, 4].every((half) => !isBad(cell, slot * 2 + half))) {
        best = { slot, cell, worth: 0 };
        break search;
      }
      if (slot > 3 && safe) {
        const worth =
          -(toGo[cell] as number) * (noticed ? 0.1 : 1) +
          (hides.has(cell) ? (noticed ? 8 : 2) : 0) -
          (noticed ? slot * 0.4 : 0) +
          (slot === AHEAD - 1 ? 1 : 0);
        if (worth > best.worth) best = { slot, cell, worth };
      }
      const stays = hides.has(cell) ? true : !isBad(cell, slot * 2 + 1) && !isBad(cell, slot * 2 + 2);
      if (stays || slot === 0) reach(slot + 1, cell, cell);
      for (const side of SIDES) {
        const next = cell + side;
        if (tiles.cells[next] === SOLID || closed.has(next) || soft[next] === 2) continue;
        const slow = soft[next] === 1 || soft[cell] === 1;
        if (slot > 1 && isBad(cell, slot * 2 + 1)) continue;
        if ((isBad(next, slot * 2 + 1) || isBad(next, slot * 2 + 2)) && slot > 1) continue;
        if (slow && slot > 1 && (isBad(next, slot * 2 + 3) || isBad(next, slot * 2 + 4))) continue;
        reach(slot + (slow ? 2 : 1), next, cell);
      }
    }
  const way: number[] = [];
  let { slot, cell } = best;
  while (slot > 0) {
    way[slot] = cell;
    const back = (from[slot] as Int16Array)[cell] as number;
    // a step on tiptoe takes two slots
    const slow = back !== cell && (soft[cell] === 1 || soft[back] === 1);
    if (slow) way[slot - 1] = cell;
    slot -= slow ? 2 : 1;
    cell = back;
  }
  way[0] = here;
  return way;
}

export function sneakBot(g: Game, s: Sneaking, pad: Pad): void {
  clearPad(pad);
  const { hero } = s;
  const at = (g.frame - s.planned) / SLOT;
  const waited = g.frame - s.planned > 28;
  if (s.plan.length === 0 || at >= s.plan.length - 1 || at > 30 || (s.upset && waited)) {
    s.plan = plan(g, s);
    s.planned = g.frame;
    s.upset = false;
  }
  const slot = Math.floor((g.frame - s.planned) / SLOT) + 1;
  const to = middleOf(s.plan[Math.min(slot, s.plan.length - 1)] ?? cellOf(hero));
  const [dx, dy] = [to.x - hero.x, to.y - hero.y];
  const near = 0.13 * pace(g);
  pad.right = dx > near;
  pad.left = dx < -near;
  pad.down = dy > near;
  pad.up = dy < -near;
  const quiet = nearSleeper(s, cellOf(hero), LOUD + 0.8) || nearSleeper(s, cellOf(to), LOUD + 0.8);
  pad.a = quiet && (pad.left || pad.right || pad.up || pad.down);
}
