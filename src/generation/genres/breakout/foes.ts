/** Named enemies drift down as in the arcades and turn the ball; the boss of the last level throws bolts. Both only make the paddle small for a while. */
import type { Actor } from '../../design.js';
import { clamp, Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { glance } from './ball.js';
import { H, PADDLE_Y, W, type Boss, type Foe, type State } from './state.js';

export function newBoss(g: Game): Boss {
  const actor = g.design.cast.enemies.at(-1) as Actor;
  const most = Math.round(6 + g.skill * 8);
  g.bar(1, actor);
  g.sound('boss');
  return { x: W / 2, y: 2.6, actor, most, hp: most, hit: 0, age: 0, wait: 150, squash: new Spring() };
}

/** The paddle shrinks for some seconds. */
function zap(g: Game, s: State, x: number): void {
  s.small = Math.round((3 + g.skill * 3) * 60);
  s.paddle.squash.kick(0.4);
  g.sound('hit', 0.6);
  g.shake(0.4);
  g.freeze(3);
  g.burst(x, PADDLE_Y, { n: 16, colour: g.design.theme.palette.danger });
}

/** out of the game, with a bang */
export function fell(g: Game, foe: Foe): void {
  const { palette } = g.design.theme;
  g.addScore(40, foe.x, foe.y);
  g.sound('explode', 1.4);
  g.shake(0.15);
  g.burst(foe.x, foe.y, { n: 18, colour: [palette.danger, '#ffffff'], speed: 5 });
  foe.y = H + 9;
}

export function moveFoes(g: Game, s: State): void {
  const { enemies } = g.design.cast;
  const named = enemies.filter((actor) => actor.from === 'prompt');
  const cast = named.length > 0 ? named : enemies;
  const most = g.has('noEnemies') ? 0 : named.length > 0 ? 1 + Math.round(g.skill * 2) : Number(g.skill > 0.6);
  if (s.foes.length < most && --s.foeWait <= 0) {
    s.foeWait = Math.round((11 - g.skill * 5) * 60);
    const actor = g.rand.pick(cast);
    s.foes.push({ x: g.rand.range(2, W - 2), y: -0.6, actor, sway: g.rand.range(0, 6), age: 0 });
    g.sound('select', 0.6);
  }
  for (const foe of s.foes) {
    foe.age++;
    foe.y += (0.55 + g.skill * 0.5) / 60;
    foe.x = clamp(foe.x + Math.sin(foe.age * 0.022 + foe.sway) * 0.028, 0.7, W - 0.7);
    if (foe.y > PADDLE_Y - 0.5 && foe.y < H && Math.abs(foe.x - s.paddle.x) < s.paddle.w / 2 + 0.5) {
      zap(g, s, foe.x);
      foe.y = H + 9;
    }
    for (const ball of s.balls)
      if (ball.held === null && glance(ball, foe.x, foe.y, 0.5)) {
        fell(g, foe);
        s.dry = 0;
      }
  }
  s.foes = s.foes.filter((foe) => foe.y < H + 1);
}

/** Returns true when it is beaten. */
export function moveBoss(g: Game, s: State, boss: Boss): boolean {
  boss.age++;
  boss.squash.step();
  if (boss.hit > 0) boss.hit--;
  boss.x = W / 2 + Math.sin(boss.age * (0.009 + g.skill * 0.006)) * 3.6;
  boss.y = 2.5 + Math.sin(boss.age * 0.03) * 0.25;
  for (const ball of s.balls) {
    if (ball.held !== null || !glance(ball, boss.x, boss.y, 1.4)) continue;
    boss.hp--;
    boss.hit = 10;
    boss.squash.kick(0.25);
    s.dry = 0;
    g.sound('hit');
    g.shake(0.25);
    g.freeze(3);
    g.addScore(30, ball.x, ball.y);
    g.burst(ball.x, ball.y, { n: 14, colour: [g.design.theme.palette.danger, '#ffffff'] });
  }
  if (--boss.wait <= 0) {
    boss.wait = Math.round((3.6 - g.skill * 1.8) * 60);
    const v = 3.6 + g.skill * 2;
    const dx = s.paddle.x - boss.x;
    const dy = PADDLE_Y - boss.y;
    const far = Math.hypot(dx, dy);
    s.bolts.push({ x: boss.x, y: boss.y + 1.2, vx: (dx / far) * v, vy: (dy / far) * v });
    boss.squash.kick(-0.2);
    g.sound('shoot', 0.6);
  }
  for (const bolt of s.bolts) {
    bolt.x += bolt.vx / 60;
    bolt.y += bolt.vy / 60;
    if (Math.abs(bolt.y - PADDLE_Y) < 0.4 && Math.abs(bolt.x - s.paddle.x) < s.paddle.w / 2 + 0.2) {
      zap(g, s, bolt.x);
      bolt.y = H + 9;
    }
  }
  s.bolts = s.bolts.filter((bolt) => bolt.y < H + 1 && bolt.x > -1 && bolt.x < W + 1);
  g.bar(Math.max(0, boss.hp) / boss.most, boss.actor);
  return boss.hp <= 0;
}
