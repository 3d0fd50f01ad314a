/** Aim and let go: golf from above or from the side, or shots at targets. The hero flies to the goal; a search has found every hole's way before it is played. */
import { bossOn } from '../../kit/bosses.js';
import { levelsUnless } from '../../kit/budget.js';
import { clamp, Spring } from '../../kit/juice.js';
import { defineKind, type Game } from '../../kit/types.js';
import { readAim } from './aim.js';
import { aimBot } from './bot.js';
import { buildCourse } from './courses.js';
import { cupActor } from './layouts.js';
import { drawAim } from './draw.js';
import { stepWorld } from './physics.js';
import { reload } from './plan.js';
import { modeOf } from './mode.js';
import { isArcher, type State } from './state.js';
import { announce, teller } from './tell.js';
import { H, W } from './world.js';

export const aimPhysics = defineKind<State>({
  genre: 'aim_physics',
  rules: [
    'lives',
    'timer',
    'collect',
    'throws',
    'levels',
    'boss',
    'bossEvery',
    'lowGravity',
    'shield',
    'magnet',
    'speedUp',
    'fast',
    'slow',
    'noEnemies',
    'gentle',
    'shooting',
    'confetti',
  ],
  view: { kind: 'board', w: W, h: H },
  touch: { move: 'none' },
  lives: 3,
  // an order of things, or of throws, is one long round; without one, five holes
  levels: levelsUnless(5, 'collect', 'throws'),
  budget: (design) => {
    const levels = design.rules.find((entry) => entry.rule === 'levels')?.n;
    const collect = design.rules.find((entry) => entry.rule === 'collect')?.n;
    return 60 + (collect === undefined ? (levels ?? 5) * 40 : collect * (levels ?? 1) * 14);
  },
  backdrop: 'side',
  goalShows: 'goal',

  create(g) {
    const turn = (g.design.seed % 3) + g.level - 1;
    const s: State = {
      mode: modeOf(g.design),
      archer: isArcher(g),
      boss: bossOn(g),
      ...lay(g, turn, g.rule('collect')?.n ?? 200),
      turn,
      shots: 0,
      angle: modeOf(g.design) === 'top' ? -Math.PI / 2 : -0.7,
      power: 0,
      drag: null,
      charge: 0,
      turning: 0,
      calm: 0,
      gathered: 0,
      need: g.rule('collect')?.n ?? 0,
      shield: g.has('shield'),
      cheer: 0,
      squash: new Spring(),
      trail: [],
      bot: { wait: 0, shot: null, from: -1 },
    };
    announce(g, s);
    if (g.has('timer')) g.clock(120, 'lose');
    return s;
  },

  update(g, s) {
    const { world } = s;
    s.squash.step();
    for (const { squash } of world.bumpers) squash.step();
    for (const { squash } of world.movers) squash.step();
    if (s.cheer > 0) {
      if (--s.cheer === 0) next(g, s);
      return;
    }
    if (world.ball.state === 'rest') {
      s.calm++;
      // a boss or a target may still be shaken by the last shot; what flies now flies from the next frame on
      stepWorld(world, g.frame);
      readAim(g, s);
      return;
    }
    stepWorld(world, g.frame, teller(g, s));
    const { ball } = world;
    if (ball.age % 2 === 0) {
      s.trail.push({ x: ball.x, y: ball.y });
      if (s.trail.length > 14) s.trail.shift();
    }
    if (ball.state !== 'fly') landed(g, s);
  },

  draw: drawAim,
  bot: aimBot,

  state: (s) => ({
    hero: { x: round(s.world.ball.x), y: round(s.world.ball.y) },
    style: s.mode,
    course: s.world.layout,
    ball: s.world.ball.state,
    aim: { angle: Math.round(s.angle * 1000) / 1000, power: Math.round(s.power * 1000) / 1000 },
    goal: s.world.cup && { x: round(s.world.cup.x), y: round(s.world.cup.y) },
    shotsLeft: s.left,
    par: s.plan.length,
    wind: round(s.world.wind),
    items: s.world.items.filter((item) => !item.got).length,
    targets: s.world.targets
      .filter((one) => one.hp > 0)
      .map((one) => ({ x: round(one.x), y: round(one.y), hp: one.hp })),
    boss: s.world.boss?.hp ?? null,
    needed: Math.max(0, s.need - s.gathered),
  }),
});

const round = (n: number): number => Math.round(n * 100) / 100;

/** Shots that a hole comes with where so many throws are asked for; one that needs more is laid anew, and no more than these are given. */
const askedFor = (g: Game): number | undefined => g.rule('throws')?.n;

/** A new hole, and the shots for it: those that are asked for, else those the search needed, and some more. */
function lay(g: Game, turn: number, need: number): Pick<State, 'world' | 'plan' | 'left' | 'given'> {
  const mode = modeOf(g.design);
  const count =
    mode === 'targets' ? Math.min(need, 3 + Math.round(g.skill * 2)) : Math.min(need, g.has('collect') ? 4 : 2);
  const throws = askedFor(g);
  // a throw for each target, and one to spare where there are as many
  const most = throws === undefined ? count : Math.min(count, Math.max(1, throws - 1));
  const order = { mode, boss: bossOn(g), count: most, archer: isArcher(g), throws };
  const { world, plan } = buildCourse(g, order, turn);
  const given =
    throws !== undefined ? Math.max(throws, plan.length) : plan.length + clamp(Math.round(5.4 - g.skill * 3.4), 2, 5);
  return { world, plan, given, left: given };
}

function landed(g: Game, s: State): void {
  const { world } = s;
  s.calm = 0;
  s.power = 0;
  s.trail = [];
  const cleared = s.mode === 'targets' ? world.targets.every(({ hp }) => hp <= 0) : world.ball.state === 'in';
  if (cleared) {
    const saved = s.left;
    g.addScore(100 + saved * 50, world.ball.x, Math.max(1.5, world.ball.y - 1));
    g.sound(saved > 1 ? 'combo' : 'power');
    s.cheer = 34;
    return;
  }
  if (s.mode !== 'targets' && world.ball.state === 'rest') s.squash.kick(0.12);
  reload(world);
  if (s.left > 0) return;
  const at = world.ball;
  if (askedFor(g) !== undefined && !g.rule('lives')) return g.lose();
  if (s.shield) {
    s.shield = false;
    s.left = 2;
    g.sound('power');
    g.burst(at.x, at.y, { n: 24, shape: 'ring', speed: 5, gravity: 0 });
  } else if (g.hurt(at.x, at.y) !== 'dead') s.left = askedFor(g) ?? Math.max(2, s.given - 1);
}

function next(g: Game, s: State): void {
  if (s.need > 0 && s.gathered < s.need) {
    s.turn++;
    Object.assign(s, lay(g, s.turn, s.need - s.gathered), { shots: 0 });
    s.trail = [];
    s.bot.from = -1;
    s.bot.shot = null;
    announce(g, s);
    return;
  }
  g.bar(null);
  if (s.need === 0 && s.mode !== 'targets') g.progress(g.level, g.levels, cupActor(g));
  g.levelDone();
}
