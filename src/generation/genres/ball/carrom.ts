/** Pieces shot into pockets, in turn: carrom, and pool with eight balls as its mode, against the computer or for two. */
import type { Actor } from '../../design.js';
import { secondsByRules } from '../../kit/budget.js';
import { round, Spring } from '../../kit/juice.js';
import { newPull } from '../../kit/pull.js';
import { defineKind } from '../../kit/types.js';
import { modeOf } from './carrom-mode.js';
import { drawPockets } from './pocket-draw.js';
import { pocketBot } from './pocket-mind.js';
import { playOn, show, turn } from './pocket-play.js';
import { leftOf, type State } from './pocket-state.js';
import { piecesOf, rimOf, tableOf } from './pocket-table.js';
import type { Ball } from './shapes.js';
import { space } from './solver.js';

export const carrom = defineKind<State>({
  genre: 'carrom',
  rules: ['levels', 'twoPlayers', 'gentle', 'fast', 'slow', 'confetti'],
  view: (design) => {
    const { w, h } = tableOf(modeOf(design));
    return { kind: 'board', w, h };
  },
  touch: { move: 'none' },
  lives: 0,
  levels: 1,
  budget: secondsByRules(420, { levels: 300 }),
  twoPlayers: () => true,
  sides: true,
  backdrop: 'top',
  goalShows: 'foe',

  create(g) {
    const { enemies } = g.design.cast;
    const table = tableOf(modeOf(g.design));
    const balls = piecesOf(table);
    // no two racks lie quite alike
    for (const ball of balls.slice(1)) {
      ball.x += g.rand.range(-0.004, 0.004);
      ball.y += g.rand.range(-0.004, 0.004);
    }
    const s: State = {
      ...newPull(-Math.PI / 2),
      table,
      space: space(0.4, { walls: rimOf(table), balls, roll: table.roll, drag: table.drag, clash: 0.93 }),
      striker: balls[0] as Ball,
      phase: 'aim',
      t: 0,
      side: 0,
      turn: 0,
      placing: true,
      sliding: false,
      sorts: table.mode === 'pool' ? [null, null] : [0, 1],
      queen: table.mode === 'pool' ? 'had' : 'on',
      queenOf: null,
      fell: [],
      first: null,
      sinking: [],
      foul: 0,
      winner: null,
      human: g.has('twoPlayers'),
      foe: enemies[(g.level - 1) % enemies.length] as Actor,
      squash: [new Spring(), new Spring()],
      plan: null,
    };
    turn(s, false);
    show(g, s);
    return s;
  },

  update(g, s) {
    for (const spring of s.squash) spring.step();
    playOn(g, s);
  },

  draw: drawPockets,
  bot: (_, s, pad) => pocketBot(s, pad),

  state: (s) => ({
    striker: { x: round(s.striker.x), y: round(s.striker.y) },
    aim: { angle: Math.round(s.angle * 1000) / 1000, power: Math.round(s.power * 1000) / 1000 },
    moving: s.phase === 'roll',
    side: s.side,
    placing: s.placing,
    pieces: s.space.balls
      .filter(({ on, id }) => on && id > 0)
      .map(({ id, x, y }) => ({ id, x: round(x), y: round(y) })),
    sorts: [...s.sorts],
    left: [leftOf(s.table, s.space.balls, 0), leftOf(s.table, s.space.balls, 1)],
    queen: s.queen,
    foul: s.foul > 0,
    players: s.human ? 2 : 1,
  }),
});
