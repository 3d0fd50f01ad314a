/** Dominoes with a double-six set, drawn or blocked, against one to three of the computer's, in pairs, or for two at one screen. */
import { secondsByRules } from '../../kit/budget.js';
import { round } from '../../kit/juice.js';
import { defineKind } from '../../kit/types.js';
import { drawDominoes } from './domino-draw.js';
import { cursorSpot, dominoBot, mustDraw } from './domino-hands.js';
import { show, stepDominoes } from './domino-play.js';
import { leftEnd, rightEnd } from './domino-rules.js';
import { newDominoes, TABLE, type State } from './domino-state.js';
import { viewOf } from './grid.js';

/** seconds that a match of four to 100 points may take the bot */
const SECONDS = 400;

export const dominoes = defineKind<State>({
  genre: 'dominoes',
  rules: ['points', 'laps', 'lives', 'levels', 'rivals', 'fast', 'slow', 'gentle', 'twoPlayers', 'confetti'],
  view: viewOf(TABLE),
  touch: { move: 'none' },
  lives: 3,
  levels: 1,
  budget: secondsByRules(SECONDS, { levels: (n) => SECONDS * (n - 1), points: (n) => n * 4 }),
  twoPlayers: () => true,
  sides: true,
  backdrop: 'top',
  goalShows: 'hero',

  create(g) {
    const s = newDominoes(g);
    show(g, s);
    return s;
  },
  update: stepDominoes,
  draw: drawDominoes,
  bot: dominoBot,

  state(s) {
    const { x, y } = cursorSpot(s);
    return {
      cursor: { x: round(x), y: round(y) },
      round: s.nth + 1,
      turn: s.round.turn,
      busy: s.phase,
      ends: [leftEnd(s.round) ?? null, rightEnd(s.round) ?? null],
      line: s.round.line.map(({ left, right }) => `${left}${right}`),
      hands: s.round.hands.map((hand) => hand.length),
      choices: s.choices.length,
      draws: mustDraw(s),
      stock: s.round.stock.length,
      points: [...s.points],
      need: s.length.need,
      rounds: s.length.rounds,
      players: s.two ? 2 : 1,
      winner: s.winner,
    };
  },
});
