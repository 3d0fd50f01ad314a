/** The ball: walls, bricks, bumpers, paddle. It never goes flat, never slows below its pace, and a rally that hits nothing ends by itself. */
import { clamp } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { meetField } from './ideas.js';
import { pace, send } from './pace.js';
import { BRICK_H, BRICK_W, BUMPER, PADDLE_Y, RADIUS, W, type Ball, type Brick, type State } from './state.js';

/** Keeps the pace and at least a fifth of it upright. */
function steady(g: Game, s: State, ball: Ball): void {
  const v = pace(g, s);
  const now = Math.hypot(ball.vx, ball.vy) || 1;
  ball.vx *= v / now;
  ball.vy *= v / now;
  if (Math.abs(ball.vy) < v * 0.22) {
    ball.vy = (ball.vy < 0 ? -1 : 1) * v * 0.22;
    ball.vx = Math.sign(ball.vx || 1) * v * 0.975;
  }
}

/** Radians from straight up of the swaying aim of a ball on the paddle. */
export const aimOf = (s: State): number => Math.sin(s.waiting * 0.045 + 0.9) * 0.7;

export interface Touched {
  brick(brick: Brick): void;
  paddle(): void;
  wall(): void;
  field(by: 'bar' | 'mate'): void;
  bumper(bumper: State['bumpers'][number]): void;
}

/** One frame in two halves; at 18 units a second a half is 0.15, less than the ball's radius. */
export function moveBall(g: Game, s: State, ball: Ball, touched: Touched): void {
  ball.vx += s.field.wind / 60;
  steady(g, s, ball);
  for (let half = 0; half < 2; half++) {
    const fromY = ball.y;
    ball.x += ball.vx / 120;
    ball.y += ball.vy / 120;
    if (ball.x < RADIUS || ball.x > W - RADIUS) {
      ball.x = clamp(ball.x, RADIUS, W - RADIUS);
      ball.vx = ball.x < W / 2 ? Math.abs(ball.vx) : -Math.abs(ball.vx);
      nudge(g, s, ball);
      touched.wall();
    }
    if (ball.y < RADIUS) {
      ball.y = RADIUS;
      ball.vy = Math.abs(ball.vy);
      nudge(g, s, ball);
      touched.wall();
    }
    const brick = nearest(s, ball);
    if (brick) {
      bounceOff(ball, brick, fromY);
      touched.brick(brick);
    }
    const met = meetField(g, s, ball, fromY);
    if (met) touched.field(met);
    for (const bumper of s.bumpers)
      if (glance(ball, bumper.x, bumper.y, BUMPER)) {
        bumper.squash.kick(0.3);
        touched.bumper(bumper);
      }
    const { paddle } = s;
    if (
      ball.vy > 0 &&
      ball.y > PADDLE_Y - RADIUS &&
      fromY < PADDLE_Y + 0.25 &&
      Math.abs(ball.x - paddle.x) < paddle.w / 2 + RADIUS * 0.8
    ) {
      ball.y = PADDLE_Y - RADIUS;
      const off = clamp((ball.x - paddle.x) / (paddle.w / 2), -1, 1);
      send(g, s, ball, off * 1.05 + clamp(paddle.vx * 0.008, -0.1, 0.1));
      touched.paddle();
    }
  }
}

/** A ball in a loop gets a new angle, a little more each time. */
function nudge(g: Game, s: State, ball: Ball): void {
  if (s.dry < 300) return;
  const turn = g.rand.range(-0.14, 0.14);
  const { vx, vy } = ball;
  ball.vx = vx * Math.cos(turn) - vy * Math.sin(turn);
  ball.vy = vx * Math.sin(turn) + vy * Math.cos(turn);
}

function nearest(s: State, ball: Ball): Brick | null {
  let found: Brick | null = null;
  let least = Infinity;
  for (const brick of s.bricks) {
    const dx = Math.abs(ball.x - brick.x);
    const dy = Math.abs(ball.y - brick.y);
    if (dx > BRICK_W / 2 + RADIUS || dy > BRICK_H / 2 + RADIUS) continue;
    const cx = Math.max(0, dx - BRICK_W / 2);
    const cy = Math.max(0, dy - BRICK_H / 2);
    if (cx * cx + cy * cy > RADIUS * RADIUS || dx + dy > least) continue;
    least = dx + dy;
    found = brick;
  }
  return found;
}

/** Off the side it came from: from above or below if it was beyond the brick's height before, else from the side. */
function bounceOff(ball: Ball, brick: Brick, fromY: number): void {
  if (Math.abs(fromY - brick.y) >= BRICK_H / 2 + RADIUS * 0.3) {
    const side = Math.sign(fromY - brick.y);
    ball.vy = side * Math.abs(ball.vy);
    ball.y = brick.y + side * (BRICK_H / 2 + RADIUS);
  } else {
    const side = Math.sign(ball.x - brick.x) || 1;
    ball.vx = side * Math.abs(ball.vx);
    ball.x = brick.x + side * (BRICK_W / 2 + RADIUS);
  }
}

/** Off something round; true if it touched. */
export function glance(ball: Ball, x: number, y: number, radius: number): boolean {
  const dx = ball.x - x;
  const dy = ball.y - y;
  const far = Math.hypot(dx, dy) || 0.001;
  if (far > radius + RADIUS) return false;
  const nx = dx / far;
  const ny = dy / far;
  const into = ball.vx * nx + ball.vy * ny;
  ball.x = x + nx * (radius + RADIUS);
  ball.y = y + ny * (radius + RADIUS);
  if (into >= 0) return false;
  ball.vx -= 2 * into * nx;
  ball.vy -= 2 * into * ny;
  return true;
}
