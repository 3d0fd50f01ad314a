/** What comes down: into the basket, onto the hero, or onto the ground. */
import type { Game } from '../../kit/types.js';
import { clamp, Spring } from '../../kit/juice.js';
import type { Actor } from '../../design.js';
import { place } from './path.js';
import { ASLEEP, basketOf, bossX } from './phrases.js';
import { NEAR } from './proof.js';
import { GROUND, RIM, W, type Boss, type Drop, type Power, type State } from './state.js';

export function moveDrops(g: Game, s: State, rate: number): void {
  const half = basketOf(g, s.wide > 0);
  const pulls = (s.magnet > 0 || g.has('magnet')) && s.still < ASLEEP;
  for (const drop of s.drops) {
    if (drop.gone) continue;
    drop.age += rate;
    place(drop);
    const way = s.x - drop.x;
    if (drop.kind !== 'bad' && pulls && drop.y > 4 && Math.abs(way) < 5)
      drop.shift += clamp(way, -1, 1) * (s.magnet > 0 ? 0.11 : 0.045);
    const near = Math.abs(way);
    if (drop.kind === 'bad') {
      if (drop.y > RIM - 0.35 && drop.y < GROUND - 0.2 && near < NEAR - 0.12) struck(g, s, drop);
    } else if (drop.age >= drop.catchAt && drop.y > RIM - 0.5 && drop.y < RIM + 1.1 && near < half) caught(g, s, drop);
    if (!drop.gone && drop.age >= drop.landAt) landed(g, s, drop);
  }
  if (s.drops.some((drop) => drop.gone)) s.drops = s.drops.filter((drop) => !drop.gone);
}

function caught(g: Game, s: State, drop: Drop): void {
  const { palette } = g.design.theme;
  drop.gone = true;
  s.dip.kick(0.35);
  s.squash.kick(0.12);
  if (drop.kind === 'power') return take(g, s, drop.power ?? 'wide');
  s.combo++;
  const worth = drop.kind === 'gold' ? 50 : 10;
  g.addScore(worth * (s.combo >= 10 ? 2 : 1), drop.x, RIM - 0.7);
  g.sound(drop.kind === 'gold' ? 'power' : 'collect', 1 + Math.min(12, s.combo) * 0.05);
  g.burst(drop.x, RIM, {
    n: drop.kind === 'gold' ? 26 : g.has('confetti') ? 16 : 9,
    shape: g.has('confetti') || drop.kind === 'gold' ? 'star' : 'dot',
    angle: -Math.PI / 2,
    spread: 1.8,
  });
  if (s.combo % 10 === 0) {
    g.sound('combo');
    g.float(`×${s.combo}`, s.x, RIM - 1.6, palette.accent);
    g.burst(s.x, RIM, { n: 30, shape: 'ring', speed: 6, gravity: 0 });
  }
  s.full = [...s.full, drop.actor].slice(-4);
  if (drop.kind === 'gold') s.missed = Math.max(0, s.missed - 1);
  if (s.boss) s.returns.push({ x: s.x, actor: drop.actor, age: 0 });
  else {
    s.caught = Math.min(s.need, s.caught + 1);
    g.progress(s.caught, s.need, g.design.cast.items[0]);
  }
}

function take(g: Game, s: State, power: Power): void {
  g.sound('power');
  g.addScore(20, s.x, RIM - 0.8);
  g.burst(s.x, RIM, { n: 22, shape: 'ring', speed: 4, gravity: 0 });
  if (power === 'wide') s.wide = 600;
  else if (power === 'slow') s.slow = 420;
  else if (power === 'magnet') s.magnet = 480;
  else if (power === 'shield') s.shields = Math.min(3, s.shields + 1);
  else g.heal();
}

function struck(g: Game, s: State, drop: Drop): void {
  if (g.safe > 0) return;
  drop.gone = true;
  s.combo = 0;
  if (s.shields > 0) {
    s.shields--;
    g.safe = 40;
    g.sound('break');
    g.shake(0.25);
    g.burst(drop.x, drop.y, { n: 24, shape: 'ring', speed: 5, gravity: 0 });
    return;
  }
  s.squash.kick(0.45);
  // part of what was in the basket jumps out
  s.full = s.full.slice(0, 1);
  g.hurt(s.x, RIM + 0.6);
}

function landed(g: Game, s: State, drop: Drop): void {
  const { palette } = g.design.theme;
  drop.gone = true;
  s.splats.push({ x: drop.x, actor: drop.actor, bad: drop.kind === 'bad', age: 0 });
  g.burst(drop.x, GROUND - 0.1, {
    n: 8,
    shape: 'smoke',
    speed: 2.4,
    gravity: -0.5,
    colour: [palette.solidEdge, '#ffffff'],
  });
  g.sound('step', 0.7);
  if (drop.kind !== 'good') return;
  s.combo = 0;
  s.missed++;
  s.missShake = 24;
  g.sound('bounce', 0.5);
  if (s.missed < s.patience) return;
  s.missed = 0;
  g.safe = 0;
  g.hurt(s.x, RIM + 0.6);
}

export function newBoss(g: Game): Boss {
  const actor = g.design.cast.enemies.at(-1) as Actor;
  const most = Math.round(7 + g.skill * 7);
  g.bar(1, actor);
  g.banner(g.design.texts.boss ?? '');
  g.sound('boss');
  g.shake(0.5);
  return { actor, most, hp: most, hit: 0, age: 0, x: W / 2, squash: new Spring() };
}

/** What was caught flies back at the boss. True when that was the end of it. */
export function moveBoss(g: Game, s: State, boss: Boss, rate: number): boolean {
  boss.age += rate;
  boss.squash.step();
  if (boss.hit > 0) boss.hit--;
  boss.x = bossX(g, boss.age);
  for (const thing of s.returns) {
    thing.age++;
    if (thing.age !== 26) continue;
    boss.hp--;
    boss.hit = 12;
    boss.squash.kick(0.3);
    g.addScore(30, boss.x, 4.6);
    g.sound('hit');
    g.shake(0.25);
    g.freeze(3);
    g.burst(boss.x, 3, { n: 16, colour: [g.design.theme.palette.danger, '#ffffff'] });
  }
  s.returns = s.returns.filter((thing) => thing.age < 26);
  g.bar(Math.max(0, boss.hp) / boss.most, boss.actor);
  return boss.hp <= 0;
}
