/** One frame of flight: thrust, lean, wind and fall; touching down softly, hard or beside a pad; what is gathered and what is hit. */
import { approach, clamp } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import {
  blowAt,
  CEILING,
  FEET,
  groundAt,
  LANDED,
  LEAN,
  padAt,
  REACH,
  swayAt,
  WRECKED,
  type Pad,
  type State,
} from './state.js';

const FRAME = 1 / 60;
const FASTEST = 5.5;

export function fly(g: Game, s: State): void {
  s.squash.step();
  s.flame.step();
  sway(g, s);
  if (s.wrecked > 0) {
    if (++s.wrecked > WRECKED) again(g, s);
    return;
  }
  if (s.landed > 0 && ++s.landed > LANDED) s.landed = 0;
  if (s.done) return;
  steer(g, s);
  if (s.stands) rest(g, s, s.stands);
  else move(g, s);
  gather(g, s);
  meet(g, s);
  check(g, s);
}

function sway(g: Game, s: State): void {
  for (const pad of s.pads) {
    const before = pad.x;
    if (pad.sways > 0) pad.x = swayAt(pad, g.frame);
    if (s.stands === pad) s.x += pad.x - before;
    if (pad.done) pad.flag = Math.min(1, pad.flag + 0.04);
  }
  for (const one of s.drifters) {
    one.x = one.home.x + Math.sin(g.frame / 120 + one.phase) * one.far;
    one.y = one.home.y + Math.sin(g.frame / 47 + one.phase) * 0.5;
  }
}

function steer(g: Game, s: State): void {
  const { pad } = g;
  s.lean = approach(s.lean, s.stands ? 0 : clamp(pad.ax, -1, 1) * LEAN, 0.045);
  if (Math.abs(pad.ax) > 0.3) s.facing = Math.sign(pad.ax);
  const wants = pad.a || pad.up || pad.ay < -0.5;
  const { burn } = s.physics;
  s.thrusting = wants && (s.fuel > 0 || burn === 0);
  if (wants && !s.thrusting && g.frame % 20 === 0) g.sound('hit', 1.6);
  if (!s.thrusting) return;
  s.calm = 0;
  s.fuel = Math.max(0, s.fuel - burn * FRAME);
  if (g.frame % 6 === 0) g.sound('step', 0.5);
  if (g.frame % 3 === 0) {
    const [dx, dy] = [-Math.sin(s.lean), Math.cos(s.lean)];
    g.burst(s.x + dx * FEET, s.y + dy * FEET, {
      n: 2,
      shape: 'smoke',
      angle: Math.atan2(dy, dx),
      spread: 0.5,
      speed: 4,
      life: 0.5,
      size: 0.3,
      colour: [g.design.theme.palette.accent, '#ffffff'],
    });
  }
}

function rest(g: Game, s: State, on: Pad | 'ground'): void {
  s.vx = s.vy = 0;
  if (on !== 'ground') s.fuel = Math.min(100, s.fuel + 1.2);
  else if (s.fuel <= 0 && s.physics.burn > 0 && ++s.stuck > 50) wreck(g, s);
  if (!s.thrusting || s.landed > 0) return;
  s.stands = null;
  s.vy = -0.4;
}

function move(g: Game, s: State): void {
  const { gravity, thrust } = s.physics;
  if (s.calm > 0) s.calm--;
  else s.vy += gravity * FRAME;
  s.vx += blowAt(s, g.frame) * FRAME;
  if (s.thrusting) {
    s.vx += Math.sin(s.lean) * thrust * FRAME;
    s.vy -= Math.cos(s.lean) * thrust * FRAME;
  } else if (g.has('gentle')) s.vx += s.lean * gravity * FRAME;
  s.vx = clamp(s.vx * 0.997, -FASTEST, FASTEST);
  s.vy = clamp(s.vy * 0.997, -FASTEST, FASTEST);
  s.x += s.vx * FRAME;
  s.y += s.vy * FRAME;
  if (s.x < 0.8 || s.x > s.wide - 0.8) s.vx = (s.x < 0.8 ? 1 : -1) * Math.max(0.3, Math.abs(s.vx) * 0.4);
  s.x = clamp(s.x, 0.8, s.wide - 0.8);
  if (s.y < CEILING) s.vy = Math.max(s.vy, 0.4);
  touch(g, s);
}

/** The feet meet a pad or the ground. */
function touch(g: Game, s: State): void {
  const feet = s.y + FEET;
  const pad = padAt(s, s.x);
  if (pad && feet >= pad.y && feet < pad.y + 1 && s.vy >= 0) return onPad(g, s, pad);
  const floor = groundAt(s, s.x);
  if (feet < floor) return;
  const hard = Math.max(s.vy, 0) > s.physics.soft || Math.abs(s.vx) > s.physics.aside + 1;
  s.y = floor - FEET;
  if (hard) return wreck(g, s);
  g.sound('bounce', 0.7);
  s.squash.kick(0.15);
  if (s.vy < 0.5) s.stands = 'ground';
  else {
    s.vy = -s.vy * 0.35;
    s.vx *= 0.5;
  }
}

function onPad(g: Game, s: State, pad: Pad): void {
  s.y = pad.y - FEET;
  const { soft, aside } = s.physics;
  if (s.vy > soft || Math.abs(s.vx) > aside) return wreck(g, s);
  const softly = s.vy < soft * 0.5;
  s.squash.kick(softly ? 0.12 : 0.25);
  s.stands = pad;
  s.stuck = 0;
  g.sound('bounce', 0.9);
  g.burst(s.x, pad.y, { n: 10, shape: 'smoke', speed: 2.4, spread: 1.2, angle: -1.57, colour: '#ffffff' });
  if (pad.done) return;
  pad.done = true;
  s.landed = 1;
  s.start = { x: pad.home, y: pad.y - 4.5 };
  g.addScore(50 * pad.points + (softly ? 25 : 0), s.x, s.y - 1.4);
  g.sound(softly ? 'power' : 'collect', 1);
  const { accent } = g.design.theme.palette;
  g.burst(s.x, s.y, {
    n: g.has('confetti') ? 60 : 26,
    shape: 'star',
    speed: 6,
    life: 0.9,
    colour: [accent, '#ffffff'],
  });
  tell(g, s);
}

export function tell(g: Game, s: State): void {
  if (s.needed > 0) g.progress(s.before + s.gathered, s.all, s.things[0]?.actor);
  else g.progress(s.pads.filter(({ done }) => done).length, s.pads.length, g.design.cast.goal ?? g.design.cast.hero);
}

function gather(g: Game, s: State): void {
  const far = REACH + 0.55;
  for (const one of s.things) {
    if (one.got || (one.x - s.x) ** 2 + (one.y - s.y) ** 2 > far * far) continue;
    one.got = true;
    s.gathered++;
    s.fuel = Math.min(100, s.fuel + 8);
    g.addScore(15, one.x, one.y - 0.5);
    g.sound('collect', 1 + s.gathered * 0.04);
    g.burst(one.x, one.y, { n: 12, shape: 'star', speed: 4, colour: g.design.theme.palette.accent });
    tell(g, s);
  }
}

function meet(g: Game, s: State): void {
  if (g.safe > 0 || s.stands) return;
  for (const one of s.drifters) {
    if ((one.x - s.x) ** 2 + (one.y - s.y) ** 2 > 1.35) continue;
    s.vx = Math.sign(s.x - one.x || 1) * 2.2;
    s.vy = -1;
    s.squash.kick(0.3);
    g.shake(0.3);
    g.freeze(3);
    if (g.hurt(s.x, s.y) === 'dead') s.done = true;
    return;
  }
}

function wreck(g: Game, s: State): void {
  s.wrecked = 1;
  s.stands = null;
  s.thrusting = false;
  g.shake(0.6);
  g.sound('explode');
  const { danger, accent } = g.design.theme.palette;
  g.burst(s.x, s.y, { n: 30, shape: 'square', speed: 7, gravity: 8, life: 0.9, colour: [danger, accent, '#ffffff'] });
  g.burst(s.x, s.y, { n: 14, shape: 'smoke', speed: 3, life: 0.9, size: 0.6, colour: '#777777' });
  g.safe = 0;
  if (g.has('gentle')) return;
  if (g.hurt(s.x, s.y) === 'dead') s.done = true;
}

function again(_g: Game, s: State): void {
  if (s.done) return;
  Object.assign(s, { ...s.start, vx: 0, vy: 0, lean: 0, wrecked: 0, calm: 70, stuck: 0 });
  s.fuel = Math.max(s.fuel, 100);
}

function check(g: Game, s: State): void {
  if (s.done || s.landed > 0 || s.gathered < s.needed || s.pads.some(({ done }) => !done)) return;
  s.done = true;
  g.addScore(Math.round(s.fuel) + g.lives * 30, s.x, s.y - 2);
  g.burst(s.x, s.y, { n: g.has('confetti') ? 90 : 50, shape: 'star', speed: 9, life: 1.2 });
  g.levelDone();
}
