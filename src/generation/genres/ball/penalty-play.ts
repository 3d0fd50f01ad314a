/** A shoot-out shot by shot: who shoots, how whoever keeps goal moves, what comes of it, and when it is decided. */
import { approach, clamp } from '../../kit/juice.js';
import { readPull } from '../../kit/pull.js';
import { settledIn } from '../../kit/skill.js';
import type { Game } from '../../kit/types.js';
import {
  BAR,
  decided,
  HALF,
  judge,
  LINE,
  MID,
  onWay,
  shotOf,
  walled,
  type Outcome,
  type State,
} from './penalty-state.js';

/** frames of the other's run-up, and for which it is seen what came of a shot */
const RUN_UP = 70;
const SEEN = 75;

const pacing = (g: Game): number => (g.has('fast') ? 0.85 : g.has('slow') ? 1.25 : 1);
/** units a frame that hands move */
const quick = (g: Game, mine: boolean): number => (mine ? 0.2 - g.skill * 0.03 : 0.13 + g.skill * 0.06);
/** frames after a shot until the hero's keeper can tell where it goes */
export const blind = (g: Game): number => Math.round(5 + g.skill * 9);

/** How good the other one is: less so while the hero has only begun. */
const keen = (g: Game, s: State): number => g.skill * (0.6 + 0.4 * settledIn(g, s.mine.length / s.rounds));

/** One frame of whoever's turn it is. */
export function playOn(g: Game, s: State): void {
  s.t++;
  if (s.phase === 'aim') aim(g, s);
  else if (s.phase === 'wait') {
    keep(g, s);
    if (s.t > RUN_UP) theirShot(g, s);
  } else if (s.phase === 'fly') fly(g, s);
  else if (s.t > SEEN) next(g, s);
}

function aim(g: Game, s: State): void {
  const { ax, ay } = g.pad;
  // the keeper cannot stand still
  s.hands.x = Math.sin(g.frame * 0.045) * (0.3 + g.skill * 0.5);
  s.hands.y = 1;
  const shot = readPull(g, s, s.t > 10, (haste) => s.angle + (ax + ay) * 0.018 * haste);
  s.angle = clamp(s.angle, -Math.PI / 2 - 0.86, -Math.PI / 2 + 0.86);
  if (shot) myShot(g, s);
}

function kick(g: Game, s: State): void {
  s.phase = 'fly';
  s.t = 0;
  s.outcome = null;
  s.trail = [];
  s.squash.kick(-0.3);
  g.sound('hit', 0.8);
  g.shake(0.08);
}

function myShot(g: Game, s: State): void {
  s.shot = shotOf(s.angle, s.power);
  s.shots++;
  // the keeper reads a shot sometimes, and else throws himself somewhere
  const reads = g.rand.chance(0.16 + keen(g, s) * 0.26);
  s.plan = {
    x: clamp(
      reads ? s.shot.x + g.rand.range(-0.6, 0.6) : g.rand.pick([-2.9, 0, 2.9]) + g.rand.range(-0.6, 0.6),
      -3.6,
      3.6,
    ),
    y: clamp(reads ? s.shot.y + g.rand.range(-0.5, 0.5) : g.rand.range(0.5, 2.1), 0.5, 2.3),
    after: Math.round(12 - keen(g, s) * 6),
  };
  s.power = 0;
  kick(g, s);
}

function theirShot(g: Game, s: State): void {
  const skill = keen(g, s);
  const wide = g.rand.chance(0.12 - skill * 0.06);
  const side = g.rand.chance(0.5) ? 1 : -1;
  s.shot = {
    x: wide ? side * (HALF + 0.7) : side * g.rand.range(0.3, 2.6 + skill * 1.2),
    y: g.rand.range(0.4, 1.5 + skill),
    frames: Math.round((58 - skill * 18) * pacing(g)),
  };
  kick(g, s);
}

/** The hero's hands: to where a finger or the mouse is, else by arrows and stick. */
function keep(g: Game, s: State): void {
  const { pad, hands } = { pad: g.pad, hands: s.hands };
  const by = quick(g, true);
  if (pad.pointer?.down) {
    hands.x = approach(hands.x, pad.pointer.x - MID, by);
    hands.y = approach(hands.y, LINE - pad.pointer.y, by);
  } else {
    hands.x += pad.ax * by;
    hands.y -= pad.ay * by;
  }
  hands.x = clamp(hands.x, -HALF + 0.3, HALF - 0.3);
  hands.y = clamp(hands.y, 0.5, BAR - 0.5);
}

function fly(g: Game, s: State): void {
  const { shot, plan, hands } = s;
  if (!s.shooting) keep(g, s);
  else if (s.t > plan.after) {
    const by = quick(g, false);
    hands.x = approach(hands.x, plan.x, by);
    hands.y = approach(hands.y, plan.y, by * 0.7);
  }
  const part = s.t / shot.frames;
  const at = onWay(shot, Math.min(1, part));
  s.turned += 0.35;
  s.trail.push(at.x, at.y);
  if (s.trail.length > 20) s.trail.splice(0, 2);
  if (s.shooting && s.wall.length > 0 && Math.abs(part - 0.42) < 0.5 / shot.frames && walled(shot, s.wall))
    return over(g, s, 'wall');
  if (part >= 1) over(g, s, judge(shot, hands));
}

function over(g: Game, s: State, outcome: Outcome): void {
  const { palette } = g.design.theme;
  const at = onWay(s.shot, outcome === 'wall' ? 0.42 : 1);
  s.phase = 'over';
  s.t = 0;
  s.outcome = outcome;
  const goal = outcome === 'goal';
  (s.shooting ? s.mine : s.theirs).push(goal);
  if (goal) {
    s.net.kick(0.5);
    g.shake(0.25);
    g.burst(at.x, at.y, {
      n: g.has('confetti') ? 60 : 26,
      colour: [palette.accent, '#ffffff'],
      shape: 'star',
      speed: 7,
    });
  }
  if (outcome === 'post') g.sound('hit', 1.6);
  else if (outcome === 'saved' || outcome === 'wall') g.burst(at.x, at.y, { n: 14, colour: '#ffffff', speed: 5 });
  if (goal === s.shooting) {
    g.addScore(goal ? 100 : 150, at.x, Math.max(2, at.y - 0.8));
    g.sound(goal ? 'power' : 'combo');
  } else if (goal) {
    g.sound('hurt');
    g.flash(palette.danger, 0.2);
  } else g.sound('swap', 0.6);
}

/** The other one's turn, or the end of it. */
function next(g: Game, s: State): void {
  const winner = decided(s);
  if (winner === 'mine') {
    g.addScore(300, MID, 5);
    return g.levelDone();
  }
  if (winner === 'theirs') return g.lose();
  s.shooting = !s.shooting;
  s.phase = s.shooting ? 'aim' : 'wait';
  s.t = 0;
  s.outcome = null;
  s.trail = [];
  s.hands.x = 0;
  s.hands.y = 1;
  s.angle = -Math.PI / 2;
  s.power = 0;
  s.charge = 0;
  s.drag = null;
  s.wall = s.shooting ? wallFor(g, s) : [];
}

/** From the third shot on, in harder games, some stand in the way: a free kick. */
function wallFor(g: Game, s: State): readonly number[] {
  if (g.skill < 0.55 || s.mine.length < 2 || s.mine.length % 2 === 1) return [];
  const middle = g.rand.range(-0.9, 0.9);
  return [-1, 0, 1].map((i) => middle + i * 0.85);
}
