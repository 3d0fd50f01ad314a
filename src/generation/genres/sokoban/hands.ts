/** Keys, flicks and taps become steps: one each, more while held, a whole walk for a tapped place. */
import type { Game } from '../../kit/types.js';
import { next, WAYS } from './room.js';
import { canPass } from './rules.js';
import { walkTo } from './solve.js';
import { AGAIN, cellAt, cellsOf, REACH, UNDO, type State } from './state.js';
import { again, step, undo } from './turn.js';

const SIDES = ['right', 'down', 'left', 'up'] as const;
/** frames a way is held before it repeats, and a touch that is no tap any more */
const HOLD = 14;
const TAP = 18;
/** frames in which a finger that goes on the same way means one step */
const FLICK = 20;

/** frames a step takes */
const stepFrames = (g: Game): number => (g.has('fast') ? 6 : g.has('slow') ? 11 : 8);

function tapped(s: State, x: number, y: number): void {
  const goal = cellAt(s, x, y);
  const from = s.hero.cell;
  if (goal < 0 || goal === from) return;
  const taken = (c: number): boolean => s.boxes.some(({ cell }) => cell === c);
  const free = (c: number): boolean => s.room.floor[c] === 1 && !taken(c);
  const boxes = cellsOf(s.boxes);
  const walk = (to: number): number[] | null => walkTo(free, from, to, (c, way) => canPass(s.room, boxes, c, way));
  const beside = WAYS.find((way) => next(from, way) === goal);
  if (beside !== undefined) s.queue = [beside];
  else if (!taken(goal)) s.queue = walk(goal) ?? [];
  else {
    // a box further away: to the nearest of its sides
    const ways = WAYS.map((way) => next(goal, way))
      .filter(free)
      .map(walk)
      .filter((one) => one !== null)
      .toSorted((a, b) => a.length - b.length);
    s.queue = ways[0] ?? [];
  }
}

function readPointer(g: Game, s: State): void {
  const { pointer } = g.pad;
  if (!pointer) return;
  const hit = ({ x, y }: { x: number; y: number }): boolean =>
    Math.abs(pointer.x - x) < REACH && Math.abs(pointer.y - y) < REACH;
  if (g.clicked()) {
    if (hit(UNDO)) undo(g, s);
    else if (hit(AGAIN)) again(g, s);
    else s.held = 0;
  }
  if (s.held < 0) return;
  if (pointer.down) s.held++;
  else {
    if (s.held <= TAP) tapped(s, pointer.x, pointer.y);
    s.held = -1;
  }
}

export function readHands(g: Game, s: State): void {
  readPointer(g, s);
  const pulls = g.has('magnet');
  // Space and Z are one button here: both take back
  const back = g.pad.a || (g.pad.b && !pulls);
  s.undoFor = back ? s.undoFor + 1 : 0;
  if (s.undoFor === 1 || (s.undoFor > HOLD && s.undoFor % 6 === 0) || g.key('KeyU')) undo(g, s);
  if (g.key('Backspace') || g.key('KeyT')) again(g, s);
  const touched = g.pad.pointer?.down ?? false;
  if (!touched) s.flick = -1;
  let holding = -1;
  for (const [way, side] of SIDES.entries()) {
    if (g.pressed(side) && !(touched && s.flick === way && s.t - s.flickAt < FLICK)) {
      if (touched) [s.flick, s.flickAt] = [way, s.t];
      // a press takes over from a walk
      if (s.heldFor === 0 && s.queue.length > 2) s.queue = [];
      if (s.queue.length < 3) s.queue.push(way);
      s.heldFor = 0;
      s.held = -1;
    }
    if (g.pad[side]) holding = way;
  }
  s.heldFor = holding < 0 ? 0 : s.heldFor + 1;
  if (s.cool > 0) s.cool--;
  if (s.cool > 0) return;
  const way = s.queue.shift() ?? (s.heldFor > HOLD ? holding : -1);
  if (way < 0) return;
  s.cool = stepFrames(g);
  step(g, s, way, pulls && g.pad.b);
}
