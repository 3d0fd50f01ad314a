/** Hoops: pull back, let go, and the ball flies in an arc at a hoop that soon moves. A miss costs a life, unless balls are counted or the clock runs. */
import { levelsUnless, secondsByLevels } from '../../kit/budget.js';
import { clamp, round, Spring } from '../../kit/juice.js';
import { newPull, readPull } from '../../kit/pull.js';
import { defineKind, type Game } from '../../kit/types.js';
import { hoopsBot } from './hoops-bot.js';
import { drawHoops } from './hoops-draw.js';
import { fly, hall, moveHall, newBlocker, newHoop, place, throwBall } from './hoops-play.js';
import { H, handOf, MOUTH, W, type Blocker, type State } from './hoops-state.js';
import type { Ball } from './shapes.js';

/** a hoop and a blocker go the same way again after so many frames */
const periodOf = (g: Game): number => (g.has('fast') ? 140 : g.has('slow') ? 220 : 180);

export const hoops = defineKind<State>({
  genre: 'hoops',
  rules: [
    'lives',
    'timer',
    'collect',
    'throws',
    'levels',
    'shield',
    'lowGravity',
    'fast',
    'slow',
    'gentle',
    'noEnemies',
    'confetti',
  ],
  view: { kind: 'board', w: W, h: H },
  touch: { move: 'none' },
  lives: 3,
  levels: levelsUnless(1, 'collect'),
  budget: secondsByLevels({ base: 60, level: 90, levels: 1, item: 8 }),
  backdrop: 'side',
  goalShows: 'hero',

  create(g) {
    const { skill } = g;
    const swing = g.level > 1 || skill > 0.3 ? 0.5 + skill * 1.2 : 0;
    const hoop = newHoop(10.9 + g.rand.range(0, 0.4), g.rand.range(6.2, 7.4), swing, periodOf(g));
    const blocker = blockerOf(g);
    const room = hall(hoop, blocker, g.has('lowGravity') ? 10 : 16);
    const s: State = {
      ...newPull(-1.05),
      space: room,
      ball: room.balls[0] as Ball,
      hoop,
      blocker,
      stand: 2,
      flying: false,
      age: 0,
      calm: 0,
      above: false,
      scored: false,
      touched: false,
      next: 0,
      need: needed(g),
      made: 0,
      streak: 0,
      balls: g.rule('throws')?.n ?? null,
      shield: g.has('shield'),
      star: { x: 0, y: 0, actor: g.design.cast.hero, got: true },
      squash: new Spring(),
      net: new Spring(),
      trail: [],
      turned: 0,
      bot: { wait: 0, shot: null, for: -1 },
      throws: 0,
    };
    place(g, s);
    g.progress(0, s.need, g.design.cast.projectile ?? g.design.cast.hero);
    if (g.has('timer')) g.clock(60, 'lose');
    return s;
  },

  update(g, s) {
    s.squash.step();
    s.net.step();
    moveHall(s.hoop, s.blocker, g.frame);
    if (s.flying) return fly(g, s);
    s.calm++;
    const { ax, ay } = g.pad;
    const turn = (haste: number): number => clamp(s.angle + (ax + ay) * 0.026 * haste, -1.54, -0.1);
    const thrown = readPull(g, s, s.calm > 8, turn);
    s.angle = clamp(s.angle, -Math.PI, 0.4);
    if (thrown) throwBall(g, s);
    else Object.assign(s.ball, handOf(s), { vx: 0, vy: 0 });
  },

  draw: drawHoops,
  bot: hoopsBot,

  state: (s) => ({
    hero: { x: round(s.stand), y: round(handOf(s).y) },
    ball: { x: round(s.ball.x), y: round(s.ball.y) },
    flying: s.flying,
    aim: { angle: Math.round(s.angle * 1000) / 1000, power: Math.round(s.power * 1000) / 1000 },
    goal: { x: round(s.hoop.near.x1 + MOUTH), y: round(s.hoop.y) },
    enemies: s.blocker ? [{ x: round(s.blocker.x), y: round(s.blocker.wall.y1) }] : [],
    made: s.made,
    needed: s.need,
    streak: s.streak,
    balls: s.balls,
    shield: s.shield,
  }),
});

/** Baskets to make: as many as were asked for, as the balls allow, or as there is time for. */
function needed(g: Game): number {
  const asked = g.rule('collect')?.n ?? Math.round(5 + g.skill * 6);
  const balls = g.rule('throws')?.n ?? 999;
  const seconds = g.rule('timer')?.seconds ?? 999;
  return Math.max(
    1,
    Math.min(asked, Math.ceil(balls * (0.4 + g.skill * 0.3)), Math.floor(seconds / (5 + g.skill * 2))),
  );
}

/** An enemy of the prompt jumps in the way; from the second level on anybody does. */
function blockerOf(g: Game): Blocker | null {
  const { enemies } = g.design.cast;
  const named = enemies.find(({ from }) => from === 'prompt');
  const actor = named ?? (g.level > 1 ? enemies[0] : undefined);
  return actor && !g.has('noEnemies') ? newBlocker(6.6, actor, periodOf(g)) : null;
}
