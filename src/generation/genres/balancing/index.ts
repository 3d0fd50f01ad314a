/** Walk a rope, or carry what sways, to the goal: lean against every lean, and stand firm for what pushes. */
import { secondsByLevels } from '../../kit/budget.js';
import { round, Spring } from '../../kit/juice.js';
import { sayLevelName } from '../../kit/level-name.js';
import { defineKind, type Game } from '../../kit/types.js';
import { balancingBot } from './bot.js';
import { drawBalancing } from './draw.js';
import { ideaOf, LEVELS } from './ideas.js';
import { carriedOf, makeFinds } from './load.js';
import { balanceOf } from './mode.js';
import { tell, update } from './play.js';
import { CALM, FIRM, LIMIT, physicsOf, VIEW_H, VIEW_W, type State } from './state.js';
import { floorAt, makeWay } from './way.js';

const look = (g: Game, s: State, now = false): void => g.look(s.x + 1.5, floorAt(s.way, s.x) * 0.7 - 1.75, now);

export const balancing = defineKind<State>({
  genre: 'balancing_game',
  rules: ['lives', 'timer', 'collect', 'levels', 'lowGravity', 'noEnemies', 'gentle', 'fast', 'slow', 'confetti'],
  view: { kind: 'follow', w: VIEW_W, h: VIEW_H, ground: 2.2 },
  touch: { move: 'sides', a: '▼' },
  lives: 3,
  levels: LEVELS,
  budget: secondsByLevels({ base: 60, level: 40, levels: LEVELS, item: () => LEVELS * 40 }),
  backdrop: 'side',
  goalShows: 'goal',

  create(g) {
    const balance = balanceOf(g.design);
    const idea = ideaOf(g, balance);
    if (idea !== 'plain') g.idea(idea);
    const physics = physicsOf(g, balance, idea);
    const way = makeWay(g, balance, idea, physics.speed);
    const { finds, ...carried } = carriedOf(g, balance, idea);
    const s: State = {
      balance,
      idea,
      physics,
      way,
      ...carried,
      load: carried.full,
      finds: makeFinds({ ...carried, finds }, way.goal),
      got: 0,
      x: 0,
      lean: 0,
      turn: 0,
      lag: 0,
      steer: 0,
      firm: false,
      breath: FIRM,
      fall: 0,
      calm: CALM,
      joy: 0,
      rest: 0,
      gust: null,
      nextGust: 60,
      foes: [],
      nextFoe: 160,
      perch: null,
      nextPerch: 40,
      drops: [],
      squash: new Spring(),
      wobble: 0,
    };
    tell(g, s);
    look(g, s, true);
    if (g.rule('timer')) g.clock(90, 'lose');
    return s;
  },

  update(g, s) {
    sayLevelName(g);
    update(g, s);
    look(g, s);
  },

  draw: drawBalancing,
  bot: balancingBot,

  state: (s) => ({
    hero: { x: round(s.x), y: round(floorAt(s.way, s.x)) },
    lean: round(s.lean),
    turn: round(s.turn),
    limit: LIMIT,
    load: s.load,
    firm: s.firm,
    gust: s.gust ? s.gust.dir : 0,
    goal: { x: round(s.way.goal) },
    enemies: s.foes.filter(({ gone }) => gone === 0).map(({ x, y }) => ({ x: round(x), y: round(y) })),
    collected: s.got,
  }),
});
