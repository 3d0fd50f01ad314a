/** Where a page of a connection of public games begins. Apart from the connection itself, since loaders need it. */
import { decodeCursor, invalidCursor, type PageArgs } from '../graphql/pagination.js';
import type { GameCursor, GameOrder } from './public-game.model.js';
import { isSlug } from './slugs.js';

/** @throws validation_failed where it is of no list in that order */
export function readGameCursor(page: PageArgs, order: GameOrder): GameCursor | undefined {
  const [text, slug] = decodeCursor(page, 2) ?? [];
  if (text === undefined || slug === undefined) return undefined;
  const value = order === 'newest' ? new Date(text) : Number(text);
  const known = typeof value === 'number' ? isCount(text, value) : !Number.isNaN(value.getTime());
  if (!known || !isSlug(slug)) throw invalidCursor();
  return { value, slug };
}

/** A column of PostgreSQL's integers holds no more. */
function isCount(text: string, value: number): boolean {
  return /^\d{1,10}$/u.test(text) && value <= 2_147_483_647;
}
