/** Public games as a connection. */
import { GENRES } from '../generation/design.js';
import { decodeCursor, encodeCursor, invalidCursor, toConnection, type PageArgs } from '../graphql/pagination.js';
import type { PublicGameConnection, PublicGameType } from './game.types.js';
import { orderedBy, type GameCursor, type GameOrder } from './public-game.model.js';
import type { ListedGame } from './publications.model.js';
import { isSlug } from './slugs.js';

/** With what the resolvers of its other fields go by. */
export function toPublicGame({ kind, ...game }: ListedGame): PublicGameType {
  return { ...game, kind: GENRES.find((known) => known === kind) ?? null };
}

/** `games`: one more than `size` where there is a next page. */
export function toGameConnection(
  games: readonly ListedGame[],
  size: number,
  page: PageArgs,
  order: GameOrder,
): PublicGameConnection {
  return toConnection(games.map(toPublicGame), size, page, (game) => {
    const value = orderedBy(order, game);
    return encodeCursor(typeof value === 'number' ? String(value) : value.toISOString(), game.slug);
  });
}

/** Where a page of a connection begins. @throws validation_failed where it is of no list in that order */
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
