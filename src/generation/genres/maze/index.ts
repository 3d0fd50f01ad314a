/** A maze with things to fetch and a way out. Those in it chase, each in its own way, or walk a beat and look; one thing turns the tables; a key and somebody huge end it. */
import { levelsUnless, secondsByLevels } from '../../kit/budget.js';
import { clamp, round, Spring } from '../../kit/juice.js';
import { subSeed } from '../../kit/random.js';
import { sayLevelName } from '../../kit/level-name.js';
import { defineKind } from '../../kit/types.js';
import { mazeBot } from './bot.js';
import { drawMaze } from './draw.js';
import { moveFoes, newFoes, newGuardian } from './foes.js';
import { moveHero } from './hero.js';
import { buildLevel, H, W } from './level.js';
import { layOut, leave, meetFoes, takeKey, takeThings } from './meet.js';
import { isStealthy } from './mode.js';
import { middle, walker, type State } from './state.js';

/** things that lie about at once; more come as these are taken */
const MOST_THINGS = 24;

export const maze = defineKind<State>({
  genre: 'maze',
  rules: [
    'lives',
    'timer',
    'collect',
    'levels',
    'boss',
    'bossEvery',
    'dash',
    'shield',
    'magnet',
    'wrap',
    'speedUp',
    'fast',
    'slow',
    'noEnemies',
    'gentle',
    'confetti',
  ],
  view: { kind: 'board', w: W, h: H },
  touch: (design) => ({
    move: 'swipe',
    ...(design.rules.some((entry) => entry.rule === 'dash') ? { b: '»' } : {}),
  }),
  lives: 3,
  levels: levelsUnless(3, 'collect'),
  budget: secondsByLevels({ base: 120, level: 90, item: (n) => 40 + n * 6 }),
  backdrop: 'top',
  goalShows: 'goal',

  create(g) {
    const { design } = g;
    const stealth = isStealthy(design);
    // which maze comes first is the game's own
    const level = buildLevel(g.rand, (subSeed(design.seed, design.title) % 3) + g.level - 1, g.has('wrap'));
    const seconds = g.rule('timer')?.seconds;
    // a decent player fetches one in four seconds and needs some for the way out
    const most = seconds ? Math.max(2, Math.floor(seconds / (stealth ? 8 : 4))) : 200;
    const usual = stealth ? 3 + g.skill * 3 : 8 + g.skill * 8;
    const need = Math.min(most, g.rule('collect')?.n ?? Math.round(usual));
    const finale = g.level === g.levels && !g.has('noEnemies');
    const powers = g.has('noEnemies') ? 0 : stealth ? 1 : g.skill > 0.7 ? 2 : 3;
    const shown = Math.min(need, MOST_THINGS);
    const s: State = {
      level,
      stealth,
      finale,
      hero: walker(level.start),
      wanted: -1,
      running: !stealth,
      goTo: -1,
      held: -1,
      walking: false,
      dash: 0,
      tired: 0,
      foes: newFoes(g, level, stealth, finale),
      guardian: newGuardian(g, finale),
      things: [],
      owed: need - shown,
      taken: 0,
      need,
      key: null,
      open: false,
      power: 0,
      eaten: 0,
      alarm: 0,
      shield: g.has('shield'),
      squash: new Spring(),
      planned: -1,
      plan: -1,
      aim: -1,
    };
    layOut(g, s, powers, true);
    layOut(g, s, shown, false);
    g.progress(0, need, design.cast.items[0]);
    if (s.guardian?.awake) g.bar(1, s.guardian.actor.name);
    if (seconds || g.has('noEnemies')) g.clock(clamp(30 + need * 6, 60, 300), 'lose');
    return s;
  },

  update(g, s) {
    sayLevelName(g);
    s.squash.step();
    if (s.power > 0) s.power--;
    moveHero(g, s);
    takeThings(g, s);
    takeKey(g, s);
    moveFoes(g, s);
    meetFoes(g, s);
    leave(g, s);
  },

  draw: drawMaze,
  bot: mazeBot,

  state: (s) => ({
    hero: { x: round(s.hero.x), y: round(s.hero.y) },
    enemies: s.foes.map((foe) => ({ x: round(foe.x), y: round(foe.y), habit: foe.habit, sees: foe.sees })),
    boss: s.guardian && { x: round(s.guardian.x), y: round(s.guardian.y), hp: s.guardian.hp, awake: s.guardian.awake },
    items: s.things.map(({ x, y, power }) => ({ x: round(x), y: round(y), power })),
    needed: s.need - s.taken,
    key: s.key,
    goal: { ...middle(s.level.goal), open: s.open },
    power: s.power,
    alarm: round(s.alarm),
    ground: s.level.grammar,
  }),
});
