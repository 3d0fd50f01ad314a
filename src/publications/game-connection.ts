/** Public games as a connection. */
import { GENRES } from '../generation/design.js';
import { encodeCursor, toConnection, type PageArgs } from '../graphql/pagination.js';
import type { PublicGameConnection, PublicGameType } from './game.types.js';
import { orderedBy, type GameOrder } from './public-game.model.js';
import type { ListedGame } from './publications.model.js';

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
