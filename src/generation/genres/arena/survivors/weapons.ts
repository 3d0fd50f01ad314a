/** Weapons that fire by themselves: shots at the nearest, blades that whirl around, a glow that burns, and a wave of force. */
import type { Game } from '../../../kit/types.js';
import { H, W } from '../field.js';
import { dist, type Spot } from '../state.js';
import type { Foe, State } from './state.js';

const FAST = 13;
/** how far the blades are from the hero, and how far each reaches */
const BLADE = { way: 1.75, reach: 0.55 } as const;

/** how much faster everything fires */
const hasteOf = (s: State): number => 1 + s.owned.upHaste * 0.18;
export const glowRadius = (s: State): number => (s.owned.upGlow ? 1.25 + s.owned.upGlow * 0.35 : 0);

/** Where the blades are. */
export function bladesOf(s: State): Spot[] {
  const n = s.owned.upBlades ? s.owned.upBlades + 1 : 0;
  return Array.from({ length: n }, (_, i) => {
    const a = s.frames * 0.055 + (i / n) * 6.2832;
    return { x: s.hero.x + Math.cos(a) * BLADE.way, y: s.hero.y + Math.sin(a) * BLADE.way };
  });
}

/** Those that are near enough to be seen, the nearest first. */
function inSight(s: State, n: number): Foe[] {
  return s.foes
    .filter((foe) => dist(foe.x - s.hero.x, foe.y - s.hero.y) < 8.5)
    .toSorted((a, b) => dist(a.x - s.hero.x, a.y - s.hero.y) - dist(b.x - s.hero.x, b.y - s.hero.y))
    .slice(0, n);
}

export function fire(g: Game, s: State): void {
  if (--s.boltWait <= 0) shootAt(g, s);
  moveBolts(g, s);
  for (const blade of bladesOf(s))
    for (const foe of s.foes)
      if (foe.spared === 0 && dist(foe.x - blade.x, foe.y - blade.y) < BLADE.reach + foe.size * 0.4) {
        foe.spared = 24;
        strike(g, s, foe, s.hero);
      }
  const glow = glowRadius(s);
  if (glow > 0 && s.frames % Math.round(40 / hasteOf(s)) === 0)
    for (const foe of s.foes)
      if (dist(foe.x - s.hero.x, foe.y - s.hero.y) < glow + foe.size * 0.35) strike(g, s, foe, s.hero, 0.5);
  if (s.owned.upWave > 0 && --s.forceWait <= 0) {
    s.forceWait = Math.round((230 - s.owned.upWave * 25) / hasteOf(s));
    s.waves.push({ x: s.hero.x, y: s.hero.y, r: 0.4 });
    g.sound('explode', 1.5);
  }
  spreadWaves(g, s);
  s.foes = s.foes.filter((foe) => foe.hp > 0);
}

function shootAt(g: Game, s: State): void {
  const targets = inSight(s, 1 + s.owned.upShot);
  if (targets.length === 0) return void (s.boltWait = 6);
  s.boltWait = Math.round(38 / hasteOf(s));
  for (const foe of targets) {
    const a = Math.atan2(foe.y - s.hero.y, foe.x - s.hero.x);
    s.bolts.push({ x: s.hero.x, y: s.hero.y, vx: Math.cos(a) * FAST, vy: Math.sin(a) * FAST, life: 48 });
  }
  const [first] = targets;
  if (first) s.angle = Math.atan2(first.y - s.hero.y, first.x - s.hero.x);
  s.squash.kick(0.06);
  g.sound('shoot', 1 + g.rand.next() * 0.15);
}

function moveBolts(g: Game, s: State): void {
  for (const bolt of s.bolts) {
    bolt.x += bolt.vx / 60;
    bolt.y += bolt.vy / 60;
    bolt.life--;
    if (bolt.x < 1 || bolt.y < 1 || bolt.x > W - 1 || bolt.y > H - 1) bolt.life = 0;
    for (const foe of s.foes)
      if (bolt.life > 0 && foe.hp > 0 && dist(foe.x - bolt.x, foe.y - bolt.y) < foe.size * 0.45 + 0.18) {
        bolt.life = 0;
        strike(g, s, foe, { x: foe.x - bolt.vx, y: foe.y - bolt.vy });
      }
  }
  s.bolts = s.bolts.filter(({ life }) => life > 0);
}

function spreadWaves(g: Game, s: State): void {
  for (const wave of s.waves) {
    const before = wave.r;
    wave.r += 0.13;
    for (const foe of s.foes) {
      const far = dist(foe.x - wave.x, foe.y - wave.y);
      if (far >= before && far < wave.r) strike(g, s, foe, wave, 1.5, 3);
    }
  }
  s.waves = s.waves.filter(({ r }) => r < 3.4 + s.owned.upWave * 0.4);
}

/** A hit that comes from there: so strong, pushing so hard. */
function strike(g: Game, s: State, foe: Foe, from: Spot, force = 1, push = 1): void {
  if (foe.hp <= 0) return;
  foe.hp -= force * (1 + s.owned.upPower * 0.35);
  foe.hit = 6;
  foe.squash.kick(foe.sort === 'chief' ? 0.05 : 0.2);
  const far = dist(foe.x - from.x, foe.y - from.y) || 1;
  const shove = (foe.sort === 'runner' ? 3.4 : foe.sort === 'brute' ? 1.5 : 0.3) * push;
  foe.kx += ((foe.x - from.x) / far) * shove;
  foe.ky += ((foe.y - from.y) / far) * shove;
  if (foe.hp > 0) return;
  const chief = foe.sort === 'chief';
  s.beaten++;
  g.addScore(chief ? 500 : foe.sort === 'brute' ? 30 : 10);
  g.sound('hit', 0.9 + g.rand.next() * 0.3);
  g.burst(foe.x, foe.y, {
    n: chief ? 50 : 9,
    speed: chief ? 8 : 4,
    life: chief ? 0.9 : 0.4,
    size: chief ? 0.28 : 0.14,
  });
  s.gems.push({ x: foe.x, y: foe.y, worth: chief ? 30 : foe.sort === 'brute' ? 3 : 1, pulled: false });
  if (!chief) return;
  s.chief = 'beaten';
  g.bar(null);
  g.freeze(12);
  g.shake(0.9);
}
