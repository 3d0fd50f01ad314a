/** Click the hero, buy helpers, be there first. Against a rival, against orders that end, or against thieves; the boss of the last level strikes back. */
import type { Actor } from '../../design.js';
import { levelsUnless } from '../../kit/budget.js';
import { round, Spring } from '../../kit/juice.js';
import { defineKind, type Game } from '../../kit/types.js';
import { clickerBot } from './bot.js';
import { drawClicker } from './draw.js';
import { earn, incomeOf, newEconomy, simulate, UPGRADES } from './economy.js';
import { cardX, readHands } from './hands.js';
import { blow, moveBoss, moveGolden, moveOrders, moveThieves, newBoss, rivalPart } from './stage.js';
import { H, HEART, MODES, SHOP, W, type Mode, type State } from './state.js';

const hasBoss = (g: Game): boolean => {
  if (g.has('noEnemies')) return false;
  const every = g.rule('bossEvery')?.n;
  const last = g.level === g.levels;
  return last || (every !== undefined && g.level % every === 0);
};

/** Four pictures for the shop: the hero's hand, then items and what belongs to the place. */
function shelfOf(g: Game): Actor[] {
  const { hero, items, deco, goal } = g.design.cast;
  const rest = [...items, ...(goal ? [goal] : []), ...deco].filter(
    (actor, i, all) => all.findIndex((other) => other.sprite === actor.sprite) === i,
  );
  return [hero, ...Array.from({ length: UPGRADES - 1 }, (_, i) => rest[i % rest.length] as Actor)];
}

export const clicker = defineKind<State>({
  genre: 'clicker',
  rules: [
    'lives',
    'timer',
    'collect',
    'levels',
    'boss',
    'bossEvery',
    'shield',
    'rapidFire',
    'speedUp',
    'fast',
    'slow',
    'noEnemies',
    'gentle',
    'confetti',
  ],
  view: { kind: 'board', w: W, h: H },
  touch: { move: 'none', taps: true },
  lives: 3,
  levels: levelsUnless(3, 'collect'),
  budget: (design) => {
    const levels = design.rules.find((entry) => entry.rule === 'levels')?.n;
    return 60 + (levels ?? 3) * 90;
  },
  backdrop: 'side',

  create(g) {
    const mode: Mode = g.has('noEnemies') ? 'orders' : (MODES[((g.design.seed % 3) + g.level - 1) % 3] as Mode);
    const seconds = g.rule('timer')?.seconds;
    const collect = g.rule('collect')?.n;
    const wanted = 22 + Math.min(5, g.level) * 4 + g.skill * 8 + (collect ? 14 : 0);
    // with a clock of the prompt's, half of it is for the hoard and some of it for the boss
    const length = Math.round(seconds ? Math.min(wanted, Math.max(5, seconds * 0.6 - 6)) : wanted);
    const trace = simulate(length);
    const target = Math.ceil(trace.at(-1) as number);
    const slack = 1.75 - g.skill * 0.6;
    const parts = [0.2, 0.52, 1];
    const milestones = parts.map((part) => Math.ceil(target * part));
    const reach = (amount: number): number => (trace.findIndex((earned) => earned >= amount) + 1 || trace.length) / 10;
    const s: State = {
      mode,
      economy: newEconomy(),
      target,
      unit: collect ? target / collect : 0,
      shelf: shelfOf(g),
      cursor: 0,
      squash: new Spring(),
      cards: Array.from({ length: UPGRADES }, () => new Spring()),
      deadlines: mode === 'race' ? [length * slack] : milestones.map((amount) => reach(amount) * slack + 2),
      milestones,
      order: 0,
      grace: 0,
      rival: mode === 'race' ? (g.design.cast.enemies[(g.level - 1) % g.design.cast.enemies.length] as Actor) : null,
      rivalAt: 0,
      thieves: [],
      thiefWait: 300,
      golden: [],
      goldWait: 420,
      goldTaken: 0,
      frenzy: 0,
      boss: null,
      bossDue: hasBoss(g),
      shields: g.has('shield') ? 2 : 0,
      flying: [],
      clicks: 0,
      held: 0,
      lastEarned: 0,
      poke: 0,
      think: 0,
    };
    tell(g, s);
    if (g.has('timer')) g.clock(90, 'lose');
    return s;
  },

  update(g, s) {
    s.squash.step();
    for (const card of s.cards) card.step();
    if (s.frenzy > 0) s.frenzy--;
    if (s.poke > 0) s.poke--;
    for (const thing of s.flying) {
      thing.age++;
      thing.vy += 20 / 60;
      thing.x += thing.vx / 60;
      thing.y += thing.vy / 60;
    }
    if (s.flying.length > 0) s.flying = s.flying.filter((thing) => thing.age < 46);
    readHands(g, s);
    moveGolden(g, s);
    if (s.boss) {
      if (moveBoss(g, s, s.boss)) beaten(g, s);
      return;
    }
    earn(s.economy, incomeOf(s.economy) / 60);
    tell(g, s);
    if (s.mode === 'raid') moveThieves(g, s);
    else if (s.mode === 'orders') moveOrders(g, s);
    else {
      s.rivalAt = rivalPart(g, s);
      if (s.rivalAt >= 1) {
        // a life, and the rival falls back by a quarter of its way
        s.grace += Math.round((s.deadlines[0] as number) * 16);
        blow(g, s, W - 1, 2);
      }
    }
    if (s.economy.earned < s.target) return;
    if (!s.bossDue) return finish(g, s);
    s.bossDue = false;
    s.thieves = [];
    s.rival = null;
    s.boss = newBoss(g, s);
  },

  draw: drawClicker,
  bot: clickerBot,

  state: (s) => ({
    hero: { x: HEART.x, y: HEART.y },
    cursor: { x: cardX(s.cursor), y: SHOP.y + 1.5, button: 'down' },
    hits: [
      ...s.golden.map((one) => ({ button: 'up', x: round(one.x), y: round(one.y) })),
      ...[HEART, ...s.thieves].map((one) => ({ button: 'a', x: round(one.x), y: round(one.y) })),
    ],
    mode: s.boss ? 'boss' : s.mode,
    bank: Math.floor(s.economy.bank),
    earned: Math.floor(s.economy.earned),
    needed: s.target,
    owned: [...s.economy.owned],
    rival: Math.round(s.rivalAt * 1000) / 1000,
    order: s.order,
    thieves: s.thieves.map((one) => ({ x: round(one.x), y: round(one.y) })),
    golden: s.golden.map((one) => ({ x: round(one.x), y: round(one.y) })),
    shields: s.shields,
    boss: s.boss && { hp: Math.round(s.boss.hp), charge: s.boss.charge },
  }),
});

/** The HUD counts things up to the prompt's number, or parts of a hundred: four digits twice don't fit a phone. */
function tell(g: Game, s: State): void {
  const whole = s.unit > 0 ? Math.round(s.target / s.unit) : 100;
  const done = Math.min(whole, Math.floor((s.economy.earned / s.target) * whole + 1e-6));
  g.progress(done, whole, g.design.cast.items[0]);
}

function beaten(g: Game, s: State): void {
  const { accent, danger } = g.design.theme.palette;
  g.burst(HEART.x, HEART.y, {
    n: 60,
    colour: [accent, danger, '#ffffff'],
    shape: 'star',
    speed: 9,
    life: 1.1,
    size: 0.3,
  });
  g.sound('explode');
  g.shake(0.9);
  g.freeze(10);
  g.bar(null);
  g.addScore(500, HEART.x, HEART.y);
  s.boss = null;
  finish(g, s);
}

function finish(g: Game, s: State): void {
  g.addScore(100 + g.lives * 50, HEART.x, HEART.y - 2);
  for (let i = 0; i < (g.has('confetti') ? 5 : 3); i++)
    g.burst(2 + i * 2, 5, { n: 26, shape: 'star', speed: 8, life: 1 });
  s.squash.kick(-0.35);
  g.levelDone();
}
