/** The hero of a boss rush: runs, shoots at the boss, rolls through anything, and what hits do. */
import { approach } from '../../../kit/juice.js';
import type { Game } from '../../../kit/types.js';
import { H, W } from '../field.js';
import { dist, pace } from '../state.js';
import { isAloft, ROLL_WAIT, SLAM, type Ball, type State } from './state.js';

const SHOT = 14;

export function moveHero(g: Game, s: State): void {
  const { hero } = s;
  const { pad } = g;
  s.squash.step();
  const length = Math.max(1, dist(pad.ax, pad.ay));
  const [x, y] = [pad.ax / length, pad.ay / length];
  const speed = 5 * pace(g);
  if (s.rollWait > 0) s.rollWait--;
  if (g.pressed('b') && s.rollWait === 0) {
    const way = x || y ? Math.atan2(y, x) : s.angle + 3.1416;
    s.roll = 15;
    s.rollWait = ROLL_WAIT;
    hero.vx = Math.cos(way) * 12.5;
    hero.vy = Math.sin(way) * 12.5;
    g.sound('swap', 1.3);
  }
  if (s.roll > 0) {
    s.roll--;
    g.safe = Math.max(g.safe, 5);
    g.burst(hero.x, hero.y + 0.3, { n: 1, shape: 'smoke', speed: 0.6, size: 0.22 });
  } else {
    hero.vx = approach(hero.vx, x * speed, 0.75);
    hero.vy = approach(hero.vy, y * speed, 0.75);
  }
  hero.x = Math.max(1.4, Math.min(W - 1.4, hero.x + hero.vx / 60));
  hero.y = Math.max(1.4, Math.min(H - 1.4, hero.y + hero.vy / 60));
}

export function shoot(g: Game, s: State): void {
  const { hero, boss } = s;
  const { pointer } = g.pad;
  const at = pointer?.down ? pointer : boss;
  s.angle = Math.atan2(at.y - hero.y, at.x - hero.x);
  if (s.wait > 0) s.wait--;
  if (!(g.pad.a || pointer?.down) || s.wait > 0 || s.roll > 0 || s.intro > 0) return;
  s.wait = 15;
  const [x, y] = [Math.cos(s.angle), Math.sin(s.angle)];
  s.shots.push({ x: hero.x + x * 0.5, y: hero.y + y * 0.5, vx: x * SHOT, vy: y * SHOT, life: 60 });
  s.squash.kick(0.07);
  g.sound('shoot', 0.9 + g.rand.next() * 0.2);
}

function fly(balls: readonly Ball[]): void {
  for (const ball of balls) {
    ball.x += ball.vx / 60;
    ball.y += ball.vy / 60;
    ball.life--;
    if (ball.x < 1 || ball.y < 1 || ball.x > W - 1 || ball.y > H - 1) ball.life = 0;
  }
}

/** Shots, balls and bodies; true in the frame in which the boss is beaten. */
export function collide(g: Game, s: State): boolean {
  const { hero, boss } = s;
  fly(s.shots);
  fly(s.balls);
  const wasAlive = boss.hp > 0;
  for (const shot of s.shots) {
    if (isAloft(boss) || shot.life <= 0 || dist(shot.x - boss.x, shot.y - boss.y) > boss.size * 0.42 + 0.15) continue;
    shot.life = 0;
    // who is open is hit harder
    boss.hp -= boss.mode === 'rest' ? 1.5 : 1;
    boss.hit = 6;
    boss.squash.kick(0.06);
    g.addScore(5);
    g.sound('hit', 0.8 + g.rand.next() * 0.2);
    g.burst(shot.x, shot.y, { n: 5, speed: 4, size: 0.13, life: 0.3 });
  }
  for (const ball of s.balls)
    if (ball.life > 0 && dist(ball.x - hero.x, ball.y - hero.y) < 0.5) {
      if (g.safe === 0) ball.life = 0;
      struck(g, s, ball.x - ball.vx, ball.y - ball.vy);
    }
  const far = dist(boss.x - hero.x, boss.y - hero.y);
  const landed = boss.mode === 'rest' && boss.pattern === 'slam' && boss.t === boss.of;
  if (landed ? far < SLAM + 0.2 : !isAloft(boss) && far < boss.size * 0.36 + 0.28) struck(g, s, boss.x, boss.y);
  s.shots = s.shots.filter(({ life }) => life > 0);
  s.balls = s.balls.filter(({ life }) => life > 0);
  return wasAlive && boss.hp <= 0;
}

function struck(g: Game, s: State, x: number, y: number): void {
  if (g.safe > 0) return;
  const { hero } = s;
  const far = dist(hero.x - x, hero.y - y) || 1;
  hero.vx = ((hero.x - x) / far) * 9;
  hero.vy = ((hero.y - y) / far) * 9;
  s.squash.kick(0.35);
  if (!g.has('gentle')) return void g.hurt(hero.x, hero.y);
  g.safe = 80;
  g.sound('bounce');
  s.boss.hp = Math.min(s.boss.most, s.boss.hp + 2);
}
