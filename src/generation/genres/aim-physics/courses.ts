/** Where it is played: three courses from above, three hills from the side, three yards of targets. Each comes with the shots that clear it. */
import type { Actor } from '../../design.js';
import type { Game } from '../../kit/types.js';
import { fromAbove, fromTheSide, SIDE, TOP, type Order } from './layouts.js';
import { plan, wayOf, type Shot } from './plan.js';
import { W, type World } from './world.js';
import { TARGETS, yard } from './yard.js';

export interface Course {
  readonly world: World;
  readonly plan: readonly Shot[];
}

/** Shots that a hole may need at most; the search goes no deeper. */
const DEEPEST = { top: 4, side: 4, targets: 9 };

/**
 * A course that the search has cleared; the layout goes by turn, beginning anywhere. What the search can't clear is drawn again, the sixth time
 * without patrols and stones.
 */
export function buildCourse(g: Game, order: Order, turn: number): Course {
  const { rand } = g;
  const list = order.mode === 'top' ? TOP : order.mode === 'side' ? SIDE : TARGETS;
  const layout = list[turn % list.length] as string;
  const make = order.mode === 'top' ? fromAbove : order.mode === 'side' ? fromTheSide : yard;
  for (let i = 0; ; i++) {
    let world = make(g, order, layout, rand);
    if (i > 4) world = { ...world, movers: [], bumpers: [], water: [], wind: 0 };
    const deepest = DEEPEST[order.mode] + (order.boss ? 3 : 0);
    // one that needs more throws than are asked for is drawn again as well, but for the last time
    const shots = plan(world, i > 7 ? deepest : Math.min(order.throws ?? deepest, deepest));
    if (shots) return { world: { ...world, items: things(g, order, world, shots) }, plan: shots };
    if (i > 8) throw new Error(`no ${layout} can be cleared`);
  }
}

/** Things to gather lie on the way that the search found: who plays it well can have them all. */
function things(g: Game, order: Order, world: World, shots: readonly Shot[]): World['items'] {
  const { items } = g.design.cast;
  const way = wayOf(world, shots).filter(
    ({ x, y }) =>
      y > 0.6 &&
      x > 0.6 &&
      x < W - 0.6 &&
      [world.cup, world.from, world.ball].every((at) => !at || (at.x - x) * (at.x - x) + (at.y - y) * (at.y - y) > 3),
  );
  const n = Math.min(order.mode === 'targets' ? 1 : order.count, way.length);
  return Array.from({ length: n }, (_, i) => {
    const { x, y } = way[Math.floor(((i + 0.5) / n) * way.length)] as { x: number; y: number };
    return { x, y, actor: items[(i + g.level) % items.length] as Actor, got: false };
  });
}
