/** The hero: goes by keys or stick, or to where mouse or finger is held, and does its work by being there. */
import { approach, clamp } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { spray } from './blaze.js';
import { wipe } from './clean.js';
import { kindle } from './lamps.js';
import { away, dist, isUnhurried, pace, type Place, type Spot, type State } from './state.js';

/** how far from a thing one is kept */
const STONE = 0.95;

/** Where it is headed, −1 … 1. */
function wish(g: Game, s: State): Place {
  const { pad } = g;
  if (pad.ax || pad.ay) {
    const length = Math.max(1, dist(pad.ax, pad.ay));
    return { x: pad.ax / length, y: pad.ay / length };
  }
  if (!pad.pointer?.down) return { x: 0, y: 0 };
  const [dx, dy] = [pad.pointer.x - s.hero.x, pad.pointer.y - s.hero.y];
  const d = dist(dx, dy);
  if (d < 0.12) return { x: 0, y: 0 };
  const part = Math.min(1, d / 0.9);
  return { x: (dx / d) * part, y: (dy / d) * part };
}

function stay(s: State, one: Place): void {
  const { box } = s;
  one.x = clamp(one.x, box.x + 0.6, box.x + box.w - 0.6);
  one.y = clamp(one.y, box.y + 0.9, box.y + box.h - 0.6);
}

export function moveHero(g: Game, s: State): void {
  const { hero } = s;
  s.squash.step();
  const to = wish(g, s);
  const speed = 6.6 * pace(g);
  const grip = s.idea === 'ice' ? 0.11 : 0.85;
  hero.vx = approach(hero.vx, to.x * speed, grip);
  hero.vy = approach(hero.vy, to.y * speed, grip);
  hero.x += hero.vx / 60;
  hero.y += hero.vy / 60;
  for (const stone of s.stones) {
    const d = away(stone, hero);
    if (d >= STONE || d < 0.01) continue;
    hero.x = stone.x + ((hero.x - stone.x) / d) * STONE;
    hero.y = stone.y + ((hero.y - stone.y) / d) * STONE;
  }
  stay(s, hero);
  if (Math.abs(hero.vx) > 0.5) s.dir = Math.sign(hero.vx);
  const moves = dist(hero.vx, hero.vy) > 1;
  if (moves && g.frame % 3 === 0 && s.work === 'plain') {
    s.trail.push({ x: hero.x, y: hero.y, left: 90 });
    if (s.trail.length > 30) s.trail.shift();
  }
  for (const one of s.trail) one.left--;
  if (moves && g.frame % 18 === 0)
    g.burst(hero.x, hero.y + 0.6, { n: 1, shape: 'smoke', speed: 0.4, size: 0.14, life: 0.3 });
  act(g, s, hero, 1);
}

function act(g: Game, s: State, hand: Place, strength: number): void {
  if (s.work === 'plain') wipe(g, s, hand, strength);
  else if (s.work === 'lamps') kindle(g, s, hand, strength);
  else {
    const own = hand === s.hero;
    const at = spray(g, s, hand, own);
    if (own) s.spray = at;
  }
}

/** Where a second pair of hands goes: to what is bad, and rather where the hero is not. */
export function moveMate(g: Game, s: State): void {
  const { mate } = s;
  if (!mate) return;
  let to: Spot | undefined;
  let least = Infinity;
  for (const one of s.spots) {
    if (s.work === 'fire' ? one.heat <= 0 : one.good) continue;
    const cost = away(one, mate) - away(one, s.hero) * 0.6;
    if (cost < least) [least, to] = [cost, one];
  }
  const d = to ? away(to, mate) : 0;
  const stop = s.work === 'fire' ? 2 : 0.2;
  const speed = to && d > stop ? 2.6 * pace(g) : 0;
  mate.vx = approach(mate.vx, to ? ((to.x - mate.x) / (d || 1)) * speed : 0, 0.3);
  mate.vy = approach(mate.vy, to ? ((to.y - mate.y) / (d || 1)) * speed : 0, 0.3);
  mate.x += mate.vx / 60;
  mate.y += mate.vy / 60;
  stay(s, mate);
  act(g, s, mate, 0.4);
}

/** The day goes by: when it is over a life is lost, and half a day is left. */
export function passTime(g: Game, s: State): void {
  if (s.day === 0 || isUnhurried(g) || s.done > 0) return;
  s.left--;
  if (s.left > 0) return;
  g.flash('#ffffff', 0.5);
  g.shake(0.3);
  g.sound('explode', 0.6);
  g.safe = 0;
  if (g.hurt(s.hero.x, s.hero.y) !== 'dead') s.left = Math.round(s.day * 0.5);
}
