/** Fly and shoot: waves in three grammars, or marching rows where the prompt names invaders; powers to catch, and a boss at the end. */
import { secondsByRules } from '../../kit/budget.js';
import { round, Spring } from '../../kit/juice.js';
import { defineKind, type Game } from '../../kit/types.js';
import { shmupBot } from './bot.js';
import { drawShmup } from './draw.js';
import { moveDrops } from './drops.js';
import { moveFoes } from './foes.js';
import { moveBolts, moveShip, shoot } from './ship.js';
import { ideaOf, levelsOf, lightLane, orderOf, WAVES_EACH } from './ideas.js';
import { H, W, type State } from './state.js';
import { bossWave, newFoe, planWave } from './waves.js';

const WAVES = 5;
const seconds = secondsByRules(200, { waves: 30, timer: 1, collect: 6, levels: 120 });
/** frames without a move after which something comes for the player */
const PATIENCE = 200;
/** frames of the ship's leaving */
const LEAVE = 100;

export const shmup = defineKind<State>({
  genre: 'shmup',
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
    'wrap',
    'multiBall',
    'speedUp',
    'fast',
    'slow',
    'noEnemies',
    'gentle',
    'shooting',
    'confetti',
  ],
  view: { kind: 'board', w: W, h: H },
  touch: { move: 'none' },
  lives: 3,
  levels: levelsOf,
  budget: (design) =>
    seconds(design) + (design.rules.some(({ rule }) => rule === 'levels') ? 0 : 40 * (levelsOf(design) - 1)),
  backdrop: 'top',
  goalShows: 'foe',
  floats: true,

  create(g) {
    const need = g.rule('collect')?.n ?? 0;
    const timer = g.rule('timer')?.seconds;
    const asked = g.rule('waves')?.n;
    const endless = asked === undefined && (need > 0 || timer !== undefined);
    if (timer !== undefined) g.clock(timer, need > 0 ? 'lose' : 'win');
    const idea = ideaOf(g);
    if (idea && idea !== 'rows') g.idea(idea);
    const s: State = {
      idea,
      ship: { x: W / 2, y: H - 2.2, vx: 0, vy: 0, squash: new Spring() },
      foes: [],
      queue: [],
      shots: [],
      bolts: [],
      drops: [],
      order: orderOf(g, idea),
      wave: 0,
      waves: endless ? Infinity : (asked ?? (idea ? WAVES_EACH : g.levels > 1 ? 3 : WAVES)),
      pause: 50,
      form: { x: 0, y: 0, dir: 1, total: 0 },
      fan: g.has('multiBall') ? 2 : 1,
      rapid: 0,
      shield: g.has('shield') || g.has('gentle'),
      wait: 0,
      fire: 120,
      need,
      got: 0,
      kills: 0,
      sinceDrop: 3,
      combo: 0,
      comboLeft: 0,
      still: 0,
      boss: 'awaited',
      leaving: 0,
      seenX: null,
      seenY: null,
      follow: false,
      plan: { x: 0, y: 0, left: 0 },
    };
    if (need > 0) g.progress(0, need, g.design.cast.items[0]);
    return s;
  },

  update(g, s) {
    if (s.leaving > 0) {
      leave(g, s);
      return;
    }
    moveShip(g, s);
    shoot(g, s);
    moveFoes(g, s);
    moveBolts(g, s);
    moveDrops(g, s);
    lightLane(g, s);
    if (s.comboLeft > 0) s.comboLeft--;
    // whoever does nothing is found; each next one a little sooner
    if (s.still > PATIENCE && s.still % 75 === 0) s.foes.push(newFoe(g, 'hunter', s.ship.x, 0, s.still / 75));
    if (s.pause > 0) {
      if (--s.pause === 0) begin(g, s);
      return;
    }
    const collected = s.got >= s.need;
    if (collected && s.need > 0 && !Number.isFinite(s.waves) && (!g.has('boss') || s.boss === 'beaten')) s.leaving = 1;
    else if (s.foes.length === 0 && s.queue.length === 0) {
      if (s.wave >= s.waves && collected) s.leaving = 1;
      else {
        s.pause = 90;
        g.addScore(25 * s.wave, s.ship.x, s.ship.y - 1);
        if (g.has('shield') || g.has('gentle')) s.shield = true;
      }
    }
  },

  draw: drawShmup,
  bot: shmupBot,

  state: (s) => ({
    idea: s.idea,
    hero: { x: round(s.ship.x), y: round(s.ship.y) },
    wave: s.wave,
    waves: Number.isFinite(s.waves) ? s.waves : null,
    grammar: s.order[(Math.max(1, s.wave) - 1) % s.order.length],
    enemies: s.foes.map((foe) => ({ x: round(foe.x), y: round(foe.y), way: foe.way, hp: foe.hp })),
    coming: s.queue.length,
    bolts: s.bolts.length,
    shots: s.shots.length,
    drops: s.drops.map((drop) => ({ x: round(drop.x), y: round(drop.y), power: drop.power ?? null })),
    collected: s.got,
    needed: s.need,
    shield: s.shield,
    fan: s.fan,
  }),
});

function begin(g: Game, s: State): void {
  const { texts, cast } = g.design;
  s.wave++;
  planWave(g, s, s.wave);
  const boss = bossWave(g, s, s.wave);
  g.banner(boss ? (texts.boss ?? '') : `${texts.wave ?? ''} ${s.wave}`);
  g.sound('level');
  if (s.need === 0 && Number.isFinite(s.waves)) g.progress(Math.min(s.wave, s.waves), s.waves, cast.enemies[0]);
}

/** All is done: the goal comes into sight and the ship flies up to it. */
function leave(g: Game, s: State): void {
  const { ship } = s;
  ship.squash.step();
  if (s.leaving++ === 1) {
    s.bolts = [];
    g.sound('power');
    for (const foe of s.foes) g.burst(foe.x, foe.y, { n: 10, shape: 'smoke' });
    s.foes = [];
  }
  ship.x += (W / 2 - ship.x) * 0.05;
  ship.y += s.leaving < 30 ? 0.02 : -(s.leaving - 30) * 0.005;
  if (s.leaving < LEAVE && ship.y > 3.2) return;
  g.addScore(200 + g.lives * 50, ship.x, ship.y);
  g.burst(ship.x, ship.y, { n: g.has('confetti') ? 70 : 36, shape: 'star', speed: 9, life: 1 });
  g.levelDone();
}
