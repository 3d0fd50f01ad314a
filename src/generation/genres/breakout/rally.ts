/** A ball's life: launch, flight, what it breaks, the help that ends a rally which breaks nothing, and its loss. */
import { clamp } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { aimOf, moveBall } from './ball.js';
import { twinOf } from './ideas.js';
import { send } from './pace.js';
import { inside, maybeDrop, split } from './powers.js';
import { H, PADDLE_Y, RADIUS, W, type Ball, type Brick, type State } from './state.js';

/** frames after which a ball leaves the paddle by itself */
const PATIENCE = 240;
/** frames without a hit after which the paddle aims for the player, and after which a brick falls by itself */
const HELP = 160;
const STRIKE = 900;
/** the same for the last few bricks of a wall, which are hard to aim at */
const FEW = 10;
const HELP_LATE = 10;
const STRIKE_LATE = 90;

const isNearEnd = ({ bricks, boss }: State): boolean => boss === null && bricks.length <= FEW;

/** Nothing was hit for too long: a brick falls by itself. */
export const isDry = (s: State): boolean => s.dry > (isNearEnd(s) ? STRIKE_LATE : STRIKE);

/** a new ball, held by the paddle */
export const onPaddle = (): Ball => ({ x: W / 2, y: PADDLE_Y - RADIUS, vx: 0, vy: 0, held: 0.25, trail: [] });

export function flyBall(g: Game, s: State, ball: Ball): void {
  if (ball.held !== null) {
    ball.x = inside(s.paddle.x + ball.held * s.paddle.w * 0.5, RADIUS * 2);
    ball.y = PADDLE_Y - RADIUS;
    s.dry = 0;
    s.waiting++;
    const go = g.pressed('a') || g.pressed('up') || g.clicked();
    if ((!go || s.waiting < 6) && (s.waiting < PATIENCE || s.away)) return;
    ball.held = null;
    send(g, s, ball, aimOf(s));
    s.waiting = 0;
    g.sound('jump');
    if (g.has('multiBall')) split(g, s);
    return;
  }
  ball.trail.push({ x: ball.x, y: ball.y });
  if (ball.trail.length > 9) ball.trail.shift();
  moveBall(g, s, ball, {
    brick: (brick) => hitBrick(g, s, brick),
    wall: () => g.sound('step', 1.2),
    field: (by) => g.sound('bounce', by === 'bar' ? 1.6 : 1.2),
    bumper: (bumper) => {
      g.sound('bounce', 1.4);
      g.addScore(5, bumper.x, bumper.y);
      if (--bumper.hp > 0) return;
      s.bumpers = s.bumpers.filter((entry) => entry !== bumper);
      g.addScore(60, bumper.x, bumper.y);
      g.sound('break');
      g.burst(bumper.x, bumper.y, { n: 24, colour: tones(g), shape: 'star' });
    },
    paddle: () => {
      s.rallies++;
      s.combo = 0;
      s.paddle.squash.kick(0.26);
      g.sound('bounce');
      g.burst(ball.x, PADDLE_Y, { n: 6, angle: -1.57, spread: 1.6, speed: 4, life: 0.35 });
      if (s.dry > (isNearEnd(s) ? HELP_LATE : HELP) && s.moved) help(g, s, ball);
    },
  });
  if (s.floor > 0 && ball.vy > 0 && ball.y > H - 0.55) {
    s.floor--;
    ball.vy = -Math.abs(ball.vy);
    g.sound('bounce', 0.7);
    g.shake(0.2);
    g.burst(ball.x, H - 0.4, { n: 24, shape: 'ring', speed: 6, gravity: 0 });
  }
}

/** Straight at the nearest brick: the last one must not take minutes. */
function help(g: Game, s: State, ball: Ball): void {
  const target = s.bricks.toSorted((a, b) => Math.abs(a.x - ball.x) - Math.abs(b.x - ball.x))[0] ?? s.boss;
  if (target) send(g, s, ball, clamp(Math.atan2(target.x - ball.x, ball.y - target.y), -1.1, 1.1));
}

export function strike(g: Game, s: State): void {
  s.dry = 0;
  if (s.bricks.length === 0) return;
  const brick = g.rand.pick(s.bricks);
  g.flash('#ffffff', 0.25);
  brick.hp = 1;
  hitBrick(g, s, brick);
}

export const tones = (g: Game): string[] => {
  const { palette } = g.design.theme;
  return [palette.accent, palette.danger, palette.solidEdge, '#ffffff'];
};

export function hitBrick(g: Game, s: State, brick: Brick): void {
  s.dry = 0;
  brick.hp--;
  brick.hit = 10;
  if (brick.hp > 0) {
    g.sound('hit', 1.2);
    g.burst(brick.x, brick.y, { n: 5, colour: tones(g), speed: 3, life: 0.35, shape: 'square' });
    return;
  }
  s.bricks = s.bricks.filter((entry) => entry !== brick);
  s.broken++;
  s.combo++;
  g.sound(s.combo > 3 ? 'combo' : 'break', 1 + Math.min(10, s.combo) * 0.06);
  g.addScore(10 * brick.most * Math.min(6, 1 + Math.floor(s.combo / 3)), brick.x, brick.y);
  g.burst(brick.x, brick.y, { n: g.has('confetti') ? 22 : 12, colour: tones(g), shape: 'square', speed: 5, size: 0.2 });
  if (brick.most > 1) g.freeze(2);
  if (s.combo > 4) g.shake(0.12);
  if (s.loose.length < 12)
    s.loose.push({ x: brick.x, y: brick.y, vx: g.rand.range(-2.5, 2.5), vy: -5, age: 0, actor: brick.actor });
  if (!s.boss) g.progress(Math.min(s.broken, s.need), s.need, brick.actor);
  maybeDrop(g, s, brick);
  const twin = twinOf(s, brick);
  if (!twin) return;
  twin.hp = 1;
  hitBrick(g, s, twin);
}

export function lostBalls(g: Game, s: State): void {
  s.balls = s.balls.filter((ball) => ball.y < H + 0.8);
  if (s.balls.length > 0) return;
  g.hurt(s.paddle.x, PADDLE_Y);
  s.balls = [onPaddle()];
  s.rallies = s.combo = s.waiting = 0;
  s.wide = s.slow = s.laser = s.small = 0;
  s.drops = [];
  s.away = !s.moved;
  s.moved = false;
  if (g.has('shield')) s.floor = Math.max(1, s.floor);
}
