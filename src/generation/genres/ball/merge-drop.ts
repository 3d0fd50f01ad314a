/** Drop and merge, in the manner of Suika: two alike that touch become the next larger one; the wanted one is to be made before the jar is full. */
import { secondsByLevels } from '../../kit/budget.js';
import { round } from '../../kit/juice.js';
import { defineKind } from '../../kit/types.js';
import { mergeDropBot } from './merge-drop-bot.js';
import { drawMergeDrop } from './merge-drop-draw.js';
import { step, tell } from './merge-drop-play.js';
import { DROP_Y, H, newState, TALLEST, W, WIDEST, type State } from './merge-drop-state.js';

export const mergeDrop = defineKind<State>({
  genre: 'merge_drop',
  rules: ['lives', 'timer', 'levels', 'lowGravity', 'gentle', 'fast', 'slow', 'confetti'],
  view: { kind: 'board', w: W, h: H, tallest: TALLEST, widest: WIDEST },
  touch: { move: 'none' },
  // as often may the jar be too full
  lives: 3,
  levels: 4,
  budget: secondsByLevels({ base: 60, level: 60, levels: 4, item: 0, wanted: [] }),
  backdrop: 'side',

  create(g) {
    const s = newState(g);
    tell(g, s);
    if (g.rule('timer')) g.clock(120, 'lose');
    return s;
  },
  update: step,
  draw: drawMergeDrop,
  bot: mergeDropBot,

  state: (s) => ({
    cursor: { x: round(s.x), y: DROP_Y },
    now: s.now,
    next: s.next,
    largest: s.largest,
    needed: s.target,
    things: s.things.map(({ sort, body }) => `${sort} ${round(body.x)} ${round(body.y)}`),
  }),
});
