/** Runs by itself; jump over what is in the way, to the goal. A fall costs a life and leads back to before the gap; with `collect` the way goes on until enough is caught. */
import { secondsByRules } from '../../kit/budget.js';
import { round, Spring } from '../../kit/juice.js';
import { sayLevelName } from '../../kit/level-name.js';
import { defineKind } from '../../kit/types.js';
import { runnerBot } from './bot.js';
import { extend, greet } from './course.js';
import { drawRunner } from './draw.js';
import { ideaOf, levelsOf, stylesOf } from './ideas.js';
import { moveFoe, show } from './meet.js';
import { run } from './run.js';
import { HALF, speedOf, STAND, topOf, type State } from './state.js';

const seconds = secondsByRules(120, { collect: 3, levels: 60 });
/** seconds of a short level, and of one where there are few */
const SHORT = 8;
const LONG = 20;

export const runner = defineKind<State>({
  genre: 'runner',
  rules: [
    'lives',
    'timer',
    'collect',
    'levels',
    'doubleJump',
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
  view: { kind: 'follow', w: 10, h: 10.2, ground: 2.6 },
  touch: { move: 'none', tap: true, taps: true },
  lives: 3,
  levels: levelsOf,
  budget: (design) =>
    seconds(design) + (design.rules.some(({ rule }) => rule === 'levels') ? 0 : 30 * (levelsOf(design) - 1)),
  backdrop: 'side',
  bank: true,
  goalShows: 'goal',

  create(g) {
    const need = g.rule('collect')?.n ?? 0;
    const idea = ideaOf(g);
    const first = { x: -20, w: idea === 'plain' ? 32 : 28, y: 8.4 };
    if (idea && idea !== 'plain') g.idea(idea);
    const s: State = {
      idea,
      hero: { x: 0, y: first.y - HALF, vy: 0, grounded: true, spare: 0, air: 0, thrown: false, rush: 0 },
      squash: new Spring(),
      stand: STAND,
      stumble: 0,
      pieces: [first],
      hazards: [],
      foes: [],
      items: [],
      shots: [],
      goalX: 0,
      need,
      got: 0,
      shield: g.has('shield'),
      combo: 0,
      arrived: 0,
      last: first,
      styles: stylesOf(g, idea),
      stretches: 0,
      wish: 0,
      hold: false,
    };
    const timer = g.rule('timer')?.seconds;
    const v = speedOf(g, 0);
    let long = v * (g.levels > 3 ? SHORT : g.levels > 1 ? LONG : 30);
    if (timer !== undefined) {
      // as far as a run with a fall or two gets in that time
      long = Math.min(v * 60, Math.max(4, v * (timer * 0.6 - 5)));
      g.clock(timer, 'lose');
    }
    greet(g, s);
    extend(g, s, need > 0 && timer === undefined ? Math.max(v * 15, need * 2) : long);
    show(g, s);
    g.look(3.4, 6, true);
    return s;
  },

  update(g, s) {
    sayLevelName(g);
    const { hero } = s;
    s.squash.step();
    if (g.pressed('a') || g.pressed('up') || g.clicked()) s.wish = 7;
    if (s.stand > 0) {
      s.stand--;
      hero.y = topOf(s.last, g.frame) - HALF;
    } else run(g, s);
    for (const foe of s.foes) moveFoe(g, hero, foe);
    if (g.frame % 20 === 0) show(g, s);
    g.look(hero.x + 3.4, Math.min(7, 6 + (hero.y - 8) * 0.25));
  },

  draw: drawRunner,
  bot: runnerBot,

  state: (s, g) => ({
    idea: s.idea,
    hero: { x: round(s.hero.x), y: round(s.hero.y), vy: round(s.hero.vy), grounded: s.hero.grounded },
    goal: { x: round(s.goalX) },
    ground: s.pieces
      .filter((piece) => piece.x + piece.w > s.hero.x)
      .slice(0, 2)
      .map((piece) => ({ x: round(piece.x), w: round(piece.w), y: round(topOf(piece, g.frame)) })),
    hazards: s.hazards.filter((one) => one.x > s.hero.x && one.x < s.hero.x + 12).map((one) => round(one.x)),
    enemies: s.foes
      .filter((foe) => !foe.gone && Math.abs(foe.x - s.hero.x) < 12)
      .map((foe) => ({ x: round(foe.x), y: round(foe.y) })),
    collected: s.got,
    needed: s.need,
    shield: s.shield,
  }),
});
