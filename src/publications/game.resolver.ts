import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Extensions, Info, Mutation, Query, Resolver } from 'type-graphql';
import { GENRES } from '../generation/design.js';
import { requireAccount, type GraphQLContext } from '../graphql/context.js';
import {
  decodeCursor,
  encodeCursor,
  invalidCursor,
  pageSize,
  toConnection,
  type PageArgs,
} from '../graphql/pagination.js';
import { orUserErrors, type UserErrorsOptions } from '../graphql/user-errors.js';
import { Problems } from '../validation.js';
import {
  GamesArgs,
  LikeGameInput,
  LikeGamePayload,
  LONGEST_SEARCH,
  PublicGameConnection,
  ReportGameInput,
  ReportGamePayload,
  type PublicGameType,
} from './game.types.js';
import { orderedBy, type GameCursor, type GameOrder } from './public-game.model.js';
import type { ListedGame } from './publications.model.js';
import { isSlug } from './slugs.js';

@Resolver()
export class GameResolver {
  @Extensions({ public: true })
  @Query(() => PublicGameConnection, {
    nullable: true,
    description: 'Public games, without those marked `noindex`. Needs no session.',
  })
  async games(
    @Args(() => GamesArgs) { search, kind, order: asked, ...page }: GamesArgs,
    @Ctx() { services }: GraphQLContext,
  ): Promise<PublicGameConnection> {
    const problems = new Problems();
    const words = problems.text('search', search, { max: LONGEST_SEARCH, trim: true, singleLine: true });
    problems.throwIfAny();
    const size = pageSize(page);
    const order = asked ?? 'newest';
    const filter = { order, ...(words ? { search: words } : {}), ...(kind ? { kind } : {}) };
    const rows = await services.publications.games(size + 1, readCursor(page, order), filter);
    return toConnection(rows.map(toPublicGame), size, page, (game) => {
      const value = orderedBy(order, game);
      return encodeCursor(typeof value === 'number' ? String(value) : value.toISOString(), game.slug);
    });
  }

  @Mutation(() => LikeGamePayload, {
    nullable: true,
    description: 'Sets whether the viewer likes a public game; repeating it changes nothing.',
  })
  likeGame(
    @Arg('input', () => LikeGameInput, { description: 'The game, and whether the viewer likes it.' })
    { slug, liked }: LikeGameInput,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LikeGamePayload> {
    const viewer = requireAccount(context);
    const refusal: UserErrorsOptions<Omit<LikeGamePayload, 'userErrors'>> = {
      refused: { game: null },
      fields: { publication_not_found: 'slug' },
    };
    return orUserErrors(info, refusal, async () => ({
      game: toPublicGame(await context.services.publications.like(viewer, slug, liked)),
    }));
  }

  @Extensions({ public: true })
  @Mutation(() => ReportGamePayload, {
    nullable: true,
    description: 'Reports a public game to the operator. Needs no session.',
  })
  reportGame(
    @Arg('input', () => ReportGameInput, { description: 'The game, and what is wrong with it.' })
    { slug, reason, note }: ReportGameInput,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ReportGamePayload> {
    const refusal: UserErrorsOptions<Omit<ReportGamePayload, 'userErrors'>> = {
      refused: { reported: false },
      fields: { publication_not_found: 'slug' },
    };
    return orUserErrors(info, refusal, async () => {
      await context.services.publications.report(context.client.ip ?? '', slug, { reason, note });
      return { reported: true };
    });
  }
}

function toPublicGame({ kind, ...game }: ListedGame): PublicGameType {
  return { ...game, kind: GENRES.find((known) => known === kind) ?? null };
}

function readCursor(page: PageArgs, order: GameOrder): GameCursor | undefined {
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
