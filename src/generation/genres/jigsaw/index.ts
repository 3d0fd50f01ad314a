/** A jigsaw puzzle: a picture of what the prompt names, cut into pieces that are put back. It cannot be lost. */
import { secondsByLevels } from '../../kit/budget.js';
import { round } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind } from '../../kit/types.js';
import { drawJigsaw } from './draw.js';
import { H, homeOf, slotAt, TALLEST, W } from './layout.js';
import { cursorAt, step } from './play.js';
import { newPicture, type State } from './state.js';

/** frames between two of the bot's taps */
const REST = 9;

export const jigsaw = defineKind<State>({
  genre: 'jigsaw',
  rules: ['timer', 'levels', 'collect', 'gentle', 'confetti'],
  view: { kind: 'board', w: W, h: H, tallest: TALLEST },
  touch: { move: 'none' },
  lives: 0,
  levels: 1,
  budget: secondsByLevels({ base: 60, level: 60, levels: 1, item: (n) => 20 + n }),
  backdrop: 'top',
  goalShows: 'hero',

  create(g) {
    const s = newPicture(g);
    if (g.has('timer')) g.clock(300, 'lose');
    return s;
  },

  update: step,
  draw: drawJigsaw,

  bot(_g, s, pad) {
    clearPad(pad);
    if (pad.pointer) pad.pointer.down = false;
    if (s.whole > 0 || ++s.wait < REST) return;
    s.wait = 0;
    const slot = s.slots.findIndex((piece) => piece >= 0);
    const spot = s.held >= 0 ? homeOf(s.cut, s.held) : slotAt(slot);
    pad.pointer = { x: spot.x, y: spot.y, down: true };
  },

  state(s) {
    const { x, y } = cursorAt(s);
    return {
      cursor: { x: round(x), y: round(y) },
      needed: s.pieces.length - s.placed,
      held: s.held,
      missed: s.missed,
      cols: s.cut.cols,
      rows: s.cut.rows,
      tray: [...s.slots],
      placed: s.pieces.filter(({ placed }) => placed).map(({ id }) => id),
    };
  },
});
