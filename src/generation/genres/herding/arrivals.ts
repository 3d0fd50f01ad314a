/** Who comes onto the field, where and when. */
import { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { isOpen } from './field.js';
import { body, dist, FRIGHT, H, W, type Animal, type Spot, type State } from './state.js';

/** as many are on the field at once */
export const MOST_OUT = 16;

export function newAnimal(g: Game, n: number, { x, y }: Spot, stubborn: boolean): Animal {
  const { items } = g.design.cast;
  return {
    ...body(x, y, 0.3),
    actor: items[n % items.length] as Animal['actor'],
    stubborn,
    fear: 0,
    bolt: 0,
    hx: 0,
    hy: 0,
    think: n % 6,
    in: false,
    tx: 0,
    ty: 0,
    held: false,
    dir: n % 2 ? 1 : -1,
    squash: new Spring(),
  };
}

/** Sets so many onto the field: in a group or two, or each by itself. */
export function settle(g: Game, s: State, count: number, scattered: boolean): void {
  const { rand } = g;
  const low = s.field.hedges.length + s.field.water.length > 0 ? 11.5 : 8.5;
  let middle = { x: W / 2, y: 12 };
  for (let i = 0; i < count; i++) {
    if (i % 5 === 0 || scattered)
      for (let tries = 0; tries < 40; tries++) {
        middle = { x: rand.range(3, W - 3), y: rand.range(low, H - 3) };
        if (isOpen(s.field, middle) && dist(middle.x - s.hero.x, middle.y - s.hero.y) > FRIGHT + 1) break;
      }
    let at = middle;
    for (let tries = 0; tries < 12; tries++) {
      at = scattered ? middle : { x: middle.x + rand.range(-1.3, 1.3), y: middle.y + rand.range(-1.3, 1.3) };
      if (isOpen(s.field, at)) break;
    }
    if (!isOpen(s.field, at)) at = { x: W / 2 + (i % 3), y: H - 3 };
    const n = s.need - s.coming;
    s.flock.push(newAnimal(g, n, at, g.level > 2 && n % 5 === 4));
    s.coming--;
  }
}

/** One comes onto the field from below. */
export function enter(g: Game, s: State): void {
  const at = { x: g.rand.range(4, W - 4), y: H - 1.8 };
  const one = newAnimal(g, s.flock.length, at, false);
  one.fear = 30;
  one.hy = -1;
  s.flock.push(one);
  g.burst(at.x, at.y, { n: 6, shape: 'smoke', speed: 2, size: 0.2 });
}
