/** Looks round a few angles a frame, turns to where most of a sort would meet, and shoots; takes the next marble where that is worth more. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { worthOf } from './marble-chain.js';
import { isAhead, meets } from './marble-meets.js';
import type { State } from './marble-state.js';

const LOOKS = 120;
const A_FRAME = 8;
/** radians: the finest turn of a key goes no nearer */
const NEAR = 0.012;

const turnTo = (from: number, to: number): number => {
  const by = to - from;
  return by > Math.PI ? by - Math.PI * 2 : by < -Math.PI ? by + Math.PI * 2 : by;
};

function look(s: State): void {
  const { bot, track } = s;
  const angle = -Math.PI + (bot.look++ / LOOKS) * Math.PI * 2;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const { x, y } = track.muzzle;
  const { i, t, off } = meets(s, x, y, dx, dy, 30);
  if (i < 0) return;
  const ahead = isAhead(s, i, x + dx * t, y + dy * t);
  const { d } = s.chain[i] as State['chain'][number];
  // the nearer to the hole, the more urgent; a far turn and a swap take time, and what is only grazed has soon rolled away
  const haste = d / track.length - Math.abs(turnTo(s.angle, angle)) * 0.15 - t * 0.02 - off * 0.5;
  const here = worthOf(s.chain, i, ahead, s.now) + haste;
  const other = worthOf(s.chain, i, ahead, s.next) + haste - 0.3;
  const best = Math.max(here, other);
  if (best <= bot.worth) return;
  Object.assign(bot, { worth: best, best: angle, swap: other > here });
}

export function marbleBot(_g: Game, s: State, pad: Pad): void {
  const held = pad.a || pad.b;
  clearPad(pad);
  pad.pointer = null;
  const { bot } = s;
  if (s.shot || s.done || held || s.rush || s.retreat > 0 || s.chain.some(({ settle }) => settle > 0)) {
    if (!held || s.shot) Object.assign(bot, { look: 0, worth: -Infinity, swap: false });
    return;
  }
  for (let i = 0; i < A_FRAME && bot.look < LOOKS; i++) look(s);
  if (bot.look < LOOKS || bot.worth === -Infinity) {
    if (bot.look >= LOOKS) bot.look = 0;
    return;
  }
  if (bot.swap) {
    pad.b = true;
    bot.swap = false;
    return;
  }
  const off = turnTo(s.angle, bot.best);
  if (Math.abs(off) < NEAR) pad.a = true;
  // let go now and then when it is near: held keys turn faster and faster
  else if (Math.abs(off) > 0.2 || s.turning === 0) pad[off > 0 ? 'right' : 'left'] = true;
}
