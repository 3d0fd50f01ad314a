/** A quarter of streets: each thing is brought to whoever waits for it before they go, past those who roam; or who is lost is brought home. */
import { levelsUnless, secondsByLevels } from '../../kit/budget.js';
import { round, Spring } from '../../kit/juice.js';
import { sayLevelName } from '../../kit/level-name.js';
import { firstTitle, subSeed } from '../../kit/random.js';
import { defineKind, type Game } from '../../kit/types.js';
import { deliveryBot } from './bot.js';
import { drawDelivery } from './draw.js';
import { moveFoes, newFoes } from './foes.js';
import { moveHero } from './hero.js';
import { buildQuarter, middleOf, PLANS, type Quarter } from './level.js';
import { isRescue } from './mode.js';
import { comeOrders, serve } from './orders.js';
import { doorAt, type Stand, type State } from './state.js';
import type { Actor } from '../../design.js';

/** different things that lie before the depot at most: there is no more room */
const MOST_WARES = 4;

/** What is carried: the items, or of a rescue whoever the prompt wants saved. */
function waresOf(g: Game, rescue: boolean): Actor[] {
  const { items, goal } = g.design.cast;
  const asked = items.some(({ from }) => from === 'prompt');
  if (rescue && goal?.from === 'prompt' && !asked) return [goal];
  return [...new Map(items.map((actor) => [actor.sprite, actor])).values()].slice(0, MOST_WARES);
}

/** The first levels have few different things; they lie beside each other before the depot. */
function standsOf(g: Game, { home }: Quarter, wares: readonly Actor[]): Stand[] {
  const shown = wares.slice(0, Math.min(wares.length, g.level + 1));
  return shown.map((_, ware) => ({ ware, x: home.x + (ware - (shown.length - 1) / 2) * 1.15, y: home.y }));
}

export const delivery = defineKind<State>({
  genre: 'delivery_game',
  rules: [
    'lives',
    'timer',
    'collect',
    'levels',
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
  view: { kind: 'follow', w: 10.5, h: 10 },
  touch: (design) => ({
    move: 'stick',
    ...(design.rules.some((entry) => entry.rule === 'dash') ? { b: '»' } : {}),
  }),
  lives: 3,
  levels: levelsUnless(4, 'collect'),
  budget: secondsByLevels({ base: 120, level: 90, levels: 4, item: 14 }),
  backdrop: 'top',
  covers: true,

  create(g) {
    const { design } = g;
    const rescue = isRescue(design);
    const plan = PLANS[(subSeed(design.seed, firstTitle(design)) + g.level) % PLANS.length]!;
    const quarter = buildQuarter(g.rand, plan);
    const wares = waresOf(g, rescue);
    const seconds = g.rule('timer')?.seconds;
    // a delivery takes a decent player six seconds
    const most = seconds ? Math.max(2, Math.floor(seconds / 9)) : 200;
    const need = Math.min(most, g.rule('collect')?.n ?? Math.round(3 + g.level + g.skill * 3));
    const stands = rescue ? [] : standsOf(g, quarter, wares);
    const { home } = quarter;
    const kerbs = g.rand.shuffle([...quarter.kerbs]).slice(0, Math.round(2 + g.skill * 3));
    const { obstacles } = design.cast;
    const s: State = {
      quarter,
      rescue,
      wares: rescue ? wares : stands.map(({ ware }) => wares[ware]!),
      stands,
      hero: { x: home.x, y: home.y + 1, vx: 0, vy: 0, hw: 0.3, hh: 0.3, grounded: false, wall: 0 },
      dir: 1,
      walking: false,
      squash: new Spring(),
      dash: 0,
      tired: 0,
      shield: g.has('shield'),
      hands: [],
      room: g.level > 1 || g.levels === 1 ? 2 : 1,
      orders: [],
      coming: need,
      nextIn: 20,
      atOnce: Math.min(3, Math.max(1, g.levels === 1 ? 2 : g.level)),
      done: 0,
      need,
      streak: 0,
      foes: newFoes(g, { quarter }),
      towards: new Int16Array(0),
      rocks: kerbs.map((c, i) => ({ ...middleOf(c), actor: obstacles[i % Math.max(1, obstacles.length)] })),
      flyers: [],
      aim: -1,
      flees: false,
    };
    g.progress(0, need, s.wares[0]);
    if (seconds || g.has('noEnemies')) g.clock(Math.max(60, need * 14), 'lose');
    g.look(s.hero.x, s.hero.y, true);
    return s;
  },

  update(g, s) {
    sayLevelName(g);
    moveHero(g, s);
    comeOrders(g, s);
    serve(g, s);
    moveFoes(g, s);
    for (const flyer of s.flyers) flyer.t++;
    s.flyers = s.flyers.filter(({ t }) => t < 24);
    if (s.done < s.need) return;
    g.burst(s.hero.x, s.hero.y, { n: g.has('confetti') ? 90 : 50, shape: 'star', speed: 8, life: 1 });
    s.squash.kick(-0.3);
    g.levelDone();
  },

  draw: drawDelivery,
  bot: deliveryBot,

  state: (s) => ({
    hero: { x: round(s.hero.x), y: round(s.hero.y) },
    carries: s.rescue ? s.hands.length : s.hands.map((ware) => s.wares[ware]?.name),
    orders: s.orders.map((order) => ({
      ...doorAt(s, order),
      wants: s.wares[order.ware]?.name,
      seconds: order.most === Infinity ? null : Math.ceil(order.left / 60),
      taken: order.taken,
    })),
    items: s.stands.map(({ x, y, ware }) => ({ x: round(x), y, name: s.wares[ware]?.name })),
    goal: s.quarter.home,
    enemies: s.foes.map((foe) => ({ x: round(foe.x), y: round(foe.y), roused: foe.roused })),
    needed: s.need - s.done,
    ground: s.quarter.plan,
  }),
});
