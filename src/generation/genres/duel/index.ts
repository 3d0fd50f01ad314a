/**
 * One against one: a court, a fight or a ring, by the prompt's words. Bouts of best of three against each enemy of the cast, the last and
 * strongest at the end; on the second half of the keyboard another person can take the rival's part.
 */
import { Spring } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import type { Actor } from '../../design.js';
import { defineKind, type Game } from '../../kit/types.js';
import { courtBot, HIGH, LOW, serve, stepCourt } from './court.js';
import { drawDuel } from './draw.js';
import { fightBot, FLOOR, stepFight } from './fight.js';
import { layThings, stepPower } from './field.js';
import { CX, CY, RADIUS, ringBot, stepRing } from './ring.js';
import { modeOf, SIZE, type Ball, type Fighter, type State } from './state.js';
import { foeWish, myWish } from './wishes.js';

const POINTS = 3;
const READY = 60;
const AFTER = 70;

export const duel = defineKind<State>({
  genre: 'duel',
  rules: [
    'lives',
    'timer',
    'points',
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
  budget: (design) =>
    design.rules.reduce(
      (sum, entry) =>
        sum +
        (entry.rule === 'levels'
          ? entry.n * 120
          : entry.rule === 'points'
            ? Math.min(60, entry.n) * 14
            : entry.rule === 'lives'
              ? 120
              : 0),
      300,
    ),
  twoPlayers: true,
  backdrop: 'side',

  create(g) {
    const mode = modeOf(g.design);
    const { hero, enemies } = g.design.cast;
    const last = g.level === g.levels;
    const boss = g.has('boss') && last;
    const actor = (last ? enemies.at(-1) : enemies[(g.level - 1) % enemies.length]) as Actor;
    const size = { court: 1.7, fight: 2.3, ring: 1.7 }[mode];
    const s: State = {
      mode,
      layout: g.rand.pick(['open', 'posts', 'moving'] as const),
      me: newFighter(hero, true, size, 100),
      foe: newFighter(actor, false, boss ? size * 1.3 : size, boss ? 130 : 100),
      need: g.has('points') || g.levels > 3 ? 1 : 2,
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
      g.bar(s.mode === 'fight' ? s.foe.hp / s.foe.most : 1 - s.me.won / s.need, s.foe.actor.name);
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

const round = (n: number): number => Math.round(n * 100) / 100;
const place = (one: Fighter): Record<string, number> => ({ x: round(one.x), y: round(one.y), hp: Math.round(one.hp) });

function newFighter(actor: Actor, mine: boolean, size: number, most: number): Fighter {
  return {
    actor,
    mine,
    size,
    x: 0,
    y: 0,
    vx: 0,
    vy: 0,
    dir: mine ? 1 : -1,
    hp: most,
    most,
    blow: 0,
    struck: false,
    blocks: false,
    grounded: true,
    stun: 0,
    wait: 0,
    reload: 0,
    dash: 0,
    big: 0,
    shield: false,
    hit: 0,
    chain: 0,
    safe: 0,
    won: 0,
    points: 0,
    squash: new Spring(),
    plan: { x: 0, y: 0, a: false, b: false, left: 0 },
  };
}

function stepFighter(one: Fighter): void {
  one.squash.step();
  // a row of hits ends with the stun
  if (one.stun === 0 && one.safe === 0) one.chain = 0;
  for (const key of ['stun', 'wait', 'reload', 'dash', 'big', 'hit', 'safe'] as const) if (one[key] > 0) one[key]--;
}

/** Both to their places, for a new round. */
function ready(g: Game, s: State): void {
  const { me, foe } = s;
  s.phase = 'ready';
  s.t = 0;
  s.shots = [];
  s.power = null;
  s.radius = RADIUS;
  for (const one of [me, foe])
    Object.assign(one, {
      vx: 0,
      vy: 0,
      hp: one.most,
      blow: 0,
      stun: 0,
      wait: 0,
      reload: 30,
      dash: 0,
      big: 0,
      points: 0,
      blocks: false,
      grounded: true,
      dir: one.mine ? 1 : -1,
      shield: one.mine && g.has('shield'),
    });
  if (s.mode === 'court') {
    Object.assign(me, { x: SIZE.court.w / 2, y: LOW });
    Object.assign(foe, { x: SIZE.court.w / 2, y: HIGH });
    s.balls = Array.from({ length: g.has('multiBall') ? 2 : 1 }, (): Ball => ({
      x: 0,
      y: 0,
      vx: 0,
      vy: 0,
      by: null,
      rest: 0,
      turn: 0,
      squash: new Spring(),
    }));
    s.balls.forEach((ball, i) => {
      serve(g, s, ball, (s.round + i) % 2 ? me : foe);
      ball.rest = 10 + i * 100;
    });
  } else if (s.mode === 'fight') {
    Object.assign(me, { x: 3.2, y: FLOOR });
    Object.assign(foe, { x: SIZE.fight.w - 3.2, y: FLOOR });
  } else {
    Object.assign(me, { x: CX - 2.4, y: CY + 0.6 });
    Object.assign(foe, { x: CX + 2.4, y: CY - 0.6 });
  }
}

function announce(g: Game, s: State): void {
  const first = s.round === 1;
  const boss = first && g.has('boss') && g.level === g.levels;
  g.banner(boss ? (g.design.texts.boss ?? '') : first ? s.foe.actor.name : `${s.me.won} : ${s.foe.won}`);
  g.sound(boss ? 'boss' : 'level', 0.9);
}

function start(s: State): void {
  s.phase = 'play';
  s.t = 0;
  for (const one of [s.me, s.foe]) one.squash.kick(-0.2);
}

/** The clock is almost out: who is ahead has won, a draw is not a win. */
function callTime(g: Game, s: State): void {
  if (g.clockLeft === null || g.clockLeft > 0.05) return;
  const { me, foe } = s;
  const ahead =
    me.won - foe.won || me.points - foe.points || (s.mode === 'fight' ? me.hp / me.most - foe.hp / foe.most : 0);
  if (ahead > 0) g.levelDone();
}

function decide(g: Game, s: State, winner: 'me' | 'foe'): void {
  const { me, foe } = s;
  const won = winner === 'me' ? me : foe;
  const lost = winner === 'me' ? foe : me;
  s.last = winner;
  s.phase = 'over';
  s.t = 0;
  won.won++;
  lost.stun = 999;
  g.freeze(12);
  g.shake(0.6);
  g.flash(winner === 'me' ? '#ffffff' : g.design.theme.palette.danger, 0.35);
  g.sound('explode', 0.7);
  g.burst(lost.x, lost.y, {
    n: 34,
    shape: g.has('confetti') ? 'square' : 'star',
    speed: 9,
    life: 0.9,
    gravity: s.mode === 'fight' ? 8 : 0,
  });
  if (s.mode === 'fight') {
    lost.vy = -9;
    lost.vx = -lost.dir * 6;
  }
  if (winner === 'me') {
    g.addScore(150 + Math.round(me.hp), me.x, me.y - 1.4);
    g.progress(me.won, s.need, g.design.cast.hero);
  }
}

/** The winner hops, the loser lies; then the next round, or the end of the bout. */
function after(g: Game, s: State): void {
  const { me, foe } = s;
  const won = s.last === 'me' ? me : foe;
  const lost = s.last === 'me' ? foe : me;
  if (s.t % 24 === 1) won.squash.kick(-0.3);
  if (s.mode === 'fight') {
    lost.vy = Math.min(16, lost.vy + 0.5);
    lost.y = Math.min(FLOOR, lost.y + lost.vy / 60);
    lost.x = Math.max(1, Math.min(SIZE.fight.w - 1, lost.x + lost.vx / 60));
    lost.vx *= 0.96;
  } else if (s.mode === 'ring') {
    lost.x += lost.vx / 60;
    lost.y += lost.vy / 60;
    lost.vx *= 0.93;
    lost.vy *= 0.93;
  }
  if (s.last === 'me' && s.t % 14 === 0)
    g.burst(me.x, me.y - 1, { n: 10, shape: g.has('confetti') ? 'square' : 'star', speed: 6 });
  if (s.t < AFTER) return;
  if (me.won >= s.need) {
    g.levelDone();
    s.t = 0;
    return;
  }
  if (foe.won >= s.need) {
    if (!g.has('lives')) {
      g.lose();
      s.t = 0;
      return;
    }
    g.safe = 0;
    if (g.hurt(me.x, me.y) === 'dead') return;
    me.won = foe.won = 0;
    g.progress(0, s.need, g.design.cast.hero);
    s.round = 0;
  }
  s.round++;
  ready(g, s);
}
