/** Five dice, three throws a turn and a sheet of thirteen rows, against a computer's sheet or a second person's. */
import { secondsByRules } from '../../kit/budget.js';
import { round } from '../../kit/juice.js';
import { defineKind } from '../../kit/types.js';
import { drawDiceGame } from './dice-game-draw.js';
import { cursorSpot, diceBot, show, stepDice } from './dice-game-play.js';
import { newDiceGame, TABLE, type State } from './dice-game-state.js';
import { totalOf } from './dice-sheet.js';
import { viewOf } from './grid.js';

/** seconds that a game may take the bot */
const SECONDS = 130;

export const diceGame = defineKind<State>({
  genre: 'dice_game',
  rules: ['lives', 'levels', 'fast', 'slow', 'gentle', 'twoPlayers', 'confetti'],
  view: viewOf(TABLE),
  touch: { move: 'none' },
  lives: 3,
  levels: 1,
  budget: secondsByRules(SECONDS, { levels: (n) => SECONDS * (n - 1) }),
  twoPlayers: () => true,
  sides: true,
  backdrop: 'top',
  goalShows: 'foe',

  create(g) {
    const s = newDiceGame(g);
    show(g, s);
    return s;
  },
  update: stepDice,
  draw: drawDiceGame,
  bot: diceBot,

  state(s) {
    const { x, y } = cursorSpot(s);
    return {
      cursor: { x: round(x), y: round(y) },
      turn: s.seat,
      busy: s.phase,
      thrown: s.thrown,
      dice: [...s.faces],
      held: s.held.map(Number),
      // −1 is a row that is not filled
      sheets: s.sheets.map((sheet) => [...sheet]),
      totals: s.sheets.map(totalOf),
      players: s.two ? 2 : 1,
    };
  },
});
