/** Pieces slid or thrown nearest to a target, in turn: shuffleboard, curling, pétanque, sjoelen and marbles, against the computer or for two. */
import type { Actor } from '../../design.js';
import { secondsByRules } from '../../kit/budget.js';
import { clamp, round, Spring } from '../../kit/juice.js';
import { defineKind } from '../../kit/types.js';
import { slideBot } from './slide-mind.js';
import { modeOf } from './slide-mode.js';
import { playOn, show } from './slide-play.js';
import { drawSlide } from './slide-draw.js';
import { H, sheetOf, W } from './slide-sheet.js';
import { aimed, layEnd, type State } from './slide-state.js';

/** ends of a match */
const ENDS = 2;

export const shuffleboard = defineKind<State>({
  genre: 'shuffleboard',
  rules: ['levels', 'points', 'throws', 'twoPlayers', 'gentle', 'fast', 'slow', 'confetti'],
  view: { kind: 'board', w: W, h: H },
  touch: { move: 'none' },
  lives: 0,
  levels: ({ rules }) => (rules.some(({ rule }) => rule === 'points' || rule === 'twoPlayers') ? 1 : 2),
  budget: secondsByRules(420, { levels: 180, throws: (n) => Math.min(8, n) * 60, points: (n) => Math.min(30, n) * 60 }),
  twoPlayers: () => true,
  sides: true,
  backdrop: 'top',
  goalShows: 'foe',

  create(g) {
    const { enemies } = g.design.cast;
    const sheet = sheetOf(modeOf(g.design), g.rule('throws')?.n);
    const points = g.rule('points')?.n;
    const s: State = {
      ...aimed(),
      ...layEnd(g, sheet),
      sheet,
      phase: 'aim',
      t: 0,
      side: 0,
      first: 0,
      score: [0, 0],
      end: 1,
      ends: ENDS,
      points: points === undefined ? null : clamp(points, 1, 30),
      turn: 0,
      sweeping: false,
      human: g.has('twoPlayers'),
      foe: enemies[(g.level - 1) % enemies.length] as Actor,
      squash: [new Spring(), new Spring()],
      plan: null,
      over: 0,
    };
    show(g, s);
    return s;
  },

  update(g, s) {
    for (const spring of s.squash) spring.step();
    playOn(g, s);
  },

  draw: drawSlide,
  bot: (_, s, pad) => slideBot(s, pad),

  state: (s) => ({
    aim: { angle: Math.round(s.angle * 1000) / 1000, power: Math.round(s.power * 1000) / 1000 },
    moving: s.phase === 'roll',
    side: s.side,
    target: { x: round(s.target.x), y: round(s.target.y) },
    pieces: s.pieces
      .filter(({ ball }) => ball.on)
      .map(({ ball, side }) => ({ x: round(ball.x), y: round(ball.y), side: side ?? 2 })),
    left: [...s.left],
    score: [...s.score],
    counts: [...s.now],
    end: s.end,
    ends: s.ends,
    players: s.human ? 2 : 1,
  }),
});
