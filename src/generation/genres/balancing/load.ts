/** What is carried: how many, of what, and what becomes of one that falls. */
import type { Actor } from '../../design.js';
import { clamp } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import type { BalanceIdea } from './ideas.js';
import type { Balance } from './mode.js';
import { HERO, LIMIT, type Find, type State } from './state.js';

/** the most that is stacked up */
const MOST = 8;
/** what hangs from a yoke, one at each end */
const LIQUID = /^water$|^droplet$|^glass-of-milk$/u;
/** what can be carried in buckets alone */
export const isLiquid = ({ sprite }: Actor): boolean => LIQUID.test(sprite);
const HUNG = /^bucket|^lantern|^basket|^shopping-bags|^izakaya|^red-paper-lantern/u;

export interface Carried {
  readonly loads: readonly Actor[];
  readonly yoke: boolean;
  readonly full: number;
  readonly before: number;
  readonly all: number;
  /** found on the way, or put on top of the load there */
  readonly finds: number;
}

/** Of a number that was asked for, what this level has of it. */
function shareOf(g: Game, n: number): { here: number; before: number } {
  const upTo = (level: number): number => Math.round((n * level) / g.levels);
  return { here: upTo(g.level) - upTo(g.level - 1), before: upTo(g.level - 1) };
}

export function carriedOf(g: Game, balance: Balance, idea: BalanceIdea): Carried {
  const { items } = g.design.cast;
  const named = items.filter(({ from }) => from === 'prompt');
  // of a bucket of water, the bucket is what is carried
  const solid = named.filter(({ sprite }) => !LIQUID.test(sprite));
  const scoops = named.filter(isScoop);
  const loads = scoops.length > 0 ? scoops : solid.length > 0 ? solid : named.length > 0 ? named : items.slice(0, 1);
  const n = g.rule('collect')?.n ?? 0;
  if (balance === 'tightrope') {
    if (n === 0) return { loads, yoke: false, full: 0, before: 0, all: 0, finds: named.length > 0 ? 4 : 0 };
    const { here, before } = shareOf(g, n);
    return { loads, yoke: false, full: 0, before, all: n, finds: here };
  }
  const yoke = n === 2 || (n === 0 && loads.some((one) => HUNG.test(one.sprite) || isLiquid(one)));
  if (yoke) return { loads, yoke, full: 2, before: 0, all: 2, finds: 0 };
  if (n > MOST) {
    const { here, before } = shareOf(g, n);
    return { loads, yoke, full: here, before, all: n, finds: 0 };
  }
  const most = n || clamp(2 + Math.ceil(g.level / 2) + (g.skill > 0.6 ? 1 : 0), 3, 6);
  const finds = idea === 'higher' ? Math.min(2, most - 1) : 0;
  return { loads, yoke, full: most - finds, before: 0, all: most, finds };
}

/** Along the way, well after its beginning and before its end. */
export function makeFinds({ loads, finds }: Carried, goal: number): Find[] {
  return Array.from({ length: finds }, (_, i) => ({
    actor: loads[i % loads.length] as Actor,
    x: 3.4 + ((goal - 6.5) * (i + 0.5)) / finds,
    got: false,
  }));
}

/** plates lie flat; scoops of ice cream are balls on a cone */
export const isPlate = ({ sprite }: Actor): boolean => sprite === 'fork-and-knife-with-plate';
export const isScoop = ({ sprite }: Actor): boolean => /ice-cream|shaved-ice/u.test(sprite);
/** units from the head to the lowest scoop */
export const CONE = 0.8;

/** How high one lies on the other. */
export function stepOf({ full, loads }: Pick<State, 'full' | 'loads'>): number {
  const [first] = loads;
  const most = !first ? 0.74 : isPlate(first) ? 0.36 : isScoop(first) ? 0.56 : 0.74;
  return Math.min(most, (first && isScoop(first) ? 2.3 : 2.9) / Math.max(1, full));
}

/** Where the one at that place of a stack is, counted from the lowest: each leans a little more than the one below, and lags behind it. */
export function placeOf(s: State, foot: number, i: number): { x: number; y: number; lean: number } {
  const step = stepOf(s);
  const reach = HERO * 0.93 + (s.loads[0] && isScoop(s.loads[0]) ? CONE : 0);
  let x = s.x + Math.sin(s.lean) * reach;
  let y = foot - Math.cos(s.lean) * reach;
  let lean = s.lean;
  for (let k = 0; k <= i; k++) {
    lean = s.lean * (1 + k * 0.07) + s.lag * (k + 1) * 0.16;
    const up = k === 0 ? step * 0.5 : step;
    x += Math.sin(lean) * up;
    y -= Math.cos(lean) * up;
  }
  return { x, y, lean };
}

/** Where the one at that end of the yoke hangs. */
export function hungAt(s: State, foot: number, side: -1 | 1): { x: number; y: number; lean: number } {
  const [up, half] = [HERO * 0.66, 1.75];
  const x = s.x + Math.sin(s.lean) * up + Math.cos(s.lean) * half * side;
  const y = foot - Math.cos(s.lean) * up + Math.sin(s.lean) * half * side;
  return { x, y, lean: s.lag * 0.8 };
}

/** One falls off to the side of the lean. */
export function dropOne(g: Game, s: State, foot: number): void {
  const side = s.lean < 0 ? -1 : 1;
  s.load--;
  const at = s.yoke ? hungAt(s, foot, s.load === 1 ? side : (-side as -1 | 1)) : placeOf(s, foot, s.load);
  const actor = s.loads[s.load % s.loads.length] as Actor;
  s.drops.push({ actor, x: at.x, y: at.y + (s.yoke ? 0.6 : 0), vx: side * 2.4, vy: s.yoke ? 0 : -3.5, turn: 0 });
  g.burst(at.x, at.y, { n: 12, speed: 4, shape: 'dot' });
  g.sound('break');
  g.shake(0.25);
  g.freeze(3);
  // the rest comes back a little, and has a moment before it tips again
  s.lean = side * LIMIT * 0.68;
  s.turn = -side * 0.1;
  s.calm = 16;
}
