/** What things are sorted by: what they are, their colour, or the numbers on them. */
import type { GameDesign } from '../../design.js';

type Sorted = Pick<GameDesign, 'mode' | 'cast'>;

export const isOrdering = ({ mode }: Sorted): boolean => mode === 'ordering';

/** Where the prompt names one sort of things, there is nothing else to tell them apart by. */
export const byColour = (design: Sorted): boolean => {
  if (isOrdering(design)) return false;
  const all = new Set(design.cast.items.map(({ sprite }) => sprite));
  const named = new Set(design.cast.items.flatMap(({ from, sprite }) => (from === 'prompt' ? [sprite] : [])));
  return design.mode === 'colours' || all.size < 2 || named.size === 1;
};
