/** Backgammon against the computer, or for two at one screen: a single game, or a match to so many points. */
import { secondsByRules } from '../../kit/budget.js';
import { round } from '../../kit/juice.js';
import { defineKind } from '../../kit/types.js';
import { drawBackgammon } from './backgammon-draw.js';
import { backgammonBot, cursorSpot } from './backgammon-hands.js';
import { TABLE } from './backgammon-places.js';
import { show, stepBackgammon } from './backgammon-play.js';
import { BAR, OFF, pipsOf } from './backgammon-rules.js';
import { newBackgammon, type State } from './backgammon-state.js';
import { viewOf } from './grid.js';

/** seconds that a long game may take the bot */
const SECONDS = 320;

export const backgammon = defineKind<State>({
  genre: 'backgammon',
  rules: ['points', 'lives', 'levels', 'fast', 'slow', 'gentle', 'twoPlayers', 'confetti'],
  view: viewOf(TABLE),
  touch: { move: 'none' },
  lives: 3,
  levels: 1,
  budget: secondsByRules(SECONDS, { levels: (n) => SECONDS * (n - 1), points: (n) => SECONDS * (n - 1) }),
  twoPlayers: () => true,
  sides: true,
  backdrop: 'top',
  goalShows: 'hero',

  create(g) {
    const s = newBackgammon(g);
    show(g, s);
    return s;
  },
  update: stepBackgammon,
  draw: drawBackgammon,
  bot: backgammonBot,

  state(s) {
    const { x, y } = cursorSpot(s);
    return {
      cursor: { x: round(x), y: round(y) },
      turn: s.side,
      busy: s.phase,
      dice: [...s.dice],
      left: [...s.left],
      // each side counts points from its own end
      mine: s.at[0].slice(1, BAR),
      theirs: s.at[1].slice(1, BAR),
      bar: s.at.map((own) => own[BAR]),
      off: s.at.map((own) => own[OFF]),
      pips: s.at.map(pipsOf),
      choices: s.phase === 'choose' ? s.steps.length : 0,
      points: [...s.points],
      need: s.need,
      players: s.two ? 2 : 1,
      winner: s.winner,
    };
  },
});
