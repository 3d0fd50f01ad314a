/** What happens on a pinball table: what a ball hits, when a bank is down, how a ball is launched, lost and saved. */
import { lastOf } from '../../kit/bosses.js';
import { Spring } from '../../kit/juice.js';
import { settledIn } from '../../kit/skill.js';
import type { Game } from '../../kit/types.js';
import { ballAt, post, type Ball } from './shapes.js';
import { stepFlipper } from './flipper.js';
import { stepSpace } from './solver.js';
import { H, IDS, KICKER_Y, LANE, LANE_X, MID, OUT, R, START_Y } from './pinball-table.js';
import type { Rolling, State } from './pinball-state.js';

/** frames after a launch in which a lost ball comes back */
const SAVED = 480;
/** frames more, and how often it does after one launch, until a newcomer has settled in; once, later */
const AT_FIRST = 480;
const SAVES = 2;
/** frames after which a ball launches itself */
const PATIENCE = 540;
const COMBO = 150;

export const inLane = ({ x, y }: Ball): boolean => x > LANE && y > 4.9;
/** lies on the plunger */
export const waits = (ball: Ball): boolean => inLane(ball) && ball.y > START_Y - 0.6 && Math.abs(ball.vy) < 1.2;

/** Puts a ball on the plunger. */
export function feed(s: State): void {
  const ball = ballAt(LANE_X, START_Y, R, { id: 70 + s.balls.length });
  s.balls.push({ ball, trail: [], still: 0, turned: 0 });
  s.table.space.balls.push(ball);
  s.waiting = 0;
}

export function show(g: Game, s: State): void {
  g.progress(Math.min(s.got, s.need), s.need, s.targets[0]?.actor);
}

/** One frame of the table, told to the player as it happens. */
export function roll(g: Game, s: State): void {
  const hit = (id: number, x: number, y: number, force: number, ball: Ball): void => met(g, s, id, x, y, force, ball);
  for (let i = 0; i < 4; i++) {
    stepFlipper(s.table.flippers[0]);
    stepFlipper(s.table.flippers[1]);
    stepSpace(s.table.space, hit);
  }
  for (const one of s.balls) {
    const { ball, trail } = one;
    // the plunger holds what comes down the lane
    if (inLane(ball) && ball.y > START_Y) {
      ball.y = START_Y;
      ball.vy = Math.min(0, ball.vy * -0.2);
      if (ball.vy > -0.6) ball.vy = 0;
    }
    one.turned += ball.vx * 0.03;
    trail.push(ball.x, ball.y);
    if (trail.length > 20) trail.splice(0, 2);
    for (const light of s.lights) if (!light.lit) cross(g, s, light, ball);
    kickBack(g, s, ball);
    unstick(g, s, one);
  }
}

/** A light that a ball rolls over; all of them raise what is multiplied. */
function cross(g: Game, s: State, light: State['lights'][number], ball: Ball): void {
  const dx = ball.x - light.x;
  const dy = ball.y - light.y;
  if (dx * dx + dy * dy > 0.36) return;
  light.lit = true;
  light.squash.kick(0.4);
  g.addScore(50 * s.times, light.x, light.y);
  g.sound('collect', 1.2);
  if (s.lights.some(({ lit }) => !lit)) return;
  for (const one of s.lights) one.lit = false;
  s.times = Math.min(5, s.times + 1);
  g.sound('power');
  g.float(`×${s.times}`, MID, 3.4, g.design.theme.palette.accent);
}

/** The kicker in a way out shoots a ball back up, once. */
function kickBack(g: Game, s: State, ball: Ball): void {
  const side = ball.x < OUT ? 0 : ball.x > LANE - OUT && ball.x < LANE ? 1 : null;
  if (side === null || !s.kickers[side] || ball.y < KICKER_Y || ball.y > KICKER_Y + 1 || ball.vy < 0) return;
  s.kickers[side] = false;
  ball.vx = 0;
  ball.vy = -Math.sqrt(2 * s.table.space.gravity * 7.5);
  g.sound('power', 0.8);
  g.shake(0.15);
  g.burst(ball.x, ball.y + 0.3, { n: 14, colour: g.design.theme.palette.accent, speed: 5, angle: -1.57, spread: 0.8 });
}

/** A ball that lies somewhere is helped on. */
function unstick(g: Game, s: State, one: Rolling): void {
  const { ball } = one;
  const held = s.table.flippers.some((f) => f.held);
  const slow = ball.vx * ball.vx + ball.vy * ball.vy < 0.2 && !inLane(ball);
  one.still = slow ? one.still + 1 : 0;
  if (one.still < (held ? 480 : 70)) return;
  one.still = 0;
  ball.vx += g.rand.range(-3, 3);
  ball.vy -= 5;
}

function combo(s: State): number {
  s.combo = s.comboFor > 0 ? Math.min(9, s.combo + 1) : 0;
  s.comboFor = COMBO;
  return 0.9 + s.combo * 0.05;
}

function met(g: Game, s: State, id: number, x: number, y: number, force: number, ball: Ball): void {
  const { palette } = g.design.theme;
  if (id >= IDS.boss) return id === IDS.boss ? hurtBoss(g, s, x, y, force) : undefined;
  if (id >= IDS.sling) {
    if (force < 1.2) return;
    s.slings[(id - IDS.sling) as 0 | 1] = 10;
    g.addScore(5 * s.times);
    g.sound('bounce', 1.3);
  } else if (id >= IDS.target) strike(g, s, id - IDS.target, x, y, force);
  else if (id >= IDS.bumper) {
    const bumper = s.bumpers[id - IDS.bumper];
    if (!bumper || force < 0.6) return;
    bumper.squash.kick(0.28);
    bumper.glow = 14;
    g.addScore(10 * s.times, bumper.wall.x1, bumper.wall.y1 - 1);
    g.sound('hit', combo(s));
    g.shake(0.08);
    g.burst(x, y, {
      n: g.has('confetti') ? 16 : 6,
      colour: [palette.accent, '#ffffff'],
      speed: 5,
      life: 0.35,
      size: 0.14,
    });
  } else if (id >= IDS.flipper) {
    if (force > 4) g.sound('step', 1.1);
  } else if (force > 5) g.sound('bounce', Math.min(1.4, 0.7 + ball.r + force * 0.02));
}

/** A target goes down; the last of all raises them again. */
function strike(g: Game, s: State, index: number, x: number, y: number, force: number): void {
  const target = s.targets[index];
  if (!target || !target.wall.on || force < 0.8 || s.boss) return;
  target.wall.on = false;
  s.got++;
  g.addScore(100 * s.times, Math.max(1, Math.min(9, x)), y - 0.5);
  g.sound('break', combo(s));
  g.freeze(2);
  g.burst(x, y, { n: g.has('confetti') ? 26 : 12, shape: 'square', speed: 5, gravity: 9, life: 0.6, size: 0.18 });
  show(g, s);
  const side = index % 2;
  const whole = s.targets.every((one, i) => i % 2 !== side || !one.wall.on);
  if (s.got >= s.need) return;
  if (!whole) return;
  // a bank that is down brings a second ball, and stands again
  s.banked++;
  g.sound('combo');
  g.addScore(250 * s.times, MID, 9.4);
  for (const [i, one] of s.targets.entries()) if (i % 2 === side) one.wall.on = true;
  const most = g.has('multiBall') ? 4 : 3;
  if (s.balls.length + s.more < most && (s.banked % 2 === 1 || g.has('multiBall'))) {
    s.more += g.has('multiBall') ? 2 : 1;
    s.moreIn = Math.max(s.moreIn, 40);
  }
}

/** The last bumper: so many hits. */
function hurtBoss(g: Game, s: State, x: number, y: number, force: number): void {
  const { boss } = s;
  if (!boss || boss.hp <= 0 || force < 0.8 || boss.hit > 6) return;
  boss.hp--;
  boss.hit = 12;
  boss.squash.kick(0.3);
  g.addScore(150 * s.times, x, y - 0.6);
  g.sound('explode', 1.3);
  g.shake(0.25);
  g.freeze(3);
  g.burst(x, y, { n: 16, colour: [g.design.theme.palette.danger, '#ffffff'], speed: 6 });
  g.bar(boss.hp / boss.most, boss.actor);
}

/** The boss rises where it strikes no ball. */
export function raiseBoss(g: Game, s: State): void {
  const clear = s.balls.every(({ ball }) => Math.abs(ball.x - MID) > 1.8 || Math.abs(ball.y - 9.6) > 1.8);
  if (!clear) return;
  const wall = post(MID, 9.6, 1.1, { bounce: 0.7, kick: 9, id: IDS.boss });
  const most = Math.round(3 + g.skill * 5);
  s.boss = { wall, actor: lastOf(g.design), squash: new Spring(), hp: most, most, hit: 0 };
  s.boss.squash.kick(-0.4);
  s.table.space.movers.push(wall);
  g.sound('boss');
  g.banner(g.design.texts.boss);
  g.bar(1, s.boss.actor);
}

/** Frames after a launch in which a lost ball comes back. */
const savedFor = (g: Game, s: State): number =>
  Math.round(SAVED - g.skill * 180 + (1 - settledIn(g, s.got / s.need)) * AT_FIRST);

/** Pulls the plunger while a button is held, and lets the ball go with it. */
export function plunge(g: Game, s: State, held: boolean): void {
  const one = s.balls.find(({ ball }) => waits(ball));
  if (s.moreIn > 0) s.moreIn--;
  if (!one) {
    s.pull = 0;
    s.waiting = 0;
    if (s.more > 0 && s.moreIn === 0 && !s.balls.some(({ ball }) => inLane(ball))) {
      s.more--;
      s.moreIn = 60;
      feed(s);
      const last = s.balls.at(-1);
      if (last) launch(g, last.ball, s, 0.9 + g.rand.range(0, 0.1));
    }
    return;
  }
  s.waiting++;
  if (held && s.waiting > 12) {
    s.pull = Math.min(1, s.pull + 1 / 45);
    return;
  }
  if (s.pull > 0.05) {
    // one that was launched by hand is saved for a while; one that was fed or sent back is not
    s.saver = savedFor(g, s);
    s.saves = settledIn(g, s.got / s.need) < 1 ? SAVES : 1;
    launch(g, one.ball, s, s.pull);
  } else if (s.waiting > PATIENCE) launch(g, one.ball, s, 1);
}

function launch(g: Game, ball: Ball, s: State, power: number): void {
  // as much as it takes to the top, and more by the pull; never twice quite the same
  ball.vy = -Math.sqrt(2 * s.table.space.gravity * 13) * (0.9 + power * 0.42) * g.rand.range(0.985, 1.015);
  s.pull = 0;
  s.waiting = 0;
  g.sound('shoot', 0.8);
  g.burst(ball.x, ball.y + 0.5, { n: 8, shape: 'smoke', speed: 3, life: 0.4 });
}

/** Balls that fell out below: back again while the saver lasts, a life when the last is gone. */
export function drain(g: Game, s: State): void {
  const gone = s.balls.filter(({ ball }) => ball.y > H + 0.8);
  if (gone.length === 0) return;
  s.balls = s.balls.filter((one) => !gone.includes(one));
  const { balls } = s.table.space;
  for (const { ball } of gone) balls.splice(balls.indexOf(ball), 1);
  if (s.saver > 0 || s.shield) {
    if (s.saver === 0) s.shield = false;
    else s.saves = Math.max(0, s.saves - 1);
    s.saver = s.saves > 0 ? savedFor(g, s) : 0;
    s.more += gone.length;
    s.moreIn = Math.max(s.moreIn, 30);
    g.sound('power');
    g.float('♥', MID, H - 1.6, g.design.theme.palette.accent);
    return;
  }
  if (s.balls.length > 0 || s.more > 0) {
    g.sound('swap', 0.7);
    return;
  }
  s.times = 1;
  s.combo = 0;
  g.safe = 0;
  s.kickers[0] = s.kickers[1] = true;
  if (g.hurt(MID, H - 0.6) !== 'dead') feed(s);
}
