/** Plays the shots of the proof, each at the moment the patrols begin their round; where it has left that way it looks for the best shot anew. */
import { clearPad } from '../../kit/pad.js';
import { PULL } from '../../kit/pull.js';
import type { Game, Pad } from '../../kit/types.js';
import { bestShot } from './plan.js';
import type { State } from './state.js';
import { W } from './world.js';

/** frames of drawing back */
const DRAW = 34;

export function aimBot(g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  const { ball, period, movers, mills, lot } = s.world;
  if (ball.state !== 'rest' || s.cheer > 0) {
    pad.pointer = null;
    s.bot.wait = 0;
    return;
  }
  const moving = movers.length > 0 || mills.length > 0 || lot?.targets.some(({ hovers }) => hovers);
  s.bot.wait++;
  if (s.bot.from !== s.shots) {
    s.bot.from = s.shots;
    const next = s.plan[s.shots];
    s.bot.shot = next && Math.abs(next.x - ball.x) + Math.abs(next.y - ball.y) < 0.02 ? next : bestShot(s.world, 0);
  }
  const { shot } = s.bot;
  if (!shot) return;
  // the button comes up in the frame after the last of the pull
  const start = { x: W / 2, y: ball.y - 3 };
  const pull = Math.min(1, s.bot.wait / DRAW) * shot.power * PULL;
  const still = s.bot.wait < 5;
  const go = s.bot.wait > DRAW + 4 && (!moving || (g.frame + 2) % period === 0);
  pad.pointer = {
    x: start.x - (still ? 0 : Math.cos(shot.angle) * pull),
    y: start.y - (still ? 0 : Math.sin(shot.angle) * pull),
    // up at first: a finger that was down in the hole before is no new press
    down: !go && s.bot.wait > 2,
  };
}
