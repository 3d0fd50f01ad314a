/** Press at the right moment: out of the oven before it burns, the axe onto the log, over the rope as it comes round. */
import { levelsUnless, secondsByLevels } from '../../kit/budget.js';
import { round } from '../../kit/juice.js';
import { sayLevelName } from '../../kit/level-name.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind } from '../../kit/types.js';
import { drawTiming } from './draw.js';
import { countedOf, update } from './play.js';
import { JUMP, newState, partOf, type State } from './state.js';

/** frames for which the bot looks what came of a press */
const LOOKS = 30;

export const timing = defineKind<State>({
  genre: 'timing_game',
  rules: ['lives', 'timer', 'collect', 'levels', 'speedUp', 'fast', 'slow', 'gentle', 'confetti'],
  view: { kind: 'follow', w: 11, h: 9.4 },
  touch: { move: 'none', tap: true },
  lives: 3,
  levels: levelsUnless(6, 'collect'),
  budget: secondsByLevels({ base: 60, level: 60, levels: 6, item: 6 }),
  backdrop: 'side',

  create(g) {
    const s = newState(g);
    g.progress(0, s.need, countedOf(g, s));
    const seconds = g.rule('timer')?.seconds;
    if (seconds !== undefined) g.clock(seconds, 'lose');
    g.look(0, -2.4, true);
    return s;
  },

  update(g, s) {
    sayLevelName(g);
    g.look(0, -2.4);
    update(g, s);
  },

  draw: drawTiming,

  bot(_, s, pad) {
    clearPad(pad);
    if (s.looks > 0) s.looks--;
    if (s.looks > 0 || s.pause > 0) return;
    if (s.station === 'rope') pad.a = s.air === 0 && s.period - s.t <= JUMP / 2 + s.slip;
    else pad.a = Math.abs(partOf(s) - s.at) < s.half * 0.5;
    if (pad.a) s.looks = LOOKS;
  },

  state: (s) => ({
    hero: { x: s.station === 'rope' ? 0 : -3.2, y: round(s.air > 0 ? -Math.sin((s.air / JUMP) * Math.PI) * 1.6 : 0) },
    station: s.station,
    part: round(partOf(s)),
    moment: { from: round(s.at - s.half), to: round(s.at + s.half) },
    waiting: s.pause > 0,
    verdict: s.verdict,
    done: s.done,
    needed: s.need - s.done,
    streak: s.streak,
  }),
});
