/** Finds a way to the next safe strip by the search and hops as it says; on safe strips it first picks up what can be walked to. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { safeRows } from './level.js';
import { findWay, isFree, type Quest } from './search.js';
import { type Act, COLS, type Row, type State } from './state.js';

/** frames between two hops: quicker than most, slower than some */
const REST = 4;
/** frames after which a press that moved nobody is given up: one presses once, and looks what comes of it */
const UNHEARD = 30;

/** The column of the nearest thing that can be walked to along this strip. */
function thing(row: Row, column: number): number | null {
  for (let far = 1; far < COLS; far++)
    for (const side of [-1, 1]) {
      const goal = column + far * side;
      if (!row.items[goal]) continue;
      let c = column;
      while (c !== goal && isFree(row, c + side)) c += side;
      if (c === goal) return goal;
    }
  return null;
}

/** A way to the row of the quest; where homes are in it, to the nearest that is free. */
function wayTo(rows: readonly Row[], quest: Quest): Act[] | null {
  const last = rows[quest.to] as Row;
  if (last.ground !== 'home') return findWay(rows, quest);
  const homes = [...last.blocks.keys()]
    .filter((c) => isFree(last, c))
    .toSorted((a, b) => Math.abs(a - quest.x) - Math.abs(b - quest.x));
  for (const column of homes) {
    const way = findWay(rows, { ...quest, column });
    if (way) return way;
  }
  return null;
}

function think(s: State): void {
  const { hero } = s;
  const row = s.rows[hero.row] as Row;
  s.think = 14;
  if (row.ground === 'grass') {
    const goal = thing(row, Math.floor(hero.x));
    if (goal !== null) {
      s.plan = [{ way: goal < hero.x ? 'left' : 'right', at: s.t }];
      return;
    }
  }
  const to = safeRows(s.rows).find((r) => r > hero.row);
  if (to === undefined) return;
  const quest = { r: hero.row, x: hero.x, t: s.t + s.pace, to, rest: REST, pace: s.pace, most: 1200, steps: 120 };
  // out of a nook between hedges leads only the way back
  s.plan =
    wayTo(s.rows, quest) ??
    (row.ground === 'grass' ? wayTo(s.rows, { ...quest, back: 2, most: 4000, steps: 200 }) : null) ??
    [];
}

export function crossingBot(_g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  pad.pointer = null;
  if (s.hero.hop > 0) {
    if (s.waits > 0) {
      s.plan.shift();
      s.waits = 0;
    }
    s.think = 0;
    return;
  }
  // a press while the world stands still for a blow is lost
  if (s.waits > 0 && --s.waits > 0) return;
  if (s.plan[0] && s.plan[0].at + s.pace < s.t) s.plan = [];
  if (s.plan.length === 0 && --s.think <= 0) think(s);
  const [act] = s.plan;
  if (!act || s.t + s.pace < act.at) return;
  pad[act.way] = true;
  s.waits = UNHEARD;
}
