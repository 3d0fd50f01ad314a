/** One frame: who walks leans, is righted by the player, falls or arrives. */
import { approach, clamp } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { dropOne } from './load.js';
import { HELD, push } from './pushes.js';
import { CALM, FALLS, FIRM, gustAt, JOY, LIMIT, perchAt, type State } from './state.js';
import { floorAt, isSafe, slopeAt, spanAt } from './way.js';

/** What keys, stick or a held finger ask for, −1…1. */
function steerOf(g: Game, s: State): number {
  const { pad } = g;
  if (pad.ax !== 0) return pad.ax;
  if (pad.left !== pad.right) return pad.left ? -1 : 1;
  return pad.pointer?.down ? clamp((pad.pointer.x - s.x) / 1.2, -1, 1) : 0;
}

/** Firm standing costs breath, and walking brings it back. */
function brace(g: Game, s: State): void {
  const wants = g.pad.a || g.pad.down;
  const was = s.firm;
  s.firm = wants && (was ? s.breath > 0 : s.breath > FIRM * 0.25);
  s.breath = s.firm ? s.breath - 1 : Math.min(FIRM, s.breath + 0.7);
  if (s.firm && !was) {
    s.squash.kick(0.16);
    g.sound('step');
  }
}

function tip(g: Game, s: State): void {
  const { physics } = s;
  const held = s.firm ? HELD : 1;
  const safe = isSafe(s.way, s.balance, s.x);
  s.steer = approach(s.steer, steerOf(g, s), 0.16);
  // a step is never quite steady, and one who does nothing is not either
  if (g.frame % 24 === 0) s.wobble = g.rand.range(-1, 1) * (0.3 + g.skill * 0.4);
  const eased = s.calm > 0 ? 0.35 : 1;
  const pull =
    physics.tips * (s.firm ? 0.65 : 1) * eased * Math.sin(s.lean) +
    (gustAt(s) + perchAt(s) + (s.balance === 'carrying' ? slopeAt(s.way, s.x) * 0.7 : 0)) * held * eased +
    s.wobble * held * eased +
    s.steer * physics.rights;
  s.turn += (pull - s.turn * physics.damps) / 60;
  s.lean += s.turn / 60;
  // on a tower one stands upright again
  if (safe || s.joy > 0) {
    s.lean *= 0.93;
    s.turn *= 0.8;
  }
  s.lag += (clamp(-s.turn * 0.5, -0.6, 0.6) - s.lag) * 0.1;
}

/** A seesaw tips once one is past its middle. */
function tipSeesaw(g: Game, s: State): void {
  const one = spanAt(s.way, s.x);
  if (one.kind !== 'seesaw' || s.x < one.x + one.w * 0.53) return;
  if (one.tip === -1) {
    s.turn += s.physics.blow * 0.5 * (s.firm ? HELD : 1);
    s.squash.kick(0.18);
    g.sound('bounce', 0.6);
  }
  one.tip = approach(one.tip, 1, 0.045);
}

function walk(g: Game, s: State): void {
  const { physics, way } = s;
  if (s.firm || s.calm > CALM - 20) return;
  const unsteady = Math.min(1, Math.abs(s.lean) / LIMIT);
  s.x += (physics.speed * (1 - unsteady * 0.55)) / 60;
  const rest = way.rests.findLast((x) => x <= s.x);
  if (rest !== undefined && rest > s.rest) {
    s.rest = rest;
    g.addScore(20, s.x, floorAt(way, s.x) - 3);
    g.sound('select');
    g.burst(s.x, floorAt(way, s.x) - 0.3, { n: 10, shape: 'star', speed: 3.5 });
  }
}

function find(g: Game, s: State): void {
  for (const one of s.finds) {
    if (one.got || s.x < one.x - 0.35) continue;
    one.got = true;
    const y = floorAt(s.way, one.x) - 1.9;
    g.addScore(10, one.x, y);
    g.sound('collect');
    g.burst(one.x, y, { n: 9, shape: 'star', speed: 4 });
    s.got++;
    if (s.balance === 'carrying') {
      s.load++;
      s.full++;
      s.turn += (g.rand.chance(0.5) ? 1 : -1) * s.physics.blow * 0.3;
      s.squash.kick(0.2);
    }
    tell(g, s);
  }
}

/** What is counted in the HUD: what is carried, what is to be found, or how far it is. */
export function tell(g: Game, s: State): void {
  const [kind] = s.loads;
  if (s.balance === 'carrying') g.progress(s.before + s.load, s.all, kind);
  else if (s.all > 0) g.progress(s.before + s.got, s.all, kind);
  else g.progress(s.way.rests.filter((x) => x > 0 && x <= s.rest).length, s.way.rests.length - 1, g.design.cast.goal);
}

/** A life, except where it is gentle; then once more from the last rest. */
function lose(g: Game, s: State): void {
  s.fall = 1;
  g.sound('hurt');
  g.shake(0.4);
}

function again(g: Game, s: State): void {
  s.fall = 0;
  if (!g.has('gentle') && g.hurt(s.rest, floorAt(s.way, s.rest) - 2) === 'dead') return;
  s.x = s.rest;
  s.lean = s.turn = s.lag = s.steer = s.wobble = 0;
  s.load = s.full;
  s.breath = FIRM;
  s.calm = CALM;
  s.gust = null;
  s.perch = null;
  s.foes = [];
  s.nextFoe = Math.max(s.nextFoe, 150);
  s.nextGust = Math.max(s.nextGust, 150);
  for (const one of s.way.spans) if (one.x > s.x - 1) one.tip = -1;
  tell(g, s);
}

function arrive(g: Game, s: State): void {
  s.joy = 1;
  const y = floorAt(s.way, s.x);
  g.addScore(60 + s.load * 20, s.x, y - 3);
  g.sound('level');
  g.burst(s.x, y - 2, { n: g.has('confetti') ? 60 : 30, shape: 'star', speed: 7, life: 1 });
}

function moveDrops(s: State): void {
  for (const one of s.drops) {
    one.vy += 18 / 60;
    one.x += one.vx / 60;
    one.y += one.vy / 60;
    one.turn += 0.12 * Math.sign(one.vx);
  }
  s.drops = s.drops.filter(({ y }) => y < 14);
}

export function update(g: Game, s: State): void {
  s.squash.step();
  moveDrops(s);
  if (s.joy > 0) {
    s.joy++;
    tip(g, s);
    if (s.joy % 12 === 0) s.squash.kick(-0.16);
    if (s.joy > JOY) g.levelDone();
    return;
  }
  if (s.fall > 0) {
    s.fall++;
    if (s.fall > FALLS) again(g, s);
    return;
  }
  if (s.calm > 0) s.calm--;
  brace(g, s);
  push(g, s, s.x - s.rest);
  tip(g, s);
  walk(g, s);
  tipSeesaw(g, s);
  find(g, s);
  g.part = clamp(s.x / s.way.goal, 0, 1);
  if (g.frame % 15 === 0) tell(g, s);
  if (Math.abs(s.lean) > LIMIT) {
    if (s.balance === 'carrying') dropOne(g, s, floorAt(s.way, s.x));
    if (s.balance === 'tightrope' || s.load <= 0) lose(g, s);
    tell(g, s);
  } else if (s.x >= s.way.goal) arrive(g, s);
}
