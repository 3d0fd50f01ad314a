/** Spider: eight suits from king to ace, built on ten columns. Every deal can be solved; there are one, two or four suits. */
import type { Game } from '../../kit/types.js';
import { patienceKind } from './patience-kind.js';
import type { Solitaire } from './patience-play.js';
import { dealSpider } from './spider-deal.js';
import { spiderRules, type Suits } from './spider-rules.js';
import { solveSpider } from './spider-solver.js';

const withSuits = (suits: Suits): Solitaire => ({
  rules: spiderRules,
  deal: (rand) => dealSpider(rand, suits),
  solve: solveSpider,
  look: 0,
  lookForHint: 800,
});
const one = withSuits(1);
const two = withSuits(2);
const four = withSuits(4);

/** As asked, else by how hard the game is. */
function spiderOf({ design: { mode }, skill }: Game): Solitaire {
  if (mode === 'one_suit') return one;
  if (mode === 'two_suits') return two;
  if (mode === 'four_suits') return four;
  return skill < 0.34 ? one : skill < 0.67 ? two : four;
}

export const spider = patienceKind('spider_solitaire', spiderOf, one);
