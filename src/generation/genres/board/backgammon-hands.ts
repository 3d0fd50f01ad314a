/** The hands at a backgammon board: a person's by finger or keys, and the bot's. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { chosen } from './backgammon-mind.js';
import { dieSpot, H, landing, pointAt, topSpot, W, type Spot } from './backgammon-places.js';
import type { Side, Step } from './backgammon-rules.js';
import { isPerson, sourcesOf, targetsOf, type State } from './backgammon-state.js';

/** frames that an only step is shown before it is made, and between two of the bot's taps */
const ONLY = 14;
const REST = 8;

/** Where the cursor is: over the dice, on a checker that may go, or where it may go to. */
export function cursorSpot(s: State): Spot {
  if (s.phase !== 'choose' || !isPerson(s)) return dieSpot(s.side, 0, 1);
  if (s.from === null) return topSpot(s.at, s.side, sourcesOf(s)[s.picked] ?? 0);
  const target = targetsOf(s)[s.picked];
  return target ? landing(s.at, s.side, target.to) : dieSpot(s.side, 0, 1);
}

export function takeUp(g: Game, s: State, from: number | null): void {
  s.from = from;
  s.picked = 0;
  if (from !== null) g.sound('select', 1.2);
}

/** A tap takes a checker up, a second one says where it goes; the same checker again goes the first of its ways. */
function readFinger(g: Game, s: State, at: Spot): Step | null {
  const point = pointAt(s.side, at);
  const sources = sourcesOf(s);
  const target = point === null ? undefined : targetsOf(s).find(({ to }) => to === point);
  if (target) return target;
  if (point !== null && point === s.from) return targetsOf(s)[0] ?? null;
  if (point !== null && sources.includes(point)) takeUp(g, s, point);
  else {
    if (sources.length > 1) s.from = null;
    g.sound('swap', 0.6);
  }
  return null;
}

const onBoard = ({ x, y }: Spot): boolean => x > -0.2 && y > -0.2 && x < W + 0.2 && y < H + 0.2;

/** What a person does now: a throw, or a step; null: nothing yet. */
export function readPerson(g: Game, s: State): 'roll' | Step | null {
  const pad = s.side === 1 ? g.pad2 : g.pad;
  const { pointer } = g.pad;
  const rolls = s.phase === 'roll';
  const only = s.steps.length === 1 ? s.steps[0] : undefined;
  if (!rolls && only) return s.t >= ONLY ? only : null;
  if (g.clicked() && pointer && onBoard(pointer)) {
    s.keys = false;
    return rolls ? 'roll' : readFinger(g, s, pointer);
  }
  const step =
    Number(g.pressed('right', pad) || g.pressed('down', pad)) - Number(g.pressed('left', pad) || g.pressed('up', pad));
  if (step !== 0) {
    s.keys = true;
    const { length } = s.from === null ? sourcesOf(s) : targetsOf(s);
    if (!rolls && length > 0) s.picked = (s.picked + step + length) % length;
    g.sound('step', 1.3);
  }
  if (g.pressed('b', pad) && !rolls && sourcesOf(s).length > 1) takeUp(g, s, null);
  if (!g.pressed('a', pad)) return null;
  s.keys = true;
  if (rolls) return 'roll';
  if (s.from !== null) return targetsOf(s)[s.picked] ?? null;
  takeUp(g, s, sourcesOf(s)[s.picked] ?? null);
  return null;
}

/** What a side plays of its throw: as in the rehearsal, so in the order of the rules. */
export const planOf = (s: State, side: Side, careless: number): Step[] => [
  ...(chosen(s.at, side, s.left, careless, s.fate.minds[side])?.steps ?? []),
];

/** Throws, takes up what care would move, and puts it down; of two persons, who have one mouse, it is both. */
export function backgammonBot(_: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (pad.pointer) pad.pointer.down = false;
  const waits = s.phase === 'roll' || (s.phase === 'choose' && s.steps.length > 1);
  if (!isPerson(s) || !waits || ++s.rest < REST) return;
  s.rest = 0;
  if (s.phase === 'roll') {
    pad.pointer = { ...dieSpot(s.side, 0, 1), down: true };
    return;
  }
  if (s.plan.length === 0) s.plan = planOf(s, s.side, 0);
  const wish = s.plan[0];
  if (!wish) return;
  const spot = s.from === wish.from ? landing(s.at, s.side, wish.to) : topSpot(s.at, s.side, wish.from);
  pad.pointer = { ...spot, down: true };
}
