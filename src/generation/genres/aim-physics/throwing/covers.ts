/** What stands about in the rows, for them to hide behind. */
import { sceneryOf } from '../../../kit/scenery.js';
import type { Game } from '../../../kit/types.js';
import type { Row, State } from './state.js';

/** where they may stand, from −1 at the left edge to 1 at the right, and in which row */
const PLACES: readonly (readonly (readonly [at: number, row: Row])[])[] = [
  [
    [-0.62, 1],
    [0.05, 0],
    [0.58, 1],
  ],
  [
    [-0.45, 0],
    [0.12, 1],
    [0.66, 0],
  ],
  [
    [-0.66, 0],
    [-0.1, 1],
    [0.5, 0],
  ],
];

/** Three of them, each level elsewhere. */
export function coversFor(g: Game): State['covers'] {
  const places = PLACES[(g.level - 1 + (g.design.seed % PLACES.length)) % PLACES.length] as (typeof PLACES)[number];
  const { obstacles, deco } = g.design.cast;
  const usual = obstacles.filter(({ from }) => from !== 'prompt');
  const named = sceneryOf(deco).filter(({ from }) => from === 'prompt');
  const standing = named.length + usual.length > 0 ? [...named, ...usual] : sceneryOf(deco);
  return places.map(([at, row], i) => ({ at, row, actor: standing[i % Math.max(1, standing.length)] ?? null }));
}
