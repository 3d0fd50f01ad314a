/**
 * Build along the way, hold the waves. The hero is the guard; items arm the other towers; who gets through costs a life, a boss costs all of them.
 * Each level is proven when it is made: a greedy builder holds it, an idle one does not.
 */
import { secondsByRules } from '../../kit/budget.js';
import { round, Spring } from '../../kit/juice.js';
import { defineKind, type Game } from '../../kit/types.js';
import { towerBot } from './bot.js';
import { drawTowers } from './draw.js';
import { cleared, stepField } from './field.js';
import { cursorAt, readHands } from './hands.js';
import { buildGround, SHAPES } from './paths.js';
import { coverOf, nextDeed, provenTough } from './proof.js';
import { COLS, ROWS, SHOP_H, SHOP_Y, type Field, type State } from './state.js';
import { eventsOf, stepDrops, tell } from './told.js';
import { planWaves, WAVES } from './waves.js';

/** waves of an endless game after which its plan begins again, stronger */
const CYCLE = 12;

export const towerDefense = defineKind<State>({
  genre: 'tower_defense',
  rules: [
    'lives',
    'timer',
    'collect',
    'levels',
    'waves',
    'boss',
    'bossEvery',
    'shield',
    'rapidFire',
    'magnet',
    'multiBall',
    'speedUp',
    'fast',
    'slow',
    'gentle',
    'shooting',
    'confetti',
  ],
  view: { kind: 'board', w: COLS, h: SHOP_Y + SHOP_H + 0.1 },
  touch: { move: 'none' },
  lives: 10,
  levels: 1,
  budget: secondsByRules(300, { waves: 36, timer: 1, collect: 8, levels: 200 }),
  backdrop: 'top',
  goalShows: 'goal',

  create(g) {
    const seconds = g.rule('timer')?.seconds;
    const asked = g.rule('waves')?.n;
    const need = Math.min(g.rule('collect')?.n ?? 0, seconds ? Math.max(2, Math.floor(seconds / 4)) : 200);
    const endless = asked === undefined && (need > 0 || seconds !== undefined);
    const most = seconds ? Math.max(1, Math.floor((seconds - 30) / 12)) : 30;
    const waves = endless ? Infinity : Math.min(most, asked ?? (g.levels > 1 ? 4 : WAVES));
    const planned = endless ? CYCLE : waves;
    const every = g.rule('bossEvery')?.n;
    const boss = (wave: number): boolean =>
      (every !== undefined && wave % every === 0) || wave === waves || (endless && g.has('boss') && wave === 3);
    // another grammar in each level; the first by the seed
    const { obstacles } = g.design.cast;
    const ground = buildGround(
      g.rand,
      4 + obstacles.length,
      g.levels > 1 ? (g.design.seed % SHAPES) + g.level : g.rand.int(0, SHAPES - 1),
    );
    const plan = planWaves(g, planned, ground.lanes.length, boss);
    const make = (tough: number): Field => ({
      ground,
      plan,
      cast: g.design.cast.enemies,
      tough: tough * (0.8 + g.skill * 1.5),
      pace: (0.82 + g.skill * 0.3) * (g.has('fast') ? 1.1 : 1) * (g.has('slow') ? 0.9 : 1),
      rate: g.has('rapidFire') ? 1.4 : 1,
      aims: g.has('multiBall') ? 2 : 1,
      speedUp: g.has('speedUp'),
      foes: [],
      towers: [],
      bolts: [],
      flashes: [],
      queue: [],
      coins: Math.round(115 + (1 - g.skill) * 30),
      wave: 0,
      waves,
      rest: seconds ? Math.min(5, seconds / 6) : 14,
      beaten: 0,
    });
    const field = make(provenTough(make, Math.max(1, g.lives), Math.min(planned, 9)));
    if (seconds !== undefined) g.clock(seconds, 'lose');
    const cover = coverOf(field);
    const first = nextDeed(field, cover);
    const s: State = {
      field,
      type: 'guard',
      chosen: null,
      cursor: { c: Math.floor(COLS / 2), r: Math.floor(ROWS / 2) },
      slot: 1,
      byKeys: false,
      held: 0,
      seen: null,
      drops: [],
      need,
      got: 0,
      shield: g.has('shield'),
      purse: new Spring(),
      gate: new Spring(),
      called: new Spring(),
      leaks: 0,
      announced: 0,
      falls: 0,
      bosses: 0,
      survive: endless && need === 0,
      done: 0,
      clicks: [],
      down: false,
      cover,
      hint: first && 'c' in first ? { c: first.c, r: first.r } : null,
    };
    tell(g, s);
    return s;
  },

  update(g, s) {
    const f = s.field;
    readHands(g, s);
    stepField(f, 1 / 60, eventsOf(g, s));
    for (const spring of [s.purse, s.gate, s.called]) spring.step();
    for (const tower of f.towers) tower.squash.step();
    for (const foe of f.foes) foe.squash.step();
    if (f.flashes.length > 0) f.flashes = f.flashes.filter((flash) => --flash.left > 0);
    stepDrops(g, s);
    if (f.wave > s.announced) announce(g, s);
    const boss = f.foes.find((foe) => foe.way === 'boss');
    g.bar(boss ? boss.hp / boss.most : null, boss?.actor);
    judge(g, s);
  },

  draw: drawTowers,
  bot: towerBot,

  state: (s) => ({
    hero: { x: s.cursor.c + 0.5, y: s.cursor.r + 0.5 },
    cursor: cursorAt(s),
    ground: s.field.ground.grammar,
    coins: s.field.coins,
    type: s.type,
    wave: s.field.wave,
    waves: Number.isFinite(s.field.waves) ? s.field.waves : null,
    towers: s.field.towers.map((tower) => ({ c: tower.c, r: tower.r, type: tower.type, level: tower.level })),
    enemies: s.field.foes.map((foe) => ({ x: round(foe.x), y: round(foe.y), way: foe.way, hp: Math.round(foe.hp) })),
    coming: s.field.queue.length,
    beaten: s.field.beaten,
    collected: s.got,
    needed: s.need,
    shield: s.shield,
  }),
});

function announce(g: Game, s: State): void {
  const f = s.field;
  const { texts } = g.design;
  const boss = f.queue.some((one) => one.spawn.way === 'boss' && one.wave === f.wave);
  s.announced = f.wave;
  const { idea = null } = f.plan[(f.wave - 1) % f.plan.length] ?? {};
  if (idea) g.idea(idea);
  if (g.has('shield')) s.shield = true;
  g.banner(boss ? (texts.boss ?? '') : `${texts.wave ?? ''} ${f.wave}`);
  g.sound(boss ? 'boss' : 'level', boss ? 1 : 0.9);
  tell(g, s);
}

/** Ends the level where its goal is met. */
function judge(g: Game, s: State): void {
  const f = s.field;
  // to survive a clock a tower must stand: doing nothing is no defence
  if (s.survive) {
    if ((g.clockLeft ?? 0) < 0.05 && f.towers.length > 0) g.levelDone();
    return;
  }
  const collected = s.got >= s.need;
  const over = Number.isFinite(f.waves)
    ? f.wave >= f.waves && cleared(f)
    : collected && (!g.has('boss') || s.bosses > 0);
  if (!over) return;
  if (!collected) {
    // not enough fell for the order: another wave
    if (s.drops.length === 0) f.waves++;
    return;
  }
  if (++s.done < 30) return;
  g.addScore(100 + g.lives * 20 + f.coins, COLS / 2, ROWS / 2);
  for (const tower of f.towers)
    g.burst(tower.x, tower.y, { n: g.has('confetti') ? 26 : 12, shape: 'star', speed: 6, life: 1 });
  g.levelDone();
}
