/** Shoot bubbles at bubbles: three of a sort burst, and what hung on them falls. Misses bring the ceiling down. */
import { secondsByLevels } from '../../kit/budget.js';
import { round } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind, type Game, type Pad } from '../../kit/types.js';
import { IDEAS, levelsOf } from './bubble-ideas.js';
import { drawBubbles } from './draw.js';
import { COLS, isShifted, ROWS } from './lattice.js';
import { letterOf } from './marks.js';
import { H, MUZZLE, W, WIDEST } from './shot.js';
import { newState, remaining, step, tell, worthOf, type State } from './state.js';

/** angles that the bot tries for each shot, one a frame and bubble */
const LOOKS = 46;
/** radians: the finest turn of a key goes no nearer */
const NEAR = 0.008;

/** Tries one angle a frame, turns there and shoots. */
function bubbleBot(_g: Game, s: State, pad: Pad): void {
  const pressed = pad.a;
  clearPad(pad);
  pad.pointer = null;
  const { bot } = s;
  if (s.flight || s.done || pressed) {
    bot.look = 0;
    bot.worth = -Infinity;
    return;
  }
  if (bot.look < LOOKS) {
    const angle = -WIDEST * 0.96 + (2 * WIDEST * 0.96 * bot.look++) / (LOOKS - 1);
    const worth = worthOf(s, angle, s.now);
    if (worth > bot.worth) {
      bot.worth = worth;
      bot.best = angle;
    }
    return;
  }
  const off = bot.best - s.angle;
  if (Math.abs(off) < NEAR) pad.a = true;
  // let go now and then when it is near: held keys turn faster and faster
  else if (Math.abs(off) > 0.12 || s.turning === 0) pad[off > 0 ? 'right' : 'left'] = true;
}

export const bubbleShooter = defineKind<State>({
  genre: 'bubble_shooter',
  rules: ['lives', 'timer', 'levels', 'gentle', 'confetti'],
  view: { kind: 'board', w: W, h: H },
  touch: { move: 'sides', a: '●' },
  lives: 3,
  levels: levelsOf,
  budget: secondsByLevels({ base: 60, level: 60, levels: IDEAS.length, item: 0, wanted: [] }),
  backdrop: 'top',

  create(g) {
    const s = newState(g);
    if (s.idea !== 'plain') g.idea(s.idea);
    tell(g, s);
    if (g.has('timer')) g.clock(180, 'lose');
    return s;
  },
  update: step,
  draw: drawBubbles,
  bot: bubbleBot,

  state(s) {
    const { lattice } = s;
    return {
      x: round(MUZZLE.x),
      y: round(MUZZLE.y),
      angle: round(s.angle),
      now: s.now,
      next: s.next,
      needed: remaining(s),
      idea: s.idea,
      ...(s.press ? { rowIn: s.press.left } : {}),
      rows: Array.from(
        { length: ROWS },
        (_, row) =>
          (isShifted(lattice, row) ? ' ' : '') +
          Array.from({ length: COLS }, (__, col) => letterOf(lattice.cells[row * COLS + col] as number)).join(''),
      ),
    };
  },
});
