/** What each level of a run brings in that none before it had, and of which stretches its way is therefore made. */
import type { GameDesign } from '../../design.js';
import { levelsUnless } from '../../kit/budget.js';
import { ideaAt } from '../../kit/ideas.js';
import type { Game } from '../../kit/types.js';
import type { RunIdea, Style } from './state.js';

/** In this order; the first has only what one has to know. */
export const IDEAS: readonly RunIdea[] = ['plain', 'roofs', 'flyers', 'pads', 'lifts', 'arrows', 'charge', 'dark'];
const OF_FOES: readonly RunIdea[] = ['flyers', 'charge'];
export const STYLES: readonly Style[] = ['roofs', 'field', 'stones'];

/** where a prompt names no number; what is to be caught, learnt or done in time is one way instead */
export const levelsOf = (design: GameDesign): number =>
  design.content ? 1 : levelsUnless(IDEAS.length, 'collect', 'timer')(design);

/** A way alone has no idea, nor one that has room for gates. */
export function ideaOf(g: Game): RunIdea | null {
  if (g.levels === 1 || g.design.content) return null;
  return ideaAt(g, g.has('noEnemies') ? IDEAS.filter((idea) => !OF_FOES.includes(idea)) : IDEAS);
}

const OWN: Readonly<Record<RunIdea, Style>> = {
  plain: 'field',
  roofs: 'roofs',
  flyers: 'field',
  pads: 'pads',
  lifts: 'lifts',
  arrows: 'arrows',
  charge: 'field',
  dark: 'stones',
};

/** Stretches of the way in turn: the new one first and alone, then again between what is known. */
export function stylesOf(g: Game, idea: RunIdea | null): Style[] {
  if (!idea) return g.rand.shuffle(STYLES);
  const own = OWN[idea];
  const known = IDEAS.slice(1, IDEAS.indexOf(idea)).map((one) => OWN[one]);
  // a field, too, has whom the prompt named
  return known.length === 0 ? [own] : [own, own === 'field' ? g.rand.pick(known) : 'field', own, g.rand.pick(known)];
}
