/** Bat and ball against a wall of the prompt's things. The hero carries the plank; named enemies drift down; `boss` ends the last level. */
import type { Actor } from '../../design.js';
import { approach, clamp, Spring } from '../../kit/juice.js';
import { defineKind, type Game } from '../../kit/types.js';
import { aimOf, moveBall, send } from './ball.js';
import { breakoutBot } from './bot.js';
import { drawBreakout } from './draw.js';
import { moveBoss, moveFoes, newBoss } from './foes.js';
import { buildWall } from './layout.js';
import { inside, maybeDrop, moveDrops, shoot, split } from './powers.js';
import { H, PADDLE_Y, RADIUS, W, type Ball, type Brick, type State } from './state.js';

/** frames after which a ball leaves the paddle by itself */
const PATIENCE = 240;
/** frames without a hit after which the paddle aims for the player, and after which a brick falls by itself */
const HELP = 160;
const STRIKE = 900;

const isBossLevel = (g: Game): boolean => {
  const every = g.rule('bossEvery')?.n;
  const last = g.level === g.levels;
  return (g.has('boss') && last) || (every !== undefined && (last || g.level % every === 0));
};

const onPaddle = (): Ball => ({ x: W / 2, y: PADDLE_Y - RADIUS, vx: 0, vy: 0, held: 0.25, trail: [] });

export const breakout = defineKind<State>({
  genre: 'breakout',
  rules: [
    'lives',
    'timer',
    'collect',
    'levels',
    'boss',
    'bossEvery',
    'shield',
    'rapidFire',
    'magnet',
    'multiBall',
    'speedUp',
    'fast',
    'slow',
    'noEnemies',
    'gentle',
    'shooting',
    'confetti',
  ],
  view: { kind: 'board', w: W, h: H },
  touch: { move: 'none', tap: true },
  lives: 3,
  // an order of things to break free is one game; without one, three walls
  levels: (design) => (design.rules.some((entry) => entry.rule === 'collect') ? 1 : 3),
  budget: (design) => {
    const levels = design.rules.find((entry) => entry.rule === 'levels')?.n;
    const collect = design.rules.find((entry) => entry.rule === 'collect')?.n;
    return 90 + (collect === undefined ? (levels ?? 3) * 110 : collect * (levels ?? 1) * 6);
  },
  backdrop: 'side',

  create(g) {
    const bossy = isBossLevel(g);
    const collect = g.rule('collect')?.n;
    const seconds = g.rule('timer')?.seconds;
    const most = seconds ? Math.max(4, Math.floor(seconds / 3)) : 99;
    const wall = buildWall(g, bossy, Math.min(most, collect ? Math.max(12, Math.round(collect * 1.3)) : 99));
    const s: State = {
      layout: wall.layout,
      bricks: wall.bricks,
      balls: [onPaddle()],
      drops: [],
      foes: [],
      boss: bossy ? newBoss(g) : null,
      shots: [],
      bolts: [],
      loose: [],
      bumpers: bumpers(g),
      paddle: { x: W / 2, vx: 0, w: 2.4, squash: new Spring() },
      wide: 0,
      slow: 0,
      laser: 0,
      small: 0,
      floor: g.has('shield') ? 1 : 0,
      broken: 0,
      need: bossy ? 0 : Math.min(seconds ? most : 200, collect ?? wall.bricks.length),
      rallies: 0,
      combo: 0,
      dry: 0,
      moved: false,
      away: false,
      sinceDrop: 3,
      shotWait: 0,
      foeWait: 300,
      waiting: 0,
      pointerX: null,
      follow: false,
      aim: 0,
    };
    if (s.need > 0) g.progress(0, s.need, s.bricks[0]?.actor);
    if (g.has('timer')) g.clock(120, 'lose');
    return s;
  },

  update(g, s) {
    movePaddle(g, s);
    s.dry++;
    for (const power of ['wide', 'slow', 'laser', 'small'] as const) if (s[power] > 0) s[power]--;
    for (const brick of s.bricks) {
      if (brick.hit > 0) brick.hit--;
      if (brick.drift) brick.x = brick.homeX + Math.sin(g.frame * (0.008 + g.skill * 0.008)) * brick.drift;
    }
    for (const bumper of s.bumpers) bumper.squash.step();
    for (const ball of s.balls) flyBall(g, s, ball);
    moveDrops(g, s);
    moveFoes(g, s);
    shoot(g, s, (brick) => hitBrick(g, s, brick));
    if (s.boss && moveBoss(g, s, s.boss)) return beaten(g, s);
    if (s.dry > STRIKE && s.moved && s.balls.some((ball) => ball.held === null)) strike(g, s);
    for (const thing of s.loose) {
      thing.age++;
      thing.vy += 22 / 60;
      thing.x += thing.vx / 60;
      thing.y += thing.vy / 60;
    }
    s.loose = s.loose.filter((thing) => thing.age < 70 && thing.y < H + 1);
    lostBalls(g, s);
    if (s.boss) return;
    if (s.broken >= s.need) finish(g, s);
    else if (s.bricks.length === 0) {
      // more was asked for than this wall held: the next one comes down
      s.bricks = buildWall(g, false, 99).bricks;
      g.sound('level');
    }
  },

  draw: drawBreakout,
  bot: breakoutBot,

  state: (s) => ({
    hero: { x: round(s.paddle.x), y: PADDLE_Y, width: round(s.paddle.w) },
    wall: s.layout,
    balls: s.balls.map((ball) => ({ x: round(ball.x), y: round(ball.y), held: ball.held !== null })),
    bricksLeft: s.bricks.length,
    broken: s.broken,
    needed: s.need,
    drops: s.drops.map((drop) => ({ x: round(drop.x), y: round(drop.y), power: drop.power })),
    enemies: s.foes.map((foe) => ({ x: round(foe.x), y: round(foe.y) })),
    boss: s.boss && { x: round(s.boss.x), hp: round(s.boss.hp) },
    shield: s.floor,
  }),
});

const round = (n: number): number => Math.round(n * 100) / 100;

function bumpers(g: Game): State['bumpers'] {
  const { hero } = g.design.cast;
  const obstacles = g.design.cast.obstacles.filter((actor) => actor.sprite !== hero.sprite);
  const named = obstacles.some((actor) => actor.from === 'prompt');
  if (obstacles.length === 0 || (!named && g.level < 3)) return [];
  const y = g.rand.range(8.4, 8.8);
  const off = g.rand.range(2.2, 3.4);
  return [-off, off].map((x, i) => ({
    x: W / 2 + x,
    y,
    actor: obstacles[i % obstacles.length] as Actor,
    squash: new Spring(),
    hp: 5,
  }));
}

/** Keys push it, a pointer that moves takes it along; whichever was used last. */
function movePaddle(g: Game, s: State): void {
  const { paddle } = s;
  const { pad } = g;
  const wide = (2.75 - g.skill * 0.7) * (s.wide > 0 ? 1.5 : 1) * (s.small > 0 ? 0.66 : 1);
  paddle.w = approach(paddle.w, wide, 0.06);
  paddle.squash.step();
  const at = pad.pointer?.x ?? null;
  if (at !== null && s.pointerX !== null && Math.abs(at - s.pointerX) > 0.02) s.follow = true;
  if (pad.pointer?.down) s.follow = true;
  s.pointerX = at;
  const before = paddle.x;
  if (pad.ax !== 0) {
    s.follow = false;
    paddle.vx = approach(paddle.vx, pad.ax * 13.5, 1.9);
    paddle.x += paddle.vx / 60;
  } else if (s.follow && at !== null) paddle.x += clamp(at - paddle.x, -0.55, 0.55);
  else {
    paddle.vx = approach(paddle.vx, 0, 2.4);
    paddle.x += paddle.vx / 60;
  }
  paddle.x = inside(paddle.x, paddle.w);
  paddle.vx = (paddle.x - before) * 60;
  if (Math.abs(paddle.vx) > 0.5) {
    s.moved = true;
    s.away = false;
  }
}

function flyBall(g: Game, s: State, ball: Ball): void {
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
      if (s.dry > HELP && s.moved) help(g, s, ball);
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

function strike(g: Game, s: State): void {
  s.dry = 0;
  if (s.bricks.length === 0) return;
  const brick = g.rand.pick(s.bricks);
  g.flash('#ffffff', 0.25);
  brick.hp = 1;
  hitBrick(g, s, brick);
}

const tones = (g: Game): string[] => {
  const { palette } = g.design.theme;
  return [palette.accent, palette.danger, palette.solidEdge, '#ffffff'];
};

function hitBrick(g: Game, s: State, brick: Brick): void {
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
}

function lostBalls(g: Game, s: State): void {
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

function beaten(g: Game, s: State): void {
  const { boss } = s;
  if (!boss) return;
  g.burst(boss.x, boss.y, { n: 60, colour: tones(g), shape: 'star', speed: 9, life: 1.1, size: 0.3 });
  for (const brick of s.bricks) g.burst(brick.x, brick.y, { n: 5, colour: tones(g), shape: 'square' });
  g.sound('explode');
  g.shake(0.9);
  g.freeze(10);
  g.addScore(500, boss.x, boss.y);
  g.bar(null);
  s.boss = null;
  s.bricks = [];
  s.bolts = [];
  finish(g, s);
}

function finish(g: Game, s: State): void {
  g.addScore(200 + g.lives * 50, s.paddle.x, PADDLE_Y - 2);
  for (const ball of s.balls)
    g.burst(ball.x, Math.min(ball.y, H), { n: g.has('confetti') ? 60 : 30, shape: 'star', speed: 8, life: 1 });
  g.levelDone();
}
