/** Bubbles to pop, for small children: whatever is touched bursts, what flies away comes again, and nothing can be lost. */
import { levelsUnless, secondsByLevels } from '../../kit/budget.js';
import { round } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind } from '../../kit/types.js';
import { drawBubblePop } from './bubble-pop-draw.js';
import { chosenOf, floating, H, newState, step, TALLEST, W, WIDEST, type State } from './bubble-pop-state.js';

/** frames from one pop of the bot's to the next */
const BEAT = 22;

export const bubblePop = defineKind<State>({
  genre: 'bubble_pop',
  rules: ['collect', 'levels', 'fast', 'slow', 'noEnemies', 'gentle', 'confetti'],
  view: { kind: 'board', w: W, h: H, tallest: TALLEST, widest: WIDEST },
  touch: { move: 'none', taps: true },
  lives: 0,
  levels: levelsUnless(3, 'collect'),
  budget: secondsByLevels({ base: 40, level: 60, item: 3 }),
  backdrop: 'side',
  floats: true,

  create(g) {
    const s = newState(g);
    g.progress(0, s.need, s.actors[0]);
    return s;
  },
  update: step,
  draw: drawBubblePop,

  bot(_g, s, pad) {
    clearPad(pad);
    pad.pointer = null;
    if (++s.bot.wait < BEAT) return;
    const one = floating(s).find(({ sort, y, r }) => sort !== 'foul' && y < H - r && y > r);
    if (!one) return;
    // a little above: it rises while a hand goes there
    pad.pointer = { x: one.x, y: one.y - 0.15, down: true };
    s.bot.wait = 0;
  },

  state(s) {
    const chosen = chosenOf(s);
    const spot = ({ x, y }: { x: number; y: number }): { x: number; y: number } => ({ x: round(x), y: round(y) });
    return {
      cursor: chosen ? spot(chosen) : { x: W / 2, y: H / 2 },
      items: floating(s)
        .filter(({ sort }) => sort !== 'foul')
        .map(spot),
      enemies: floating(s)
        .filter(({ sort }) => sort === 'foul')
        .map(spot),
      popped: s.popped,
      needed: Math.max(0, s.need - s.popped),
    };
  },
});
