/** A course comes with the shots that clear it: what the search can't clear is laid out again. */
import type { Actor } from '../../design.js';
import type { Game } from '../../kit/types.js';
import type { Order } from './layouts.js';
import { plan, wayOf, type Shot } from './plan.js';
import { W, type World } from './world.js';

export interface Course {
  readonly world: World;
  readonly plan: readonly Shot[];
}
/** times that a course is laid out, by the time with all orders of the prompt; a layer makes it easier the more often it is asked */
const TIMES = { all: 8, ever: 10 };

/** A course that the search has cleared, of `lay`, which is told how often it was asked before. `deepest`: shots that it may need at most. */
export function buildCourse(g: Game, order: Order, lay: (tried: number) => World, deepest: number): Course {
  const most = deepest + (order.boss ? 3 : 0);
  for (let i = 0; i < TIMES.ever; i++) {
    const world = lay(i);
    // one that needs more throws than are asked for is laid out again as well, but for the last times
    const shots = plan(world, i < TIMES.all ? Math.min(order.throws ?? most, most) : most);
    if (shots) return { world: { ...world, items: things(g, order, world, shots) }, plan: shots };
  }
  throw new Error(`no ${lay(TIMES.ever).layout} can be cleared`);
}

/** Things to gather lie on the way that the search found: who plays it well can have them all. */
function things(g: Game, order: Order, world: World, shots: readonly Shot[]): World['items'] {
  const { items } = g.design.cast;
  const ends = world.tubes.map(({ toX, toY }) => ({ x: toX, y: toY }));
  const way = wayOf(world, shots).filter(
    ({ x, y }) =>
      y > 0.6 &&
      x > 0.6 &&
      x < W - 0.6 &&
      [world.cup, world.from, world.ball, ...world.tubes, ...ends].every(
        (at) => !at || (at.x - x) * (at.x - x) + (at.y - y) * (at.y - y) > 3,
      ),
  );
  const n = Math.min(order.mode === 'targets' ? 1 : order.count, way.length);
  return Array.from({ length: n }, (_, i) => {
    const { x, y } = way[Math.floor(((i + 0.5) / n) * way.length)] as { x: number; y: number };
    return { x, y, actor: items[(i + g.level) % items.length] as Actor, got: false };
  });
}
