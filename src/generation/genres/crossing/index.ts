/** Across roads and rivers to the other side: homes to fill, a long journey, or gardens with hedges. Who waits too long is looked for from above. */
import type { Actor } from '../../design.js';
import { levelsUnless, secondsByLevels } from '../../kit/budget.js';
import { round, Spring } from '../../kit/juice.js';
import { sayLevelName } from '../../kit/level-name.js';
import { defineKind, type Game } from '../../kit/types.js';
import { crossingBot } from './bot.js';
import { drawCrossing } from './draw.js';
import { ideaOf, LEVELS } from './ideas.js';
import { buildLevel, restock } from './level.js';
import { moveHero, readHands, swoop, tell, yOf } from './move.js';
import { COLS, type Row, type State } from './state.js';

const hasBoss = (g: Game): boolean => {
  if (g.has('noEnemies')) return false;
  const every = g.rule('bossEvery')?.n;
  const last = g.level === g.levels;
  return (last && (g.levels > 1 || g.has('boss'))) || (every !== undefined && (last || g.level % every === 0));
};

export const crossing = defineKind<State>({
  genre: 'crossing',
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
    'wrap',
    'speedUp',
    'fast',
    'slow',
    'noEnemies',
    'gentle',
    'confetti',
  ],
  view: { kind: 'follow', w: COLS, h: 13 },
  touch: { move: 'swipe' },
  lives: 4,
  levels: levelsUnless(LEVELS, 'collect', 'timer'),
  budget: secondsByLevels({ base: 120, level: 60, levels: LEVELS, item: 6 }),
  backdrop: 'top',
  goalShows: 'goal',
  covers: true,

  create(g) {
    const boss = hasBoss(g) ? (g.design.cast.enemies.at(-1) as Actor) : null;
    const { idea, layout } = ideaOf(g, boss !== null);
    if (idea !== 'plain' && g.levels > 1) g.idea(idea);
    const { rows, homes } = buildLevel(g, layout, idea, boss);
    const seconds = g.rule('timer')?.seconds;
    const most = seconds ? Math.max(2, Math.floor(seconds / 6)) : 200;
    const s: State = {
      layout,
      idea,
      rows,
      t: 0,
      pace: 1,
      hero: { row: 0, x: 5.5, fromRow: 0, fromX: 5.5, hop: 0, dir: 1, squash: new Spring() },
      next: null,
      safeRow: 0,
      safeX: 5.5,
      best: 0,
      linger: 0,
      patience: Math.round((19 - g.skill * 7) * 60),
      swoop: 0,
      shields: g.has('shield') ? 2 : 0,
      homes: homes.length,
      reached: 0,
      collected: 0,
      need: Math.min(most, g.rule('collect')?.n ?? 0),
      boss: boss && { actor: boss, hp: homes.length, most: homes.length, hit: 0 },
      ghosts: [],
      finger: null,
      plan: [],
      think: 0,
      waits: 0,
    };
    // the first strip is free where the hero stands
    const start = rows[0] as Row;
    for (const c of [4, 5, 6]) start.blocks[c] = 0;
    tell(g, s);
    if (boss) {
      g.bar(1, boss);
      g.sound('boss');
    }
    if (g.has('timer')) g.clock(120, 'lose');
    follow(g, s, true);
    return s;
  },

  update(g, s) {
    sayLevelName(g);
    readHands(g, s);
    s.t += s.pace;
    moveHero(g, s);
    swoop(g, s, g.has('noEnemies') ? undefined : g.design.cast.enemies.at(-1));
    for (const ghost of s.ghosts) ghost.age++;
    if ((s.ghosts[0]?.age ?? 0) > 50) s.ghosts.shift();
    if (s.boss && s.boss.hit > 0) s.boss.hit--;
    const { hero } = s;
    if (hero.hop === 0 && s.rows[hero.row]?.ground === 'home') arrive(g, s);
    follow(g, s);
  },

  draw: drawCrossing,
  bot: crossingBot,

  state: (s) => ({
    hero: { x: round(s.hero.x), y: -s.hero.row },
    layout: s.layout,
    idea: s.idea,
    time: Math.round(s.t),
    rows: s.rows.map((row) => row.ground[0]).join(''),
    homes: s.homes - s.reached,
    collected: s.collected,
    needed: s.need,
    shields: s.shields,
    boss: s.boss && { hp: s.boss.hp },
  }),
});

function follow(g: Game, s: State, now = false): void {
  const top = yOf(s.rows.length - 1) + 3.7;
  const y = Math.max(Math.min(yOf(s.hero.row) - 2.2, yOf(0) - 3.6), Math.min(top, yOf(0) - 3.6));
  g.look(COLS / 2, y, now);
}

/** A home is reached: the next try begins below, or that was the last of them. */
function arrive(g: Game, s: State): void {
  const { hero, boss } = s;
  const row = s.rows[hero.row] as Row;
  const { accent, danger } = g.design.theme.palette;
  const y = yOf(hero.row);
  s.reached++;
  row.filled[Math.floor(hero.x)] = true;
  g.addScore(100, hero.x, y - 0.6);
  g.sound('power');
  g.burst(hero.x, y, { n: g.has('confetti') ? 50 : 26, shape: 'star', speed: 6, life: 0.9 });
  if (boss) {
    boss.hp--;
    boss.hit = 16;
    g.sound('hit');
    g.shake(0.4);
    g.freeze(4);
    g.bar(boss.hp / boss.most, boss.actor);
  }
  const all = s.reached >= s.homes;
  if (all && s.collected >= s.need) {
    if (boss) {
      g.burst(COLS / 2, y + 1, {
        n: 60,
        colour: [accent, danger, '#ffffff'],
        shape: 'star',
        speed: 9,
        life: 1.1,
        size: 0.3,
      });
      g.sound('explode');
      g.addScore(300, COLS / 2, y + 1);
      g.bar(null);
      s.boss = null;
      for (const lane of s.rows) if (lane.patrol) lane.movers = [];
    }
    g.addScore(g.lives * 30);
    g.levelDone();
    hero.squash.kick(-0.4);
    return;
  }
  if (all) {
    // more was asked for than lay on the way: once more
    s.reached = 0;
    row.filled.fill(false);
    restock(g, s.rows);
    if (boss) {
      boss.hp = boss.most;
      g.bar(1, boss.actor);
    }
  }
  tell(g, s);
  if (g.has('speedUp')) s.pace = Math.min(1.5, s.pace + 0.12);
  Object.assign(hero, { row: 0, fromRow: 0, x: 5.5, fromX: 5.5, hop: 0 });
  Object.assign(s, { safeRow: 0, safeX: 5.5, best: 0, linger: 0, plan: [], next: null });
  g.safe = Math.max(g.safe, 20);
}
