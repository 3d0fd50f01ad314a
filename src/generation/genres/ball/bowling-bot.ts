/** Rolls into the pocket beside the first pin, and at what still stands in front. */
import { clearPad } from '../../kit/pad.js';
import { PULL } from '../../kit/pull.js';
import type { Game, Pad } from '../../kit/types.js';
import { FOUL, H, MID, PIT, type Pin, type State } from './bowling-state.js';

/** frames of drawing back */
const DRAW = 26;

export function bowlingBot(g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  const { bot } = s;
  if (s.phase !== 'aim') {
    pad.pointer = null;
    bot.wait = 0;
    return;
  }
  bot.wait++;
  if (bot.for !== s.rolls.length) {
    bot.for = s.rolls.length;
    const left = s.pins.filter(({ down }) => !down);
    const front = left.reduce((best, pin) => (pin.home[1] > best.home[1] ? pin : best), left[0] ?? (s.pins[0] as Pin));
    const whole = left.length === s.pins.length;
    const x = front.home[0] + (whole ? g.rand.pick([-0.24, 0.24]) : (MID - front.home[0]) * 0.12);
    bot.shot = { angle: Math.atan2(x - MID, FOUL - Math.max(PIT, front.home[1])) - Math.PI / 2, power: 0.85 };
  }
  const { shot } = bot;
  if (!shot) return;
  const pull = Math.min(1, bot.wait / DRAW) * shot.power * PULL;
  const still = bot.wait < 5;
  pad.pointer = {
    x: MID - (still ? 0 : Math.cos(shot.angle) * pull),
    y: H - 6 - (still ? 0 : Math.sin(shot.angle) * pull),
    down: bot.wait <= DRAW + 4 && bot.wait > 2,
  };
}
