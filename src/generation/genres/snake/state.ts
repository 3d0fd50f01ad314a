/** What a running snake is made of, and what both snakes need: pace, new items, the end of a level. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import { settledIn } from '../../kit/skill.js';
import type { Game } from '../../kit/types.js';
import { at, H, W, type Cell, type Level } from './level.js';
import { covers, headOf, type Worm } from './worm.js';

export interface Roamer {
  x: number;
  y: number;
  from: Cell;
  to: Cell;
  dir: Cell;
  t: number;
  readonly actor: Actor;
  readonly hop: Spring;
}
export interface Rival {
  worm: Worm;
  readonly actor: Actor;
  hp: number;
  readonly most: number;
  hit: number;
  look: number;
  stuck: number;
}
export interface Food {
  x: number;
  y: number;
  /** its cell */
  homeX: number;
  homeY: number;
  readonly actor: Actor;
  /** frame of its coming */
  readonly born: number;
}

export type SnakeIdea = 'field' | 'edges' | 'runaway' | 'walkers' | 'rooms' | 'sprout' | 'dark' | 'rival';

export interface State {
  /** what this ground brings in; null: a plain one */
  readonly idea: SnakeIdea | null;
  readonly level: Level;
  readonly wraps: boolean;
  worm: Worm;
  /** turns asked for and not yet made, so that two quick ones both count */
  turns: Cell[];
  /** where a finger or the mouse went down, to tell a tap from a swipe */
  tap: { x: number; y: number; frame: number } | null;
  /** frames before it sets off by itself */
  rest: number;
  /** frames for which the way has been blocked */
  stuck: number;
  steps: number;
  foods: Food[];
  bonus: (Food & { readonly until: number }) | null;
  roamers: Roamer[];
  rival: Rival | null;
  /** that came up since the level began */
  rocks: number;
  shield: boolean;
  eaten: number;
  need: number;
  lastBite: number;
  combo: number;
  /** swallowed things on their way down: cells from the head */
  bulges: number[];
  bite: Spring;
  /** radians, follows `dir` */
  look: number;
  dead: boolean;
  /** the bot's: the step it has planned for */
  planned: number;
}

/** how much of its pace it has at first: a newcomer still looks for the keys */
const FIRST_STEPS = 0.55;
/** How far a player has settled in, 0 … 1: by the levels behind, and by what was eaten in this one. */
export const settled = (g: Game, s: State): number => settledIn(g, Math.min(1, s.eaten / s.need));

/** What part of its pace all that moves has on this ground. */
export const warmUp = (g: Game, s: State): number => FIRST_STEPS + (1 - FIRST_STEPS) * settled(g, s);

/** Cells a second. */
export function pace(g: Game, s: State): number {
  const growth = g.has('speedUp') ? Math.min(1.7, 1 + s.eaten * 0.035) : Math.min(1.2, 1 + s.eaten * 0.008);
  const boost = g.has('dash') && g.pad.a ? 1.7 : 1;
  return (4.6 + g.skill * 3.6 + (g.has('fast') ? 1.2 : 0) - (g.has('slow') ? 0.8 : 0)) * warmUp(g, s) * growth * boost;
}

/** A free cell, away from the head; null on a full board. */
export function place(g: Game, s: State): Cell | null {
  const head = s.worm.body[0] as Cell;
  const free: Cell[] = [];
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const cell = { x, y };
      if (s.level.walls[at(cell)] || Math.abs(x - head.x) + Math.abs(y - head.y) < 3) continue;
      if (x === s.level.start.x && y === s.level.start.y) continue;
      if (s.foods.some((food) => food.homeX === x && food.homeY === y)) continue;
      if (s.bonus?.homeX === x && s.bonus.homeY === y) continue;
      if (covers(s.worm, cell, s.worm.body.length)) continue;
      if (s.rival && covers(s.rival.worm, cell, s.rival.worm.body.length)) continue;
      free.push(cell);
    }
  return free.length > 0 ? g.rand.pick(free) : null;
}

export function addFood(g: Game, s: State): void {
  const cell = place(g, s);
  if (!cell) return;
  const { items } = g.design.cast;
  const actor = items[(s.eaten + s.foods.length) % items.length] as Actor;
  s.foods.push({ x: cell.x, y: cell.y, homeX: cell.x, homeY: cell.y, actor, born: g.frame });
}

export function finish(g: Game, s: State): void {
  const head = headOf(s.worm);
  g.burst(head.x, head.y, { n: g.has('confetti') ? 70 : 40, shape: 'star', speed: 8, life: 1, gravity: 2 });
  g.addScore(100 + g.lives * 25, head.x, head.y - 1);
  g.levelDone();
}
