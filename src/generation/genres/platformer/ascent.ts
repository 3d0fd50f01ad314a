/**
 * Upwards: who plays bounces off whatever it lands on, from step to step to the top of a shaft, while something rises from below. Without an end it is
 * one long shaft, gentle at first and harder with the height, and behind its top comes another.
 */
import type { Actor, GameDesign } from '../../design.js';
import { levelsUnless, secondsByRules } from '../../kit/budget.js';
import { clamp, round } from '../../kit/juice.js';
import { sayLevelName } from '../../kit/level-name.js';
import { defineKind, type Game } from '../../kit/types.js';
import { ascentBot } from './ascent-bot.js';
import { drawAscent } from './ascent-draw.js';
import { buildShaft, ENDLESS, settledAt, skillAt, WIDTH } from './ascent-level.js';
import { moveFoe, shoot } from './foes.js';
import { envelope, moveHero, newHero } from './hero.js';
import { platformer } from './index.js';
import { collect, reachGoal } from './meet.js';
import { stateOf } from './start.js';
import type { AscentState } from './state.js';
import { raftX, stepWay } from './way.js';

const LEVELS = 5;
/** units that what rises is below the camera at most */
const BELOW = 7;
/** frames before it begins to rise */
const CALM = 240;
const levelsOf = (design: GameDesign): number => levelsUnless(LEVELS, 'collect', 'timer', 'endless')(design);
const seconds = secondsByRules(120, { collect: 4, levels: 60, endless: 2 * ENDLESS });

/** Off again at once, as from every step. */
function bounce(g: Game, s: AscentState): void {
  const { hero } = s;
  const row = Math.round(hero.y + hero.hh);
  const on = s.level.ground.some(({ x, y, w }) => y === row && hero.x > x && hero.x < x + w);
  if (on) s.firm = { x: hero.x, y: hero.y };
  hero.vy = -s.e.jump;
  hero.grounded = false;
  hero.rising = false;
  hero.jumps = 1;
  hero.air = 99;
  hero.squash.kick(-0.3);
  g.sound('jump');
}

/** Down into what rises: a life, and back to the last step that stays. */
function drown(g: Game, s: AscentState): void {
  const { hero, firm } = s;
  g.burst(hero.x, s.line, { n: 20, speed: 5, colour: g.design.theme.palette.danger });
  g.safe = 0;
  if (!g.has('gentle') && g.hurt() === 'dead') return;
  g.safe = 90;
  Object.assign(hero, newHero(firm.x, firm.y));
  s.line = firm.y + BELOW;
  s.cam = firm.y - 1;
}

/** What is still missing at the top falls onto it, for nobody gets down again. */
function supply(g: Game, s: AscentState): void {
  const { goal } = s.level;
  if (s.got >= s.need || s.hero.y > goal.y + 1 || g.frame % 50 > 0 || s.items.some(({ y }) => y < goal.y + 2)) return;
  const { items } = g.design.cast;
  s.items.push({ x: g.rand.range(1, WIDTH - 1), y: goal.y + 0.2, actor: items[s.got % items.length] as Actor });
}

function rise(g: Game, s: AscentState): void {
  const { hero } = s;
  s.cam = Math.min(s.cam, hero.y - 1);
  const { start, goal } = s.level;
  g.part = clamp((start.y - s.best) / (start.y - goal.y), 0, 1);
  const steps = g.part * ENDLESS;
  if (g.frame > CALM) s.line -= ((0.3 + skillAt(g, steps) * 0.5) * (0.15 + 0.85 * settledAt(g, steps))) / 60;
  // never over the top, where one may have to wait
  s.line = Math.max(s.level.goal.y + 4, Math.min(s.line, s.cam + BELOW));
  // as high as the score
  for (; hero.y < s.best - 1; s.best--) g.addScore(5);
  if (hero.y > s.line) drown(g, s);
}

const { genre, rules, view, lives, backdrop } = platformer;

export const ascent = defineKind<AscentState>({
  genre,
  rules,
  view,
  touch: (design) => {
    const has = (name: string): boolean => design.rules.some(({ rule }) => rule === name);
    const b = has('dash') ? '»' : has('shooting') ? '●' : '';
    return { move: 'sides', ...(has('doubleJump') ? { a: '▲' } : {}), ...(b ? { b } : {}) };
  },
  lives,
  levels: levelsOf,
  budget: (design) =>
    seconds(design) + (design.rules.some(({ rule }) => rule === 'levels') ? 0 : 60 * (levelsOf(design) - 1)),
  backdrop,
  bank: true,
  goalShows: 'goal',

  create(g) {
    const e = envelope(g);
    const level = buildShaft(g, e);
    const s = stateOf(g, e, level);
    const { start } = level;
    if (!g.has('endless') || s.need > 0) g.progress(0, s.need || s.items.length);
    if (g.has('timer')) g.clock(120, 'lose');
    const cam = start.y - 2.2;
    g.look(WIDTH / 2, cam, true);
    return { ...s, cam, line: start.y + BELOW, firm: start, best: start.y };
  },

  update(g, s) {
    sayLevelName(g);
    const { hero } = s;
    moveHero(g, hero, s.level, s.e);
    stepWay(g, s.level.tiles, s.level, hero);
    if (hero.grounded) bounce(g, s);
    collect(g, s);
    supply(g, s);
    if (g.has('shooting')) shoot(g, s);
    // those far below or above wait
    for (const foe of s.foes) if (Math.abs(foe.y - hero.y) < 14) moveFoe(g, s, foe);
    s.foes = s.foes.filter((foe) => foe.hp > 0);
    rise(g, s);
    s.goalSquash.step();
    reachGoal(g, s);
    g.look(WIDTH / 2, s.cam);
  },

  draw: drawAscent,
  bot: ascentBot,

  state: (s, g) => ({
    hero: { x: round(s.hero.x), y: round(s.hero.y), vx: round(s.hero.vx), vy: round(s.hero.vy) },
    goal: s.level.goal,
    rising: round(s.line),
    collected: s.got,
    needed: s.need,
    enemies: s.foes.map((foe) => ({ x: round(foe.x), y: round(foe.y), hp: foe.hp })),
    itemsLeft: s.items.length,
    platforms: s.level.rafts
      .filter(({ y }) => Math.abs(y - s.hero.y) < 8)
      .map((raft) => ({ x: round(raftX(raft, g.frame)), y: round(raft.y), w: raft.w })),
  }),
});
