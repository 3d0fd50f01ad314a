/** Survive: waves of enemies that each fight in their own way, among cover, with powers to pick up. With `collect` things are gathered; without enemies it is a game of catch. */
import { secondsByRules } from '../../kit/budget.js';
import { round, Spring } from '../../kit/juice.js';
import { defineKind, type Game } from '../../kit/types.js';
import { arenaBot } from './bot.js';
import { drawArena } from './draw.js';
import { buildField, H, spread, W } from './field.js';
import { moveFoe, spreadOut } from './foes.js';
import { harm, moveHero, moveShots, newHero, shoot } from './hero.js';
import { ideaOf, levelsOf, stepBursts, WAVES_EACH } from './ideas.js';
import { addBumpers, addPower, layItems, stepBumpers, stepItems } from './items.js';
import { cleared, stepWaves } from './waves.js';
import { dist, type State } from './state.js';

const WAVES = 5;
const seconds = secondsByRules(150, { waves: 22, timer: 1, collect: 5, levels: 100, boss: 60, bossEvery: () => 60 });

export const arena = defineKind<State>({
  genre: 'arena',
  rules: [
    'lives',
    'timer',
    'collect',
    'levels',
    'waves',
    'boss',
    'bossEvery',
    'lowGravity',
    'dash',
    'shield',
    'rapidFire',
    'magnet',
    'multiBall',
    'speedUp',
    'fast',
    'slow',
    'noEnemies',
    'gentle',
    'shooting',
    'confetti',
  ],
  view: { kind: 'follow', w: 10.5, h: 11 },
  touch: (design) => ({
    move: 'stick',
    a: '●',
    ...(design.rules.some((entry) => entry.rule === 'dash') ? { b: '»' } : {}),
  }),
  lives: 3,
  levels: levelsOf,
  budget: (design) =>
    seconds(design) + (design.rules.some(({ rule }) => rule === 'levels') ? 0 : 40 * (levelsOf(design) - 1)),
  backdrop: 'top',
  floor: true,
  goalShows: 'foe',

  create(g) {
    const harmless = g.has('noEnemies');
    const timer = g.rule('timer')?.seconds;
    // where nothing can end the game by harm, the clock asks for something to be done
    const quiet = timer !== undefined && (harmless || g.has('gentle')) ? Math.max(5, Math.round(timer / 6)) : 0;
    const need = g.rule('collect')?.n ?? (quiet || (harmless ? 15 : 0));
    const asked = g.rule('waves')?.n;
    const endless = harmless || (asked === undefined && (need > 0 || timer !== undefined));
    const idea = ideaOf(g);
    if (idea && idea !== 'chasers') g.idea(idea);
    const s: State = {
      idea,
      tiles: buildField(g),
      ways: new Int16Array(W * H),
      hero: newHero(W / 2, H / 2),
      angle: 0,
      wait: 0,
      flash: 0,
      stun: 0,
      dash: 0,
      dashWait: 0,
      shield: false,
      rapid: 0,
      fan: 0,
      squash: new Spring(),
      foes: [],
      shots: [],
      balls: [],
      items: [],
      coming: [],
      queue: [],
      wave: 0,
      waves: endless ? Infinity : (asked ?? (idea ? WAVES_EACH : g.levels > 1 ? 3 : WAVES)),
      pause: harmless ? 0 : 60,
      sinceWave: 0,
      // a survival's waves come by the clock, beaten or not
      period: endless ? 1500 : timer !== undefined ? (timer * 60) / (asked ?? WAVES) : Infinity,
      boss: 'awaited',
      need,
      got: 0,
      combo: 0,
      comboLeft: 0,
      bumpers: [],
      bursts: [],
      marks: [],
      plan: { x: 0, y: 0, left: 0 },
    };
    if (timer !== undefined) g.clock(timer, need > 0 ? 'lose' : 'win');
    if (harmless) addBumpers(g, s);
    layItems(g, s);
    addPower(g, s);
    if (need > 0) g.progress(0, need);
    g.look(W / 2, H / 2, true);
    return s;
  },

  update(g, s) {
    const { hero } = s;
    if (g.frame % 10 === 0) spread(s.tiles, Math.floor(hero.x), Math.floor(hero.y), s.ways);
    moveHero(g, s);
    shoot(g, s);
    if (!g.has('noEnemies')) stepWaves(g, s);
    for (const foe of s.foes) moveFoe(g, s, foe);
    spreadOut(s);
    moveShots(g, s);
    for (const foe of s.foes)
      if (dist(foe.x - hero.x, foe.y - hero.y) < foe.size * 0.4 + 0.28) harm(g, s, foe.x, foe.y);
    stepBumpers(g, s);
    stepBursts(g, s);
    if (s.comboLeft > 0) s.comboLeft--;
    const boss = s.foes.find((foe) => foe.way === 'boss');
    if (boss) g.bar(boss.hp / boss.most, boss.actor);
    if (boss) s.boss = 'here';
    else if (s.boss === 'here') s.boss = 'beaten';
    const done = s.wave > 0 && cleared(s);
    stepItems(g, s, done || s.pause > 0);
    const collected = s.need === 0 || s.got >= s.need;
    if (g.has('noEnemies') ? collected : collected && (done || !Number.isFinite(s.waves)) && over(g, s)) g.levelDone();
    else if (done && (s.wave < s.waves || !collected)) {
      s.pause = 110;
      g.addScore(20 * s.wave, hero.x, hero.y - 1);
      addPower(g, s);
    } else if (s.sinceWave > s.period && s.wave > 0 && s.wave < s.waves && s.queue.length === 0) s.pause ||= 1;
    g.look(W / 2 + (hero.x - W / 2) * 0.75, H / 2 + (hero.y - H / 2) * 0.75);
  },

  draw: drawArena,
  bot: arenaBot,

  state: (s) => ({
    idea: s.idea,
    hero: { x: round(s.hero.x), y: round(s.hero.y), aim: round(s.angle) },
    shots: s.shots.length,
    wave: s.wave,
    waves: Number.isFinite(s.waves) ? s.waves : null,
    enemies: s.foes.map((foe) => ({ x: round(foe.x), y: round(foe.y), way: foe.way, hp: foe.hp })),
    coming: s.coming.length + s.queue.length,
    items: s.items.map((item) => ({ x: round(item.x), y: round(item.y), power: item.power ?? null })),
    collected: s.got,
    needed: s.need,
    shield: s.shield,
  }),
});

/** the last wave was fought; a collecting game has none, but the boss that was asked for must be beaten */
function over(g: Game, s: State): boolean {
  if (s.need > 0 && !Number.isFinite(s.waves)) return !g.has('boss') || s.boss === 'beaten';
  return s.wave >= s.waves;
}
