/** Throws so that the ball comes down steeply into the middle of the rim, where that will be then, past whoever jumps. */
import { clearPad } from '../../kit/pad.js';
import { PULL } from '../../kit/pull.js';
import type { Game, Pad } from '../../kit/types.js';
import { FLOOR, H, handOf, jumpAt, MOUTH, paceOf, powerOf, R, rimAt, W, type Shot, type State } from './hoops-state.js';

/** frames of drawing back */
const DRAW = 34;

/** The throw of that angle whose ball comes to a place; undefined where none is as strong, or not from above. */
function throwTo(s: State, angle: number, x: number, y: number): (Shot & { frames: number }) | undefined {
  const from = handOf(s);
  const dx = x - from.x;
  const up = from.y - y;
  const [cos, sin] = [Math.cos(angle), -Math.sin(angle)];
  const room = 2 * cos * (dx * sin - up * cos);
  if (room <= 0) return undefined;
  const pace = Math.sqrt((s.space.gravity * dx * dx) / room);
  const power = powerOf(pace);
  const seconds = dx / (pace * cos);
  const falls = -pace * sin + s.space.gravity * seconds;
  if (power < 0.15 || power > 1 || falls < pace * cos * 0.85) return undefined;
  return { angle, power, frames: seconds * 60 };
}

/** Whether a throw that begins in that frame passes the blocker and the board's lower edge. */
function passes(s: State, shot: Shot, start: number): boolean {
  const { blocker } = s;
  if (!blocker) return true;
  const from = handOf(s);
  const pace = paceOf(shot.power);
  for (let t = 4; t < 70; t += 4) {
    const x = from.x + (Math.cos(shot.angle) * pace * t) / 60;
    if (Math.abs(x - blocker.x) > 1.1) continue;
    const y = from.y + (Math.sin(shot.angle) * pace * t) / 60 + (s.space.gravity * t * t) / 7200;
    if (y > jumpAt(blocker, start + t) - R - 0.8 && y < FLOOR) return false;
  }
  return true;
}

/** The best throw, begun when the hoop's round begins. */
function best(s: State): Shot {
  const middle = s.hoop.x - 0.4 - MOUTH;
  for (let degrees = 60; degrees <= 74; degrees += 2) {
    const angle = (-degrees * Math.PI) / 180;
    let shot = throwTo(s, angle, middle, s.hoop.home);
    // where the rim is when the ball comes hangs on how long it flies: twice is near enough
    for (let i = 0; i < 3 && shot; i++) shot = throwTo(s, angle, middle, rimAt(s.hoop, shot.frames));
    if (shot && passes(s, shot, 0)) return shot;
  }
  return { angle: -1.1, power: 0.6 };
}

export function hoopsBot(g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (s.flying) {
    pad.pointer = null;
    s.bot.wait = 0;
    return;
  }
  s.bot.wait++;
  if (s.bot.for !== s.throws) {
    s.bot.for = s.throws;
    s.bot.shot = best(s);
  }
  const { shot, wait } = s.bot;
  if (!shot) return;
  const start = { x: W / 2, y: H / 2 };
  const pull = Math.min(1, wait / DRAW) * shot.power * PULL;
  const still = wait < 5;
  const moves = s.hoop.swing > 0 || s.blocker !== null;
  // the button comes up in the frame after the last of the pull
  const go = wait > DRAW + 4 && (!moves || (g.frame + 2) % s.hoop.period === 0);
  pad.pointer = {
    x: start.x - (still ? 0 : Math.cos(shot.angle) * pull),
    y: start.y - (still ? 0 : Math.sin(shot.angle) * pull),
    down: !go && wait > 2,
  };
}
