/** A yard of targets: towers, ledges or a fort, with a sling before them. */
import type { Actor } from '../../design.js';
import { chiefOf } from '../../kit/bosses.js';
import type { Random } from '../../kit/random.js';
import type { Game } from '../../kit/types.js';
import { bare, box, bumper, mover, stones, type Order } from './layouts.js';
import { yardEngine } from './yard-engine.js';
import { flying, FLOOR, R, W, type Box, type Mover, type Target, type World } from './world.js';

export const TARGETS = ['towers', 'ledges', 'fort'] as const;

export function yard(g: Game, order: Order, layout: string, rand: Random): World {
  const { enemies, items } = g.design.cast;
  // with an order of things, or nobody to fight, it is the things that are shot at
  const aims = g.has('noEnemies') || g.has('collect') ? items : enemies;
  const walls: Box[] = [];
  const crates: World['crates'] = [];
  const targets: Target[] = [];
  const movers: Mover[] = [];
  const target = (x: number, y: number, swing = 0, boss = false): void => {
    const r = boss ? 1.15 : 0.6;
    const actor = boss ? chiefOf(g.design) : (aims[targets.length % aims.length] as Actor);
    targets.push({ x, y: y - r, vy: 0, fell: 0, swing, r, hp: boss ? 3 : 1, actor, boss, hit: 0 });
  };
  const stack = (x: number, high: number, floor = FLOOR): number => {
    for (let i = 0; i < high; i++) crates.push({ x, y: floor - 0.5 - i, vy: 0, broken: false });
    return floor - high;
  };
  let left = order.boss ? Math.max(1, order.count - 2) : order.count;
  if (order.boss) {
    walls.push(box(W - 3.2, FLOOR - 2.2, 2.6, 0.6));
    target(W - 1.9, FLOOR - 2.2, 0, true);
  }
  const far = order.boss ? W - 3.6 : W - 0.9;
  if (layout === 'towers') {
    for (let i = 0; left > 0; i++, left--) {
      const x = far - 0.6 - i * 2;
      if (x < 4.4) target(far - 1.6 - (i % 2) * 2, rand.range(4.5, 6), 1.1);
      else target(x, stack(x, rand.int(1, 2 + Math.round(g.skill * 2))));
    }
  } else if (layout === 'ledges') {
    for (let i = 0; left > 0; i++, left--) {
      const x = 5 + ((i * 2.9 + rand.range(0, 0.6)) % (far - 6));
      const y = FLOOR - 1.6 - ((i * 2.3 + rand.range(0, 1)) % 6.4);
      if (g.level > 1 && i % 3 === 2) target(x, y, 1 + g.skill);
      else {
        walls.push(box(x - 0.9, y, 1.8, 0.5));
        target(x, y);
      }
    }
  } else {
    const x = far - 3.2;
    const high = 2;
    for (const at of [x, x + 2.4]) stack(at, high);
    for (const at of [x, x + 1.2, x + 2.4]) crates.push({ x: at, y: FLOOR - high - 0.5, vy: 0, broken: false });
    walls.push(box(x + 0.6, FLOOR - high, 1.2, 0.15));
    target(x + 1.2, FLOOR);
    if (--left > 0) target(x + 1.2, FLOOR - high - 1);
    if (--left > 0) target(x - 2.2, stack(x - 2.2, 1));
    for (let i = 0; --left > 0; i++) target(5.2 + i * 2.2, 6 + (i % 2), 1.2);
  }
  if (!g.has('noEnemies') && !order.boss && g.level > 2) movers.push(mover(g, 1, 4.6, 6.2, 0, 2 + g.skill));
  const bumpers = stones(g) > 0 && layout !== 'fort' ? [bumper(g, 0, 4.2, FLOOR - 0.55)] : [];
  return {
    ...bare(g, order, layout, yardEngine),
    walls,
    crates,
    targets,
    movers,
    bumpers,
    wind: g.level > 1 ? rand.pick([-1, 1]) * rand.range(0.5, 1.2 + g.skill * 2.4) : 0,
    ball: flying(1.8, FLOOR - 2, R),
  };
}
