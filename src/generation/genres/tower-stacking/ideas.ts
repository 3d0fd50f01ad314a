/** What each level of a tower brings in that none before it had. */
import { ideaAt } from '../../kit/ideas.js';
import { clamp } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';

export type TowerIdea = 'plain' | 'sizes' | 'gusts' | 'raft' | 'trim' | 'dark';

/** In this order; the first has only what one has to know. */
export const IDEAS: readonly TowerIdea[] = ['plain', 'sizes', 'gusts', 'raft', 'trim', 'dark'];

/** A level alone has no idea: it is as high as was asked for. */
export const ideaOf = (g: Game): TowerIdea => (g.levels === 1 ? 'plain' : ideaAt(g, IDEAS));

/** parts of the usual width, in turn: the narrow ones come on wide ones */
const SIZES = [1, 1.3, 0.75, 1.15, 0.65, 1.25, 0.85] as const;
/** the narrowest that is left to build on where blocks are cut */
export const NARROWEST = 0.55;
/** a hit on the spot gives back so much of the width */
export const GIVEN_BACK = 0.25;

/** Widths of a level's blocks, from below; where they are cut, of the first one. */
export function widthsOf(g: Game, idea: TowerIdea, width: number, need: number): number[] {
  const from = g.rand.int(0, 1);
  return Array.from({ length: need }, (_, i) =>
    idea === 'sizes' ? width * (SIZES[(i + from) % SIZES.length] as number) : idea === 'trim' ? width * 1.25 : width,
  );
}

/** Units that the next block is blown aside on its way down: the other way now and then, never just a little. */
export function gustOf(g: Game, idea: TowerIdea): number {
  if (idea !== 'gusts') return 0;
  const most = g.has('gentle') ? 0.7 : 0.7 + g.skill * 0.7;
  return g.rand.range(0.4, most) * (g.rand.chance(0.5) ? 1 : -1);
}

/** How far a raft goes to each side, in units, and radians of its way a frame; no raft stays where it is. */
export const raftOf = (g: Game, idea: TowerIdea): { readonly reach: number; readonly haste: number } =>
  idea === 'raft' ? { reach: 0.8 + g.skill * 0.5, haste: 0.011 + g.skill * 0.008 } : { reach: 0, haste: 0 };

/** What is left of a block that is cut where it sticks out, and what falls off; null: nothing to speak of lies on the one below. */
export function cutOf(
  below: { readonly x: number; readonly w: number },
  block: { readonly x: number; readonly w: number },
  least: number,
): { readonly x: number; readonly w: number; readonly off: { readonly x: number; readonly w: number } } | null {
  const left = Math.max(below.x - below.w / 2, block.x - block.w / 2);
  const right = Math.min(below.x + below.w / 2, block.x + block.w / 2);
  if (right - left < NARROWEST) return null;
  const lost = Math.max(0, block.w - (right - left));
  const side = Math.sign(block.x - below.x) || 1;
  const w = Math.max(least, right - left);
  const x = clamp((left + right) / 2, below.x - below.w / 2, below.x + below.w / 2);
  return { x, w, off: { x: side > 0 ? right + lost / 2 : left - lost / 2, w: lost } };
}
