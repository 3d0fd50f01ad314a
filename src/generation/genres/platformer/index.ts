/** Run and jump to the goal; collect, stomp, don't fall. With `collect` the goal opens once enough is found; with `boss` a big one guards it. */
import type { GameDesign } from '../../design.js';
import { levelsUnless, secondsByRules } from '../../kit/budget.js';
import { round, touches } from '../../kit/juice.js';
import { sayLevelName } from '../../kit/level-name.js';
import { defineKind } from '../../kit/types.js';
import { platformerBot } from './bot.js';
import { drawPlatformer } from './draw.js';
import { moveFoe, shoot } from './foes.js';
import { envelope, moveHero } from './hero.js';
import { buildLevel } from './level.js';
import { bump, collect, fallOut, reachGoal } from './meet.js';
import { stateOf } from './start.js';
import { open, type State } from './state.js';
import { raftX, raftY, shownFor, stepWay } from './way.js';

/** where a prompt names none; what is to be found, learnt or done in time is one long way instead */
const LEVELS = 8;
const levelsOf = (design: GameDesign): number =>
  design.content ? 1 : levelsUnless(LEVELS, 'collect', 'timer')(design);
/** units within which `state` tells what the way has */
const NEAR = 14;
const seconds = secondsByRules(90, { collect: 3, levels: 60 });

export const platformer = defineKind<State>({
  genre: 'platformer',
  rules: [
    'lives',
    'timer',
    'collect',
    'levels',
    'boss',
    'doubleJump',
    'lowGravity',
    'dash',
    'shield',
    'magnet',
    'fast',
    'slow',
    'noEnemies',
    'gentle',
    'shooting',
    'confetti',
  ],
  view: { kind: 'follow', w: 10, h: 10.2, ground: 2.2 },
  touch: (design) => {
    const b = design.rules.find((entry) => entry.rule === 'shooting' || entry.rule === 'dash');
    return { move: 'sides', a: '▲', ...(b ? { b: b.rule === 'dash' ? '»' : '●' } : {}) };
  },
  lives: 3,
  levels: levelsOf,
  budget: (design) =>
    seconds(design) + (design.rules.some(({ rule }) => rule === 'levels') ? 0 : 60 * (levelsOf(design) - 1)),
  backdrop: 'side',
  bank: true,
  goalShows: 'goal',

  create(g) {
    const e = envelope(g);
    const level = buildLevel(g, e);
    const s = stateOf(g, e, level);
    g.progress(0, s.need || s.items.length);
    if (g.has('timer')) g.clock(120, 'lose');
    g.look(s.hero.x + 3, s.hero.y - 1.5, true);
    return s;
  },

  update(g, s) {
    sayLevelName(g);
    const { hero } = s;
    moveHero(g, hero, s.level, s.e);
    stepWay(g, s.level.tiles, s.level, hero);
    if (hero.y > 36) fallOut(g, s);
    collect(g, s);
    if (g.has('shooting')) shoot(g, s);
    for (const foe of s.foes) moveFoe(g, s, foe);
    s.foes = s.foes.filter((foe) => foe.hp > 0);
    for (const hazard of s.level.hazards) if (touches(hero, 0.5, 0.8, hazard, 0.6, 0.6)) bump(g, s, hazard.x);
    s.level.checkpoints.forEach((point, i) => {
      if (i > s.checkpoint && hero.x > point.x && hero.grounded) {
        s.checkpoint = i;
        g.sound('select');
      }
    });
    s.goalSquash.step();
    reachGoal(g, s);
    g.look(hero.x + hero.dir * 1.4 + hero.vx * 0.18, Math.min(hero.y - 1.2, 29 - 3));
  },

  draw: drawPlatformer,
  bot: platformerBot,

  state: (s, g) => ({
    hero: {
      x: round(s.hero.x),
      y: round(s.hero.y),
      vx: round(s.hero.vx),
      vy: round(s.hero.vy),
      grounded: s.hero.grounded,
    },
    goal: s.level.goal,
    goalOpen: open(s),
    collected: s.got,
    needed: s.need,
    enemies: s.foes.map((foe) => ({ x: round(foe.x), y: round(foe.y), hp: foe.hp })),
    itemsLeft: s.items.length,
    platforms: s.level.rafts
      .filter((raft) => Math.abs(raft.x - s.hero.x) < NEAR && shownFor(raft, g.frame) > 0)
      .map((raft) => ({ x: round(raftX(raft, g.frame)), y: round(raftY(raft, g.frame)), w: raft.w })),
    springs: s.level.springs.filter(({ x }) => Math.abs(x - s.hero.x) < NEAR).map(({ x, y }) => ({ x, y })),
    doors: s.level.doors
      .filter(({ x, open }) => !open && Math.abs(x - s.hero.x) < NEAR)
      .map(({ x, y, plate }) => ({ x, y, opensAt: plate })),
  }),
});
