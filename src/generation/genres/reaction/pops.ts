/** Things that come up in holes, or fly up to be sliced. Human measure: nothing shows for less than 0.6 s, and what has to be hit never overlaps what must not. */
import { round } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { comeUp, splitUp } from './comers.js';
import { bossHit, good, GOLD, slip, wrong } from './score.js';
import { H, haste, W, type Pop, type State } from './state.js';

/** how far a blade reaches to a thing's middle */
const REACH = 1.25;

/** What a blow to that one does; a boss is the only enemy that is to be hit. */
function strike(g: Game, s: State, one: Pop): void {
  if (one.hit > 0 || one.numb > 0) return;
  if (one.hp > 1) return bare(g, s, one);
  one.hit = 1;
  if (one.boss) bossHit(g, s, one.x, one.y);
  else if (!one.good) wrong(g, s, one.x, one.y);
  else good(g, s, one.x, one.y, 1 - one.age / one.life, one.golden ? GOLD : 1);
  if (one.size > 1) splitUp(s, one);
}

/** The helmet flies off; who wore it is up for as long again. */
function bare(g: Game, s: State, one: Pop): void {
  one.hp--;
  one.numb = 8;
  one.age = Math.min(one.age, Math.round(one.life * 0.35));
  s.hero.kick(-0.2);
  g.sound('bounce', 1.3);
  g.shake(0.12);
  g.burst(one.x, one.y - 0.6, { n: 10, shape: 'square', colour: ['#9fb1c1', '#ffffff'], speed: 5 });
}

/** Whether it matters that this one gets away: what is a gift never does. */
const isMissed = (one: Pop): boolean => one.good && !one.boss && !one.golden && one.size >= 1;

const gravityOf = (g: Game): number => 7.2 + g.skill * 2;

function move(g: Game, s: State, one: Pop): boolean {
  one.age++;
  if (one.numb > 0) one.numb--;
  if (one.hit > 0) return ++one.hit < 16;
  if (s.mode !== 'slice') {
    if (one.age < one.life) return true;
    if (isMissed(one)) slip(g, s, one.x, one.y);
    return false;
  }
  const f = haste(g, s) ** 0.5;
  one.vy += (gravityOf(g) * f) / 60;
  one.x += (one.vx * f) / 60;
  one.y += (one.vy * f) / 60;
  if (one.y < H + 1 || one.vy < 0) return true;
  if (isMissed(one)) slip(g, s, one.x, H - 0.6);
  return false;
}

/** Whatever the pointer, the keys or the numbers strike this frame. */
function hands(g: Game, s: State): void {
  const { pad } = g;
  const { pointer } = pad;
  const at = (x: number, y: number, reach: number): Pop[] =>
    s.pops.filter(
      (one) => (one.x - x) * (one.x - x) + (one.y - y) * (one.y - y) < reach * reach && one.hit === 0 && one.numb === 0,
    );
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
  const there = s.pops.filter((one) => one.hit === 0 && one.numb === 0 && inColumn(one, lane));
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
    const between = ((s.mode === 'slice' ? 46 : 62) - g.skill * 24) / haste(g, s);
    s.wait = Math.round(between * (s.idea === 'together' ? 1.7 : 1)) + g.rand.int(0, 14);
  }
  hands(g, s);
  s.pops = s.pops.filter((one) => move(g, s, one));
}
