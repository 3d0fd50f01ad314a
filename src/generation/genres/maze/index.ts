/** A maze with things to fetch and a way out. Those in it chase, each in its own way, or walk a beat and look; one thing turns the tables; a key and somebody huge end it. */
import { secondsByLevels } from '../../kit/budget.js';
import { clamp, round, Spring } from '../../kit/juice.js';
import { firstTitle, subSeed } from '../../kit/random.js';
import { sayLevelName } from '../../kit/level-name.js';
import { defineKind } from '../../kit/types.js';
import { mazeBot } from './bot.js';
import { drawMaze } from './draw.js';
import { moveFoes, newFoes, newGuardian } from './foes.js';
import { moveHero } from './hero.js';
import { ideaOf, levelsOf, MAZE_OF } from './ideas.js';
import { buildField } from './field-level.js';
import { buildLevel, H, W } from './level.js';
import { layOut, leave, meetFoes, takeKey, takeThings } from './meet.js';
import { hasWayOut, isField, isStealthy } from './mode.js';
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
  levels: levelsOf,
  budget: (design) =>
    secondsByLevels({ base: 120, level: 75, levels: levelsOf(design), item: (n) => 40 + n * 6 })(design),
  backdrop: 'top',
  floor: true,
  goalShows: 'goal',

  create(g) {
    const { design } = g;
    const stealth = isStealthy(design);
    const idea = ideaOf(g);
    if (idea && idea !== 'paths') g.idea(idea);
    // each level that is reached gives back one life
    if (idea && g.level > 1 && g.lives < (g.rule('lives')?.n ?? 3)) g.heal();
    // which maze comes first is the game's own
    const turn = idea ? MAZE_OF[idea] : (subSeed(design.seed, firstTitle(design)) % 3) + g.level - 1;
    const wraps = g.has('wrap') || idea === 'edges';
    const level = isField(design) ? buildField(g.rand, wraps) : buildLevel(g.rand, turn, wraps);
    const seconds = g.rule('timer')?.seconds;
    // a decent player fetches one in four seconds and needs some for the way out
    const most = seconds ? Math.max(2, Math.floor(seconds / (stealth ? 8 : 4))) : 200;
    const usual = stealth ? 3 + g.skill * 3 : g.levels > 3 ? 5 + g.skill * 5 : 8 + g.skill * 8;
    const need = Math.min(most, g.rule('collect')?.n ?? Math.round(usual));
    const finale = g.level === g.levels && !g.has('noEnemies') && !isField(design);
    const powers = g.has('noEnemies') || idea === 'paths' ? 0 : stealth ? 1 : g.skill > 0.7 && !idea ? 2 : 3;
    const shown = Math.min(need, MOST_THINGS);
    const s: State = {
      idea,
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
      foes: newFoes(g, level, idea, stealth, finale),
      guardian: newGuardian(g, finale),
      wayOut: hasWayOut(design),
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
    if (s.guardian?.awake) g.bar(1, s.guardian.actor);
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
    goal: s.wayOut ? { ...middle(s.level.goal), open: s.open } : null,
    power: s.power,
    alarm: round(s.alarm),
    ground: s.level.grammar,
    idea: s.idea,
  }),
});
