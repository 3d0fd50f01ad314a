/** A yard of targets: its description made into bodies that stand, lie and hover, with a sling before them. */
import type { Actor } from '../../design.js';
import { chiefOf } from '../../kit/bosses.js';
import type { Game } from '../../kit/types.js';
import { yardOf } from '../ball/bodies.js';
import { ball, box, fixed, type Body } from '../ball/body.js';
import { bare, box as area, bumper, mover, stones, type Order } from './layouts.js';
import type { LotPlan } from './lots.js';
import { yardEngine } from './yard-engine.js';
import { flying, FLOOR, R, SLING, W, type Lot, type Matter, type Target, type World } from './world.js';

const TARGET = 0.5;
const BOSS = 1.15;

const LOOK: Readonly<Record<Matter, { density: number; bounce: number; grip: number }>> = {
  wood: { density: 0.55, bounce: 0.1, grip: 0.6 },
  glass: { density: 0.5, bounce: 0.05, grip: 0.5 },
  stone: { density: 1.8, bounce: 0.05, grip: 0.7 },
  barrel: { density: 0.6, bounce: 0.1, grip: 0.6 },
  boulder: { density: 2.2, bounce: 0.1, grip: 0.4 },
};

/** All stands still until something is hit. */
const asleep = (body: Body): Body => Object.assign(body, { asleep: true });

/** `tried`: how often it was laid out before; soon nothing walks or blows there. */
export function yard(g: Game, order: Order, plan: LotPlan, tried = 0): World {
  const { enemies, items } = g.design.cast;
  // with an order of things, or nobody to fight, it is the things that are shot at
  const aims = g.has('noEnemies') || g.has('collect') ? items : enemies;
  const ledges = (plan.ledges ?? []).map(([x, up, w, h]) => area(x, FLOOR - up, w, h));
  const blocks = plan.pieces.map(([matter, x, up, w, h]) => {
    const y = FLOOR - up - h / 2;
    const body = matter === 'boulder' ? ball(x, y, w / 2, LOOK.boulder) : box(x, y, w, h, LOOK[matter]);
    return { matter, body: asleep(body), gone: false };
  });
  const targets: Target[] = [];
  const target = (x: number, y: number, hovers: Target['hovers'], boss = false): void => {
    const r = boss ? BOSS : TARGET;
    const look = { density: hovers ? 0 : boss ? 3 : 0.9, bounce: 0.1, grip: 0.9 };
    const actor = boss ? chiefOf(g.design) : (aims[targets.length % aims.length] as Actor);
    targets.push({ body: asleep(ball(x, y, r, look)), hovers, r, hp: boss ? 3 : 1, actor, boss, hit: 0 });
  };
  if (order.boss) target(10.9, FLOOR - 2.2 - BOSS, null, true);
  let left = order.boss ? Math.max(1, order.count - 2) : order.count;
  for (const [x, up, swing] of (plan.hovering ?? []).slice(0, Math.max(1, left - plan.spots.length))) {
    target(x, FLOOR - up, { y: FLOOR - up, swing: swing * (0.4 + g.skill * 0.6), phase: x * 0.1 });
    left--;
  }
  for (const [x, up] of plan.spots.slice(0, Math.max(0, left))) target(x, FLOOR - up - TARGET, null);
  const movers =
    tried === 0 && !g.has('noEnemies') && !order.boss && g.level > 2 ? [mover(g, 1, 4, 6.2, 0, 2 + g.skill)] : [];
  const bumpers =
    tried === 0 && stones(g) > 0 && plan.spots.every(([x, up]) => up > 0 || x > 5)
      ? [bumper(g, 0, 3.9, FLOOR - 0.55)]
      : [];
  const walking = movers.map(({ x, y }) => ball(x, y, 0.6, { density: 0, bounce: 0.6 }));
  const standing = bumpers.map(({ x, y, r }) => ball(x, y, r, { density: 0, bounce: 0.9 }));
  const ground = fixed(W / 2, FLOOR + 2, W + 60, 4, { grip: 0.8 });
  const lot: Lot = {
    yard: yardOf(g.has('lowGravity') ? 8 : 14, [
      ground,
      ...ledges.map(({ x, y, w, h }) => fixed(x + w / 2, y + h / 2, w, h, { grip: 0.8 })),
      ...standing,
      ...walking,
      ...blocks.map(({ body }) => body),
      ...targets.map(({ body }) => body),
    ]),
    blocks,
    targets,
    movers: walking,
    bumpers: standing,
    shot: null,
    calm: 0,
  };
  const windy = tried < 2 && (plan.wind || (g.level > 5 && g.skill > 0.5));
  return {
    ...bare(g, order, plan.name, yardEngine),
    lot,
    walls: ledges,
    movers,
    bumpers,
    wind: windy ? g.rand.pick([-1, 1]) * g.rand.range(0.5, 1 + g.skill * 2) : 0,
    ball: flying(SLING.x, SLING.y, R),
  };
}
