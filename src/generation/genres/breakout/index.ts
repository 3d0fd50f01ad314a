/** Bat and ball against a wall of the prompt's things. The hero carries the plank; named enemies drift down; `boss` ends the last level. */
import type { Actor } from '../../design.js';
import { levelsUnless, secondsByLevels } from '../../kit/budget.js';
import { round, Spring } from '../../kit/juice.js';
import { isLearning } from '../../kit/skill.js';
import { sayLevelName } from '../../kit/level-name.js';
import { defineKind, type Game } from '../../kit/types.js';
import { breakoutBot } from './bot.js';
import { drawBreakout } from './draw.js';
import { moveBoss, moveFoes, newBoss } from './foes.js';
import { IDEAS, ideaOf, moveField, newField } from './ideas.js';
import { buildWall } from './layout.js';
import { movePaddle } from './paddle.js';
import { moveDrops, shoot } from './powers.js';
import { flyBall, hitBrick, lostBalls, isDry, onPaddle, strike, tones } from './rally.js';
import { H, PADDLE_Y, W, type State } from './state.js';

const isBossLevel = (g: Game): boolean => {
  const every = g.rule('bossEvery')?.n;
  const last = g.level === g.levels;
  return (g.has('boss') && last) || (every !== undefined && (last || g.level % every === 0));
};

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
  // an order of things to break free is one game, as is what a clock ends; without one, a wall for each idea
  levels: levelsUnless(IDEAS.length, 'collect', 'timer'),
  budget: secondsByLevels({ base: 90, level: 110, levels: IDEAS.length, item: 6 }),
  backdrop: 'side',
  // between the wall and the paddle
  saysAt: 0.5,

  create(g) {
    const bossy = isBossLevel(g);
    const collect = g.rule('collect')?.n;
    const seconds = g.rule('timer')?.seconds;
    const most = seconds ? Math.max(4, Math.floor(seconds / 3)) : 99;
    const idea = bossy ? 'rows' : ideaOf(g);
    if (idea !== 'rows') g.idea(idea);
    const wall = buildWall(g, idea, bossy, Math.min(most, collect ? Math.max(12, Math.round(collect * 1.3)) : 99));
    const s: State = {
      layout: wall.layout,
      idea,
      field: newField(),
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
      // on the first walls two balls that get past come back
      floor: isLearning(g) ? 2 : g.has('shield') ? 1 : 0,
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
    };
    if (s.need > 0) g.progress(0, s.need, s.bricks[0]?.actor);
    if (g.has('timer')) g.clock(120, 'lose');
    return s;
  },

  update(g, s) {
    sayLevelName(g);
    movePaddle(g, s);
    s.dry++;
    for (const power of ['wide', 'slow', 'laser', 'small'] as const) if (s[power] > 0) s[power]--;
    for (const brick of s.bricks) {
      if (brick.hit > 0) brick.hit--;
      if (brick.drift) brick.x = brick.homeX + Math.sin(g.frame * (0.008 + g.skill * 0.008)) * brick.drift;
    }
    moveField(g, s);
    for (const bumper of s.bumpers) bumper.squash.step();
    for (const ball of s.balls) flyBall(g, s, ball);
    moveDrops(g, s);
    moveFoes(g, s);
    shoot(g, s, (brick) => hitBrick(g, s, brick));
    if (s.boss && moveBoss(g, s, s.boss)) return beaten(g, s);
    if (isDry(s) && s.moved && s.balls.some((ball) => ball.held === null)) strike(g, s);
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
      s.bricks = buildWall(g, s.idea, false, 99).bricks;
      g.sound('level');
    }
  },

  draw: drawBreakout,
  bot: breakoutBot,

  state: (s) => ({
    hero: { x: round(s.paddle.x), y: PADDLE_Y, width: round(s.paddle.w) },
    wall: s.layout,
    idea: s.idea,
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
  g.freeze(8);
  g.shake(0.35);
  g.flash('#ffffff', 0.3);
  s.paddle.squash.kick(0.5);
  // what was broken last bursts as far as the frame
  const last = s.loose.at(-1);
  if (last) {
    g.burst(last.x, last.y, { n: 4, shape: 'ring', speed: 3, life: 0.7, size: 0.9, gravity: 0 });
    g.burst(last.x, last.y, { n: 36, colour: tones(g), shape: 'star', speed: 10, life: 1.2, size: 0.24 });
  }
  for (const ball of s.balls)
    g.burst(ball.x, Math.min(ball.y, H), { n: g.has('confetti') ? 60 : 30, shape: 'star', speed: 8, life: 1 });
  g.levelDone();
}
