/** Flap through the gaps to the goal. A blow costs a life and the way back to the last gate; with `collect` the course goes on until enough is caught. */
import { secondsByRules } from '../../kit/budget.js';
import { round, Spring } from '../../kit/juice.js';
import { isLearning } from '../../kit/skill.js';
import { defineKind } from '../../kit/types.js';
import { flappyBot } from './bot.js';
import { extend } from './course.js';
import { drawFlappy } from './draw.js';
import { arrive, fly, tumble } from './flight.js';
import { ideaOf, levelsOf, stylesOf } from './ideas.js';
import { show } from './meet.js';
import { endsAtOnce, FLOOR, gapAt, gateY, HOVER, speedOf, type State } from './state.js';

/** where the camera looks: a strip of ground stays in sight */
const MIDDLE = 6.2;
const seconds = secondsByRules(120, { collect: 3, levels: 60 });

export const flappy = defineKind<State>({
  genre: 'flappy',
  rules: [
    'lives',
    'timer',
    'collect',
    'levels',
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
  view: { kind: 'follow', w: 9, h: 12.4 },
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
    const hero = { x: 0, y: FLOOR / 2 - 0.5, vy: 0 };
    const idea = ideaOf(g);
    if (idea && idea !== 'plain') g.idea(idea);
    const s: State = {
      idea,
      draughts: [],
      hero,
      squash: new Spring(),
      hover: HOVER,
      tumble: 0,
      from: { x: hero.x, y: hero.y },
      gates: [],
      foes: [],
      items: [],
      shots: [],
      total: 0,
      passed: 0,
      goalX: 0,
      need,
      got: 0,
      shield: g.has('shield'),
      streak: 0,
      arrived: 0,
      styles: stylesOf(g, idea),
      stretches: 0,
      looks: { until: 0 },
      spare: isLearning(g) && !endsAtOnce(g) ? Math.round(2 - g.skill) : 0,
    };
    let gates = g.levels > 3 ? Math.round(5 + g.skill * 3) : Math.round(14 + g.skill * 8) + (g.levels > 1 ? -4 : 0);
    const timer = g.rule('timer')?.seconds;
    if (timer !== undefined) {
      // as far as a flight with a fall or two gets in that time
      gates = Math.max(2, Math.min(40, Math.floor((timer * 0.62 * speedOf(g, s) - 9) / 6.4)));
      g.clock(timer, 'lose');
    }
    extend(g, s, need > 0 ? Math.max(Math.min(gates, 12), Math.ceil(need / 2.2)) : gates);
    show(g, s);
    g.look(2.6, MIDDLE, true);
    return s;
  },

  update(g, s) {
    const { hero } = s;
    s.squash.step();
    for (const foe of s.foes) {
      foe.squash.step();
      foe.y = foe.homeY + Math.sin(g.frame * 0.04 + foe.phase) * 0.5;
    }
    if (s.arrived > 0) arrive(g, s);
    else if (s.tumble > 0) tumble(g, s);
    else fly(g, s);
    g.look(hero.x + 2.6, MIDDLE);
  },

  draw: drawFlappy,
  bot: flappyBot,

  state: (s, g) => ({
    idea: s.idea,
    hero: { x: round(s.hero.x), y: round(s.hero.y), vy: round(s.hero.vy) },
    hovering: s.hover > 0,
    passed: s.passed,
    gates: s.gates
      .filter((gate) => !gate.done)
      .slice(0, 3)
      .map((gate) => ({ x: round(gate.x), y: round(gateY(gate, g.frame)), gap: round(gapAt(gate, g.frame)) })),
    enemies: s.foes
      .filter((foe) => !foe.gone && Math.abs(foe.x - s.hero.x) < 12)
      .map((foe) => ({ x: round(foe.x), y: round(foe.y) })),
    goal: { x: round(s.goalX), y: FLOOR / 2 },
    collected: s.got,
    needed: s.need,
    shield: s.shield,
  }),
});
