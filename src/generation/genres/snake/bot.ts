/**
 * Goes the shortest way to an item, if from there its tail can still be reached (then it is never shut in); else it follows its tail the longest
 * way round. One plan a cell, about 60 µs, 8 times a second.
 */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { at, DIRS, step, W, type Cell } from './level.js';
import { flood, markWorm, NEVER } from './worm.js';
import type { State } from './state.js';

const cellAt = (c: number): Cell => ({ x: c % W, y: Math.floor(c / W) });

function dangers(s: State, shy: boolean): Uint16Array {
  const freeAt = new Uint16Array(s.level.walls.length);
  s.level.walls.forEach((wall, c) => wall && (freeAt[c] = NEVER));
  const avoid = (cell: Cell, until: number): void => {
    freeAt[at(cell)] = Math.max(freeAt[at(cell)] as number, until);
  };
  const around = (cell: Cell, until: number): void => {
    for (const dir of DIRS) {
      const next = step(cell, dir, s.wraps);
      if (next) avoid(next, until);
    }
  };
  for (const roamer of s.roamers) {
    avoid(roamer.from, 3);
    avoid(roamer.to, 5);
    if (shy) around(roamer.to, 3);
  }
  if (s.rival) {
    markWorm(freeAt, s.rival.worm.body, s.rival.worm.grow + 2, 0.5);
    if (shy) around(s.rival.worm.body[0] as Cell, 3);
  }
  return freeAt;
}

function plan(s: State, shy: boolean): Cell | null {
  const { body, grow } = s.worm;
  const head = body[0] as Cell;
  const base = dangers(s, shy);
  const now = base.slice();
  markWorm(now, body, grow);
  const { steps, back } = flood(head, now, s.wraps);

  /** whether the snake of these cells can get to its own tail */
  const loose = (cells: readonly Cell[], growing: number): number => {
    const freeAt = base.slice();
    markWorm(freeAt, cells, growing);
    const tail = at(cells[cells.length - 2] as Cell);
    return flood(cells[0] as Cell, freeAt, s.wraps).steps[tail] as number;
  };
  const first = (c: number): Cell => {
    let here = c;
    while (steps[here] !== 1) here = back[here] as number;
    return cellAt(here);
  };

  const foods = s.bonus ? [...s.foods, s.bonus] : s.foods;
  const targets = foods
    .map((food) => at({ x: food.homeX, y: food.homeY }))
    .filter((c) => (steps[c] as number) > 0)
    .sort((a, b) => (steps[a] as number) - (steps[b] as number))
    .slice(0, 3);
  for (const target of targets) {
    const way: Cell[] = [];
    for (let c = target; c !== at(head); c = back[c] as number) way.push(cellAt(c));
    const after = [...way, ...body].slice(0, body.length + Math.min(way.length, Math.floor(grow)));
    if (loose(after, 1) > 0) return first(target);
  }
  let best: Cell | null = null;
  let most = -1;
  for (const dir of DIRS) {
    const next = step(head, dir, s.wraps);
    if (!next || steps[at(next)] !== 1) continue;
    const after = [next, ...body].slice(0, body.length + (grow >= 1 ? 1 : 0));
    const way = loose(after, grow);
    const room = flood(next, now, s.wraps).steps.reduce((n, d) => n + Number(d >= 0), 0);
    const value = (way > 0 ? 1000 + way * 3 : 0) + room;
    if (value > most) {
      most = value;
      best = next;
    }
  }
  return best;
}

export function snakeBot(_g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (s.stuck === 0 && (s.worm.t < 0.6 || s.planned === s.steps)) return;
  s.planned = s.steps;
  const to = plan(s, true) ?? plan(s, false);
  if (!to) return;
  const head = s.worm.body[0] as Cell;
  DIRS.forEach((dir, i) => {
    const next = step(head, dir, s.wraps);
    if (next?.x === to.x && next.y === to.y) pad[(['right', 'down', 'left', 'up'] as const)[i] as 'up'] = true;
  });
}
