/** What a course is laid out of: greens seen from above, hills seen from the side. */
import type { Actor } from '../../design.js';
import { chiefOf } from '../../kit/bosses.js';
import { Spring } from '../../kit/juice.js';
import type { Random } from '../../kit/random.js';
import type { Game } from '../../kit/types.js';
import { groundAt, H, PER_UNIT, R, W, type Box, type Bumper, type Mode, type Mover, type World } from './world.js';

export const TOP = ['gates', 'islands', 'bend'] as const;
export const SIDE = ['hills', 'steps', 'gorge'] as const;
export const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

export function bare(g: Game, order: Order, layout: string): World {
  const brisk = (g.has('fast') ? 0.8 : 1) * (g.has('slow') ? 1.3 : 1) * (g.has('speedUp') ? 1.25 - g.level * 0.09 : 1);
  const low = g.has('lowGravity');
  return {
    mode: order.mode,
    layout,
    walls: [],
    sand: [],
    water: [],
    bumpers: [],
    movers: [],
    ground: [],
    cup: null,
    boss: null,
    wind: 0,
    gravity: low ? 8 : 14,
    roll: low ? 0.986 : 0.976,
    period: Math.max(80, Math.round((230 - g.skill * 70) * brisk)),
    reach: R + (g.has('magnet') ? 1.5 : 0.55),
    sticks: order.archer,
    items: [],
    crates: [],
    targets: [],
    ball: { x: 0, y: 0, vx: 0, vy: 0, spin: 0, age: 0, state: 'rest' },
    from: { x: 0, y: 0 },
  };
}

export function mover(g: Game, i: number, x: number, y: number, dx: number, dy: number): Mover {
  const { enemies } = g.design.cast;
  return { x, y, dx, dy, phase: i * 0.37, actor: enemies[i % enemies.length] as Actor, squash: new Spring() };
}

export function bumper(g: Game, i: number, x: number, y: number): Bumper {
  const { obstacles } = g.design.cast;
  return { x, y, r: 0.58, actor: obstacles[i % obstacles.length] as Actor, squash: new Spring() };
}

const patrols = (g: Game): number => (g.has('noEnemies') ? 0 : Math.min(3, 1 + Math.round(g.skill * 1.4)));

/** stones stand where there are any: the prompt's own from the first hole on */
export const stones = (g: Game): number => {
  const { obstacles } = g.design.cast;
  return obstacles.length === 0 ? 0 : obstacles.some(({ from }) => from === 'prompt') ? 2 : Math.min(2, g.level - 1);
};

export function fromAbove(g: Game, order: Order, layout: string, rand: Random): World {
  const walls: Box[] = [];
  const bumpers: Bumper[] = [];
  const movers: Mover[] = [];
  let tee = { x: W / 2 + rand.range(-2, 2), y: H - 1.4 };
  let cup = { x: rand.range(2, W - 2), y: 1.7 };
  const spots: { x: number; y: number }[] = [];
  if (layout === 'gates') {
    const rows = g.skill > 0.85 ? 3 : 2;
    let left = rand.chance(0.5);
    for (let i = 0; i < rows; i++) {
      const y = 3.6 + (i * 6.6) / rows;
      const gap = 3.6 - g.skill * 1.2;
      const x = left ? rand.range(0.5, 2.6) : rand.range(W - 2.6, W - 0.5) - gap;
      walls.push(box(0, y, x, 0.7), box(x + gap, y, W - x - gap, 0.7));
      spots.push({ x: W / 2 + (left ? 2 : -2), y: y + 1.6 });
      left = !left;
    }
  } else if (layout === 'islands') {
    for (let row = 0; row < 3; row++) {
      const n = row % 2 ? 2 : 3;
      for (let i = 0; i < n; i++) {
        const w = rand.range(1, 1.7);
        const x = ((i + 0.5) / n) * W - w / 2 + rand.range(-0.5, 0.5);
        walls.push(box(x, 3.4 + row * 2.6 + rand.range(-0.3, 0.3), w, rand.range(0.8, 1.3)));
      }
      spots.push({ x: W / 2, y: 4.9 + row * 2.6 });
    }
  } else {
    // down one side, round the end, up the other
    const left = rand.chance(0.5);
    const x = W / 2 - 0.4 + rand.range(-0.7, 0.7);
    walls.push(box(x, 0, 0.8, 8.6 - rand.range(0, 1)), box(left ? x + 0.8 : x - 2, 6.1, 2, 0.7));
    tee = { x: left ? 2.2 : W - 2.2, y: 2 };
    cup = { x: left ? W - 2 : 2, y: 2 };
    spots.push({ x: W / 2, y: 10.6 }, { x: left ? W - 3 : 3, y: 4.2 }, { x: left ? 2.6 : W - 2.6, y: 8 });
  }
  const places = rand.shuffle(spots);
  const n = Math.min(patrols(g), places.length);
  for (let i = 0; i < n; i++) {
    const { x, y } = places[i] as { x: number; y: number };
    movers.push(mover(g, i, x, y, layout === 'bend' ? 1.6 : rand.range(2, 3.4), 0));
  }
  for (let i = 0; i < stones(g); i++) {
    const x = rand.range(1.6, W - 1.6);
    const y = rand.range(2.6, H - 3.6);
    const near = (at: { x: number; y: number }, far: number): boolean =>
      (at.x - x) * (at.x - x) + (at.y - y) * (at.y - y) < far * far;
    const shut = walls.some(
      (one) => x > one.x - 1.5 && x < one.x + one.w + 1.5 && y > one.y - 1.5 && y < one.y + one.h + 1.5,
    );
    if (!shut && !near(tee, 2.4) && !near(cup, 2.4)) bumpers.push(bumper(g, i, x, y));
  }
  const wet = g.level > 2 || rand.chance(0.3);
  const patch = (w: number, h: number): Box | null => {
    const one = box(rand.range(0.4, W - w - 0.4), rand.range(3, H - 5), w, h);
    const over = (x: number, y: number): boolean =>
      x > one.x - 1.2 && x < one.x + one.w + 1.2 && y > one.y - 1.2 && y < one.y + one.h + 1.2;
    return over(tee.x, tee.y) || over(cup.x, cup.y) ? null : one;
  };
  const sand = patch(rand.range(2, 3.4), rand.range(1.3, 2));
  const water = wet ? patch(rand.range(1.6, 2.6), rand.range(1, 1.5)) : null;
  return {
    ...bare(g, order, layout),
    walls,
    bumpers,
    movers,
    sand: sand ? [sand] : [],
    water: water ? [water] : [],
    cup,
    boss: order.boss ? { ...cup, y: cup.y + 0.5, r: 1.15, actor: chiefOf(g.design), hp: 3 } : null,
    ball: { ...tee, vx: 0, vy: 0, spin: 0, age: 0, state: 'rest' },
  };
}

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
  const w: World = { ...bare(g, order, layout), ground, water, walls };
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
    ball: { ...tee, vx: 0, vy: 0, spin: 0, age: 0, state: 'rest' },
  };
}

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
