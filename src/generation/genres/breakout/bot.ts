/** Stands where the most urgent ball will come down, and takes it off-centre so that it flies at what is left; catches drops when there is time. */
import { clamp } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { glance } from './ball.js';
import { BUMPER, PADDLE_Y, RADIUS, W, type Ball, type State } from './state.js';

/** Where and in how many seconds the ball reaches the paddle's height, by walls and bumpers; what else turns it is seen once it has. */
function landing(s: State, from: Ball): { x: number; seconds: number } {
  const ball = { ...from };
  let i = 0;
  while (i++ < 240 && !(ball.vy > 0 && ball.y > PADDLE_Y - RADIUS)) {
    ball.vx += s.field.wind / 60;
    ball.x += ball.vx / 60;
    ball.y += ball.vy / 60;
    if (ball.x < RADIUS || ball.x > W - RADIUS) {
      ball.x = clamp(ball.x, RADIUS, W - RADIUS);
      ball.vx = -ball.vx;
    }
    if (ball.y < RADIUS) ball.vy = Math.abs(ball.vy);
    for (const bumper of s.bumpers) glance(ball, bumper.x, bumper.y, BUMPER);
  }
  return { x: ball.x, seconds: i / 60 };
}

export function breakoutBot(g: Game, s: State, pad: Pad): void {
  const held = pad.a;
  clearPad(pad);
  pad.pointer = null;
  const { paddle } = s;
  const waiting = s.balls.some((ball) => ball.held !== null);
  if (waiting) pad.a = !held && s.waiting > 20;
  else pad.a = g.has('shooting') || g.has('rapidFire');

  let goal = paddle.x;
  let soon = Infinity;
  for (const ball of s.balls) {
    if (ball.held !== null || ball.y > PADDLE_Y + 0.2) continue;
    const { x, seconds } = landing(s, ball);
    if (seconds > soon) continue;
    soon = seconds;
    goal = x - aimAt(s, x) * paddle.w * 0.5;
  }
  for (const drop of s.drops) {
    const seconds = (PADDLE_Y - drop.y) / (2.5 + g.skill * 1.2);
    const there = Math.abs(drop.x - paddle.x) / 11;
    const back = Math.abs(drop.x - goal) / 11;
    if (seconds > there - 0.1 && seconds < 1.2 && soon > seconds + back + 0.35) goal = drop.x;
  }
  pad.ax = clamp((goal - paddle.x) * 2.2, -1, 1);
  if (Math.abs(goal - paddle.x) < 0.06) pad.ax = 0;
}

/** The place on the paddle, −0.65…0.65, from which the ball flies towards the nearest target. */
function aimAt(s: State, from: number): number {
  let target = s.boss ? { x: s.boss.x, y: s.boss.y } : null;
  if (!target) {
    let least = Infinity;
    for (const brick of s.bricks) {
      const far = Math.abs(brick.x - from) - brick.y * 0.6;
      if (far < least) {
        least = far;
        target = brick;
      }
    }
  }
  if (!target) return 0;
  return clamp(Math.atan2(target.x - from, PADDLE_Y - target.y) / 1.05, -0.65, 0.65);
}
