/** Pinball: two flippers, bumpers, slingshots and two banks of drop targets. A bank that is down brings another ball; enough targets win. */
import type { Actor } from '../../design.js';
import { levelsUnless, secondsByLevels } from '../../kit/budget.js';
import { bossOn } from '../../kit/bosses.js';
import { round, Spring } from '../../kit/juice.js';
import { defineKind, type Game } from '../../kit/types.js';
import { pinballBot } from './pinball-bot.js';
import { drawPinball } from './pinball-draw.js';
import { drain, feed, plunge, raiseBoss, roll, show } from './pinball-play.js';
import { buildTable, H, LIGHTS, W } from './pinball-table.js';
import type { State } from './pinball-state.js';

export const pinball = defineKind<State>({
  genre: 'pinball',
  rules: [
    'lives',
    'timer',
    'collect',
    'levels',
    'boss',
    'bossEvery',
    'shield',
    'multiBall',
    'lowGravity',
    'fast',
    'slow',
    'gentle',
    'noEnemies',
    'confetti',
  ],
  view: { kind: 'board', w: W, h: H },
  touch: { move: 'sides' },
  lives: 3,
  levels: levelsUnless(1, 'collect'),
  budget: secondsByLevels({ base: 120, level: 120, levels: 1, item: 10 }),
  backdrop: 'side',

  create(g) {
    const { skill } = g;
    const turn = (g.design.seed % 3) + g.level - 1;
    const gravity = (g.has('lowGravity') ? 9 : 13 + skill * 4) * (g.has('fast') ? 1.2 : 1) * (g.has('slow') ? 0.8 : 1);
    const table = buildTable(turn, 1.68 - skill * 0.12, gravity);
    const bumps = bumperActors(g);
    const { hero, projectile } = g.design.cast;
    const rolls = projectile?.from === 'prompt' ? projectile : hero;
    const { items } = g.design.cast;
    const item = (i: number): Actor => items[i % items.length] as Actor;
    const s: State = {
      table,
      face: rolls.from === 'prompt' && !bumps.includes(rolls) ? rolls : null,
      bumpers: table.bumpers.map((wall, i) => ({
        wall,
        actor: bumps[i % bumps.length] as Actor,
        squash: new Spring(),
        glow: 0,
      })),
      targets: table.targets.map((wall, i) => ({ wall, actor: item(i >> 1), fallen: 0 })),
      lights: LIGHTS.map(([x, y], i) => ({ x, y, actor: item(i + 1), lit: false, squash: new Spring() })),
      slings: [0, 0],
      balls: [],
      boss: null,
      bossy: bossOn(g),
      pull: 0,
      waiting: 0,
      saver: 0,
      saves: 0,
      more: 0,
      moreIn: 0,
      kickers: [true, true],
      shield: g.has('shield'),
      need: needed(g),
      got: 0,
      times: 1,
      combo: 0,
      comboFor: 0,
      shoved: 0,
      banked: 0,
      bot: { held: [0, 0], rest: [0, 0] },
    };
    feed(s);
    show(g, s);
    if (g.has('timer')) g.clock(120, 'lose');
    return s;
  },

  update(g, s) {
    const { pad } = g;
    const at = pad.pointer?.down ? pad.pointer.x : null;
    const [left, right] = s.table.flippers;
    const was = [left.held, right.held];
    left.held = pad.left || pad.a || (at !== null && at < W / 2);
    right.held = pad.right || pad.a || (at !== null && at >= W / 2);
    if ((left.held && !was[0]) || (right.held && !was[1])) g.sound('swap', 1.4);
    shove(g, s);
    plunge(g, s, left.held || right.held || pad.down);
    roll(g, s);
    fade(s);
    drain(g, s);
    if (s.got < s.need) return;
    if (s.bossy && !s.boss) raiseBoss(g, s);
    else if (!s.bossy || (s.boss && s.boss.hp <= 0)) finish(g, s);
  },

  draw: drawPinball,
  bot: pinballBot,

  state: (s, g) => ({
    hero: { x: round(s.balls[0]?.ball.x ?? 0), y: round(s.balls[0]?.ball.y ?? 0) },
    balls: s.balls.map(({ ball }) => ({ x: round(ball.x), y: round(ball.y), vx: round(ball.vx), vy: round(ball.vy) })),
    flippers: s.table.flippers.map(({ angle, held }) => ({ angle: round(angle), held })),
    targets: s.targets.map(({ wall }) => wall.on),
    items: s.targets.filter(({ wall }) => wall.on).length,
    collected: s.got,
    needed: s.need,
    times: s.times,
    pull: round(s.pull),
    boss: s.boss && s.boss.hp,
    kickers: s.kickers,
    saved: s.saver > 0 || s.shield,
    lives: g.lives,
  }),
});

/** Targets to knock down: as many as were asked for, or as the time allows. */
function needed(g: Game): number {
  const asked = g.rule('collect')?.n ?? Math.round(7 + g.skill * 6);
  const seconds = g.rule('timer')?.seconds;
  if (seconds === undefined) return asked;
  return Math.min(asked, Math.max(3, Math.floor(seconds / ((bossOn(g) ? 11 : 7) + g.skill * 7))));
}

/** Whom the prompt names stands on the table: its enemies, what is in the way, what is collected, or else its hero. */
function bumperActors(g: Game): readonly Actor[] {
  const { enemies, hero, items, obstacles } = g.design.cast;
  const foes = g.has('noEnemies') ? [] : enemies;
  const named = [...foes, ...obstacles, ...items].filter(({ from }) => from === 'prompt');
  if (named.length > 0) return named;
  return hero.from === 'prompt' ? [hero] : items;
}

/** The whole table, a little and not often. */
function shove(g: Game, s: State): void {
  if (s.shoved > 0) s.shoved--;
  else if (g.pressed('up')) {
    s.shoved = 75;
    g.shake(0.25);
    g.sound('hit', 0.6);
    for (const { ball } of s.balls) {
      ball.vy -= 2.2;
      ball.vx += g.rand.range(-1.5, 1.5);
    }
  }
}

function fade(s: State): void {
  if (s.saver > 0) s.saver--;
  if (s.comboFor > 0) s.comboFor--;
  for (const i of [0, 1] as const) if (s.slings[i] > 0) s.slings[i]--;
  for (const bumper of s.bumpers) {
    bumper.squash.step();
    if (bumper.glow > 0) bumper.glow--;
  }
  for (const light of s.lights) light.squash.step();
  for (const target of s.targets) target.fallen += ((target.wall.on ? 0 : 1) - target.fallen) * 0.3;
  if (s.boss) {
    s.boss.squash.step();
    if (s.boss.hit > 0) s.boss.hit--;
  }
}

function finish(g: Game, s: State): void {
  g.bar(null);
  g.addScore(500 + g.lives * 100, W / 2, H / 2);
  for (const { ball } of s.balls) g.burst(ball.x, Math.min(ball.y, H), { n: 40, shape: 'star', speed: 8, life: 1 });
  g.levelDone();
}
