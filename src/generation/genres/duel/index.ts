/**
 * One against one: a court, a fight or a ring, by the prompt's words. Bouts of best of three against each enemy of the cast, the last and
 * strongest at the end; on the second half of the keyboard another person can take the rival's part.
 */
import { secondsByRules } from '../../kit/budget.js';
import { round } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import type { Actor } from '../../design.js';
import { defineKind, type Game } from '../../kit/types.js';
import { courtBot, stepCourt } from './court.js';
import { drawDuel } from './draw.js';
import { fightBot, stepFight } from './fight.js';
import { layThings, stepPower } from './field.js';
import { HEFT, RADIUS, ringBot, stepRing } from './ring.js';
import { after, announce, callTime, decide, newFighter, ready, start, stepFighter } from './rounds.js';
import { modeOf, type Mode } from './mode.js';
import { SIZE, type Fighter, type State } from './state.js';
import { foeWish, myWish } from './wishes.js';

const POINTS = 3;
const READY = 60;

export const duel = defineKind<State>({
  genre: 'duel',
  rules: [
    'lives',
    'timer',
    'points',
    'twoPlayers',
    'levels',
    'boss',
    'dash',
    'shield',
    'multiBall',
    'shooting',
    'speedUp',
    'fast',
    'slow',
    'gentle',
    'confetti',
  ],
  view: (design) => ({ kind: 'board', ...SIZE[modeOf(design)] }),
  touch: (design) => {
    const mode = modeOf(design);
    const second = mode === 'fight' || design.rules.some(({ rule }) => rule === 'shooting' || rule === 'dash');
    // on a court the finger itself leads
    return { ...(mode === 'court' ? { move: 'none' } : { move: 'stick', a: '●' }), ...(second ? { b: '◆' } : {}) };
  },
  // a bout that is lost ends it, unless the prompt gives lives
  lives: 0,
  levels: (design) =>
    design.rules.some((entry) => entry.rule === 'points') ? 1 : Math.min(3, Math.max(2, design.cast.enemies.length)),
  budget: secondsByRules(300, { levels: 120, points: (n) => Math.min(60, n) * 14, lives: () => 120 }),
  twoPlayers: () => true,
  backdrop: 'side',
  bank: true,
  goalShows: 'foe',
  covers: (design) => modeOf(design) === 'ring',

  create(g) {
    const mode = modeOf(g.design);
    const { hero, enemies } = g.design.cast;
    const last = g.level === g.levels;
    const boss = g.has('boss') && last;
    const actor = (last ? enemies.at(-1) : enemies[(g.level - 1) % enemies.length]) as Actor;
    const size = { court: 1.7, fight: 2.3, ring: HEFT }[mode];
    const s: State = {
      mode,
      layout: g.rand.pick(['open', 'posts', 'moving'] as const),
      me: newFighter(hero, true, size, 100),
      foe: newFighter(actor, false, boss ? size * 1.3 : size, boss ? 130 : 100),
      need: roundsToWin(g, mode),
      points: Math.min(60, g.rule('points')?.n ?? POINTS),
      round: 1,
      phase: 'ready',
      t: 0,
      last: null,
      balls: [],
      shots: [],
      power: null,
      sincePower: 0,
      things: [],
      radius: RADIUS,
      human: false,
      byPointer: false,
      at: null,
      rally: 0,
    };
    layThings(g, s);
    ready(g, s);
    if (g.has('timer')) g.clock(120, 'lose');
    g.progress(0, s.need, g.design.cast.hero);
    return s;
  },

  update(g, s) {
    s.t++;
    for (const one of [s.me, s.foe]) stepFighter(one);
    if (s.phase === 'ready') {
      if (s.t === 1) announce(g, s);
      // hands are read, so that a press in the pause is not one of the round
      myWish(g, s);
      if (s.t >= READY) start(s);
    } else if (s.phase === 'play') {
      const step = { court: stepCourt, fight: stepFight, ring: stepRing }[s.mode];
      const winner = step(g, s, myWish(g, s), foeWish(g, s));
      stepPower(g, s);
      if (winner) decide(g, s, winner);
      else callTime(g, s);
    } else after(g, s);
    if (g.has('boss') && g.level === g.levels)
      g.bar(s.mode === 'fight' ? s.foe.hp / s.foe.most : 1 - s.me.won / s.need, s.foe.actor);
  },

  draw: drawDuel,
  bot(g, s, pad) {
    clearPad(pad);
    pad.pointer = null;
    if (s.phase === 'play') ({ court: courtBot, fight: fightBot, ring: ringBot })[s.mode](g, s, pad);
  },

  state: (s) => ({
    hero: place(s.me),
    enemies: [place(s.foe)],
    layout: s.mode,
    field: s.layout,
    round: s.round,
    rounds: [s.me.won, s.foe.won],
    points: [s.me.points, s.foe.points],
    need: s.need,
    balls: s.balls.map((ball) => ({ x: round(ball.x), y: round(ball.y) })),
    radius: round(s.radius),
    second: s.human,
  }),
});
/** Rounds that win: of a match of points one; else as many as are asked for. */
function roundsToWin(g: Game, mode: Mode): number {
  const points = g.rule('points')?.n;
  if (points !== undefined) return mode === 'court' ? 1 : Math.min(60, points);
  return g.levels > 3 ? 1 : 2;
}

const place = (one: Fighter): Record<string, number> => ({ x: round(one.x), y: round(one.y), hp: Math.round(one.hp) });
