/** Pipes or cables: pieces are turned until what comes from the source reaches all that waits for it. Each board is made from its solution. */
import { secondsByLevels } from '../../kit/budget.js';
import { round } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind } from '../../kit/types.js';
import { middleOf, viewOf } from './grid.js';
import { readHands } from './hands.js';
import { drawPipes } from './pipe-draw.js';
import { gridOf, PIPE_IDEAS } from './pipe-levels.js';
import { newLevel, stepFlow, turn, type State } from './pipe-state.js';
import { nextWrong, turnsLeft } from './pipes.js';

/** frames between two of the bot's turns */
const REST = 12;
/** seconds, where a clock is wished for without a number */
const CLOCK = 180;

export const pipePuzzle = defineKind<State>({
  genre: 'pipe_puzzle',
  rules: ['lives', 'timer', 'levels', 'moves', 'gentle', 'confetti'],
  view: (design) => viewOf(gridOf(design)),
  touch: { move: 'none' },
  lives: 0,
  levels: PIPE_IDEAS.length,
  budget: secondsByLevels({ base: 60, level: 30, levels: PIPE_IDEAS.length, item: 0, wanted: [] }),
  backdrop: 'top',
  goalShows: 'goal',

  create(g) {
    const s = newLevel(g);
    if (g.has('timer')) g.clock(CLOCK, 'lose');
    return s;
  },

  update(g, s) {
    s.mood.step();
    for (const pop of s.pops) pop.step();
    if (s.done) return;
    // what is joined stays so: the water is watched on its way
    if (!s.running) {
      if (g.key('KeyH')) {
        s.hint = nextWrong(s.board, s.pieces);
        g.sound('power', 1.1);
      }
      const picked = readHands(g, s.board.grid, s.hands);
      if (picked) turn(g, s, picked.cell, 1);
      else if (g.pressed('b')) turn(g, s, s.hands.cursor, -1);
    }
    if (!s.done) stepFlow(g, s);
  },

  draw: drawPipes,

  bot(_g, s, pad) {
    clearPad(pad);
    if (pad.pointer) pad.pointer.down = false;
    if (s.done || s.running || ++s.wait < REST) return;
    s.wait = 0;
    const cell = nextWrong(s.board, s.pieces);
    if (cell >= 0) pad.pointer = { ...middleOf(s.board.grid, cell), down: true };
  },

  state(s) {
    const { x, y } = middleOf(s.board.grid, s.hands.cursor);
    const { cols, rows } = s.board.grid;
    return {
      cursor: { x: round(x), y: round(y) },
      needed: s.board.sinks.length - s.seen,
      fewest: turnsLeft(s.board, s.pieces),
      turns: s.turns,
      leaks: s.flow.leaks.length,
      // openings of each piece as one digit of sixteen: above 1, right 2, below 4, left 8
      rows: Array.from({ length: rows }, (_, row) =>
        Array.from({ length: cols }, (__, col) => (s.pieces[row * cols + col] as number).toString(16)).join(''),
      ),
    };
  },
});
