/** What each level of marbles brings in that none before it had. */
import { ideaAt } from '../../kit/ideas.js';
import type { Game } from '../../kit/types.js';
import type { Chain } from './marble-chain.js';
import type { Track } from './marble-track.js';
import { BOMB, STONE } from './marks.js';

export type MarbleIdea = 'plain' | 'bombs' | 'backward' | 'tubes' | 'cracks' | 'surges';

/** In this order: what helps comes before what is in the way; the first has only what one has to know. */
export const IDEAS: readonly MarbleIdea[] = ['plain', 'bombs', 'backward', 'tubes', 'cracks', 'surges'];

/** marbles of a level, beside those that difficulty adds */
export const MARBLES: Readonly<Record<MarbleIdea, number>> = {
  plain: 16,
  bombs: 20,
  backward: 17,
  tubes: 16,
  cracks: 16,
  surges: 13,
};

/** A level alone has no idea. */
export const ideaOf = (g: Game): MarbleIdea => (g.levels === 1 ? 'plain' : ideaAt(g, IDEAS));

/** A part of the way, in units along it, that is covered. */
export interface Tube {
  readonly from: number;
  readonly to: number;
}

/** parts of a track that are covered; the end is open, where the chain is in danger */
const COVERED = [
  [0.16, 0.26],
  [0.5, 0.6],
] as const;

export const tubesOf = (idea: MarbleIdea, { length }: Track): readonly Tube[] =>
  idea === 'tubes' ? COVERED.map(([from, to]) => ({ from: from * length, to: to * length })) : [];

export const isHidden = (tubes: readonly Tube[], d: number): boolean =>
  tubes.some(({ from, to }) => d > from && d < to);

/** frames from one surge to the next, of which the last are a warning; how long it goes on, and how many times as fast */
export const SURGE = { every: 660, warning: 80, frames: 45, times: 3 } as const;

export const isWarned = ({ wait, left }: { readonly wait: number; readonly left: number }): boolean =>
  left > 0 || wait < SURGE.warning;

/** One frame of what comes and goes: it rumbles, then the chain rolls faster for a while. */
export function surgeNow(g: Game, surge: { wait: number; left: number }): void {
  if (surge.left > 0) {
    surge.left--;
    return;
  }
  surge.wait--;
  if (surge.wait === SURGE.warning) {
    g.sound('hit', 0.5);
    g.shake(0.15);
  }
  if (surge.wait > 0) return;
  surge.wait = SURGE.every;
  surge.left = SURGE.frames;
  g.sound('explode', 0.5);
}

/** Changes every so many marbles of a chain, from the front on, beginning with the third. */
export function bringIn(g: Game, idea: MarbleIdea, chain: Chain): void {
  const every = { plain: 0, bombs: 9, backward: 8, tubes: 0, cracks: 5, surges: 0 }[idea];
  if (every === 0) return;
  for (let i = chain.length - 3; i >= 0; i -= every + g.rand.int(-1, 1)) {
    const one = chain[i] as Chain[number];
    if (idea === 'backward') one.back = true;
    else one.sort = idea === 'bombs' ? BOMB : STONE;
  }
}
