/** Who else is there: how many of which size, and how they wander, flee and hunt. */
import type { Actor } from '../../../design.js';
import { Spring } from '../../../kit/juice.js';
import { settledIn } from '../../../kit/skill.js';
import type { Game } from '../../../kit/types.js';
import { crowdOf, lastOf } from '../../../kit/bosses.js';
import { H, W } from '../field.js';
import { dist, pace, type Spot } from '../state.js';
import { COMES, farOf, FULL, isPrey, isThreat, type Being, type State } from './state.js';

const PREY = 10;
const FOOD = 6;
/** nobody comes nearer than that */
const AWAY = 6.5;
const LARGEST = 3.7;

/** A place far enough from the hero, the farthest of a few where none is. */
function placeFor(g: Game, hero: Spot, away: number): Spot {
  let best = { x: W / 2, y: 3 };
  let far = -1;
  for (let i = 0; i < 12 && far < away; i++) {
    const at = { x: g.rand.range(2.5, W - 2.5), y: g.rand.range(2.5, H - 2.5) };
    const d = dist(at.x - hero.x, at.y - hero.y);
    if (d > far) [best, far] = [at, d];
  }
  return best;
}

function newBeing(g: Game, s: State, role: Being['role'], actor: Actor, size: number): Being {
  return {
    ...placeFor(g, s.hero, role === 'food' ? 2.5 : AWAY),
    role,
    actor,
    size,
    vx: 0,
    vy: 0,
    way: g.rand.range(0, 6.28),
    mode: 'go',
    t: g.rand.int(20, 120),
    age: 0,
    squash: new Spring(),
  };
}

/** As many of each sort as belong there: always something to eat, and more to flee from as one goes on. */
export function refill(g: Game, s: State): void {
  const { items } = g.design.cast;
  const crowd = crowdOf(g.design);
  let prey = 0;
  let threats = 0;
  let food = 0;
  for (const one of s.beings) {
    if (one.role === 'food') food++;
    else if (one.size <= s.hero.size) prey++;
    else threats++;
  }
  const feared = g.has('noEnemies') ? 0 : Math.round(1 + settledIn(g) * 1.2 + g.skill * 2.2);
  const add = (role: Being['role'], actor: Actor | undefined, size: number): void => {
    if (actor) s.beings.push(newBeing(g, s, role, actor, size));
  };
  if (food < FOOD) add('food', items[s.eaten % items.length], 0.55);
  // what the prompt wants eaten swims about too; who was feared is eaten once one is large enough
  const eaten = g.rand.chance(0.6) || crowd.length === 0 ? items : crowd;
  if (prey < PREY) add('being', g.rand.pick(eaten), s.hero.size * g.rand.range(0.5, 0.9));
  if (threats < feared) add('being', g.rand.pick(crowd), Math.min(LARGEST, s.hero.size * g.rand.range(1.3, 1.9)));
  if (s.idea === 'chief' && !s.beings.some(({ role }) => role === 'chief') && !g.has('noEnemies'))
    add('chief', lastOf(g.design), FULL * 0.98);
}

export function moveBeing(g: Game, s: State, one: Being): void {
  one.age++;
  one.squash.step();
  if (one.role === 'food') return;
  const far = farOf(s, one) || 1;
  const [dx, dy] = [(s.hero.x - one.x) / far, (s.hero.y - one.y) / far];
  const threat = isThreat(s, one);
  const haste = s.idea === 'haste' ? Math.min(1, s.told / 14) : 0;
  const easy = 0.7 + settledIn(g) * 0.3;
  let speed = (1.35 + g.skill * 1.7 + haste) * pace(g) * easy;
  if (one.t > 0) one.t--;
  if (one.mode === 'aim' && one.t === 0) [one.mode, one.t] = ['dash', 22];
  else if (one.mode !== 'go' && one.t === 0) [one.mode, one.t] = ['go', g.rand.int(110, 200)];
  if (one.mode === 'aim') speed = 0;
  else if (one.mode === 'dash') speed = 7.4 * pace(g) * easy;
  else if (one.mode === 'rest' || one.age < COMES) speed *= 0.45;
  else if (threat && far < 4.2 + g.skill * 1.8) {
    one.way = Math.atan2(dy, dx);
    speed *= 1.12;
    if (one.t === 0) hunted(g, s, one);
  } else if (!threat && isPrey(s, one) && far < 3) {
    one.way = Math.atan2(-dy, -dx) + (one.x > s.hero.x ? 0.3 : -0.3);
    speed *= 1.15;
  } else {
    one.way += (g.rand.next() - 0.5) * 0.22;
    speed *= 0.6;
  }
  one.vx += (Math.cos(one.way) * speed - one.vx) * 0.12;
  one.vy += (Math.sin(one.way) * speed - one.vy) * 0.12;
  one.x += one.vx / 60;
  one.y += one.vy / 60;
  keepIn(one);
}

/** After a while it charges, where the level brings that in, or gives up: nobody is hunted for ever. */
function hunted(g: Game, s: State, one: Being): void {
  if (s.idea === 'dashers' || one.role === 'chief') {
    [one.mode, one.t] = ['aim', 38];
    one.squash.kick(0.25);
    g.sound('swap', 0.7);
  } else [one.mode, one.t] = ['rest', 100];
}

/** Turned back by the wall around. */
function keepIn(one: Being): void {
  const room = 1.1 + one.size * 0.42;
  const x = Math.max(room, Math.min(W - room, one.x));
  const y = Math.max(room, Math.min(H - room, one.y));
  if (x !== one.x || y !== one.y) one.way = Math.atan2(H / 2 - y, W / 2 - x) + ((one.t % 7) - 3) * 0.2;
  one.x = x;
  one.y = y;
}
