/** What each stage of a cup brings in that none before it had, and which races are a cup. */
import type { GameDesign, RuleName } from '../../design.js';
import { levelsUnless } from '../../kit/budget.js';
import { ideaAt } from '../../kit/ideas.js';
import { settledIn } from '../../kit/skill.js';
import type { Game } from '../../kit/types.js';

export type StageIdea = 'circuit' | 'town' | 'rain' | 'ramps' | 'traffic' | 'dark' | 'ice' | 'champion';
/** In this order; the first has only what one has to know, the last who is hard to beat. */
export const IDEAS: readonly StageIdea[] = ['circuit', 'town', 'rain', 'ramps', 'traffic', 'dark', 'ice', 'champion'];
/** stages of a cup that may be driven again */
const TRIES = 3;
/** from so many stages on each is one lap */
const LONG_CUP = 4;
/** What makes a race of it alone: laps, an order, a clock, a champion in the last lap, or nobody to be in front of. */
const ONE_RACE: readonly RuleName[] = ['laps', 'collect', 'timer', 'boss', 'speedUp', 'noEnemies'];

/** Stages where a prompt names no number; who is asked questions has enough of one race. */
export const levelsOf = (design: GameDesign): number =>
  design.content ? 1 : levelsUnless(IDEAS.length, ...ONE_RACE)(design);

/** A cup forgives lost stages; in one race crashes count, and only where a prompt asks for lives. */
export function livesOf(design: GameDesign): number {
  const asked = design.rules.find((entry) => entry.rule === 'levels');
  return (asked?.rule === 'levels' ? asked.n : levelsOf(design)) > 1 ? TRIES : 0;
}

/** Laps of a stage where a prompt names none. */
export const lapsOf = ({ levels }: Pick<Game, 'levels'>): number => (levels >= LONG_CUP ? 1 : levels > 1 ? 2 : 3);

/** One race alone has no idea, and where nobody else drives there is no champion. */
export function ideaOf(g: Game): StageIdea | null {
  if (g.levels === 1 || g.design.content) return null;
  const { id } = g.design.theme;
  const without: readonly (StageIdea | false)[] = [
    id === 'space' && 'rain',
    // nobody jumps over water who drives on it
    id === 'ocean' && 'ramps',
    g.has('noEnemies') && 'champion',
  ];
  return ideaAt(
    g,
    IDEAS.filter((idea) => !without.includes(idea)),
  );
}

/** what part of their speed others give away in the first stage, and for each that was lost */
const AT_FIRST = 0.1;
const EACH_LOST = 0.05;

/** How much slower the others of a cup are for who is new to it, or drives a stage again. */
export function mercyOf(g: Game): number {
  if (g.levels === 1) return 0;
  const lost = g.has('lives') ? 0 : Math.max(0, TRIES - g.lives);
  return (1 - settledIn(g)) * AT_FIRST + lost * EACH_LOST;
}

/** which grammar of tracks goes with an idea, by its number in `buildTrack`; another each time where none is named */
export const GRAMMAR_OF: Readonly<Partial<Record<StageIdea, number>>> = { town: 1, ramps: 3 };
