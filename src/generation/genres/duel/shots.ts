/** What is thrown: ammunition of the prompt, at the rival. It hurts in a fight, and elsewhere makes slow for a moment. */
import type { Game } from '../../kit/types.js';
import { other, SIZE, type Fighter, type State } from './state.js';

const SPEED = 8.5;

export function throwAt(g: Game, s: State, one: Fighter): void {
  const { cast } = g.design;
  const at = other(s, one);
  const fight = s.mode === 'fight';
  one.reload = g.has('shooting') ? 55 : 110;
  if (s.mode !== 'court') one.dir = Math.sign(at.x - one.x) || one.dir;
  one.squash.kick(-0.2);
  const angle = fight ? (one.dir > 0 ? 0 : Math.PI) : Math.atan2(at.y - one.y, at.x - one.x);
  const actor = one.mine ? (cast.projectile ?? cast.items[0]) : (cast.projectile ?? cast.obstacles[0]);
  for (const turn of fight && g.has('multiBall') ? [-0.28, 0.08] : [0])
    s.shots.push({
      x: one.x + Math.cos(angle) * 0.7,
      y: one.y - (fight ? 1.1 : 0) + Math.sin(angle) * 0.7,
      vx: Math.cos(angle + turn * one.dir) * SPEED,
      vy: Math.sin(angle + turn * one.dir) * SPEED - (fight ? 1.5 : 0),
      from: one,
      actor,
      life: 120,
    });
  g.sound('shoot', one.mine ? 1.1 : 0.8);
}

/** `hit` says what it does to whom it meets. */
export function flyShots(g: Game, s: State, hit: (one: Fighter, dir: number) => void): void {
  const { w, h } = SIZE[s.mode];
  const fight = s.mode === 'fight';
  for (const shot of s.shots) {
    shot.life--;
    if (fight) shot.vy += 3 / 60;
    shot.x += shot.vx / 60;
    shot.y += shot.vy / 60;
    const at = other(s, shot.from);
    const high = fight ? 1 : 0;
    if (Math.abs(at.x - shot.x) > 0.75 || Math.abs(at.y - high - shot.y) > (fight ? 1.15 : 0.8)) continue;
    shot.life = 0;
    hit(at, Math.sign(shot.vx));
    g.burst(shot.x, shot.y, { n: 8, speed: 4, life: 0.35, gravity: 0 });
  }
  s.shots = s.shots.filter((shot) => shot.life > 0 && shot.x > -1 && shot.x < w + 1 && shot.y > -1 && shot.y < h + 1);
}

/** Off a court or a ring: dizzy for a moment. */
export function daze(g: Game, one: Fighter): void {
  one.stun = 45;
  one.hit = 10;
  one.squash.kick(0.3);
  g.sound('hit', one.mine ? 0.8 : 1.2);
  if (!one.mine) g.addScore(10, one.x, one.y);
}
