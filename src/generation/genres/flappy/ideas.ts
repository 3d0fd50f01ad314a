/** What each level of a flight brings in that none before it had, and of which stretches its course is therefore made. */
import type { GameDesign } from '../../design.js';
import { levelsUnless } from '../../kit/budget.js';
import { ideaAt } from '../../kit/ideas.js';
import type { Game } from '../../kit/types.js';
import type { FlightIdea, Style } from './state.js';

/** In this order; the first has only what one has to know. */
export const IDEAS: readonly FlightIdea[] = [
  'plain',
  'doubles',
  'others',
  'sliders',
  'draughts',
  'jaws',
  'tailwind',
  'dark',
];
const STYLES: readonly Style[] = ['steps', 'waves', 'jumble', 'lifts'];
const OF_IDEA: Readonly<Record<FlightIdea, readonly Style[]>> = {
  plain: ['steps', 'waves'],
  doubles: ['steps'],
  others: ['waves', 'jumble'],
  sliders: ['lifts'],
  draughts: ['waves', 'steps'],
  jaws: ['waves', 'jumble'],
  tailwind: ['steps', 'waves'],
  dark: ['waves', 'steps'],
};

const ideasFor = (design: GameDesign): readonly FlightIdea[] =>
  design.rules.some(({ rule }) => rule === 'noEnemies') ? IDEAS.filter((idea) => idea !== 'others') : IDEAS;

/** where a prompt names no number; what is to be caught, learnt or done in time is one course instead */
export const levelsOf = (design: GameDesign): number =>
  design.content ? 1 : levelsUnless(ideasFor(design).length, 'collect', 'timer')(design);

/** A course alone has no idea, nor one that has room for answers. */
export const ideaOf = (g: Game): FlightIdea | null =>
  g.levels === 1 || g.design.content ? null : ideaAt(g, ideasFor(g.design));

export const stylesOf = (g: Game, idea: FlightIdea | null): Style[] => g.rand.shuffle(idea ? OF_IDEA[idea] : STYLES);

/** How likely somebody flies between two gates: who is new here by an idea is not met before it, unless the prompt names them. */
export function crowdOf(g: Game, idea: FlightIdea | null): number {
  const usual = 0.25 + g.skill * 0.4;
  if (idea === 'others') return 0.85;
  const isEarly = idea === 'plain' || idea === 'doubles';
  return isEarly && !g.design.cast.enemies.some(({ from }) => from === 'prompt') ? 0 : usual;
}
