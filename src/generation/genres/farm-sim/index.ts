/** A farm through the seasons: till, sow, water, harvest, and bring the market what it asks for before it stops waiting. Pests eat, rain helps, a festival ends it. */
import { secondsByLevels } from '../../kit/budget.js';
import { bossOn } from '../../kit/bosses.js';
import { round, Spring } from '../../kit/juice.js';
import { firstTitle, subSeed } from '../../kit/random.js';
import { defineKind } from '../../kit/types.js';
import { farmBot } from './bot.js';
import { grow } from './crops.js';
import { drawFarm } from './draw.js';
import { buildField, middle, VIEW_H, VIEW_W } from './field.js';
import { readHands } from './hands.js';
import { ideaOf, IDEAS, levelsOf, nextRain, seasonOf, usualNeed } from './ideas.js';
import { makeOrders, moveOrders } from './orders.js';
import { firstPest, movePests } from './pests.js';
import type { State } from './state.js';

export const farmSim = defineKind<State>({
  genre: 'farm_sim',
  rules: [
    'lives',
    'timer',
    'collect',
    'levels',
    'boss',
    'bossEvery',
    'dash',
    'shield',
    'magnet',
    'speedUp',
    'fast',
    'slow',
    'noEnemies',
    'gentle',
    'confetti',
  ],
  view: { kind: 'board', w: VIEW_W, h: VIEW_H },
  touch: (design) => ({
    move: 'none',
    ...(design.rules.some((entry) => entry.rule === 'dash') ? { b: '»' } : {}),
  }),
  lives: 3,
  levels: levelsOf,
  budget: secondsByLevels({ base: 120, level: 100, levels: IDEAS.length, item: 9 }),
  backdrop: 'top',

  create(g) {
    const field = buildField(g.rand, (subSeed(g.design.seed, firstTitle(g.design)) % 3) + g.level - 1);
    const idea = ideaOf(g);
    if (idea && idea !== 'plain') g.idea(idea);
    const season = seasonOf(g, idea);
    const crops = [...new Map(g.design.cast.items.map((actor) => [actor.sprite, actor])).values()].slice(0, 5);
    const last = g.level === g.levels;
    const seconds = g.rule('timer')?.seconds;
    // one takes some seven seconds, and none is ripe in the first twenty
    const most = seconds ? Math.max(2, Math.floor((seconds - 18) / 7)) : 200;
    const need = Math.min(most, g.rule('collect')?.n ?? usualNeed(g, last));
    const at = middle(field.start);
    const s: State = {
      idea,
      field,
      season,
      crops,
      hero: { ...at, dir: 1, walking: false, squash: new Spring() },
      beds: field.beds.map((c, i) => ({
        c,
        stage: i % 3 === g.level % 3 ? 'soil' : 'wild',
        type: 0,
        grown: 0,
        wet: 0,
        dry: 0,
        giant: false,
        squash: new Spring(),
      })),
      orders: [],
      coming: makeOrders(g, season, crops.length, need, last && need > 4, idea === 'market'),
      nextOrder: 30,
      delivered: 0,
      sown: 0,
      need,
      filled: 0,
      pests: [],
      nextPest: 0,
      pestsMade: g.level - 1,
      boss: bossOn(g) ? 'to come' : null,
      rain: 0,
      nextRain: nextRain({ idea }, g.rand.int(900, 1700)),
      flyers: [],
      jobs: [],
      busy: 0,
      held: false,
      dash: 0,
      tired: 0,
      shields: g.has('shield') ? 1 : 0,
      aim: -1,
    };
    s.nextPest = firstPest(g, s);
    g.progress(0, need, crops[0]);
    if (seconds) g.clock(120, 'lose');
    return s;
  },

  update(g, s) {
    s.hero.squash.step();
    readHands(g, s);
    weather(g, s);
    grow(g, s);
    movePests(g, s);
    moveOrders(g, s);
    for (const flyer of s.flyers) flyer.t++;
    s.flyers = s.flyers.filter((flyer) => flyer.t < 36);
    if (s.orders.length > 0 || s.coming.length > 0 || s.boss) return;
    g.burst(s.hero.x, s.hero.y, { n: g.has('confetti') ? 90 : 50, shape: 'star', speed: 8, life: 1 });
    s.hero.squash.kick(-0.3);
    g.levelDone();
  },

  draw: drawFarm,
  bot: farmBot,

  state: (s) => ({
    hero: { x: round(s.hero.x), y: round(s.hero.y) },
    enemies: s.pests.map((pest) => ({ x: round(pest.x), y: round(pest.y), boss: pest.boss, eating: pest.eaten > 0 })),
    items: s.beds
      .filter((bed) => bed.stage === 'crop')
      .map((bed) => ({
        ...middle(bed.c),
        crop: bed.type,
        grown: round(bed.grown),
        dry: bed.wet === 0,
        giant: bed.giant,
      })),
    soil: s.beds.filter((bed) => bed.stage === 'soil').length,
    orders: s.orders.map((one) => ({
      seconds: Math.ceil(one.left / 60),
      festival: one.festival,
      wants: one.wants.map(({ type, n, done }) => ({ crop: type, n, done })),
    })),
    needed: s.need - s.delivered,
    season: s.season,
    idea: s.idea,
    rain: s.rain > 0,
    ground: s.field.plan,
  }),
});

/** A shower now and then, seldom in summer, waters everything. */
function weather(g: Parameters<typeof farmBot>[0], s: State): void {
  if (s.rain > 0) s.rain--;
  if (--s.nextRain > 0) return;
  s.rain = 240;
  s.nextRain = nextRain(s, Math.round(g.rand.range(1500, 2600) * (s.season === 'summer' ? 1.6 : 1)));
  g.sound('level', 0.7);
}
