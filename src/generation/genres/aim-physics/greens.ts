/** A hole of mini golf as a course: the description made into what stands and rolls, in half of all games in the mirror. */
import { chiefOf } from '../../kit/bosses.js';
import type { Game } from '../../kit/types.js';
import { golfEngine } from './golf-engine.js';
import type { Hole } from './holes.js';
import { bare, box, bumper, mover, patrols, stones, type Order } from './layouts.js';
import { flying, W, type Box, type World } from './world.js';

/** radius of what is putted */
const PUTTED = 0.38;

export function green(g: Game, order: Order, hole: Hole): World {
  const mirrored = Math.imul(g.design.seed ^ 0x2c9b, 0x85ebca6b) >>> 31 === 1;
  const across = (x: number, w = 0): number => (mirrored ? W - x - w : x);
  const area = ([x, y, w, h]: readonly [number, number, number, number]): Box => box(across(x, w), y, w, h);
  const turned = (angle: number): number => (mirrored ? Math.PI - angle : angle);
  const walls = (hole.walls ?? []).map(area);
  const wider = (1 - g.skill) * 1.2;
  for (const [y, x, w] of hole.gates ?? []) {
    const from = x - wider / 2;
    const to = x + w + wider / 2;
    walls.push(area([0, y, from, 0.7]), area([to, y, W - to, 0.7]));
  }
  const cup = { x: across(hole.cup[0]), y: hole.cup[1] };
  return {
    ...bare(g, order, hole.name, golfEngine),
    walls,
    rails: (hole.rails ?? []).map(([x1, y1, x2, y2]) => [across(x1), y1, across(x2), y2] as const),
    slopes: (hole.slopes ?? []).map(([x, y, w, h, ax, ay]) => ({ ...area([x, y, w, h]), ax: mirrored ? -ax : ax, ay })),
    tubes: (hole.tubes ?? []).map(([x, y, toX, toY, angle]) => ({
      x: across(x),
      y,
      toX: across(toX),
      toY,
      angle: turned(angle),
    })),
    mills: (hole.mills ?? []).map(([x, y, long, phase]) => ({
      x: across(x),
      y,
      long,
      phase,
      way: mirrored ? -1 : 1,
    })),
    sand: (hole.sand ?? []).map(area),
    water: (hole.water ?? []).map(area),
    bumpers: [
      ...(hole.posts ?? []).map(([x, y]) => ({ ...bumper(g, 0, across(x), y), actor: null })),
      ...(hole.stones ?? []).slice(0, stones(g)).map(([x, y], i) => bumper(g, i, across(x), y)),
    ],
    movers: (hole.walks ?? [])
      .slice(0, patrols(g))
      .map(([x, y, dx], i) => mover(g, i, across(x), y, mirrored ? -dx : dx, 0)),
    way: hole.way.map(([angle, power]) => [turned(angle), power] as const),
    cup,
    boss: order.boss ? { ...cup, y: cup.y + 0.5, r: 1.15, actor: chiefOf(g.design), hp: 3 } : null,
    ball: flying(across(hole.tee[0]), hole.tee[1], PUTTED),
  };
}
