/** Blows and health on a stage: run, jump, guard, strike, throw. A blow winds up before it lands, and who strikes into a guard stands open. */
import { approach, clamp } from '../../kit/juice.js';
import type { Game, Pad } from '../../kit/types.js';
import { flyShots, throwAt } from './shots.js';
import { foeSkill, other, pace, SIZE, type Fighter, type State, type Wish } from './state.js';

const { w: W } = SIZE.fight;
export const FLOOR = 8.6;
/** frames of a blow until it lands, and until it is over */
export const LANDS = 9;
const OVER = 22;
const REACH = 2.15;
const GRAVITY = 30;

/** a computer's blow is told longer, so that it can be answered */
const windUp = (g: Game, s: State, one: Fighter): number =>
  one.mine || s.human ? LANDS : LANDS + Math.round(14 - foeSkill(g, s) * 9);

function act(g: Game, s: State, one: Fighter, wish: Wish): void {
  const free = one.stun === 0 && one.blow === 0;
  one.blocks = free && one.grounded && wish.y > 0.5;
  const speed = (one.mine || s.human ? 5.6 : 3.9 + foeSkill(g, s) * 1.7) * pace(g, s);
  if (one.dash > 0) one.vx = one.dir * 13;
  else if (free && !one.blocks) one.vx = approach(one.vx, wish.x * speed, 0.7);
  else one.vx = approach(one.vx, 0, 0.45);
  if (free && one.grounded && wish.y < -0.5) {
    one.vy = -13.2;
    one.grounded = false;
    one.squash.kick(-0.3);
    g.sound('jump', one.mine ? 1 : 0.8);
  }
  if (free && Math.abs(wish.x) > 0.3 && one.dash === 0) one.dir = Math.sign(wish.x);
  if (free && wish.a && one.wait === 0) {
    one.blow = 1;
    one.struck = false;
    one.dir = Math.sign(other(s, one).x - one.x) || one.dir;
    one.squash.kick(0.2);
  }
  if (free && wish.b && one.reload === 0) {
    // with both, it is a dash from near and a throw from afar
    if (g.has('dash') && (!g.has('shooting') || Math.abs(other(s, one).x - one.x) < 3.2)) {
      one.dash = 11;
      one.reload = 70;
      g.sound('jump', 0.7);
    } else throwAt(g, s, one);
  }
  if (one.blow > 0) strike(g, s, one);
}

function strike(g: Game, s: State, one: Fighter): void {
  const lands = windUp(g, s, one);
  one.blow++;
  if (one.blow === lands) {
    one.vx += one.dir * 3;
    one.squash.kick(-0.3);
    g.sound('swap', one.mine ? 1.2 : 0.9);
  }
  const foe = other(s, one);
  const near = (foe.x - one.x) * one.dir < REACH * (one.size / 2.3) + 0.3 && (foe.x - one.x) * one.dir > -0.5;
  if (!one.struck && one.blow >= lands && one.blow < lands + 5 && near && Math.abs(foe.y - one.y) < 1.7) {
    one.struck = true;
    const strong = one.big > 0 ? 1.6 : 1;
    harm(g, s, foe, (one.mine || s.human ? 8 : 5.5 + foeSkill(g, s) * 4.5) * strong, one.dir);
    if (foe.blocks) one.wait = 16;
  }
  if (one.blow < lands + OVER - LANDS) return;
  one.blow = 0;
  one.wait = Math.max(one.wait, one.mine || s.human ? 4 : Math.round(24 - foeSkill(g, s) * 14));
}

/** What a hit does: a guard takes most of it. */
export function harm(g: Game, s: State, one: Fighter, by: number, dir: number): void {
  const { palette } = g.design.theme;
  if (s.phase !== 'play' || one.safe > 0) return;
  const guarded = one.blocks && dir !== one.dir;
  if (one.shield && !guarded) {
    one.shield = false;
    g.sound('break');
    g.burst(one.x, one.y - 1, { n: 20, shape: 'ring', colour: '#bfeaff', speed: 5, gravity: 0 });
    return;
  }
  const hurt = guarded ? by * 0.15 : by * (one.mine && g.has('gentle') ? 0.7 : 1);
  one.hp = Math.max(0, one.hp - hurt);
  one.hit = 8;
  one.vx = dir * (guarded ? 3 : 6.5);
  if (!guarded) {
    // the third in a row throws it out of reach, so that nobody is beaten in a corner without an answer
    one.chain = one.stun > 0 || one.chain > 0 ? one.chain + 1 : 1;
    const away = one.chain >= 3;
    one.vx = dir * (away ? 12 : 6.5);
    one.vy = Math.min(one.vy, away ? -7.5 : -3.5);
    one.grounded = false;
    one.stun = away ? 24 : 15;
    one.safe = away ? 55 : 8;
    if (away) {
      one.chain = 0;
      other(s, one).vx = -dir * 9;
    }
    one.blow = 0;
  } else one.chain = 0;
  one.squash.kick(guarded ? 0.12 : 0.3);
  g.sound(guarded ? 'bounce' : 'hit', guarded ? 0.7 : one.mine ? 0.8 : 1.1);
  g.freeze(guarded ? 2 : 5);
  g.shake(guarded ? 0.08 : 0.25);
  g.burst(one.x - dir * 0.3, one.y - 1.1, {
    n: guarded ? 6 : 16,
    colour: guarded ? '#ffffff' : [palette.accent, palette.danger, '#ffffff'],
    speed: guarded ? 3 : 7,
    shape: guarded ? 'dot' : 'star',
    life: 0.45,
  });
  if (!one.mine && !guarded) g.addScore(Math.round(by), one.x, one.y - 2);
}

function fall(g: Game, s: State, one: Fighter): void {
  const before = one.y;
  one.vy = Math.min(16, one.vy + GRAVITY / 60);
  one.x = clamp(one.x + one.vx / 60, 0.7, W - 0.7);
  one.y += one.vy / 60;
  let floor = FLOOR;
  // planks are stood on from above
  for (const plank of s.things)
    if (Math.abs(one.x - plank.x) < plank.r + 0.3 && before <= plank.y + 0.02) floor = Math.min(floor, plank.y);
  const was = one.grounded;
  one.grounded = one.y >= floor;
  if (!one.grounded) return;
  if (!was && one.vy > 5) {
    one.squash.kick(0.25);
    g.burst(one.x, floor, { n: 6, shape: 'smoke', speed: 2.5, angle: -1.57, spread: 2.6, size: 0.2 });
  }
  one.y = floor;
  one.vy = 0;
}

export function stepFight(g: Game, s: State, mine: Wish, theirs: Wish): 'me' | 'foe' | null {
  act(g, s, s.me, mine);
  act(g, s, s.foe, theirs);
  for (const one of [s.me, s.foe]) fall(g, s, one);
  // nobody stands in another
  const dx = s.foe.x - s.me.x;
  const apart = (s.me.size + s.foe.size) * 0.34;
  if (Math.abs(dx) < apart && Math.abs(s.foe.y - s.me.y) < 1.4) {
    const by = ((apart - Math.abs(dx)) / 2) * (Math.sign(dx) || 1);
    s.me.x = clamp(s.me.x - by, 0.7, W - 0.7);
    s.foe.x = clamp(s.foe.x + by, 0.7, W - 0.7);
  }
  flyShots(g, s, (one, dir) => harm(g, s, one, !one.mine || s.human ? 6 : 3.5 + foeSkill(g, s) * 3, dir));
  return s.foe.hp <= 0 ? 'me' : s.me.hp <= 0 ? 'foe' : null;
}

/** Comes near, strikes, steps back, guards now and then: more of it, and sooner, with skill. */
export function fightMind(g: Game, s: State, plan: Fighter['plan']): void {
  const skill = foeSkill(g, s);
  const { me, foe } = s;
  const dx = me.x - foe.x;
  const far = Math.abs(dx);
  const dir = Math.sign(dx) || 1;
  const { rand } = g;
  Object.assign(plan, { x: 0, y: 0, left: Math.round(20 - skill * 9) });
  if (far > 2.15) {
    plan.x = dir;
    if (far > 4 && foe.reload === 0 && rand.chance(0.1 + skill * 0.2)) plan.b = true;
    if ((me.y < foe.y - 1 && far < 4) || rand.chance(0.05)) plan.y = -1;
    return;
  }
  const threatened = me.blow > 0 && me.blow <= LANDS;
  if (threatened && rand.chance(0.1 + skill * 0.4)) plan.y = 1;
  else if (rand.chance(0.5 + skill * 0.3)) plan.a = true;
  else if (rand.chance(0.4)) {
    plan.x = -dir;
    plan.left += 10;
  } else if (rand.chance(0.25)) plan.y = -1;
}

/** Guards when a blow is told, strikes when it has passed. */
export function fightBot(g: Game, s: State, pad: Pad): void {
  const { me, foe } = s;
  const dx = foe.x - me.x;
  const far = Math.abs(dx);
  const coming = s.shots.some((shot) => !shot.from.mine && Math.abs(shot.x - me.x) < 2);
  if ((foe.blow > 0 && !foe.struck && far < 3) || coming) {
    // a guard only holds to the front
    if (me.dir === Math.sign(dx)) pad.down = true;
    else pad[dx > 0 ? 'right' : 'left'] = true;
    return;
  }
  if (far > 2.1) {
    pad[dx > 0 ? 'right' : 'left'] = true;
    if (far > 3 && me.reload === 0 && g.frame % 9 === 0) pad.b = true;
    if (foe.y < me.y - 1 && far < 3 && g.frame % 30 === 0) pad.up = true;
    return;
  }
  if (me.dir !== Math.sign(dx)) pad[dx > 0 ? 'right' : 'left'] = true;
  pad.a = g.frame % 4 === 0;
}
