import { Args, Ctx, Extensions, Query, Resolver } from 'type-graphql';
import { GENRES } from '../generation/design.js';
import type { GraphQLContext } from '../graphql/context.js';
import {
  decodeCursor,
  encodeCursor,
  invalidCursor,
  pageSize,
  toConnection,
  type PageArgs,
} from '../graphql/pagination.js';
import { Problems } from '../validation.js';
import { GamesArgs, LONGEST_SEARCH, PublicGameConnection, type PublicGameType } from './game.types.js';
import type { ListedGame } from './publications.model.js';
import { isSlug } from './slugs.js';

@Resolver()
export class GameResolver {
  @Extensions({ public: true })
  @Query(() => PublicGameConnection, {
    nullable: true,
    description: 'Public games, most recently published first, without those marked `noindex`. Needs no session.',
  })
  async games(
    @Args(() => GamesArgs) { search, kind, ...page }: GamesArgs,
    @Ctx() { services }: GraphQLContext,
  ): Promise<PublicGameConnection> {
    const problems = new Problems();
    const words = problems.text('search', search, { max: LONGEST_SEARCH, trim: true, singleLine: true });
    problems.throwIfAny();
    const size = pageSize(page);
    const filter = { ...(words ? { search: words } : {}), ...(kind ? { kind } : {}) };
    const rows = await services.publications.games(size + 1, readCursor(page), filter);
    return toConnection(rows.map(toPublicGame), size, page, ({ publishedAt, slug }) =>
      encodeCursor(publishedAt.toISOString(), slug),
    );
  }
}

function toPublicGame({ kind, ...game }: ListedGame): PublicGameType {
  return { ...game, kind: GENRES.find((known) => known === kind) ?? null };
}

function readCursor(page: PageArgs): { publishedAt: Date; slug: string } | undefined {
  const [time, slug] = decodeCursor(page, 2) ?? [];
  if (time === undefined || slug === undefined) return undefined;
  const publishedAt = new Date(time);
  if (Number.isNaN(publishedAt.getTime()) || !isSlug(slug)) throw invalidCursor();
  return { publishedAt, slug };
}
