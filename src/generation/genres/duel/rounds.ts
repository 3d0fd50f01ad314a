/** Rounds and bouts: to their places, the call, the decision, and what comes after it. */
import type { Actor } from '../../design.js';
import { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { HIGH, LOW, serve } from './court.js';
import { FLOOR } from './fight.js';
import { CX, CY, RADIUS } from './ring.js';
import { isShielded, SIZE, type Ball, type Fighter, type State } from './state.js';

/** frames of joy before the next round */
const AFTER = 70;

export function newFighter(actor: Actor, mine: boolean, size: number, most: number): Fighter {
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

export function stepFighter(one: Fighter): void {
  one.squash.step();
  // a row of hits ends with the stun
  if (one.stun === 0 && one.safe === 0) one.chain = 0;
  for (const key of ['stun', 'wait', 'reload', 'dash', 'big', 'hit', 'safe'] as const) if (one[key] > 0) one[key]--;
}

/** Both to their places, for a new round. */
export function ready(g: Game, s: State): void {
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
      shield: one.mine && isShielded(g, s),
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
    Object.assign(me, { x: CX - 2.7, y: CY + 0.6 });
    Object.assign(foe, { x: CX + 2.7, y: CY - 0.6 });
  }
}

export function announce(g: Game, s: State): void {
  const first = s.round === 1;
  const boss = first && g.has('boss') && g.level === g.levels;
  g.banner(boss ? (g.design.texts.boss ?? '') : first ? s.foe.actor : `${s.me.won} : ${s.foe.won}`);
  g.sound(boss ? 'boss' : 'level', 0.9);
}

export function start(s: State): void {
  s.phase = 'play';
  s.t = 0;
  for (const one of [s.me, s.foe]) one.squash.kick(-0.2);
}

/** The clock is almost out: who is ahead has won, a draw is not a win. */
export function callTime(g: Game, s: State): void {
  if (g.clockLeft === null || g.clockLeft > 0.05) return;
  const { me, foe } = s;
  const ahead =
    me.won - foe.won || me.points - foe.points || (s.mode === 'fight' ? me.hp / me.most - foe.hp / foe.most : 0);
  if (ahead > 0) g.levelDone();
}

export function decide(g: Game, s: State, winner: 'me' | 'foe'): void {
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
export function after(g: Game, s: State): void {
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
