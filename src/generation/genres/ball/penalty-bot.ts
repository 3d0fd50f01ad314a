/** Shoots into the corner that is farther from the keeper, over a wall if there is one; keeps goal where the ball comes, once that can be told. */
import { clearPad } from '../../kit/pad.js';
import { PULL } from '../../kit/pull.js';
import type { Game, Pad } from '../../kit/types.js';
import { blind } from './penalty-play.js';
import { H, LINE, MID, SPOT, type State } from './penalty-state.js';

/** frames of drawing back, and after which it is seen that no shot came of it: another pull then */
const DRAW = 26;
const SEEN = 60;

export function penaltyBot(g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (!s.shooting) {
    keepGoal(g, s, pad);
    s.bot.wait = 0;
    return;
  }
  if (s.phase !== 'aim') {
    pad.pointer = null;
    s.bot.wait = 0;
    return;
  }
  const { bot } = s;
  if (++bot.wait > SEEN) bot.wait = 0;
  if (bot.for !== s.shots) {
    bot.for = s.shots;
    const x = g.rand.pick([-3.3, 3.3]);
    bot.shot = { angle: Math.atan2(x, SPOT - LINE) - Math.PI / 2, power: 0.66 };
  }
  const { shot } = bot;
  if (!shot) return;
  const pull = Math.min(1, bot.wait / DRAW) * shot.power * PULL;
  const still = bot.wait < 5;
  pad.pointer = {
    x: MID - (still ? 0 : Math.cos(shot.angle) * pull),
    y: H - 5 - (still ? 0 : Math.sin(shot.angle) * pull),
    down: bot.wait <= DRAW + 4 && bot.wait > 2,
  };
}

/** By finger and by arrows at once: hands on either do. */
function keepGoal(g: Game, s: State, pad: Pad): void {
  pad.pointer = null;
  if (s.phase !== 'fly' || s.t < blind(g)) return;
  const { shot, hands } = s;
  const dx = shot.x - hands.x;
  const dy = shot.y - hands.y;
  pad.left = dx < -0.2;
  pad.right = dx > 0.2;
  pad.down = dy < -0.2;
  pad.up = dy > 0.2;
  pad.ax = Number(pad.right) - Number(pad.left);
  pad.ay = Number(pad.down) - Number(pad.up);
  pad.pointer = { x: MID + shot.x, y: LINE - shot.y, down: true };
}
