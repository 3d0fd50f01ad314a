/** What courses are laid out of. */
import type { Actor } from '../../design.js';
import { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { flying, R, type Box, type Bumper, type Engine, type Mode, type Mover, type World } from './world.js';

export const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

export function bare(g: Game, order: Order, layout: string, engine: Engine): World {
  const brisk = (g.has('fast') ? 0.8 : 1) * (g.has('slow') ? 1.3 : 1) * (g.has('speedUp') ? 1.25 - g.level * 0.09 : 1);
  const low = g.has('lowGravity');
  return {
    mode: order.mode,
    engine,
    layout,
    walls: [],
    rails: [],
    slopes: [],
    tubes: [],
    mills: [],
    sand: [],
    water: [],
    bumpers: [],
    movers: [],
    ground: [],
    cup: null,
    boss: null,
    wind: 0,
    gravity: low ? 8 : 14,
    drag: low ? 0.6 : 0.8,
    period: Math.max(80, Math.round((230 - g.skill * 70) * brisk)),
    reach: R + (g.has('magnet') ? 1.5 : 0.55),
    sticks: order.archer,
    way: [],
    space: null,
    items: [],
    lot: null,
    ball: flying(0, 0, R),
    from: { x: 0, y: 0 },
  };
}

export function mover(g: Game, i: number, x: number, y: number, dx: number, dy: number): Mover {
  const { enemies } = g.design.cast;
  return { x, y, dx, dy, phase: i * 0.37, actor: enemies[i % enemies.length] as Actor, squash: new Spring() };
}

export function bumper(g: Game, i: number, x: number, y: number): Bumper {
  const { obstacles } = g.design.cast;
  return { x, y, r: 0.58, actor: obstacles[i % obstacles.length] ?? null, squash: new Spring() };
}

export const patrols = (g: Game): number => (g.has('noEnemies') ? 0 : Math.min(3, 1 + Math.round(g.skill * 1.4)));

/** stones stand where there are any: the prompt's own from the first hole on */
export const stones = (g: Game): number => {
  const { obstacles } = g.design.cast;
  return obstacles.length === 0 ? 0 : obstacles.some(({ from }) => from === 'prompt') ? 2 : Math.min(2, g.level - 1);
};

export interface Order {
  readonly mode: Mode;
  readonly boss: boolean;
  /** targets or items that count here */
  readonly count: number;
  readonly archer: boolean;
  /** shots that it may need, where so many are asked for */
  readonly throws: number | undefined;
}

export const cupActor = ({ design: { cast } }: Game): Actor =>
  cast.goal?.from === 'prompt'
    ? cast.goal
    : (cast.items.find(({ from }) => from === 'prompt') ?? cast.goal ?? (cast.items[0] as Actor));
