/** Golf from the side: hills, steps or a gorge, drawn by chance. */
import { chiefOf } from '../../kit/bosses.js';
import type { Random } from '../../kit/random.js';
import type { Game } from '../../kit/types.js';
import { golfEngine } from './golf-engine.js';
import { bare, box, bumper, mover, patrols, stones, type Order } from './layouts.js';
import { flying, groundAt, PER_UNIT, R, W, type Box, type Bumper, type Mover, type World } from './world.js';

export const SIDE = ['hills', 'steps', 'gorge'] as const;

export function fromTheSide(g: Game, order: Order, layout: string, rand: Random): World {
  const n = Math.ceil(W * PER_UNIT) + 2;
  const ground: number[] = [];
  const water: Box[] = [];
  const walls: Box[] = [];
  const phase = rand.range(0, 6.28);
  const high = 0.5 + g.skill * 0.9;
  const gap = 4 + rand.range(0, 1.2);
  for (let i = 0; i < n; i++) {
    const x = i / PER_UNIT;
    let y = 10.4;
    if (layout === 'hills') y = 10.2 + Math.sin(x * 0.95 + phase) * high + Math.sin(x * 0.43 + phase * 2) * high * 0.7;
    else if (layout === 'steps') y = 11.2 - Math.floor((x + 0.3) / 3) * (0.75 + high * 0.5);
    else if (x > gap && x < gap + 3.4) y = 12.6;
    // a flat tee and a flat green
    if (layout === 'hills' && (x < 2.6 || x > W - 2.8)) y = x < 2.6 ? 10 : 10 - high * 1.2;
    ground.push(y);
  }
  if (layout === 'gorge') {
    water.push(box(gap + 0.3, 11.6, 2.8, 3));
    if (g.skill > 0.3) walls.push(box(gap + 1, rand.range(6.6, 7.8), 2.2, 0.6));
  }
  const w: World = { ...bare(g, order, layout, golfEngine), ground, water, walls };
  const stand = (x: number): number => groundAt(w, x) - R;
  const cupX = W - 1.5 - rand.range(0, 0.6);
  const cup = { x: cupX, y: groundAt(w, cupX) - 0.75 };
  const movers: Mover[] = [];
  for (let i = 0; i < patrols(g); i++) {
    const x = 4.4 + i * 2.1 + rand.range(-0.4, 0.4);
    movers.push(mover(g, i, x, Math.min(stand(x) - 2.6, 6.8), 0, 1.7));
  }
  const bumpers: Bumper[] = [];
  for (let i = 0; i < (layout === 'gorge' ? 0 : stones(g)); i++) {
    const x = 4 + i * 3.4 + rand.range(0, 0.8);
    bumpers.push(bumper(g, i, x, groundAt(w, x) - 0.5));
  }
  const tee = { x: 1.4, y: stand(1.4) };
  return {
    ...w,
    movers,
    bumpers,
    cup,
    wind: g.level > 1 ? rand.pick([-1, 1]) * rand.range(0.6, 1 + g.skill * 2) : 0,
    boss: order.boss ? { x: cup.x - 0.3, y: cup.y - 0.4, r: 1.15, actor: chiefOf(g.design), hp: 3 } : null,
    ball: flying(tee.x, tee.y, R),
  };
}
