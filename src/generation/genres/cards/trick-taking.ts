/** Games of tricks (whist, spades, hearts, briscola, aces and tens), against one to three of the computer's, with a partner where the game has them. */
import { secondsByRules } from '../../kit/budget.js';
import { round } from '../../kit/juice.js';
import { defineKind } from '../../kit/types.js';
import { viewOf } from '../board/grid.js';
import { TABLE } from './held-cards.js';
import { drawTricks } from './trick-draw.js';
import { cursorSpot, trickBot } from './trick-hands.js';
import { show, stepTricks } from './trick-play.js';
import { newTricks, type State } from './trick-state.js';

/** seconds that a match of two deals, among four, may take the bot */
const SECONDS = 400;

export const trickTaking = defineKind<State>({
  genre: 'trick_taking',
  rules: ['points', 'laps', 'lives', 'levels', 'rivals', 'fast', 'slow', 'gentle', 'confetti'],
  view: viewOf(TABLE),
  touch: { move: 'none' },
  lives: 3,
  levels: 1,
  budget: secondsByRules(SECONDS, { levels: (n) => SECONDS * (n - 1), points: (n) => n * 20, laps: (n) => n * 120 }),
  sides: true,
  backdrop: 'top',
  goalShows: 'hero',

  create(g) {
    const s = newTricks(g);
    show(g, s);
    return s;
  },
  update: stepTricks,
  draw: drawTricks,
  bot: trickBot,

  state(s) {
    const { x, y } = cursorSpot(s);
    return {
      cursor: { x: round(x), y: round(y) },
      round: s.nth + 1,
      turn: s.round.turn,
      busy: s.phase,
      trump: s.round.trump,
      trick: [...s.round.trick],
      tricks: [...s.round.tricks],
      bids: [...s.round.bids],
      hands: s.round.hands.map((hand) => hand.length),
      choices: s.playable.length,
      stock: s.round.stock.length,
      points: [...s.points],
      need: s.length.need,
      rounds: s.length.rounds,
      winner: s.winner,
    };
  },
});
