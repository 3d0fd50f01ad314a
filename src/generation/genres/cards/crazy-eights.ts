/** Eights and its like (Mau-Mau, Pesten, cards of four colours), against one to three of the computer's, or for two at one screen. */
import { secondsByRules } from '../../kit/budget.js';
import { round } from '../../kit/juice.js';
import { defineKind } from '../../kit/types.js';
import { viewOf } from '../board/grid.js';
import { TABLE } from './held-cards.js';
import { drawEights } from './shed-draw.js';
import { cursorSpot, shedBot } from './shed-hands.js';
import { show, stepEights } from './shed-play.js';
import { newEights, type State } from './shed-state.js';

/** seconds that a match of two rounds won, among four, may take the bot */
const SECONDS = 500;

export const crazyEights = defineKind<State>({
  genre: 'crazy_eights',
  rules: ['points', 'laps', 'lives', 'levels', 'rivals', 'fast', 'slow', 'gentle', 'twoPlayers', 'confetti'],
  view: viewOf(TABLE),
  touch: { move: 'none' },
  lives: 3,
  levels: 1,
  budget: secondsByRules(SECONDS, { levels: (n) => SECONDS * (n - 1), points: (n) => n * 4, laps: (n) => n * 90 }),
  twoPlayers: () => true,
  sides: true,
  backdrop: 'top',
  goalShows: 'hero',

  create(g) {
    const s = newEights(g);
    show(g, s);
    return s;
  },
  update: stepEights,
  draw: drawEights,
  bot: shedBot,

  state(s) {
    const { x, y } = cursorSpot(s);
    return {
      cursor: { x: round(x), y: round(y) },
      round: s.nth + 1,
      turn: s.round.turn,
      busy: s.phase,
      suit: s.round.suit,
      top: s.round.pile.at(-1) ?? null,
      hands: s.round.hands.map((hand) => hand.length),
      choices: s.playable.length,
      owed: s.round.owed,
      stock: s.round.stock.length,
      points: [...s.points],
      need: s.count.need,
      rounds: s.count.rounds,
      players: s.two ? 2 : 1,
      winner: s.winner,
    };
  },
});
