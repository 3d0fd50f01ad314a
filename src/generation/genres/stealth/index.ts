/** Sneak past watchers with cones of sight and sleepers who wake of noise, hide, take things and get out; or red light, green light. */
import { secondsByRules } from '../../kit/budget.js';
import { round } from '../../kit/juice.js';
import { sayLevelName } from '../../kit/level-name.js';
import { defineKind, type Game } from '../../kit/types.js';
import { sneakBot } from './bot.js';
import { drawStealth } from './draw.js';
import { ideasOf } from './house.js';
import { isAsleep, isRedLight } from './mode.js';
import { redBot } from './red-bot.js';
import { newRedLight, RED_LEVELS, updateRedLight } from './red-light.js';
import { newSneaking, updateSneaking } from './sneak.js';
import { H, turnTo, W, type State } from './state.js';

export const stealth = defineKind<State>({
  genre: 'stealth_game',
  rules: ['lives', 'timer', 'collect', 'levels', 'fast', 'slow', 'gentle', 'confetti'],
  view: { kind: 'follow', w: 13.5, h: 14 },
  touch: (design) => ({ move: 'stick', ...(isRedLight(design) ? {} : { a: '…' }) }),
  lives: 3,
  // a number of things that is asked for is wanted on each level
  levels: (design) =>
    design.rules.some(({ rule }) => rule === 'collect')
      ? 3
      : isRedLight(design)
        ? RED_LEVELS
        : ideasOf(isAsleep(design)),
  budget: secondsByRules(420, { levels: 60, collect: (n) => n * 30 }),
  backdrop: 'top',
  covers: true,

  create(g) {
    const s = isRedLight(g.design) ? newRedLight(g) : newSneaking(g);
    const seconds = g.rule('timer')?.seconds;
    if (seconds !== undefined) g.clock(seconds, 'lose');
    if (s.need > 0) g.progress(0, s.need, g.design.cast.items[0]);
    look(g, s, true);
    return s;
  },

  update(g, s) {
    sayLevelName(g);
    if (s.game === 'red') updateRedLight(g, s);
    else updateSneaking(g, s);
    look(g, s, false);
  },

  draw: drawStealth,
  bot: (g, s, pad) => (s.game === 'red' ? redBot(g, s, pad) : sneakBot(g, s, pad)),

  state: (s) => ({
    hero: { x: round(s.hero.x), y: round(s.hero.y) },
    idea: s.idea,
    goal: { x: s.goal.x, y: s.goal.y },
    items: s.things.map((one) => ({ x: round(one.x), y: round(one.y) })),
    taken: s.taken,
    needed: s.need,
    ...(s.game === 'red'
      ? { look: s.look, covered: s.covered, back: s.back }
      : {
          hidden: s.hidden,
          enemies: s.watchers.map((w) => ({
            x: round(w.x),
            y: round(w.y),
            heading: round(turnTo(0, w.heading)),
            notice: round(w.notice),
            ...(w.sort === 'sleeper' ? { wake: round(w.wake), awake: w.awake > 0 } : {}),
          })),
        }),
  }),
});

/** The place is a little larger than the window: the camera goes with the hero, and shows no more of what is beyond than it must. */
function look(g: Game, { hero }: State, now: boolean): void {
  g.look(W / 2 + (hero.x - W / 2) * 0.6, H / 2 + (hero.y - H / 2) * 0.25 - 0.5, now);
}
