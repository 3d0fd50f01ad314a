/** What stands on the field by its layout, and the things of the prompt that make big for a while. */
import { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { CX, CY } from './ring.js';
import { SIZE, TOP, type Fighter, type State } from './state.js';

export function layThings(g: Game, s: State): void {
  const { obstacles } = g.design.cast;
  const add = (x: number, y: number, r: number, homeX = x): void => {
    const actor = obstacles[s.things.length % Math.max(1, obstacles.length)];
    s.things.push({ x, y, r, homeX, actor, squash: new Spring() });
  };
  if (s.mode === 'fight') {
    // planks to jump on
    if (s.layout === 'posts') for (const x of [3.1, SIZE.fight.w - 3.1]) add(x, 6.1, 1.5);
    if (s.layout === 'moving') add(SIZE.fight.w / 2, 5.9, 1.9);
    return;
  }
  if (s.layout === 'open') return;
  if (s.mode === 'court') {
    const y = (SIZE.court.h + TOP) / 2;
    if (s.layout === 'posts') for (const side of [-1, 1]) add(SIZE.court.w / 2 + side * 3, y + side * 0.9, 0.62);
    else add(SIZE.court.w / 2, y, 0.7);
    return;
  }
  if (s.layout === 'posts') add(CX, CY, 0.6);
  else add(CX + 2.6, CY, 0.55, g.rand.range(0, 6.28));
}

/** Comes now and then; who touches it (on a court: whose ball does) is big for a while. */
export function stepPower(g: Game, s: State): void {
  const { items } = g.design.cast;
  if (!s.power) {
    if (++s.sincePower < 420) return;
    s.sincePower = 0;
    const actor = items[g.rand.int(0, items.length - 1)];
    if (!actor) return;
    const { w, h } = SIZE[s.mode];
    const angle = g.rand.range(0, 6.28);
    const at =
      s.mode === 'fight'
        ? { x: g.rand.range(2, w - 2), y: 5 }
        : s.mode === 'ring'
          ? { x: CX + Math.cos(angle) * 2.4, y: CY + Math.sin(angle) * 2.4 }
          : { x: g.rand.range(2, w - 2), y: (h + TOP) / 2 + g.rand.range(-1.5, 1.5) };
    s.power = { ...at, actor, life: 600 };
    g.sound('select', 1.4);
    return;
  }
  const { power } = s;
  if (s.mode === 'fight') power.y = Math.min(7.8, power.y + 0.03);
  if (--power.life <= 0) {
    s.power = null;
    return;
  }
  const near = (at: { x: number; y: number }, reach: number): boolean =>
    (at.x - power.x) ** 2 + (at.y - power.y) ** 2 < reach * reach;
  let taker: Fighter | null = null;
  if (s.mode === 'court') taker = s.balls.find((ball) => ball.by && near(ball, 0.95))?.by ?? null;
  else
    for (const one of [s.me, s.foe])
      if (near({ x: one.x, y: s.mode === 'fight' ? one.y - 1 : one.y }, s.mode === 'fight' ? 1.3 : 1.4)) taker = one;
  if (!taker) return;
  s.power = null;
  taker.big = 480;
  taker.squash.kick(-0.4);
  if (s.mode === 'fight') taker.hp = Math.min(taker.most, taker.hp + 12);
  g.sound('power');
  g.burst(power.x, power.y, { n: 20, shape: 'star', speed: 5, gravity: 0 });
  if (taker.mine) g.addScore(30, power.x, power.y - 0.6);
}
