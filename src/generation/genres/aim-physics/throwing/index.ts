/** Throwing: who comes by is thrown at, or fed, and whoever must not be hit is left alone. */
import { bossOn, chiefOf } from '../../../kit/bosses.js';
import { secondsByLevels } from '../../../kit/budget.js';
import { round, Spring } from '../../../kit/juice.js';
import { defineKind, type Game } from '../../../kit/types.js';
import { stepBeing } from './beings.js';
import { throwingBot } from './bot.js';
import { isFed, sparedOf, targetsOf, thrownOf } from './mode.js';
import { bringBoss, stepComers } from './comers.js';
import { coversFor } from './covers.js';
import { drawThrowing } from './draw.js';
import { ideaOf, IDEAS, levelsOf, needOf } from './ideas.js';
import { finish, tell } from './score.js';
import { H, heroFeet, isOpen, middleOf, PATIENCE, TALLEST, W, WIDEST, type State } from './state.js';
import { stepThrows } from './throws.js';

/** blows that a boss takes */
const STRONG = 5;
/** units a second that the wind carries what flies */
const WIND = { least: 0.9, more: 1.3 } as const;
/** seconds of a round, where a clock is asked for without a number */
const SECONDS = 60;

/** All is thrown and too few are hit: a life for as many throws again, where lives are asked for; else the game. */
function outOfThrows(g: Game, s: State): void {
  if (!g.rule('lives')) return g.lose();
  if (g.hurt(s.hero.x, heroFeet(g) - 1) !== 'dead') s.left = g.rule('throws')?.n ?? null;
}

export const throwing = defineKind<State>({
  genre: 'aim_physics',
  rules: [
    'lives',
    'timer',
    'collect',
    'throws',
    'levels',
    'boss',
    'bossEvery',
    'lowGravity',
    'shield',
    'magnet',
    'speedUp',
    'fast',
    'slow',
    'noEnemies',
    'gentle',
    'shooting',
    'confetti',
  ],
  view: { kind: 'board', w: W, h: H, widest: WIDEST, tallest: TALLEST },
  touch: { move: 'none' },
  lives: 3,
  levels: levelsOf,
  budget: secondsByLevels({ base: 90, level: 50, levels: IDEAS.length, item: 6 }),
  backdrop: 'side',
  goalShows: 'aim',
  tellsAbove: true,

  create(g) {
    const { design, rand } = g;
    const idea = ideaOf(g);
    if (idea && idea !== 'plain') g.idea(idea);
    const boss = bossOn(g);
    const way = rand.chance(0.5) ? 1 : -1;
    const s: State = {
      idea,
      targets: targetsOf(design),
      spared: sparedOf(design),
      thrown: thrownOf(design),
      fed: isFed(design),
      covers: coversFor(g),
      beings: [],
      flights: [],
      hero: { x: W / 2, way: 0 },
      cursor: { x: W / 2, y: g.height * 0.55 },
      seen: null,
      steering: 0,
      wind: idea === 'crosswind' ? way * (WIND.least + g.skill * WIND.more) : 0,
      rest: 12,
      wait: 20,
      came: 0,
      left: g.rule('throws')?.n ?? null,
      hits: 0,
      need: needOf(g, idea),
      timed: g.has('timer') && !g.has('collect'),
      tries: 0,
      streak: 0,
      patience: PATIENCE,
      shield: g.has('shield'),
      boss: boss ? { actor: chiefOf(design), hp: STRONG, most: STRONG } : null,
      cheer: 0,
      squash: new Spring(),
      thought: 0,
    };
    tell(g, s);
    if (g.has('timer')) g.clock(SECONDS, 'lose');
    return s;
  },

  update(g, s) {
    s.squash.step();
    if (s.cheer > 0) {
      g.hold();
      s.beings = s.beings.filter((one) => one.hit === 0 || stepBeing(g, s, one));
      if (--s.cheer === 0) g.levelDone();
      return;
    }
    stepThrows(g, s);
    stepComers(g, s);
    if (s.hits >= s.need) bringBoss(g, s);
    s.beings = s.beings.filter((one) => stepBeing(g, s, one));
    // the kit's clock would lose in the next frame
    if (s.timed && !s.boss && (g.clockLeft ?? SECONDS) < 0.05 && s.hits >= s.need) finish(g, s);
    if (s.left === 0 && s.flights.length === 0 && s.cheer === 0) outOfThrows(g, s);
  },

  draw: drawThrowing,
  bot: throwingBot,

  state: (s, g) => ({
    hero: { x: round(s.hero.x), y: round(heroFeet(g)) },
    cursor: { x: round(s.cursor.x), y: round(s.cursor.y) },
    idea: s.idea,
    targets: s.beings
      .filter((one) => !one.spared && isOpen(one))
      .map((one) => {
        const { x, y } = middleOf(g, one);
        return { x: round(x), y: round(y), golden: one.golden, blows: one.hp };
      }),
    spared: s.beings.filter(({ spared, hit }) => spared && hit === 0).map(({ x, y }) => ({ x: round(x), y: round(y) })),
    flying: s.flights.length,
    wind: round(s.wind),
    needed: Math.max(0, s.need - s.hits),
    throwsLeft: s.left,
    patience: s.patience,
    boss: s.boss?.hp ?? null,
    shield: s.shield,
  }),
});
