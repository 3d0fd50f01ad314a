/** Eat and grow: whoever is smaller is eaten, whoever is larger bites; a level is done when one is full-grown. */
import { levelsUnless, secondsByLevels } from '../../../kit/budget.js';
import { ideaAt } from '../../../kit/ideas.js';
import { round, Spring } from '../../../kit/juice.js';
import { defineKind, type Game } from '../../../kit/types.js';
import { fenced, H, W } from '../field.js';
import { moveBeing, refill } from './beings.js';
import { growingBot } from './bot.js';
import { drawGrowing } from './draw.js';
import { meet, moveHero } from './hero.js';
import { COMES, FULL, isFull, isThreat, SMALL, type GrowingIdea, type State } from './state.js';

const IDEAS: readonly GrowingIdea[] = ['hunters', 'dashers', 'dark', 'haste', 'chief'];
const TENTHS = 10;

export const growing = defineKind<State>({
  genre: 'arena',
  rules: ['lives', 'timer', 'levels', 'collect', 'fast', 'slow', 'noEnemies', 'gentle', 'confetti'],
  view: { kind: 'follow', w: 11, h: 11.5 },
  touch: { move: 'stick', a: '»' },
  lives: 3,
  levels: levelsUnless(IDEAS.length, 'collect', 'timer'),
  budget: secondsByLevels({ base: 60, level: 90, levels: IDEAS.length, item: 6 }),
  backdrop: 'top',
  floor: true,
  goalShows: 'hero',

  create(g) {
    const idea = g.levels < 3 || g.has('noEnemies') ? 'hunters' : (ideaAt(g, IDEAS) ?? 'hunters');
    if (idea !== 'hunters') g.idea(idea);
    const s: State = {
      idea,
      tiles: fenced(),
      hero: { x: W / 2, y: H / 2, vx: 0, vy: 0, size: SMALL },
      angle: 0,
      beings: [],
      eaten: 0,
      need: g.rule('collect')?.n ?? 0,
      told: 0,
      dash: 0,
      dashWait: 0,
      comboLeft: 0,
      combo: 0,
      squash: new Spring(),
      plan: { x: 0, y: 0, left: 0 },
    };
    const seconds = g.rule('timer')?.seconds;
    if (seconds !== undefined) g.clock(seconds, 'lose');
    for (let i = 0; i < 14; i++) refill(g, s);
    for (const one of s.beings) one.age = COMES;
    g.progress(0, s.need || TENTHS, g.design.cast.hero);
    g.look(W / 2, H / 2, true);
    return s;
  },

  update(g, s) {
    moveHero(g, s);
    for (const one of s.beings) moveBeing(g, s, one);
    meet(g, s);
    if (g.frame % 20 === 0) refill(g, s);
    tell(g, s);
    const chief = s.beings.some(({ role }) => role === 'chief');
    if (s.need > 0 ? s.eaten >= s.need : isFull(s) && !chief) g.levelDone();
    g.look(W / 2 + (s.hero.x - W / 2) * 0.85, H / 2 + (s.hero.y - H / 2) * 0.85);
  },

  draw: drawGrowing,
  bot: growingBot,

  state: (s) => ({
    idea: s.idea,
    hero: { x: round(s.hero.x), y: round(s.hero.y), size: round(s.hero.size) },
    eaten: s.eaten,
    needed: s.need,
    beings: s.beings.map((one) => ({
      x: round(one.x),
      y: round(one.y),
      size: round(one.size),
      threat: isThreat(s, one),
    })),
  }),
});

/** How far one has grown, in tenths; each is heard. */
function tell(g: Game, s: State): void {
  if (s.need > 0) return g.progress(Math.min(s.eaten, s.need), s.need, g.design.cast.hero);
  const tenths = Math.floor(((s.hero.size - SMALL) / (FULL - 0.01 - SMALL)) * TENTHS);
  if (tenths === s.told) return;
  if (tenths > s.told) {
    g.sound('power', 0.8 + tenths * 0.05);
    g.burst(s.hero.x, s.hero.y, {
      n: 1,
      shape: 'ring',
      speed: 0,
      size: s.hero.size * 0.8,
      life: 0.4,
      colour: '#ffffff',
    });
  }
  s.told = tenths;
  g.progress(tenths, TENTHS, g.design.cast.hero);
}
