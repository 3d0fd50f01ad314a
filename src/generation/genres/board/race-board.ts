/** Games on a track with dice: ludo, snakes and ladders, and the game of the goose, against one to three of the computer's or a second person. */
import { secondsByRules } from '../../kit/budget.js';
import { round } from '../../kit/juice.js';
import { defineKind } from '../../kit/types.js';
import { viewOf } from './grid.js';
import { drawRace } from './race-draw.js';
import { modeOf } from './race-mode.js';
import { boardOf, tableOf } from './race-places.js';
import { cursorSpot, raceBot } from './race-hands.js';
import { show, stepRace } from './race-play.js';
import { newRace, type State } from './race-state.js';

/** seconds that a game of four may take the bot */
const SECONDS = 320;

export const raceBoard = defineKind<State>({
  genre: 'race_board',
  rules: ['lives', 'levels', 'rivals', 'fast', 'slow', 'gentle', 'twoPlayers', 'confetti'],
  view: (design) => viewOf(tableOf(boardOf(modeOf(design), design.grid))),
  touch: { move: 'none' },
  lives: 3,
  levels: 1,
  budget: secondsByRules(SECONDS, { levels: (n) => SECONDS * (n - 1) }),
  twoPlayers: () => true,
  sides: true,
  backdrop: 'top',
  goalShows: 'hero',

  create(g) {
    const s = newRace(g);
    show(g, s);
    return s;
  },
  update: stepRace,
  draw: drawRace,
  bot: raceBot,

  state(s) {
    const { x, y } = cursorSpot(s);
    return {
      game: s.mode,
      cursor: { x: round(x), y: round(y) },
      turn: s.race.turn,
      busy: s.phase,
      dice: [...s.dice],
      choices: s.phase === 'choose' ? s.choices.length : 0,
      steps: s.race.steps.map((own) => [...own]),
      misses: [...s.race.misses],
      players: s.two ? 2 : 1,
      winner: s.winner,
    };
  },
});
