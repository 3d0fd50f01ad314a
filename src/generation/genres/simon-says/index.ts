/** Simon says: a row of lights and sounds is shown and repeated, each time one longer. */
import { secondsByLevels } from '../../kit/budget.js';
import { round } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind } from '../../kit/types.js';
import { drawSimon } from './draw.js';
import { newLevel, step } from './play.js';
import { ARROWS, H, placeOf, TALLEST, wanted, W, type State } from './state.js';

/** frames between two presses: what came of the one before is seen, also by hands that are late */
const THINK = 30;

export const simonSays = defineKind<State>({
  genre: 'simon_says',
  rules: ['lives', 'collect', 'levels', 'speedUp', 'fast', 'slow', 'noEnemies', 'gentle', 'confetti'],
  view: { kind: 'board', w: W, h: H, tallest: TALLEST },
  touch: { move: 'none' },
  lives: 3,
  levels: ({ rules }) => (rules.some(({ rule }) => rule === 'collect') ? 1 : 6),
  budget: secondsByLevels({ base: 60, level: 50, levels: 6, item: (n) => 4 * n + n * n }),
  backdrop: 'top',
  goalShows: 'hero',
  ownMusic: true,

  create: newLevel,
  update: step,
  draw: drawSimon,

  bot(g, s, pad) {
    clearPad(pad);
    if (pad.pointer) pad.pointer.down = false;
    if (s.phase !== 'answer') s.thought = 0;
    if (s.phase !== 'answer' || ++s.thought < THINK) return;
    s.thought = 0;
    const { x, y } = placeOf(s.places[wanted(s)] ?? 0, s.pads.length, g.height);
    pad.pointer = { x, y, down: true };
  },

  state: (s, g) => {
    const n = s.pads.length;
    const at = (i: number): { x: number; y: number } => {
      const { x, y } = placeOf(i, n, g.height);
      return { x: round(x), y: round(y) };
    };
    return {
      hero: { x: W / 2, y: round(g.height / 2) },
      cursor: at(s.cursor),
      ...(n === 4 && { hits: ARROWS.map((button, i) => ({ button, ...at(i) })) }),
      turn: s.phase,
      pads: s.pads.map(({ sprite }, i) => ({ sprite, ...at(s.places[i] ?? 0) })),
      row: [...s.row],
      done: s.at,
      backwards: s.backwards,
      needed: s.goal - s.row.length,
    };
  },
});
