/** Things that come up in holes, or fly up to be sliced. Human measure: nothing shows for less than 0.6 s, and what has to be hit never overlaps what must not. */
import type { Actor } from '../../design.js';
import { round } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { bossHit, good, slip, wrong } from './score.js';
import { H, haste, W, type Pop, type State } from './state.js';

/** frames at least that a thing can be hit */
export const LEAST = 36;
const REACH = 1.25;

export function lifeOf(g: Game, s: State): number {
  return Math.max(LEAST, Math.round((118 - g.skill * 58) / haste(g, s)));
}

function comeUp(g: Game, s: State): void {
  const { items, enemies } = g.design.cast;
  const { rand } = g;
  const boss = s.boss && s.hits >= s.need;
  if (boss && s.pops.some((pop) => pop.boss)) return;
  const decoy = !boss && !g.has('noEnemies') && s.came > 1 && rand.chance(0.18 + g.skill * 0.2);
  const actor = boss ? s.boss?.actor : decoy ? rand.pick(enemies) : items[s.came % items.length];
  const base = { actor: actor as Actor, good: !decoy, boss: boss === true, hp: 1, age: 0, hit: 0 };
  s.came++;
  if (s.mode === 'slice') {
    const n = s.pops.length;
    const lane = (s.came * 2 + rand.int(0, 1)) % 3;
    const x = W / 2 + (lane - 1) * 3.1 + rand.range(-0.5, 0.5);
    const vy = -rand.range(9.4, 10.6);
    // two at once keep apart by a column, so that one stroke can't but be meant
    if (n > 0 && s.pops.some((pop) => Math.abs(pop.x - x) < 2.2 && pop.good === decoy && pop.age < 50)) return;
    s.pops.push({ ...base, x, y: H + 0.8, vx: (W / 2 - x) * 0.08 + rand.range(-0.4, 0.4), vy, life: 400, hole: -1 });
    g.sound('jump', 0.8 + rand.next() * 0.3);
    return;
  }
  const free = s.holes.flatMap((_, i) => (s.pops.some((pop) => pop.hole === i) ? [] : [i]));
  const hole = rand.pick(free.length > 0 ? free : [0]);
  const { x, y } = s.holes[hole] as { x: number; y: number };
  const life = Math.round(lifeOf(g, s) * (decoy ? 0.9 : boss ? 0.8 : 1));
  s.pops.push({ ...base, x, y, vx: 0, vy: 0, life, hole });
  g.sound('jump', 0.9 + (hole % 5) * 0.1);
}

/** What a blow to that one does; a boss is the only enemy that is to be hit. */
function strike(g: Game, s: State, one: Pop): void {
  if (one.hit > 0) return;
  one.hit = 1;
  if (one.boss) bossHit(g, s, one.x, one.y);
  else if (!one.good) wrong(g, s, one.x, one.y);
  else good(g, s, one.x, one.y, 1 - one.age / one.life);
}

const gravityOf = (g: Game): number => 7.2 + g.skill * 2;

function move(g: Game, s: State, one: Pop): boolean {
  one.age++;
  if (one.hit > 0) return ++one.hit < 16;
  if (s.mode !== 'slice') {
    if (one.age < one.life) return true;
    if (one.good && !one.boss) slip(g, s, one.x, one.y);
    return false;
  }
  const f = haste(g, s) ** 0.5;
  one.vy += (gravityOf(g) * f) / 60;
  one.x += (one.vx * f) / 60;
  one.y += (one.vy * f) / 60;
  if (one.y < H + 1 || one.vy < 0) return true;
  if (one.good && !one.boss) slip(g, s, one.x, H - 0.6);
  return false;
}

/** Whatever the pointer, the keys or the numbers strike this frame. */
function hands(g: Game, s: State): void {
  const { pad } = g;
  const { pointer } = pad;
  const at = (x: number, y: number, reach: number): Pop[] =>
    s.pops.filter((one) => (one.x - x) * (one.x - x) + (one.y - y) * (one.y - y) < reach * reach && one.hit === 0);
  const stroke = (x: number, y: number): void => void Object.assign(s.stroke, { x, y, t: 12 });
  if (s.mode === 'slice') {
    if (pointer?.down) {
      s.trail.push({ x: pointer.x, y: pointer.y });
      if (s.trail.length > 9) s.trail.shift();
      for (const one of at(pointer.x, pointer.y, REACH)) cut(g, s, one);
    } else s.trail.shift();
    // each of three columns has its arrow
    for (const [side, lane] of [
      ['left', 0],
      ['down', 1],
      ['up', 1],
      ['right', 2],
    ] as const)
      if (g.pressed(side)) column(g, s, lane);
    if (g.pressed('a')) column(g, s, 1);
    return;
  }
  const hit = (i: number): void => {
    const { x, y } = s.holes[i] as { x: number; y: number };
    s.cursor = i;
    stroke(x, y);
    const [one] = s.pops.filter((other) => other.hole === i && other.hit === 0);
    if (one) strike(g, s, one);
    else g.sound('step');
  };
  for (let i = 0; i < s.holes.length; i++) if (g.key(`Digit${(i + 1) % 10}`)) hit(i);
  for (const side of ['left', 'right', 'up', 'down'] as const) if (g.pressed(side)) s.cursor = beside(s, side);
  if (g.pressed('a')) hit(s.cursor);
  if (!pointer || !g.clicked()) return;
  const i = s.holes.findIndex((hole) => (hole.x - pointer.x) ** 2 + (hole.y - pointer.y) ** 2 < 2.4);
  if (i >= 0) hit(i);
}

const WAY = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;
/** The nearest hole that way, or the same. */
function beside(s: State, side: keyof typeof WAY): number {
  const from = s.holes[s.cursor] as { x: number; y: number };
  const [dx, dy] = WAY[side];
  let best = s.cursor;
  let least = 1e9;
  s.holes.forEach((hole, i) => {
    const ahead = (hole.x - from.x) * dx + (hole.y - from.y) * dy;
    const off = Math.abs((hole.x - from.x) * dy) + Math.abs((hole.y - from.y) * dx);
    if (ahead < 0.3 || ahead + off * 2 > least) return;
    least = ahead + off * 2;
    best = i;
  });
  return best;
}

const columnX = (lane: number): number => W / 2 + (lane - 1) * 3.3;
const inColumn = (one: Pop, lane: number): boolean => Math.abs(one.x - columnX(lane)) < 1.66 && one.y < H - 1;

/** Which button cuts what flies now. */
export const columnsOf = (s: State): { button: string; x: number; y: number }[] =>
  (['left', 'up', 'right'] as const).flatMap((button, lane) =>
    s.pops
      .filter((one) => one.hit === 0 && inColumn(one, lane))
      .map((one) => ({ button, x: round(one.x), y: round(one.y) })),
  );

function column(g: Game, s: State, lane: number): void {
  const x = columnX(lane);
  Object.assign(s.stroke, { x, y: 7, t: 12 });
  s.trail = [3, 5, 7, 9, 11].map((y) => ({ x: x + (y - 7) * 0.1, y }));
  const there = s.pops.filter((one) => one.hit === 0 && inColumn(one, lane));
  if (there.length === 0) g.sound('step');
  for (const one of there) cut(g, s, one);
}

function cut(g: Game, s: State, one: Pop): void {
  if (s.combo.t > 24) s.combo.n = 0;
  s.combo.t = 0;
  if (one.good) s.combo.n++;
  strike(g, s, one);
  if (one.boss) {
    // it is thrown up again until it is done for
    one.hit = 0;
    one.vy = -6.5;
    one.vx = (W / 2 - one.x) * 0.5;
    one.age = 0;
    s.trail = [];
  }
  if (s.combo.n > 2) {
    g.addScore(s.combo.n * 20, W / 2, 4);
    g.sound('combo', 1.3);
    g.float(`×${s.combo.n}`, W / 2, 5);
    s.combo.n = 0;
  }
}

export function popsStep(g: Game, s: State): void {
  s.combo.t++;
  if (--s.wait <= 0) {
    const at = 2 + Math.round(g.skill);
    if (s.pops.length < at + (s.mode === 'slice' ? 1 : 0)) comeUp(g, s);
    s.wait = Math.round(((s.mode === 'slice' ? 46 : 62) - g.skill * 24) / haste(g, s)) + g.rand.int(0, 14);
  }
  hands(g, s);
  s.pops = s.pops.filter((one) => move(g, s, one));
}
