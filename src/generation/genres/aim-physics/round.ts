/** A game of shots that are pulled back and let go, whatever they are made at: how a round goes, until golf or a yard says what is laid out. */
import type { Idea } from '../../design.js';
import { bossOn } from '../../kit/bosses.js';
import { levelsUnless } from '../../kit/budget.js';
import { clamp, round, Spring } from '../../kit/juice.js';
import type { Game, Kind } from '../../kit/types.js';
import { readAim } from './aim.js';
import { aimBot } from './bot.js';
import type { Course } from './courses.js';
import { drawAim, type Drawn } from './draw.js';
import { cupActor, type Order } from './layouts.js';
import { modeOf } from './mode.js';
import { isArcher, type State } from './state.js';
import { announce, teller } from './tell.js';
import { H, stepWorld, W } from './world.js';

/** What golf and shots at targets each bring. */
export interface Ways extends Drawn {
  /** courses of a round where the prompt does not say */
  readonly courses: number;
  /** with which of its courses a level begins */
  first(g: Game): number;
  build(g: Game, order: Order, turn: number): Course;
  /** what a course brings in */
  idea?(g: Game, turn: number): Idea | undefined;
}

export const aimingKind = (ways: Ways): Kind<State> => ({
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
  // an order of things, or of throws, is one long round; without one, as many holes as there are ideas
  levels: levelsUnless(ways.courses, 'collect', 'throws'),
  budget: (design) => {
    const levels = design.rules.find((entry) => entry.rule === 'levels')?.n;
    const collect = design.rules.find((entry) => entry.rule === 'collect')?.n;
    return 60 + (collect === undefined ? (levels ?? ways.courses) * 40 : collect * (levels ?? 1) * 14);
  },
  backdrop: 'side',
  goalShows: 'goal',

  create(g) {
    const turn = ways.first(g);
    const s: State = {
      mode: modeOf(g.design),
      archer: isArcher(g),
      boss: bossOn(g),
      ...lay(ways, g, turn, g.rule('collect')?.n ?? 200),
      turn,
      shots: 0,
      strokes: 0,
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
    const idea = ways.idea?.(g, turn);
    if (idea) g.idea(idea);
    if (g.has('timer')) g.clock(120, 'lose');
    return s;
  },

  update(g, s) {
    const { world } = s;
    s.squash.step();
    for (const { squash } of world.bumpers) squash.step();
    for (const { squash } of world.movers) squash.step();
    if (s.cheer > 0) {
      if (--s.cheer === 0) next(ways, g, s);
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
    if (ball.age % 2 === 0 && !ball.tube) {
      s.trail.push({ x: ball.x, y: ball.y });
      if (s.trail.length > 14) s.trail.shift();
    }
    if (ball.state !== 'fly') landed(g, s);
  },

  draw: (p, s, g) => drawAim(ways, p, s, g),
  bot: aimBot,

  state: (s) => ({
    hero: { x: round(s.world.ball.x), y: round(s.world.ball.y) },
    style: s.mode,
    course: s.world.layout,
    ball: s.world.ball.state,
    aim: { angle: Math.round(s.angle * 1000) / 1000, power: Math.round(s.power * 1000) / 1000 },
    goal: s.world.cup && { x: round(s.world.cup.x), y: round(s.world.cup.y) },
    shotsLeft: s.left,
    par: s.par,
    strokes: s.strokes,
    wind: round(s.world.wind),
    items: s.world.items.filter((item) => !item.got).length,
    targets: s.world.lot?.targets
      .filter((one) => one.hp > 0)
      .map(({ body: { x, y }, hp }) => ({ x: round(x), y: round(y), hp })),
    boss: s.world.boss?.hp ?? null,
    needed: Math.max(0, s.need - s.gathered),
  }),
});

/** Shots that a hole comes with where so many throws are asked for; one that needs more is laid anew, and no more than these are given. */
const askedFor = (g: Game): number | undefined => g.rule('throws')?.n;

/** A new hole, and the shots for it: those that are asked for, else those the search needed, and some more. */
function lay(
  ways: Ways,
  g: Game,
  turn: number,
  need: number,
): Pick<State, 'world' | 'plan' | 'par' | 'left' | 'given'> {
  const mode = modeOf(g.design);
  const count =
    mode === 'targets' ? Math.min(need, 3 + Math.round(g.skill * 2)) : Math.min(need, g.has('collect') ? 4 : 2);
  const throws = askedFor(g);
  // a throw for each target, and one to spare where there are as many
  const most = throws === undefined ? count : Math.min(count, Math.max(1, throws - 1));
  const order = { mode, boss: bossOn(g), count: most, archer: isArcher(g), throws };
  const { world, plan } = ways.build(g, order, turn);
  const given =
    throws !== undefined ? Math.max(throws, plan.length) : plan.length + clamp(Math.round(5.4 - g.skill * 3.4), 2, 5);
  return { world, plan, par: plan.length + 1, given, left: given };
}

function landed(g: Game, s: State): void {
  const { world } = s;
  s.calm = 0;
  s.power = 0;
  s.trail = [];
  // water costs a stroke besides, unless so many throws are asked for
  if (s.mode !== 'targets' && world.ball.state === 'lost' && !g.rule('throws')) {
    s.strokes++;
    s.left = Math.max(0, s.left - 1);
    g.float('+1', world.from.x, world.from.y - 1);
  }
  const cleared = world.engine.cleared(world);
  if (cleared) {
    const saved = s.left;
    const ace = s.mode !== 'targets' && s.strokes === 1;
    g.addScore(100 + saved * 50, world.ball.x, Math.max(1.5, world.ball.y - 1));
    g.sound(saved > 1 || ace ? 'combo' : 'power');
    if (ace) g.flash('#ffffff', 0.5);
    s.cheer = 34;
    return;
  }
  if (s.mode !== 'targets' && world.ball.state === 'rest') s.squash.kick(0.12);
  world.engine.reload(world);
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

function next(ways: Ways, g: Game, s: State): void {
  if (s.need > 0 && s.gathered < s.need) {
    s.turn++;
    Object.assign(s, lay(ways, g, s.turn, s.need - s.gathered), { shots: 0, strokes: 0 });
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
