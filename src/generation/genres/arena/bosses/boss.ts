/** How a boss fights: it comes near, shows what it will do, does it, and is open for a while. */
import type { Actor } from '../../../design.js';
import { Spring } from '../../../kit/juice.js';
import { settledIn } from '../../../kit/skill.js';
import type { Game } from '../../../kit/types.js';
import { H, W } from '../field.js';
import { dist, pace } from '../state.js';
import { isAngry, LANE, FAN, SLAM, type Boss, type Pattern, type State } from './state.js';

/** each boss knows one more than the one before */
const ORDER: readonly Pattern[] = ['charge', 'fan', 'ring', 'slam'];
const knownOf = (g: Game): readonly Pattern[] =>
  ORDER.slice(0, g.level === g.levels ? ORDER.length : Math.min(ORDER.length, g.level + 1));

/** The boss of this level: each enemy of the cast in turn, the one that is called the boss last. */
function actorOf(g: Game): Actor {
  const { enemies } = g.design.cast;
  const chief = enemies.find(({ traits }) => traits.includes('boss'));
  if (chief && g.level === g.levels) return chief;
  const others = enemies.length > 1 ? enemies.filter((one) => one !== chief) : enemies;
  return others[(g.level - 1) % others.length] as Actor;
}

export function newBoss(g: Game): Boss {
  const most = Math.round(32 + g.skill * 25 + Math.min(5, g.level) * 5);
  return {
    actor: actorOf(g),
    x: W / 2,
    y: 5,
    size: Math.min(3.5, 2.3 + (g.level / Math.max(3, g.levels)) * 1),
    most,
    hp: most,
    vx: 0,
    vy: 0,
    mode: 'walk',
    pattern: 'charge',
    t: 70,
    of: 70,
    tx: 0,
    ty: 1,
    more: 0,
    hit: 0,
    squash: new Spring(),
  };
}

function enter(boss: Boss, mode: Boss['mode'], frames: number): void {
  boss.mode = mode;
  boss.t = boss.of = Math.max(1, Math.round(frames));
}

export function moveBoss(g: Game, s: State): void {
  const { boss, hero } = s;
  boss.squash.step();
  if (boss.hit > 0) boss.hit--;
  const far = dist(hero.x - boss.x, hero.y - boss.y) || 1;
  const [dx, dy] = [(hero.x - boss.x) / far, (hero.y - boss.y) / far];
  const fierce = (isAngry(boss) ? 1.22 : 1) * pace(g) * (0.8 + settledIn(g) * 0.2);
  boss.t--;
  let speed = 0;
  if (boss.mode === 'walk') {
    speed = far > 3 ? (1.1 + g.skill * 1.1) * fierce : 0;
    [boss.vx, boss.vy] = [dx * speed, dy * speed];
    if (boss.t <= 0) tell(g, boss, dx, dy, fierce);
  } else if (boss.mode === 'tell') {
    [boss.vx, boss.vy] = [0, 0];
    aim(s, dx, dy);
    if (boss.t <= 0) act(g, s, fierce);
  } else if (boss.mode === 'act') strike(g, s, fierce);
  else {
    boss.vx *= 0.9;
    boss.vy *= 0.9;
    if (boss.t <= 0) enter(boss, 'walk', (55 - g.skill * 22 + g.rand.int(0, 24)) / fierce);
  }
  const room = 1 + boss.size * 0.4;
  const x = Math.max(room, Math.min(W - room, boss.x + boss.vx / 60));
  // its feet are in front of the wall in the south
  const y = Math.max(room, Math.min(H - room - 0.6, boss.y + boss.vy / 60));
  const isStopped = Math.abs(x - boss.x - boss.vx / 60) > 0.01 || Math.abs(y - boss.y - boss.vy / 60) > 0.01;
  [boss.x, boss.y] = [x, y];
  if (!isStopped || boss.mode !== 'act' || boss.pattern !== 'charge') return;
  g.shake(0.4);
  g.sound('break', 0.7);
  boss.squash.kick(0.35);
  enter(boss, 'rest', 75);
}

/** Chooses the next blow, never the same twice where it knows two, and shows it. */
function tell(g: Game, boss: Boss, dx: number, dy: number, fierce: number): void {
  const known = knownOf(g);
  boss.pattern = g.rand.pick(known.filter((one) => one !== boss.pattern));
  [boss.tx, boss.ty] = [dx, dy];
  boss.more = isAngry(boss) && boss.pattern !== 'slam' ? 1 : 0;
  enter(boss, 'tell', ((boss.pattern === 'slam' ? 74 : 60) - g.skill * 18) / fierce);
  boss.squash.kick(-0.25);
  g.sound('swap', 0.5);
}

/** It follows the hero with its eyes while it shows its blow, and holds still for the last part: then one can step out. */
function aim({ boss, hero }: State, dx: number, dy: number): void {
  if (boss.t < boss.of * 0.42) return;
  if (boss.pattern === 'slam') [boss.tx, boss.ty] = [hero.x, hero.y];
  else [boss.tx, boss.ty] = [dx, dy];
}

function act(g: Game, s: State, fierce: number): void {
  const { boss } = s;
  if (boss.pattern === 'charge') {
    const speed = (8.2 + g.skill * 2.6) * pace(g);
    [boss.vx, boss.vy] = [boss.tx * speed, boss.ty * speed];
    enter(boss, 'act', (LANE / speed) * 60);
    return g.sound('boss', 1.6);
  }
  if (boss.pattern === 'slam') {
    [boss.x, boss.y] = [boss.tx, boss.ty];
    boss.squash.kick(0.45);
    g.shake(0.6);
    g.sound('explode', 0.6);
    g.burst(boss.x, boss.y, { n: 24, shape: 'smoke', speed: 5, size: 0.35 });
    volley(g, s, 8, 3.1416);
    return enter(boss, 'rest', 66 / fierce);
  }
  enter(boss, 'act', 1);
}

function strike(g: Game, s: State, fierce: number): void {
  const { boss } = s;
  if (boss.pattern === 'charge') {
    if (g.frame % 3 === 0) g.burst(boss.x, boss.y + boss.size * 0.35, { n: 2, shape: 'smoke', speed: 1, size: 0.3 });
    if (boss.t <= 0) enter(boss, 'rest', 62 / fierce);
    return;
  }
  if (boss.t > 0) return;
  if (boss.pattern === 'fan') volley(g, s, 5 + Math.round(g.skill * 2), FAN);
  else volley(g, s, 12 + Math.round(g.skill * 4), 3.1416);
  if (boss.more > 0) {
    boss.more--;
    enter(boss, 'act', 30);
  } else enter(boss, 'rest', 58 / fierce);
}

/** Balls around the direction of its blow, so far to each side. */
function volley(g: Game, s: State, n: number, side: number): void {
  const { boss } = s;
  // a ring has a ball for who stands still, its second one a ball for each gap of the first
  const turn = boss.pattern === 'fan' || boss.more > 0 ? 0 : Math.PI / n;
  const at = boss.pattern === 'slam' ? { x: s.hero.x - boss.x, y: s.hero.y - boss.y } : { x: boss.tx, y: boss.ty };
  const to = Math.atan2(at.y, at.x) + turn;
  const speed = (3.1 + g.skill * 2.4) * pace(g);
  for (let i = 0; i < n; i++) {
    const a = to + (((i + 0.5) / n) * 2 - 1) * side;
    const [x, y] = [Math.cos(a), Math.sin(a)];
    const out = boss.size * 0.4;
    s.balls.push({ x: boss.x + x * out, y: boss.y + y * out, vx: x * speed, vy: y * speed, life: 240 });
  }
  boss.squash.kick(-0.3);
  g.sound('shoot', 0.5);
}

/** Whether the blow that is being shown, or done, strikes there. */
export function strikesAt({ boss }: State, x: number, y: number): boolean {
  if (boss.mode !== 'tell' && !(boss.mode === 'act' && boss.pattern === 'charge')) return false;
  if (boss.pattern === 'slam') return dist(x - boss.tx, y - boss.ty) < SLAM + 0.4;
  const along = (x - boss.x) * boss.tx + (y - boss.y) * boss.ty;
  const beside = Math.abs((x - boss.x) * boss.ty - (y - boss.y) * boss.tx);
  if (boss.pattern === 'charge') return along > -0.5 && along < LANE + 1 && beside < boss.size * 0.42 + 0.6;
  return false;
}
