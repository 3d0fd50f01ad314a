/** Who comes up next: out of a hole, or thrown to be sliced, and with what the level brings in. */
import type { Actor } from '../../design.js';
import type { Game } from '../../kit/types.js';
import { hasDecoys, isFresh } from './ideas.js';
import { H, haste, W, type Pop, type State } from './state.js';

/** frames at least that a thing can be hit */
export const LEAST = 36;
/** upwards at most, in units a second */
const THROWN = [9.4, 10.6] as const;

export function lifeOf(g: Game, s: State): number {
  return Math.max(LEAST, Math.round((118 - g.skill * 58) / haste(g, s)));
}

/** How much of the usual time they stay: gold is gone soon, a helmet takes two blows, and several at once take their time. */
function stay(s: State, one: Pick<Pop, 'good' | 'golden' | 'boss' | 'hp'>): number {
  if (one.golden) return 0.72;
  if (one.hp > 1) return 1.5;
  if (one.boss) return 0.8;
  return one.good ? (s.idea === 'together' ? 1.35 : 1) : 0.9;
}

function throwUp(g: Game, s: State, base: Omit<Pop, 'x' | 'y' | 'vx' | 'vy' | 'life' | 'hole'>, lane: number): void {
  const { rand } = g;
  const x = W / 2 + (lane - 1) * 3.1 + rand.range(-0.5, 0.5);
  const vy = -rand.range(...THROWN);
  const apart = (pop: Pop): boolean => Math.abs(pop.x - x) >= 2.2 || pop.good === base.good || pop.age >= 50;
  // two at once keep apart by a column, so that one stroke can't but be meant
  if (!s.pops.every(apart)) return;
  const one: Pop = { ...base, x, y: H + 0.8, vx: (W / 2 - x) * 0.08 + rand.range(-0.4, 0.4), vy, life: 400, hole: -1 };
  if (base.good && isFresh(g, s, 'arcs')) {
    // out of one corner, over all columns, into the other
    const side = rand.chance(0.5) ? 1 : -1;
    Object.assign(one, { x: W / 2 - side * (W / 2 - 0.6), vx: side * rand.range(3, 3.5) });
  }
  s.pops.push(one);
  g.sound('jump', 0.8 + rand.next() * 0.3);
}

function lookOut(g: Game, s: State, base: Omit<Pop, 'x' | 'y' | 'vx' | 'vy' | 'life' | 'hole'>): void {
  const free = s.holes.flatMap((_, i) => (s.pops.some((pop) => pop.hole === i) ? [] : [i]));
  const hole = g.rand.pick(free.length > 0 ? free : [0]);
  const { x, y } = s.holes[hole] as { x: number; y: number };
  const life = Math.max(LEAST, Math.round(lifeOf(g, s) * stay(s, base)));
  s.pops.push({ ...base, x, y, vx: 0, vy: 0, life, hole });
  g.sound('jump', 0.9 + (hole % 5) * 0.1);
}

/** The next one, or several where that is the idea. */
export function comeUp(g: Game, s: State): void {
  const { items, enemies } = g.design.cast;
  const { rand } = g;
  const boss = s.boss !== null && s.hits >= s.need;
  if (boss && s.pops.some((pop) => pop.boss)) return;
  const decoy =
    !boss &&
    hasDecoys(g, s.idea) &&
    (isFresh(g, s, 'leave') || (s.came > 1 && s.seen !== 1 && rand.chance(0.18 + g.skill * 0.2)));
  const plain = !boss && !decoy;
  const lane = (s.came * 2 + 2 + rand.int(0, 1)) % 3;
  const many = plain && s.idea === 'together' && s.seen > 0 ? (s.mode === 'slice' ? 3 : 2) : 1;
  s.seen++;
  for (let i = 0; i < many; i++) {
    const actor = boss ? s.boss?.actor : decoy ? rand.pick(enemies) : items[s.came % items.length];
    s.came++;
    const golden = plain && isFresh(g, s, 'golden');
    const base = {
      actor: actor as Actor,
      good: !decoy,
      boss,
      golden,
      size: plain && isFresh(g, s, 'split') ? 1.4 : 1,
      hp: plain && isFresh(g, s, 'helmets') ? 2 : 1,
      age: 0,
      numb: 0,
      hit: 0,
    };
    if (s.mode === 'slice') throwUp(g, s, base, (lane + i) % 3);
    else lookOut(g, s, base);
  }
}

/** A large one falls into two small ones, which nobody has to get. */
export function splitUp(s: State, one: Pop): void {
  for (const side of [-1, 1])
    s.pops.push({
      ...one,
      x: one.x + side * 0.5,
      vx: side * 1.5,
      vy: -5.5,
      size: 0.74,
      hp: 1,
      age: 0,
      numb: 16,
      hit: 0,
    });
}
