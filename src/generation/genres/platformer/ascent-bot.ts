/**
 * Steers to the highest step that its jump still reaches, by a way on which it meets nobody: it plays the jump in its head. At the top it goes to the
 * goal, or onto who guards it.
 */
import { approach } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { open, type AscentState } from './state.js';
import { raftX } from './way.js';

interface Step {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

interface Aim {
  readonly x: number;
  /** of the step there */
  readonly y: number;
  /** the less, the better */
  readonly value: number;
}

/** nearer than this is there */
const NEAR = 0.15;
/** units up and down in which it looks for steps */
const REACH = 16;

/** What can be stood on when it comes down there; a raft is where it will be. */
function* stepsOf(s: AscentState, frame: number, landing: (y: number) => number): Generator<Step> {
  const { y: at } = s.hero;
  const near = ({ y }: { readonly y: number }): boolean => Math.abs(y - at) < REACH;
  for (const step of s.level.ground) if (near(step)) yield step;
  for (const raft of s.level.rafts)
    if (near(raft)) yield { x: raftX(raft, frame + Math.round(landing(raft.y) * 60)), y: raft.y, w: raft.w };
  for (const { x, y, gone } of s.level.brittles) if (gone === 0 && Math.abs(y - at) < REACH) yield { x, y, w: 1 };
}

/** Where it can come down, the best first: high, and near to the next step. */
function aimsOf(g: Game, s: AscentState): Aim[] {
  const { hero, e } = s;
  const feet = hero.y + hero.hh;
  const apex = hero.vy < 0 ? feet - (hero.vy * hero.vy) / (2 * e.gravity) : feet;
  const landing = (y: number): number =>
    (-hero.vy + Math.sqrt(Math.max(0, hero.vy * hero.vy + 2 * e.gravity * (y - feet)))) / e.gravity;
  const aims: Aim[] = [];
  // from the top down, so that the one before is the next to go to
  const steps = [...stepsOf(s, g.frame, landing)].toSorted((a, b) => a.y - b.y);
  let next: Step | undefined;
  let level: Step | undefined;
  for (const step of steps) {
    const { x, y, w } = step;
    if (level && level.y < y - 0.5) next = level;
    level = step;
    if (y < apex + 0.15 || y > feet + 12) continue;
    const inset = Math.min(0.5, w / 3);
    const far = e.speed * landing(y) * 0.85;
    const within = (at: number): number => Math.min(x + w - inset, Math.max(x + inset, at));
    const onward = next ? next.x + next.w / 2 : hero.x;
    for (const at of new Set([within(onward), within(hero.x), x + inset, x + w - inset]))
      if (Math.abs(at - hero.x) <= far) aims.push({ x: at, y, value: y * 10 + Math.abs(at - onward) });
  }
  return aims.toSorted((a, b) => a.value - b.value);
}

/** Which way it goes to get there, of its speed: −1, 0, 1. */
function steer(x: number, vx: number, aim: number): number {
  // what it goes on by when it lets go
  const left = aim - x - vx * 0.06;
  return Math.abs(left) < NEAR ? 0 : Math.sign(left);
}

/** Whether nobody is met on the way to that aim and right after, but from above. */
function safe(g: Game, s: AscentState, aim: Aim): boolean {
  const { hero, e } = s;
  const near = s.foes.filter((foe) => Math.abs(foe.y - hero.y) < 6);
  if (near.length === 0) return true;
  let { x, y, vx, vy } = hero;
  let landed = 0;
  for (let i = 1; i < 90; i++) {
    vx = approach(vx, steer(x, vx, aim.x) * e.speed, 0.62);
    vy = Math.min(24, vy + e.gravity / 60);
    x += vx / 60;
    y += vy / 60;
    for (const foe of near) {
      let fx = foe.x + (foe.dir * (1.2 + g.skill * 1.3) * i) / 60;
      const [from, to] = [foe.from + foe.size / 2, foe.to - foe.size / 2];
      if (fx < from) fx = 2 * from - fx;
      if (fx > to) fx = 2 * to - fx;
      const reach = foe.size * 0.4;
      if (Math.abs(fx - x) < 0.4 + reach && Math.abs(foe.y - y) < 0.5 + reach)
        return vy > 1.5 && y < foe.y - foe.size * 0.3;
    }
    if (landed > 0 && i - landed > 24) return true;
    if (vy > 0 && y + hero.hh >= aim.y) {
      // and it is off again
      landed = i;
      vy = -e.jump;
    }
  }
  return true;
}

/** What it goes to at the top; undefined: it is not there, or has nothing to do there. */
function atTop(s: AscentState): number | undefined {
  const { hero } = s;
  if (hero.y > s.level.goal.y + 1.4) return undefined;
  const boss = s.foes.find((foe) => foe.size > 1.6);
  if (boss) {
    if (hero.y < boss.y - 1.2) return boss.x;
    if (Math.abs(boss.x - hero.x) > 2.6) return hero.x;
    const away = hero.x + (boss.x < hero.x ? 2 : -2);
    return away < 0.4 || away > s.level.tiles.w - 0.4 ? hero.x : away;
  }
  if (open(s)) return s.level.goal.x;
  const [first] = s.items.toSorted((a, b) => a.y - b.y);
  return first?.x;
}

export function ascentBot(g: Game, s: AscentState, pad: Pad): void {
  clearPad(pad);
  const { hero } = s;
  let aim = atTop(s);
  if (aim === undefined) {
    const aims = aimsOf(g, s);
    aim = (aims.find((one) => safe(g, s, one)) ?? aims[0])?.x ?? hero.x;
  }
  if (g.has('shooting')) pad.b = s.foes.some((foe) => (foe.x - hero.x) * hero.dir > 0 && Math.abs(foe.y - hero.y) < 1);
  const way = steer(hero.x, hero.vx, aim);
  if (way !== 0) pad[way < 0 ? 'left' : 'right'] = true;
}
