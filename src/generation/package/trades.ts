/** Pictures of people by their trade: somebody of the picture set with what they are known by in front of them. */
import type { GameMode, Genre } from '../design.js';
import { bodyOf, headOnBody, withBody } from './bodies.js';
import { TRADES } from './own/trades.js';

/** Where what is held stands: before the right half, above the legs, which move by themselves. */
const HELD = 'translate(17.4 12) scale(.44)';

/**
 * The shapes of that trade in a box of 32 × 32; undefined where it is none. `shapesOf` gives those of a picture of the set. A head alone is
 * no worker: it has a body in every kind, and others where the kind shows figures.
 */
export function tradeShapes(
  name: string,
  shapesOf: (picture: string) => string | undefined,
  genre?: Genre,
  mode?: GameMode,
): string | undefined {
  const trade = TRADES.get(name);
  if (!trade) return undefined;
  const shapes = shapesOf(trade.who) ?? '';
  const standing = genre ? withBody(trade.who, shapes, genre, mode) : shapes;
  const who = bodyOf(trade.who) === 'head' && standing === shapes ? headOnBody(trade.who, shapes) : standing;
  return `${who}<g transform="${HELD}">${shapesOf(trade.holds) ?? ''}</g>`;
}
