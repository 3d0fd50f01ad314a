/** Klondike: bring all four suits home. Every deal can be solved; one card is turned at a time, or three where that is asked for or the game is hard. */
import type { Game } from '../../kit/types.js';
import { dealKlondike, klondikeRules } from './klondike-rules.js';
import { solveKlondike } from './klondike-solver.js';
import { patienceKind } from './patience-kind.js';
import type { Solitaire } from './patience-play.js';

const turning = (draws: number): Solitaire => ({
  rules: klondikeRules(draws),
  deal: dealKlondike,
  solve: (table, most) => solveKlondike(table, draws, most),
  // two of three deals, three of seven where three are turned, in 2 ms each
  look: 200,
});
const one = turning(1);
const three = turning(3);

function solitaireOf({ design: { mode }, skill }: Game): Solitaire {
  if (mode === 'draw_one') return one;
  return mode === 'draw_three' || skill >= 0.7 ? three : one;
}

export const solitaire = patienceKind('solitaire', solitaireOf, one);
