/** Ball and goals: who lets it past gives a point. The court lies upright, the hero below; where a bat is hit says where the ball goes. */
import { approach, clamp } from '../../kit/juice.js';
import type { Game, Pad } from '../../kit/types.js';
import { daze, flyShots, throwAt } from './shots.js';
import { foeSkill, SIZE, TOP, pace, type Ball, type Fighter, type State, type Wish } from './state.js';

const { w: W, h: H } = SIZE.court;
export const LOW = H - 1.3;
export const HIGH = TOP + 1.3;
const NET = (H + TOP) / 2;
const R = 0.38;

export const batOf = (one: Fighter): number => (one.big > 0 ? 1.9 : 1.3) * (one.size / 1.7);

/** two balls at once are as much work as one that is faster */
const tempo = (g: Game, s: State): number => pace(g, s) * (g.has('multiBall') ? 0.8 : 1);

export function serve(g: Game, s: State, ball: Ball, to: Fighter): void {
  const angle = g.rand.range(-0.5, 0.5);
  const v = (6.4 + g.skill * 2) * tempo(g, s);
  Object.assign(ball, {
    x: W / 2,
    y: NET,
    vx: Math.sin(angle) * v,
    vy: (to.mine ? 1 : -1) * Math.cos(angle) * v,
    rest: 32,
    by: null,
  });
  s.rally = 0;
}

function walk(g: Game, s: State, one: Fighter, wish: Wish): void {
  const top =
    (one.mine ? 9.2 : s.human ? 9.2 : 3.3 + foeSkill(g, s) * 2.8) * (one.stun > 0 ? 0.2 : 1) * (one.dash > 0 ? 2 : 1);
  one.vx = approach(one.vx, wish.x * top, 1.1);
  one.vy = approach(one.vy, wish.y * top * 0.6, 0.8);
  const half = batOf(one);
  one.x = clamp(one.x + one.vx / 60, half, W - half);
  // a step forward, as far as half the own side
  const home = one.mine ? LOW : HIGH;
  one.y = clamp(one.y + one.vy / 60, one.mine ? home - 2.2 : home, one.mine ? home : home + 2.2);
  if (wish.y === 0) one.y = approach(one.y, home, 0.05);
  if (wish.a && one.wait === 0) {
    // a swing: what is hit during it goes harder
    one.blow = 14;
    one.wait = 26;
    one.squash.kick(-0.25);
  }
  if (wish.b && g.has('shooting') && one.reload === 0) throwAt(g, s, one);
  else if (wish.b && g.has('dash') && one.dash === 0 && one.reload < 60) {
    one.dash = 14;
    if (!g.has('shooting')) one.reload = 120;
    g.sound('jump', 0.8);
  }
  if (one.blow > 0) one.blow--;
}

/** Off a bat: the place decides the angle, a swing the speed, each hit of a rally adds some. */
function strike(g: Game, s: State, ball: Ball, one: Fighter): void {
  const speed = Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy);
  const part = clamp((ball.x - one.x) / batOf(one), -1, 1);
  const angle = part * 0.95 + clamp(one.vx * 0.02, -0.2, 0.2);
  const hard = one.blow > 0;
  const most = (15 + g.skill * 3) * tempo(g, s);
  const v = Math.min(most, speed * (hard ? 1.16 : 1) + 0.6) * (g.has('gentle') ? 0.95 : 1);
  ball.vx = Math.sin(angle) * v;
  ball.vy = (one.mine ? -1 : 1) * Math.cos(angle) * v;
  ball.y = one.y + (one.mine ? -1 : 1) * (R + 0.34);
  ball.by = one;
  ball.squash.kick(0.3);
  one.squash.kick(hard ? 0.4 : 0.22);
  s.rally++;
  g.sound(hard ? 'hit' : 'bounce', 0.9 + Math.min(10, s.rally) * 0.05);
  g.burst(ball.x, ball.y, {
    n: hard ? 14 : 7,
    speed: hard ? 6 : 4,
    gravity: 0,
    life: 0.35,
    shape: hard ? 'star' : 'dot',
  });
  if (hard) {
    g.shake(0.15);
    g.freeze(2);
  }
  if (one.mine) g.addScore(5);
}

export function stepCourt(g: Game, s: State, mine: Wish, theirs: Wish): 'me' | 'foe' | null {
  walk(g, s, s.me, mine);
  walk(g, s, s.foe, theirs);
  flyShots(g, s, (one) => daze(g, one));
  for (const thing of s.things) {
    thing.squash.step();
    if (s.layout === 'moving') thing.x = thing.homeX + Math.sin(g.frame * 0.02 + thing.y) * 2.4;
  }
  for (const ball of s.balls) {
    ball.squash.step();
    if (ball.rest > 0) {
      ball.rest--;
      continue;
    }
    ball.turn += ball.vx * 0.02;
    ball.x += ball.vx / 60;
    ball.y += ball.vy / 60;
    if ((ball.x < R && ball.vx < 0) || (ball.x > W - R && ball.vx > 0)) {
      ball.vx = -ball.vx;
      ball.x = clamp(ball.x, R, W - R);
      g.sound('step', 1.3);
      g.burst(ball.x, ball.y, { n: 4, speed: 3, gravity: 0, life: 0.3 });
    }
    for (const one of [s.me, s.foe]) {
      const coming = one.mine ? ball.vy > 0 : ball.vy < 0;
      if (coming && Math.abs(ball.y - one.y) < 0.34 + R && Math.abs(ball.x - one.x) < batOf(one) + R * 0.7)
        strike(g, s, ball, one);
    }
    posts(g, s, ball);
    const won = past(g, s, ball);
    if (won) return won;
  }
  return null;
}

function posts(g: Game, s: State, ball: Ball): void {
  for (const post of s.things) {
    const dx = ball.x - post.x;
    const dy = ball.y - post.y;
    const far = Math.sqrt(dx * dx + dy * dy);
    if (far > post.r + R || far === 0) continue;
    const into = (ball.vx * dx + ball.vy * dy) / far;
    if (into < 0) {
      ball.vx -= (2 * into * dx) / far;
      ball.vy -= (2 * into * dy) / far;
    }
    // a ball that only goes across would never come to anybody
    const v = Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy);
    if (Math.abs(ball.vy) < v * 0.35) ball.vy = (ball.vy < 0 ? -1 : 1) * v * 0.35;
    ball.x = post.x + (dx / far) * (post.r + R + 0.02);
    ball.y = post.y + (dy / far) * (post.r + R + 0.02);
    post.squash.kick(0.35);
    g.sound('bounce', 1.5);
    g.burst(ball.x, ball.y, { n: 6, speed: 4, gravity: 0, life: 0.3 });
  }
}

/** Over a back line: a point, or the shield that saves it; decided when the last point of the round is made. */
function past(g: Game, s: State, ball: Ball): 'me' | 'foe' | null {
  const loser = ball.y > H + 0.3 ? s.me : ball.y < TOP - 0.3 ? s.foe : null;
  if (!loser) return null;
  if (loser.shield) {
    loser.shield = false;
    ball.vy = -ball.vy;
    ball.y = loser.mine ? H - 0.2 : TOP + 0.2;
    g.sound('break');
    g.burst(ball.x, ball.y, { n: 20, shape: 'ring', colour: '#bfeaff', speed: 5, gravity: 0 });
    return null;
  }
  const winner = loser.mine ? s.foe : s.me;
  winner.points++;
  g.burst(ball.x, clamp(ball.y, TOP, H), { n: 30, speed: 8, shape: loser.mine ? 'dot' : 'star', gravity: 0 });
  g.sound(loser.mine ? 'hurt' : 'collect', 0.9);
  g.shake(0.3);
  winner.squash.kick(-0.35);
  if (winner.mine) g.addScore(40, ball.x, NET);
  serve(g, s, ball, loser);
  return winner.points >= s.points ? (winner.mine ? 'me' : 'foe') : null;
}

/** Where the ball that comes to that line will cross it, walls thought of. */
export function landing(ball: Ball, y: number): number {
  const t = (y - ball.y) / ball.vy;
  const wide = W - 2 * R;
  const x = (((ball.x - R + ball.vx * t) % (2 * wide)) + 2 * wide) % (2 * wide);
  return R + (x > wide ? 2 * wide - x : x);
}

/** The ball that comes first to that side. */
function nextBall(s: State, mine: boolean): Ball | undefined {
  const { y } = mine ? s.me : s.foe;
  return s.balls
    .filter((ball) => ball.rest === 0 && (mine ? ball.vy > 0 : ball.vy < 0))
    .toSorted((a, b) => (y - a.y) / a.vy - (y - b.y) / b.vy)[0];
}

/** The computer looks late and not quite right: less so with skill. */
export function courtMind(g: Game, s: State, plan: Fighter['plan']): void {
  const skill = foeSkill(g, s);
  const { foe } = s;
  const ball = nextBall(s, false);
  const error = (1 - skill) * 1.5 + 0.35;
  let to = W / 2;
  if (ball) {
    const sees = ball.y < H * (0.45 + skill * 0.45);
    to = sees ? landing(ball, foe.y) + g.rand.range(-error, error) : foe.x + (ball.x - foe.x) * 0.4;
  }
  plan.x = clamp((to - foe.x) / 0.6, -1, 1);
  if (Math.abs(to - foe.x) < 0.25) plan.x = 0;
  plan.y = 0;
  plan.a = ball !== undefined && ball.y < foe.y + 1.2 && g.rand.chance(0.2 + skill * 0.4);
  plan.b = g.has('shooting') && foe.reload === 0 && g.rand.chance(0.08);
  plan.left = Math.round(11 - skill * 6);
}

export function courtBot(g: Game, s: State, pad: Pad): void {
  const { me, foe } = s;
  const ball = nextBall(s, true);
  if (!ball) {
    pad.ax = clamp((W / 2 - me.x) / 2, -1, 1);
    return;
  }
  // so that it flies away from where the rival stands
  const off = (foe.x > W / 2 ? 0.78 : -0.78) * batOf(me);
  const to = landing(ball, me.y) + off;
  pad.ax = clamp((to - me.x) / 0.4, -1, 1);
  pad.a = ball.y > me.y - 1.6 && me.wait === 0;
  pad.b = me.reload === 0 && g.frame % 11 === 0;
}
