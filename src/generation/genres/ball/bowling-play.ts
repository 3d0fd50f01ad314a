/** A roll at ten pins: the ball on the lane, pins that fall and take others with them, and what is set up after. */
import { clamp } from '../../kit/juice.js';
import { readPull } from '../../kit/pull.js';
import type { Game } from '../../kit/types.js';
import { beforeRoll, framesOf, PINS, scoreOf } from './bowling-score.js';
import { STEP, stepSpace } from './solver.js';
import { DIAL, FOUL, GUTTER, HALF, MID, paceOf, PIT, type Pin, type State } from './bowling-state.js';

/** frames of a roll at most, and in which the pins are swept and set */
const MOST = 330;
const SWEEP = 60;

export function playOn(g: Game, s: State): void {
  s.t++;
  if (s.phase === 'aim') aim(g, s);
  else if (s.phase === 'roll') roll(g, s);
  else if (s.t > SWEEP) setUp(g, s);
}

/** Over the middle of the lane, and a pull from there. */
function aim(g: Game, s: State): void {
  const { pad } = g;
  Object.assign(s.ball, { x: MID, y: FOUL, vx: 0, vy: 0 });
  const at = pad.pointer;
  if (at && g.clicked() && (at.x - DIAL.x) ** 2 + (at.y - DIAL.y) ** 2 < DIAL.r ** 2) {
    s.spin = s.spin > 0.3 ? -1 : s.spin < -0.3 ? 0 : 1;
    g.sound('select');
    return;
  }
  s.spin = clamp(s.spin + pad.ay * 0.03, -1, 1);
  const gone = readPull(g, s, s.t > 10, (haste) => s.angle + pad.ax * 0.008 * haste);
  s.angle = clamp(s.angle, -Math.PI / 2 - 0.24, -Math.PI / 2 + 0.24);
  if (!gone) return;
  const pace = paceOf(s.power);
  s.ball.vx = Math.cos(s.angle) * pace;
  s.ball.vy = Math.sin(s.angle) * pace;
  s.phase = 'roll';
  s.t = 0;
  s.power = 0;
  s.gutter = false;
  s.trail = [];
  s.squash.kick(-0.25);
  g.sound('shoot', 0.6);
}

function roll(g: Game, s: State): void {
  const { ball } = s;
  for (let i = 0; i < 4; i++) {
    // spin bites more and more the farther it has gone
    if (!s.gutter && ball.y > PIT) ball.vx += s.spin * 3.2 * (1 - ball.y / FOUL) * STEP * 4;
    stepSpace(s.space, (_, x, y, force) => {
      if (force > 1.5) g.sound('break', 0.8 + Math.min(0.6, force * 0.04));
      if (force > 4) g.burst(x, y, { n: 4, colour: '#ffffff', speed: 4, life: 0.3, size: 0.12 });
    });
    if (!s.gutter && Math.abs(ball.x - MID) > HALF && ball.y > PIT) fallOff(g, s);
  }
  s.turned += ball.vy * 0.02;
  s.trail.push(ball.x, ball.y);
  if (s.trail.length > 24) s.trail.splice(0, 2);
  let moving = false;
  for (const pin of s.pins) moving = slide(pin) || moving;
  const away = ball.y < 0.4;
  if (away) Object.assign(ball, { vx: 0, vy: 0, on: false });
  if ((away && !moving) || s.t > MOST) count(g, s);
}

function fallOff(g: Game, s: State): void {
  const { ball } = s;
  s.gutter = true;
  ball.x = MID + Math.sign(ball.x - MID) * (HALF + GUTTER / 2);
  ball.vx = 0;
  g.sound('swap', 0.5);
}

/** A pin that was touched falls, slides and stops; whether it still moves. */
function slide(pin: Pin): boolean {
  const { body, home } = pin;
  if (!body.on) return false;
  const off = (body.x - home[0]) ** 2 + (body.y - home[1]) ** 2;
  if (!pin.down && off > 0.004) {
    pin.down = true;
    pin.fell = Math.atan2(body.vy, body.vx);
  }
  if (pin.down) pin.lies = Math.min(1, pin.lies + 0.12);
  const slow = body.vx * body.vx + body.vy * body.vy < 0.004;
  body.vx *= slow ? 0 : 0.945;
  body.vy *= slow ? 0 : 0.945;
  // into the pit, or over the edge
  if (body.y < PIT - 0.3 || Math.abs(body.x - MID) > HALF + GUTTER) body.on = false;
  return body.vx * body.vx + body.vy * body.vy > 0.05;
}

function count(g: Game, s: State): void {
  const { standing, fresh } = beforeRoll(s.rolls, s.frames);
  const fallen = s.pins.filter(({ down }) => down).length - (PINS - standing);
  s.rolls.push(fallen);
  const all = fallen === standing;
  const strike = all && fresh;
  const { palette } = g.design.theme;
  g.addScore(fallen * 10 + (strike ? 100 : all ? 50 : 0), MID, 3);
  if (all) {
    g.sound(strike ? 'power' : 'combo');
    g.shake(strike ? 0.35 : 0.2);
    g.float(strike ? 'X' : '/', MID, 5.4, palette.accent);
    g.burst(MID, 3.4, {
      n: g.has('confetti') || strike ? 50 : 24,
      colour: [palette.accent, '#ffffff'],
      shape: 'star',
      speed: 7,
    });
  } else g.sound(fallen > 0 ? 'collect' : 'swap', 0.8 + fallen * 0.04);
  s.phase = 'sweep';
  s.t = 0;
  show(g, s);
}

export function show(g: Game, s: State): void {
  g.progress(Math.min(s.target, scoreOf(s.rolls, s.frames)), s.target, s.foe);
}

/** Pins for the next roll: all of them, or those that stood; or the end. */
function setUp(g: Game, s: State): void {
  const { fresh, over } = beforeRoll(s.rolls, s.frames);
  if (over) return scoreOf(s.rolls, s.frames) >= s.target ? g.levelDone() : g.lose();
  for (const pin of s.pins) {
    if (fresh) Object.assign(pin, { down: false, lies: 0 });
    const [x, y] = pin.home;
    Object.assign(pin.body, { x, y, vx: 0, vy: 0, on: !pin.down });
  }
  Object.assign(s.ball, { x: MID, y: FOUL, vx: 0, vy: 0, on: true });
  s.phase = 'aim';
  s.t = 0;
  s.power = 0;
  s.charge = 0;
  s.drag = null;
  s.angle = -Math.PI / 2;
  s.trail = [];
}

export const frameNow = (s: State): number => Math.max(1, framesOf(s.rolls, s.frames).length);
