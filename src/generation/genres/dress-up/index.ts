/** Dressing up: a wardrobe by parts, dyes and prints, and somebody who wishes to look right for an occasion. It cannot be lost. */
import { secondsByLevels } from '../../kit/budget.js';
import { round } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind } from '../../kit/types.js';
import { spotOf } from '../words/spots.js';
import { drawDressing } from './draw.js';
import { H, layoutOf, nextStep, spotsOf, TALLEST, W } from './layout.js';
import { step } from './play.js';
import type { State } from './state.js';
import { newLevel } from './wishes.js';

const THINK = 16;

export const dressUp = defineKind<State>({
  genre: 'dress_up',
  rules: ['collect', 'levels', 'noEnemies', 'gentle', 'confetti'],
  view: { kind: 'board', w: W, h: H, tallest: TALLEST },
  titleShowsCast: true,
  touch: { move: 'none' },
  lives: 0,
  levels: 8,
  budget: secondsByLevels({ base: 60, level: 40, levels: 8, item: 0, wanted: [] }),
  backdrop: 'side',
  goalShows: 'hero',
  covers: true,

  create: newLevel,
  update: step,
  draw: drawDressing,

  bot(g, s, pad) {
    clearPad(pad);
    if (pad.pointer) pad.pointer.down = false;
    const id = nextStep(s);
    if (!id || ++s.thought < THINK) return;
    const spot = spotsOf(s, g.height).find((one) => one.id === id);
    s.thought = 0;
    if (spot) pad.pointer = { x: spot.x, y: spot.y, down: true };
  },

  state: (s, g) => {
    const spots = spotsOf(s, g.height);
    const at = spotOf(spots, s.hands);
    const { x, feet, scale } = layoutOf(g.height).doll;
    return {
      hero: { x: round(x), y: round(feet - 4 * scale) },
      cursor: at ? { x: round(at.x), y: round(at.y) } : { x: round(x), y: round(feet) },
      wearing: Object.values(s.outfit).map(({ cut, dye, pattern }) => `${cut} ${dye} ${pattern}`),
      open: s.tab,
      needed: s.met.filter((met) => !met).length,
      wishes: s.wishes.map((wish) => ({ ...wish })),
      showing: s.phase === 'show',
    };
  },
});
