/** Stands where the most urgent ball will come down, and takes it off-centre so that it flies at what is left; catches drops when there is time. */
import { clamp } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { PADDLE_Y, RADIUS, W, type Ball, type State } from './state.js';

/** Where and in how many seconds the ball reaches the paddle's height, walls only; bricks in its way are seen when it has hit them. */
export function landing(ball: Ball): { x: number; seconds: number } {
  const free = W - RADIUS * 2;
  const up = ball.vy < 0 ? ball.y / -ball.vy : 0;
  const seconds = ball.vy < 0 ? up + PADDLE_Y / -ball.vy : (PADDLE_Y - RADIUS - ball.y) / ball.vy;
  let x = (ball.x - RADIUS + ball.vx * seconds) % (free * 2);
  if (x < 0) x += free * 2;
  return { x: RADIUS + (x > free ? free * 2 - x : x), seconds: Math.max(0, seconds) };
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
    const { x, seconds } = landing(ball);
    if (seconds > soon) continue;
    soon = seconds;
    goal = x - aimAt(s, x) * paddle.w * 0.5;
  }
  for (const drop of s.drops) {
    const seconds = (PADDLE_Y - drop.y) / (2.5 + g.skill * 1.2);
    const there = Math.abs(drop.x - paddle.x) / 11;
    const back = Math.abs(drop.x - goal) / 11;
    if (seconds > there - 0.1 && seconds < 1.2 && soon > seconds + back + 0.25) goal = drop.x;
  }
  pad.ax = clamp((goal - paddle.x) * 2.2, -1, 1);
  if (Math.abs(goal - paddle.x) < 0.06) pad.ax = 0;
}

/** The place on the paddle, −0.75…0.75, from which the ball flies towards the nearest target. */
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
  return clamp(Math.atan2(target.x - from, PADDLE_Y - target.y) / 1.05, -0.75, 0.75);
}
