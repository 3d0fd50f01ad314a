/** What a sandbox is made of: things that lie about, the tools that make more, and the tasks that are its goal. Units: a box is 1.1. */
import type { Actor } from '../../design.js';
import { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { yardOf, type Yard } from './bodies.js';
import { box, fixed, type Body } from './body.js';

export const W = 12;
export const H = 13.6;
export const FLOOR = 11.7;
export const SIDE = 1.1;
export const ROUND = 0.5;
/** where the tools are: their middles, and how far a press beside one counts */
export const TOOLS = ['box', 'ball', 'bomb'] as const;
export type Tool = (typeof TOOLS)[number];
export const TOOLS_Y = 12.65;
export const toolX = (i: number): number => 3.4 + i * 2.6;
export const TOOL_REACH = 1.2;
/** above this only the tasks are */
export const SKY = 2.2;
/** things at most: more, and the oldest goes */
export const MOST = 24;

export type Sort = Tool | 'target' | 'hero';

export interface Thing {
  readonly body: Body;
  readonly sort: Sort;
  readonly actor: Actor | null;
  readonly hue: number;
  /** frames until a bomb goes off; others have none */
  fuse: number;
  /** it has counted for a task */
  counted: boolean;
}

/** `boxes`, `balls`: put there. `tower`: rests up to the line. `blast`: thrown about by one bomb. `basket`: balls in it. `knock`: off the shelf. */
export interface Task {
  readonly what: 'boxes' | 'balls' | 'tower' | 'blast' | 'basket' | 'knock';
  readonly of: number;
  done: number;
}

export interface State {
  readonly yard: Yard;
  things: Thing[];
  readonly tasks: readonly Task[];
  /** how high the tower is to be, of the world */
  readonly line: number;
  readonly basket: boolean;
  readonly shelf: boolean;
  tool: number;
  /** who is dragged, and where to */
  held: Thing | null;
  hand: { x: number; y: number };
  cursor: { x: number; y: number };
  keyed: boolean;
  steering: number;
  came: number;
  done: boolean;
  readonly mood: Spring;
  readonly bot: { wait: number; step: number; column: number };
}

const task = (what: Task['what'], of: number): Task => ({ what, of, done: 0 });

/** A place has its own tasks; the third lies on the moon. */
function tasksOf(g: Game): Task[] {
  const more = Math.round(g.skill * 1.6);
  const place = (g.level - 1) % 3;
  if (place === 0) return [task('boxes', 5 + more), task('tower', 4), task('blast', 3 + more)];
  if (place === 1) return [task('basket', 3 + more), task('knock', 3 + Math.min(1, more)), task('balls', 4 + more)];
  return [task('tower', 5), task('basket', 3 + more), task('blast', 4 + more)];
}

export const BASKET = { x: 2.2, w: 2.3, h: 1.5 };
export const SHELF = { x: 8.6, y: FLOOR - 3.4, w: 4.6 };

export function newState(g: Game): State {
  const tasks = tasksOf(g);
  const basket = tasks.some(({ what }) => what === 'basket');
  const shelf = tasks.some(({ what }) => what === 'knock');
  const ground = [
    fixed(W / 2, FLOOR + 2, 60, 4, { grip: 0.7 }),
    fixed(-0.5, 0, 1, 60, { grip: 0.2 }),
    fixed(W + 0.5, 0, 1, 60, { grip: 0.2 }),
  ];
  if (basket)
    for (const side of [-1, 1])
      ground.push(fixed(BASKET.x + (side * BASKET.w) / 2, FLOOR - BASKET.h / 2, 0.2, BASKET.h, { grip: 0.3 }));
  if (shelf) ground.push(fixed(SHELF.x, SHELF.y + 0.15, SHELF.w, 0.3));
  const moon = g.has('lowGravity') || (g.level - 1) % 3 === 2;
  const s: State = {
    yard: yardOf(moon ? 7 : 18, ground),
    things: [],
    tasks,
    line: FLOOR - (tasks.find(({ what }) => what === 'tower')?.of ?? 0) * SIDE + 0.25,
    basket,
    shelf,
    tool: 0,
    held: null,
    hand: { x: 0, y: 0 },
    cursor: { x: W / 2, y: 6 },
    keyed: false,
    steering: 0,
    came: 0,
    done: false,
    mood: new Spring(),
    bot: { wait: 0, step: 0, column: 0 },
  };
  const { items, enemies, hero } = g.design.cast;
  add(s, 'hero', box(g.rand.range(5, 7.2), FLOOR - 0.66, 1.25, 1.3, { density: 0.7 }), hero);
  const named = enemies.filter(({ from }) => from === 'prompt' && !g.has('noEnemies'));
  const aims = named.length > 0 ? named : items;
  const knock = tasks.find(({ what }) => what === 'knock')?.of ?? 0;
  for (let i = 0; i < knock; i++)
    add(
      s,
      'target',
      box(SHELF.x + (i - (knock - 1) / 2) * 1.15, SHELF.y - 0.5, 0.95, 1, { density: 0.6 }),
      aims[i % aims.length] ?? hero,
    );
  return s;
}

export function add(s: State, sort: Sort, body: Body, actor: Actor | null): Thing {
  const thing: Thing = { body, sort, actor, hue: s.came % 5, fuse: sort === 'bomb' ? 110 : -1, counted: false };
  s.came++;
  s.things.push(thing);
  s.yard.bodies.push(body);
  return thing;
}

export function remove(s: State, thing: Thing): void {
  s.things = s.things.filter((one) => one !== thing);
  s.yard.bodies = s.yard.bodies.filter((one) => one !== thing.body);
  if (s.held === thing) s.held = null;
}

export const toolAt = (x: number, y: number): number =>
  Math.abs(y - TOOLS_Y) < 0.95 ? TOOLS.findIndex((_, i) => Math.abs(x - toolX(i)) < TOOL_REACH) : -1;
