/** What each level brings in, and who comes in it, wave by wave. */
import type { GameDesign } from '../../../design.js';
import { levelsUnless } from '../../../kit/budget.js';
import { ideaAt } from '../../../kit/ideas.js';
import { settledIn } from '../../../kit/skill.js';
import type { Game } from '../../../kit/types.js';
import type { Spot } from '../state.js';
import { H, W, type Coming, type GuardIdea, type Sort } from './state.js';

/** In this order; the first has only what one has to know. */
export const IDEAS: readonly GuardIdea[] = ['thieves', 'pincer', 'nimble', 'sly', 'over', 'dark', 'sturdy'];
/** waves of each level */
export const WAVES_EACH = 3;

/** A number of waves or a clock is one long watch. */
export const levelsOf: (design: GameDesign) => number = levelsUnless(IDEAS.length, 'waves', 'timer');

/** A game of few levels has all sorts from its first. */
export const ideaOf = (g: Game): GuardIdea => (g.levels < 3 ? 'sturdy' : (ideaAt(g, IDEAS) ?? 'thieves'));

/** Those that a level may have beside the plain ones, its own first. */
const SORTS: Readonly<Record<GuardIdea, readonly Sort[]>> = {
  thieves: [],
  pincer: [],
  nimble: ['nimble'],
  sly: ['sly', 'nimble'],
  over: ['over', 'nimble'],
  dark: ['over', 'sly', 'nimble'],
  sturdy: ['sturdy', 'over', 'nimble', 'sly'],
};

/** How many come in a wave, counted from 1. */
export function inWave(g: Game, wave: number): number {
  const later = g.levels < 3 ? Math.min(4, wave - 1) : wave - 1;
  return Math.round(2.4 + g.skill * 5 + later);
}

function sortOf(g: Game, idea: GuardIdea, wave: number, i: number): Sort {
  const sorts = SORTS[idea];
  // a long watch begins with plain ones
  if (sorts.length === 0 || (g.levels < 3 && wave < 2)) return 'plain';
  if (i === 0) return sorts[0] as Sort;
  return g.rand.chance(0.25 + g.skill * 0.25) ? g.rand.pick(sorts) : 'plain';
}

/** Somewhere at the fence, for those who come over it. */
function anywhere(g: Game): Spot {
  const along = g.rand.range(0.15, 0.85);
  return g.rand.pick([
    { x: -1, y: H * along },
    { x: W + 1, y: H * along },
    { x: W * along, y: -1 },
    { x: W * along, y: H + 1 },
  ]);
}

/** Who comes in a wave, and when. Two gates at once only where the level has told so. */
export function waveOf(g: Game, idea: GuardIdea, gates: readonly Spot[], wave: number, isLast: boolean): Coming[] {
  const many = inWave(g, wave);
  const gap = (138 - g.skill * 84) * (1.35 - settledIn(g) * 0.35);
  const paired = idea === 'pincer' || (idea !== 'thieves' && g.skill > 0.35);
  const coming: Coming[] = [];
  let at = 30;
  const first = g.rand.int(0, gates.length - 1);
  for (let i = 0; i < many; i++) {
    const sort = sortOf(g, idea, wave, i);
    const isSecond = paired && i % 2 === 1;
    // opposite ones follow each other in the list; alone, one side has its turn for a while
    const gate = gates[(paired ? first + i : first + Math.floor(i / 2)) % gates.length] as Spot;
    if (i > 0) at += isSecond ? 12 : gap * g.rand.range(0.8, 1.15);
    coming.push({ in: Math.round(at), sort, gate: sort === 'over' ? anywhere(g) : gate, chief: false });
  }
  if (isLast && g.has('boss')) {
    const gate = gates[first] as Spot;
    coming.push({ in: Math.round(at + gap * 1.4), sort: 'sturdy', gate, chief: true });
  }
  return coming;
}
