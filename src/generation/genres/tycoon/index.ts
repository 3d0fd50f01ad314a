/** A stand: buy at prices that move, set a price, see who comes; the weather and what is wanted are told in the morning. */
import type { GameDesign } from '../../design.js';
import { clamp, round, Spring } from '../../kit/juice.js';
import { sayLevelName } from '../../kit/level-name.js';
import { defineKind, type Game } from '../../kit/types.js';
import { tycoonBot } from './bot.js';
import { drawTycoon } from './draw.js';
import { tell } from './evening.js';
import { costOf, crowdOf } from './books.js';
import { readHands } from './hands.js';
import { sell } from './sale.js';
import { bestPrice, seasonFor } from './season.js';
import { H, openGoods, spotsOf, STALL, groundOf, TALLEST, W, type State } from './state.js';

const DAYS = 7;
const MONEY = 100;
/** a first order, so that who opens at once sells something */
const FIRST = 5;
/** seconds of all days together in which people come, and the least and most of one */
const SALES = 60;
const [SHORT, LONG] = [3.2, 8];

const ruleOf = ({ rules }: Pick<GameDesign, 'rules'>, name: 'days' | 'timer'): number | undefined => {
  const found = rules.find(({ rule }) => rule === name);
  return found && ('n' in found ? found.n : 'seconds' in found ? found.seconds : undefined);
};

/** As many days as are asked for; where a clock runs, as many as fit. */
function daysOf(design: Pick<GameDesign, 'rules'>): number {
  const timer = ruleOf(design, 'timer');
  return ruleOf(design, 'days') ?? (timer === undefined ? DAYS : clamp(Math.floor(timer / 16), 2, DAYS));
}

const saleSeconds = (design: Pick<GameDesign, 'rules'>): number => {
  const timer = ruleOf(design, 'timer');
  const days = daysOf(design);
  return clamp((timer === undefined ? SALES : timer * 0.35) / days, SHORT, LONG);
};

function newState(g: Game): State {
  const { design, rand, skill } = g;
  const start = g.rule('chips')?.n ?? MONEY;
  const days = daysOf(design);
  const wanted = g.rule('collect')?.n ?? null;
  const asked = g.rule('target')?.n;
  const { season, goods, target } = seasonFor(rand, {
    actors: design.cast.items.slice(0, 3),
    days,
    thieves: !g.has('noEnemies'),
    skill,
    start,
    target: asked,
    sell: wanted ?? undefined,
    part: (asked === undefined && wanted === null ? 0.42 : 0.55) + skill * 0.2,
  });
  return {
    goods,
    wares: goods.map((good) => ({
      order: FIRST * season.each,
      price: bestPrice(good, good.cost) - (good.most > 6 ? good.step * 2 : 0),
      stock: 0,
      sold: 0,
      dear: 0,
      missed: 0,
      earned: 0,
      squash: new Spring(),
    })),
    season,
    phase: 'plan',
    day: 0,
    days,
    money: start,
    start,
    target,
    wanted,
    soldInAll: 0,
    owned: { sign: 0, crate: 0, taste: 0 },
    offer: null,
    guests: [],
    thieves: [],
    t: 0,
    length: Math.round(saleSeconds(design) * 60 * (g.has('fast') ? 0.75 : g.has('slow') ? 1.25 : 1)),
    due: [],
    morning: start,
    rent: 0,
    cursor: 0,
    byKeys: false,
    held: 0,
    press: new Spring(),
    pressed: -1,
    hero: new Spring(),
    purse: new Spring(),
    thought: 0,
  };
}

export const tycoon = defineKind<State>({
  genre: 'tycoon',
  rules: [
    'lives',
    'timer',
    'collect',
    'levels',
    'days',
    'chips',
    'target',
    'noEnemies',
    'gentle',
    'fast',
    'slow',
    'confetti',
  ],
  view: { kind: 'board', w: W, h: H, tallest: TALLEST },
  touch: { move: 'none' },
  lives: 3,
  levels: 1,
  budget: (design) => 90 + (daysOf(design) + 4) * (saleSeconds(design) + 14) * (levelsOf(design) || 1),
  backdrop: 'side',
  goalShows: 'hero',

  create(g) {
    const s = newState(g);
    tell(g, s);
    if (g.rule('timer')) g.clock(120, 'lose');
    return s;
  },

  update(g, s) {
    sayLevelName(g);
    if (s.phase !== 'sale') s.t++;
    s.press.step();
    s.hero.step();
    s.purse.step();
    for (const { squash } of s.wares) squash.step();
    readHands(g, s);
    if (s.phase === 'sale') sell(g, s);
    if (s.phase !== 'plan') tell(g, s);
  },

  draw: drawTycoon,
  bot: tycoonBot,

  state: (s, g) => {
    const spots = spotsOf(s, g.height);
    const at = spots[Math.min(s.cursor, spots.length - 1)];
    return {
      hero: { x: STALL, y: round(groundOf(g.height) - 2) },
      cursor: at ? { x: round(at.x), y: round(at.y) } : { x: STALL, y: 6 },
      phase_of_day: s.phase,
      day: s.day + 1,
      days: s.days,
      money: s.money,
      needed: s.wanted === null ? Math.max(0, s.target - s.money) : Math.max(0, s.wanted - s.soldInAll),
      weather: s.season.rows[s.day]?.weather,
      goods: s.wares.slice(0, openGoods(s)).map(({ order, price, stock, sold }, i) => ({
        order,
        price,
        stock,
        sold,
        cost: costOf(s, i),
        wanted: crowdOf(s, i) * s.season.each,
      })),
      thieves: s.thieves.map(({ x }) => round(x)),
    };
  },
});

function levelsOf({ rules }: Pick<GameDesign, 'rules'>): number {
  return rules.find((entry) => entry.rule === 'levels')?.n ?? 1;
}
