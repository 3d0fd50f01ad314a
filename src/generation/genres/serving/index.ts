/** Serving: guests come to a counter, and each gets what it wants, from the shelf or out of the pan, while it still waits. */
import { levelsUnless, secondsByLevels } from '../../kit/budget.js';
import { round, Spring } from '../../kit/juice.js';
import { defineKind, type Game } from '../../kit/types.js';
import { aimOf, servingBot } from './bot.js';
import { drawServing } from './draw.js';
import { comeGuests, isSeated, waitGuests } from './guests.js';
import { isCooking } from './mode.js';
import { H, rowsOf, TALLEST, W, type State, guestY } from './state.js';
import { stepStoves, takeHands } from './work.js';

/** wares that fit a shelf on a phone */
const MOST_WARES = 5;

/** How many come: a number of the prompt, else more with each level, and no more than can be served in time. */
function needOf(g: Game): number {
  const seconds = g.rule('timer')?.seconds;
  const most = seconds ? Math.max(2, Math.floor(seconds / (isCooking(g.design) ? 12 : 7))) : 200;
  // a number of the prompt is kept, whatever the clock
  return g.rule('collect')?.n ?? Math.min(most, Math.round((isCooking(g.design) ? 2 : 4) + g.level + g.skill * 4));
}

export const serving = defineKind<State>({
  genre: 'serving',
  rules: ['lives', 'timer', 'collect', 'levels', 'speedUp', 'fast', 'slow', 'noEnemies', 'gentle', 'confetti'],
  view: { kind: 'board', w: W, h: H, tallest: TALLEST },
  touch: { move: 'none' },
  lives: 3,
  levels: levelsUnless(4, 'collect'),
  budget: secondsByLevels({ base: 150, level: 90, levels: 4, item: 10 }),
  backdrop: 'side',

  create(g) {
    const cooking = isCooking(g.design);
    const all = [...new Map(g.design.cast.items.map((actor) => [actor.sprite, actor])).values()];
    const named = all.filter(({ from }) => from === 'prompt').length;
    // the shelf grows by the level, and what the prompt names is there from the start
    const many = Math.max(named, g.level + (g.skill > 0.4 ? 2 : 1), 2);
    const need = needOf(g);
    const s: State = {
      cooking,
      wares: all.slice(0, Math.min(many, MOST_WARES)),
      seats: Math.min(4, 2 + Number(g.level > 1) + Number(g.skill > 0.5)),
      guests: [],
      leavers: [],
      tray: [],
      cooked: false,
      spoilt: false,
      stoves: cooking ? Array.from({ length: g.level > 1 || g.has('timer') ? 2 : 1 }, () => ({ wares: [], t: 0 })) : [],
      coming: need,
      nextIn: 20,
      done: 0,
      need,
      streak: 0,
      cursor: { row: 2, i: 0 },
      squash: new Spring(),
      idle: 0,
      looked: 0,
    };
    g.progress(0, need, s.wares[0]);
    if (g.rule('timer')) g.clock(120, 'lose');
    return s;
  },

  update(g, s) {
    s.squash.step();
    s.idle++;
    if (s.done >= s.need) {
      waitGuests(g, s);
      if (s.leavers.length > 0) return;
      g.burst(W / 2, 4, { n: g.has('confetti') ? 90 : 40, shape: 'star', speed: 8, life: 1 });
      return g.levelDone();
    }
    comeGuests(g, s);
    waitGuests(g, s);
    stepStoves(g, s);
    takeHands(g, s);
  },

  draw: drawServing,
  bot: servingBot,

  state(s, g) {
    const at = rowsOf(s, g.height)[s.cursor.row]![s.cursor.i]!;
    const aim = aimOf(g, s);
    return {
      cursor: { x: round(at.x), y: round(at.y) },
      next: aim && { kind: aim.kind, x: round(aim.x), y: round(aim.y) },
      guests: s.guests.map((guest) => ({
        x: round(guest.x),
        y: round(guestY(g.height)),
        seated: isSeated(s, guest),
        wants: guest.wants.map((ware) => s.wares[ware]!.name),
        patience: guest.most === Infinity ? null : Math.ceil(guest.left / 60),
      })),
      tray: s.tray.map((ware) => s.wares[ware]!.name),
      cooked: s.cooked,
      stoves: s.stoves.map(({ wares, t }) => ({ wares: wares.length, t })),
      needed: s.need - s.done,
    };
  },
});
