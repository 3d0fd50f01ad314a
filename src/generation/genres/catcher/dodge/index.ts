/** One who dodges: things come in patterns that are shown before they strike; who lasts, has all that is wanted or gets to the end of the way has done it. */
import type { Actor, GameDesign } from '../../../design.js';
import { secondsByRules } from '../../../kit/budget.js';
import { round, Spring } from '../../../kit/juice.js';
import { sayLevelName } from '../../../kit/level-name.js';
import { defineKind, type Game, type Kind } from '../../../kit/types.js';
import { catcherMode, dodgedOf } from '../mode.js';
import { dodgeBot } from './bot.js';
import { drawDodge } from './draw.js';
import { drawWay } from './draw-way.js';
import { stepFinds } from './finds.js';
import { moveHero, moveThreats, pickUp } from './hero.js';
import { ideaOf, ideasOf, levelsOf } from './ideas.js';
import { announce } from './patterns.js';
import { H, HORIZON, LOW, paceOf, rateOf, W, type State, type Thrower } from './state.js';
import { comesIn, layRows } from './way.js';

/** seconds of all levels together, and of one long game where the prompt says none */
const ALL = 104;
const LONG = 45;
/** the goal is reached when it is so near above the hero, in units */
const REACHED = 2;
const TENTHS = 10;

const seconds = secondsByRules(30, { collect: 4, levels: 30, timer: 1 });
const timesOf = (design: GameDesign): number =>
  design.rules.some(({ rule }) => rule === 'levels') && design.rules.some(({ rule }) => rule === 'timer')
    ? (design.rules.find((one) => one.rule === 'levels') as { n: number }).n
    : 1;

/** Those who throw stand in a row above; nobody does where nothing is thrown. */
function throwersOf(g: Game): Thrower[] {
  const { projectile, enemies } = g.design.cast;
  if (projectile?.from !== 'prompt' || enemies.length === 0) return [];
  const many = g.skill > 0.45 ? 4 : 3;
  return Array.from({ length: many }, (_, i) => ({
    actor: enemies[i % enemies.length] as Actor,
    x: W / 2 + (i - (many - 1) / 2) * (many > 3 ? 3.3 : 4.2),
    y: 2.9 - (i % 2) * 0.3,
    kick: 0,
  }));
}

function create(g: Game): State {
  const onWay = catcherMode(g.design) === 'dodge_way';
  const idea = ideaOf(g);
  if (idea !== 'rain') g.idea(idea);
  const time = g.rule('timer')?.seconds;
  const wanted = g.rule('collect')?.n;
  // a thing in three seconds is what a careful player picks up
  const need = wanted === undefined ? 0 : time ? Math.max(1, Math.min(wanted, Math.floor(time / 3.2))) : wanted;
  const s: State = {
    idea,
    onWay,
    dodged: dodgedOf(g.design),
    hero: { x: W / 2, y: LOW - 0.8, vx: 0, vy: 0 },
    dir: 1,
    squash: new Spring(),
    threats: [],
    finds: [],
    splats: [],
    throwers: onWay ? [] : throwersOf(g),
    beat: 0,
    next: onWay ? 0 : 24,
    patterns: 0,
    findAt: need > 0 ? 40 : 150,
    got: 0,
    need,
    seconds: need > 0 ? 0 : (time ?? (g.levels === 1 ? LONG : Math.round(ALL / ideasOf(g.design).length))),
    goal: null,
    shields: g.has('shield') ? 1 : 0,
    slow: 0,
    streak: 0,
    streakLeft: 0,
    still: 0,
    dash: 0,
    dashWait: 0,
    plan: { x: W / 2, y: LOW, left: 0 },
    dist: 0,
  };
  if (need > 0) {
    g.progress(0, need, g.design.cast.items[0]);
    if (time) g.clock(time, 'lose');
  } else if (!onWay && !g.has('noTimer')) g.clock(s.seconds, 'win');
  g.look(W / 2, H / 2, true);
  return s;
}

/** How much of what is to be lasted, or of the way, is behind. */
const partOf = (s: State): number => (s.seconds > 0 ? Math.min(1, s.beat / (s.seconds * 60)) : 0);

function update(g: Game, s: State): void {
  sayLevelName(g);
  s.beat += rateOf(s);
  if (s.slow > 0) s.slow--;
  if (s.onWay) s.dist += (paceOf(g, s) / 60) * rateOf(s);
  moveHero(g, s);
  if (s.beat >= s.next && !s.goal) (s.onWay ? layRows : announce)(g, s);
  for (const thrower of s.throwers) if (thrower.kick > 0) thrower.kick--;
  for (const threat of s.threats)
    if (threat.hand >= 0 && Math.abs(threat.from - s.beat) < 0.6) {
      const thrower = s.throwers[threat.hand];
      if (thrower && thrower.kick === 0) {
        thrower.kick = 14;
        g.sound('shoot', 0.8);
      }
    }
  moveThreats(g, s);
  stepFinds(g, s);
  pickUp(g, s);
  for (const splat of s.splats) splat.age++;
  if ((s.splats[0]?.age ?? 0) > 60) s.splats.shift();
  tell(g, s);
  if (s.onWay && s.need === 0) arrive(g, s);
}

/** What is left, in numbers; and the end of a level, when nothing is. */
function tell(g: Game, s: State): void {
  if (s.need > 0) {
    g.progress(Math.min(s.got, s.need), s.need, g.design.cast.items[0]);
    if (s.got >= s.need) done(g, s);
    return;
  }
  const part = partOf(s);
  if (s.onWay) g.progress(Math.floor(part * TENTHS), TENTHS, g.design.cast.goal);
  else if (g.has('noTimer')) g.progress(Math.floor(part * TENTHS), TENTHS, g.design.cast.hero);
  if (!s.onWay && (g.clockLeft === null ? part >= 1 : g.clockLeft < 0.03)) done(g, s);
}

/** At the end of the way the goal comes into sight, and is reached. */
function arrive(g: Game, s: State): void {
  if (!s.goal && s.beat >= s.seconds * 60 - comesIn(g, s)) s.goal = { x: W / 2, y: -15 };
  if (!s.goal) return;
  s.goal.y += (paceOf(g, s) / 60) * rateOf(s);
  if (s.goal.y > s.hero.y - REACHED) done(g, s);
}

function done(g: Game, s: State): void {
  const { x, y } = s.hero;
  g.addScore(100 + g.lives * 40, x, y - 1.4);
  for (let i = 0; i < (g.has('confetti') ? 4 : 2); i++)
    g.burst(x + (i - 0.5) * 1.6, y - 1, { n: 24, shape: 'star', speed: 8, life: 1 });
  s.squash.kick(-0.35);
  for (const threat of s.threats) if (threat.y > -1) g.burst(threat.x, threat.y, { n: 5, shape: 'smoke', speed: 2 });
  s.threats = [];
  g.levelDone();
}

const SHARED = {
  genre: 'catcher',
  rules: [
    'lives',
    'timer',
    'collect',
    'levels',
    'shield',
    'magnet',
    'dash',
    'speedUp',
    'fast',
    'slow',
    'gentle',
    'confetti',
  ],
  touch: (design) => (design.rules.some(({ rule }) => rule === 'dash') ? { move: 'stick', a: '»' } : { move: 'stick' }),
  lives: 3,
  levels: levelsOf,
  budget: (design) =>
    seconds(design) * timesOf(design) +
    (design.rules.some(({ rule }) => rule === 'levels') ? 0 : 30 * levelsOf(design)),
  create,
  update,
  bot: dodgeBot,
  state: (s) => ({
    hero: { x: round(s.hero.x), y: round(s.hero.y) },
    idea: s.idea,
    threats: s.threats.filter(({ from }) => from <= s.beat).map(({ x, y }) => `${round(x)} ${round(y)}`),
    finds: s.finds.map(({ x, y }) => `${round(x)} ${round(y)}`),
    got: s.got,
    needed: s.need,
    shields: s.shields,
    way: round(partOf(s)),
  }),
} satisfies Partial<Kind<State>> as Pick<
  Kind<State>,
  'genre' | 'rules' | 'touch' | 'lives' | 'levels' | 'budget' | 'create' | 'update' | 'bot' | 'state'
>;

/** One who stands in a place, where things come from above, from the sides and from whoever throws them. */
export const dodge = defineKind<State>({
  ...SHARED,
  view: { kind: 'follow', w: W, h: H, ground: HORIZON - H / 2 },
  backdrop: 'side',
  floor: true,
  goalShows: 'hero',
  draw: drawDodge,
});

/** One who is carried along a way, and steers between what lies there. */
export const dodgeWay = defineKind<State>({
  ...SHARED,
  view: { kind: 'follow', w: W, h: H },
  backdrop: 'top',
  floor: true,
  covers: true,
  goalShows: 'goal',
  draw: drawWay,
});
