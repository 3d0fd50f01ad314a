/** Air hockey in play: mallets that push, a puck that glides, goals, and the other side's turn where a puck stays too long. */
import { approach, clamp } from '../../kit/juice.js';
import { settledIn } from '../../kit/skill.js';
import type { Game, Pad } from '../../kit/types.js';
import { EDGE, H, MALLET, MID, MOUTH, R, STAY, W, type Mallet, type Puck, type State } from './air-hockey-state.js';
import { STEP, stepSpace } from './solver.js';

/** units a second of a mallet that a person moves: by keys, and by a finger */
export const BY_KEYS = 12;
const BY_HAND = 24;
/** times as fast as the puck may be at most, at first */
const SLOW_AT_FIRST = 0.6;
/** frames before a puck is played */
const REST = 36;

/** How far a newcomer has settled in, 0 … 1, by the hero's own goals; between two persons nobody is spared. */
export const settled = (g: Game, s: State): number => (s.human ? 1 : settledIn(g, s.me.goals / s.need));

/** Sends a mallet on its way: units a second. */
export function push(one: Mallet, vx: number, vy: number, quick: number): void {
  one.body.vx = approach(one.body.vx, vx, quick);
  one.body.vy = approach(one.body.vy, vy, quick);
}

/** By stick or keys. */
export function steer(one: Mallet, pad: Pad): void {
  push(one, pad.ax * BY_KEYS, pad.ay * BY_KEYS, 1.6);
}

/** Where a mallet may be: in its own half. */
const inHalf = (one: Mallet, x: number, y: number): [number, number] => [
  clamp(x, EDGE + MALLET, W - EDGE - MALLET),
  one.mine ? clamp(y, MID + MALLET, H - EDGE - MALLET) : clamp(y, EDGE + MALLET, MID - MALLET),
];

/** To a place, as fast as it may. */
export function reach(one: Mallet, toX: number, toY: number, top: number, quick: number): void {
  const [x, y] = inHalf(one, toX, toY);
  const dx = x - one.body.x1;
  const dy = y - one.body.y1;
  const far = Math.sqrt(dx * dx + dy * dy);
  const pace = Math.min(top, far * 16) / Math.max(far, 1e-6);
  push(one, dx * pace, dy * pace, quick);
}

/** The hero's mallet: whatever moved last leads it, the pointer or the keys. */
export function leadHero(g: Game, s: State): void {
  const { pad } = g;
  const at = pad.pointer;
  if (pad.ax !== 0 || pad.ay !== 0) s.led = false;
  else if (at && (at.down || at.x !== s.seen.x || at.y !== s.seen.y)) s.led = true;
  if (at) s.seen = { x: at.x, y: at.y };
  if (s.led && at) reach(s.me, at.x, at.y, BY_HAND, 6);
  else steer(s.me, pad);
}

/** A part of a step: within its own half. */
function move(one: Mallet): void {
  const { body } = one;
  const wantX = body.x1 + body.vx * STEP;
  const wantY = body.y1 + body.vy * STEP;
  const [x, y] = inHalf(one, wantX, wantY);
  // what the edge stops pushes no more
  if (x !== wantX) body.vx = 0;
  if (y !== wantY) body.vy = 0;
  body.x1 = body.x2 = x;
  body.y1 = body.y2 = y;
}

export function glide(g: Game, s: State): void {
  const most = (18 + g.skill * 4) * (SLOW_AT_FIRST + (1 - SLOW_AT_FIRST) * settled(g, s));
  for (let i = 0; i < 4; i++) {
    move(s.me);
    move(s.foe);
    stepSpace(s.space, (_, x, y, force) => {
      if (force < 1.5) return;
      g.sound('bounce', 0.9 + Math.min(0.8, force * 0.05));
      if (force > 5) g.burst(x, y, { n: 6, speed: 4, life: 0.3, gravity: 0, size: 0.12 });
      if (force > 14) g.shake(0.12);
    });
    for (const { ball } of s.pucks) keepIn(ball, most);
  }
  for (const { body, home, sway } of s.posts) {
    if (sway === 0) continue;
    const x = home + Math.sin(g.frame * 0.02) * sway;
    body.vx = (x - body.x1) * 60;
    body.x1 = body.x2 = x;
  }
  for (const one of s.pucks) {
    one.trail.push(one.ball.x, one.ball.y);
    if (one.trail.length > 20) one.trail.splice(0, 2);
    watch(g, s, one);
  }
}

/** A puck between a mallet and the rim can be pressed out of it: it stays on the table, and no faster than an eye follows. */
function keepIn(ball: Puck['ball'], most: number): void {
  const square = ball.vx * ball.vx + ball.vy * ball.vy;
  if (square > most * most) {
    const keep = most / Math.sqrt(square);
    ball.vx *= keep;
    ball.vy *= keep;
  }
  ball.x = clamp(ball.x, EDGE + R, W - EDGE - R);
  if (Math.abs(ball.x - W / 2) > MOUTH) ball.y = clamp(ball.y, EDGE + R, H - EDGE - R);
}

/** Goals, and whose half a puck is in. */
function watch(g: Game, s: State, one: Puck): void {
  const { ball } = one;
  if (one.rest > 0) {
    if (--one.rest === 0) ball.on = true;
    return;
  }
  if (s.over > 0) return;
  if (ball.y < EDGE - R * 0.6) return score(g, s, one, s.me);
  if (ball.y > H - EDGE + R * 0.6) return score(g, s, one, s.foe);
  const below = ball.y > MID;
  one.stay = below ? Math.max(0, one.stay) + 1 : Math.min(0, one.stay) - 1;
  if (Math.abs(one.stay) < STAY) return;
  // kept for too long: a foul, and the other side's puck
  g.sound('hurt', 0.7);
  g.float('⇄', ball.x, ball.y, g.design.theme.palette.danger);
  faceOff(s, one, !below);
}

/** Puts a puck into a half, at rest. */
export function faceOff(s: State, one: Puck, below: boolean): void {
  // where two are played, each has its own side of the spot
  const x = W / 2 + (s.pucks.length > 1 ? (s.pucks.indexOf(one) === 0 ? -1.6 : 1.6) : 0);
  Object.assign(one.ball, { x, y: MID + (below ? 1.9 : -1.9), vx: 0, vy: 0, on: false });
  one.rest = REST;
  one.stay = 0;
  one.trail = [];
}

function score(g: Game, s: State, one: Puck, by: Mallet): void {
  const { palette } = g.design.theme;
  by.goals++;
  by.squash.kick(-0.35);
  s.lit = { frames: 60, mine: by.mine };
  g.sound(by.mine || s.human ? 'power' : 'hurt');
  g.shake(0.3);
  g.freeze(4);
  const y = by.mine ? EDGE : H - EDGE;
  g.burst(W / 2, y, {
    n: g.has('confetti') ? 50 : 26,
    colour: [by.mine ? palette.accent : palette.danger, '#ffffff'],
    shape: g.has('confetti') ? 'square' : 'star',
    speed: 8,
  });
  g.banner(`${s.me.goals} : ${s.foe.goals}`);
  if (by.mine) g.addScore(50, W / 2, EDGE + 1.4);
  g.progress(s.me.goals, s.need, s.foe.actor);
  faceOff(s, one, by !== s.me);
}
