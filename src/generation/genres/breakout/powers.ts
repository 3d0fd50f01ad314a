/** What falls out of bricks, and what it does once caught; the paddle's laser. */
import { clamp } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { pace } from './pace.js';
import { fell } from './foes.js';
import { BRICK_H, BRICK_W, H, PADDLE_Y, W, type Brick, type Power, type State } from './state.js';

const FRAMES = 60;

/** One in seven bricks lets something fall, and the sixth after the last does. */
export function maybeDrop(g: Game, s: State, brick: Brick): void {
  s.sinceDrop++;
  if (s.drops.length > 1 || (s.sinceDrop < 6 && !g.rand.chance(0.15))) return;
  s.sinceDrop = 0;
  const choice: Power[] = ['wide', 'multi', 'slow', 'laser', 'shield'];
  if (g.has('multiBall')) choice.push('multi', 'multi', 'multi');
  if (g.has('shooting') || g.has('rapidFire')) choice.push('laser', 'laser');
  if (g.has('shield')) choice.push('shield', 'shield');
  if (g.lives < 3 && !g.has('noLose')) choice.push('life');
  s.drops.push({ x: brick.x, y: brick.y, power: g.rand.pick(choice), actor: brick.actor });
}

export function moveDrops(g: Game, s: State): void {
  const { paddle } = s;
  for (const drop of s.drops) {
    drop.y += (2.5 + g.skill * 1.2) / 60;
    const pull = g.has('magnet') ? 5 : 0.4;
    if (drop.y > 6) drop.x += (clamp(paddle.x - drop.x, -1, 1) * pull) / 60;
    if (Math.abs(drop.y - PADDLE_Y) < 0.55 && Math.abs(drop.x - paddle.x) < paddle.w / 2 + 0.5) {
      take(g, s, drop.power);
      g.addScore(25, drop.x, drop.y - 0.8);
      g.burst(drop.x, drop.y, { n: 22, shape: 'ring', speed: 4, gravity: 0 });
      drop.y = H + 9;
    }
  }
  s.drops = s.drops.filter((drop) => drop.y < H + 1);
}

export function take(g: Game, s: State, power: Power): void {
  g.sound('power');
  s.paddle.squash.kick(-0.3);
  if (power === 'wide') s.wide = 14 * FRAMES;
  else if (power === 'slow') s.slow = 9 * FRAMES;
  else if (power === 'laser') s.laser = 8 * FRAMES;
  else if (power === 'shield') s.floor = Math.min(2, s.floor + 1);
  else if (power === 'life') g.heal();
  else split(g, s);
}

/** The highest flying ball becomes three. */
export function split(g: Game, s: State): void {
  const ball = s.balls.filter((entry) => entry.held === null).toSorted((a, b) => a.y - b.y)[0];
  if (!ball) return;
  const v = pace(g, s);
  for (const turn of [-0.45, 0.45]) {
    if (s.balls.length >= 6) return;
    const angle = Math.atan2(ball.vy, ball.vx) + turn;
    s.balls.push({ ...ball, vx: Math.cos(angle) * v, vy: Math.sin(angle) * v, trail: [] });
  }
}

/** Fires by itself after a laser was caught, and by button where the prompt asked for shooting. */
export function shoot(g: Game, s: State, hit: (brick: Brick) => void): void {
  const armed = g.has('shooting') || g.has('rapidFire');
  s.shotWait--;
  const flying = s.balls.some((ball) => ball.held === null);
  if (s.shotWait <= 0 && flying && (s.laser > 0 || (armed && g.pad.a))) {
    s.shotWait = g.has('rapidFire') ? 12 : 26;
    const off = s.paddle.w / 2 - 0.3;
    s.shots.push({ x: s.paddle.x - off, y: PADDLE_Y - 0.4 }, { x: s.paddle.x + off, y: PADDLE_Y - 0.4 });
    g.sound('shoot');
  }
  for (const shot of s.shots) {
    shot.y -= 15 / 60;
    const brick = s.bricks.find(
      (entry) => Math.abs(entry.x - shot.x) < BRICK_W / 2 + 0.05 && Math.abs(entry.y - shot.y) < BRICK_H / 2 + 0.1,
    );
    const foe = s.foes.find((entry) => Math.hypot(entry.x - shot.x, entry.y - shot.y) < 0.6);
    const { boss } = s;
    if (brick) hit(brick);
    else if (foe) fell(g, foe);
    else if (boss && Math.hypot(boss.x - shot.x, boss.y - shot.y) < 1.4) {
      boss.hp -= 0.5;
      boss.hit = 6;
      g.sound('hit', 1.4);
    } else continue;
    g.burst(shot.x, shot.y, { n: 6, speed: 3, life: 0.3 });
    shot.y = -9;
  }
  s.shots = s.shots.filter((shot) => shot.y > -1);
}

export const inside = (x: number, w: number): number => clamp(x, w / 2, W - w / 2);
