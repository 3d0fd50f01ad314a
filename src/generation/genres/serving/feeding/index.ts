/** Feeding: hungry ones come out on a meadow, each with a wish in a bubble, and get it from the bowls; whoever was not asked is shooed. */
import { secondsByLevels } from '../../../kit/budget.js';
import { round, Spring } from '../../../kit/juice.js';
import { isLearning } from '../../../kit/skill.js';
import { defineKind, type Game } from '../../../kit/types.js';
import { aimOf, feedingBot } from './bot.js';
import { drawFeeding } from './draw.js';
import { comeGuests, foodsOf, goAway, guestsOf, stepLeavers, waitGuests } from './guests.js';
import { stepBites, stepBowls, takeHands } from './hands.js';
import { ideasOf, levelsOf } from './ideas.js';
import { guestY, H, isThere, PORTIONS, rowsOf, seatX, TALLEST, W, WIDEST, type State } from './state.js';

/** bowls that fit a phone */
const MOST_FOODS = 4;

/** How many are to be fed: a number of the prompt, else more with each level, and no more than can be fed in time. */
function needOf(g: Game): number {
  const seconds = g.rule('timer')?.seconds;
  const most = seconds ? Math.max(2, Math.floor(seconds / 7)) : 200;
  return g.rule('collect')?.n ?? Math.min(most, Math.round(3 + g.level * 0.6 + g.skill * 4));
}

export const feeding = defineKind<State>({
  genre: 'serving',
  rules: ['lives', 'timer', 'collect', 'levels', 'speedUp', 'fast', 'slow', 'noEnemies', 'gentle', 'confetti'],
  view: { kind: 'board', w: W, h: H, tallest: TALLEST, widest: WIDEST },
  touch: { move: 'none' },
  lives: 3,
  levels: levelsOf,
  budget: secondsByLevels({ base: 150, level: 80, levels: 6, item: 10 }),
  backdrop: 'side',
  tellsAbove: true,

  create(g) {
    const { own, known } = ideasOf(g);
    if (own !== 'plain' && (g.levels > 1 || own !== 'courses')) g.idea(own);
    const foods = foodsOf(g.design).slice(0, MOST_FOODS);
    const need = needOf(g);
    const scarce = known.has('refill');
    const s: State = {
      foods,
      seats: Math.min(4, 2 + Number(g.level > 1) + Number(g.skill > 0.55)),
      scarce,
      bowls: foods.map(() => ({ portions: PORTIONS, pouring: 0 })),
      guests: [],
      leavers: [],
      bites: [],
      full: [],
      hand: null,
      dragged: false,
      coming: need,
      nextIn: 20,
      thiefIn: own === 'uninvited' ? 200 : 420,
      kins: 0,
      done: 0,
      need,
      streak: 0,
      spared: isLearning(g) ? 1 : 0,
      kinFed: new Map(),
      cursor: { row: 1, i: 0 },
      squash: new Spring(),
      lean: 0,
      idle: 0,
      looked: 0,
    };
    g.progress(0, need, guestsOf(g.design)[0]);
    if (g.rule('timer')) g.clock(120, 'lose');
    return s;
  },

  update(g, s) {
    s.squash.step();
    s.idle++;
    if (s.done < s.need) comeGuests(g, s);
    if (s.done < s.need) waitGuests(g, s);
    else stepLeavers(s);
    if (s.done >= s.need) {
      for (const guest of s.guests) goAway(s, guest, 'shooed');
      if (s.leavers.length > 0) return;
      g.burst(W / 2, 4, { n: g.has('confetti') ? 90 : 40, shape: 'star', speed: 8, life: 1 });
      return g.levelDone();
    }
    stepBowls(g, s);
    stepBites(g, s);
    takeHands(g, s);
  },

  draw: drawFeeding,
  bot: feedingBot,

  state(s, g) {
    const at = rowsOf(s, g)[s.cursor.row]![s.cursor.i]!;
    const aim = aimOf(g, s);
    return {
      cursor: { x: round(at.x), y: round(at.y) },
      next: aim && { kind: aim.kind, x: round(aim.x), y: round(aim.y) },
      guests: s.guests.map((guest) => ({
        x: round(seatX(s, g, guest.seat)),
        y: round(guestY(g.height)),
        there: isThere(guest),
        uninvited: guest.uninvited,
        wants: guest.wants.map((food) => s.foods[food]!.name),
        patience: guest.most === Infinity ? null : Math.ceil(guest.left / 60),
      })),
      hand: s.hand === null ? null : s.foods[s.hand]!.name,
      bowls: s.bowls.map(({ portions }) => portions),
      needed: s.need - s.done,
    };
  },
});
