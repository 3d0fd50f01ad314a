import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Extensions, Info, Mutation, Query, Resolver } from 'type-graphql';
import { requireAccount, type GraphQLContext } from '../graphql/context.js';
import { pageSize } from '../graphql/pagination.js';
import { orUserErrors, type UserErrorsOptions } from '../graphql/user-errors.js';
import { Problems } from '../validation.js';
import { readGameCursor, toGameConnection, toPublicGame } from './game-connection.js';
import {
  GamesArgs,
  LikeGameInput,
  LikeGamePayload,
  LONGEST_SEARCH,
  PublicGameConnection,
  ReportGameInput,
  ReportGamePayload,
} from './game.types.js';

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
    const rows = await services.publications.games(size + 1, readGameCursor(page, order), filter);
    return toGameConnection(rows, size, page, order);
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
