import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Extensions, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { requireViewer, type GraphQLContext } from '../graphql/context.js';
import { decodeCursor, encodeCursor, invalidCursor, PageArgs, pageSize, toConnection } from '../graphql/pagination.js';
import { orUserErrors, type UserErrorsOptions } from '../graphql/user-errors.js';
import { Publication } from './publication.types.js';
import type { PublicationRecord, ScoreRecord } from './publications.model.js';
import {
  EmptyScoresInput,
  EmptyScoresPayload,
  ScoreConnection,
  StartRoundInput,
  StartRoundPayload,
  SubmitScoreInput,
  SubmitScorePayload,
} from './score.types.js';

const FIRST = 10;

@Resolver()
export class ScoreResolver {
  @Extensions({ public: true })
  @Query(() => ScoreConnection, {
    nullable: true,
    description: 'The leaderboard of a public game, best first; empty if it has none. Needs no session.',
  })
  scores(
    @Arg('slug', () => String, { description: 'The slug of the game.' }) slug: string,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: GraphQLContext,
  ): Promise<ScoreConnection> {
    return connectionOf(context, slug, page);
  }

  @Extensions({ public: true })
  @Mutation(() => StartRoundPayload, {
    nullable: true,
    description: 'Starts a round of a public game. Needs no session.',
  })
  startRound(
    @Arg('input', () => StartRoundInput, { description: 'The game.' }) { slug }: StartRoundInput,
    @Ctx() { services, client }: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<StartRoundPayload> {
    const refusal: UserErrorsOptions<Omit<StartRoundPayload, 'userErrors'>> = {
      refused: { ticket: null },
      fields: { publication_not_found: 'slug' },
    };
    return orUserErrors(info, refusal, async () => ({
      ticket: await services.publications.startRound(client.ip, slug),
    }));
  }

  @Extensions({ public: true })
  @Mutation(() => SubmitScorePayload, {
    nullable: true,
    description: 'Puts the score of a round on the leaderboard of a public game. Needs no session.',
  })
  submitScore(
    @Arg('input', () => SubmitScoreInput, { description: 'The round, the name and the points.' })
    input: SubmitScoreInput,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SubmitScorePayload> {
    const { publications } = context.services;
    const refusal: UserErrorsOptions<Omit<SubmitScorePayload, 'userErrors'>> = {
      refused: { rank: null, scores: null },
      fields: { publication_not_found: 'slug' },
    };
    return orUserErrors(info, refusal, async () => ({
      rank: await publications.submitScore(context.client.ip, input.slug, input),
      scores: await connectionOf(context, input.slug, { first: FIRST }),
    }));
  }

  @Mutation(() => EmptyScoresPayload, {
    nullable: true,
    description: 'Removes every score from the leaderboard of one of the viewer’s games.',
  })
  emptyScores(
    @Arg('input', () => EmptyScoresInput, { description: 'The game.' }) { artifactId }: EmptyScoresInput,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<EmptyScoresPayload> {
    const viewer = requireViewer(context);
    const refusal: UserErrorsOptions<Omit<EmptyScoresPayload, 'userErrors'>> = {
      refused: { count: null },
      fields: { artifact_not_found: 'artifactId', publication_not_found: 'artifactId' },
    };
    return orUserErrors(info, refusal, async () => ({
      count: await context.services.publications.emptyScores(viewer, artifactId),
    }));
  }
}

@Resolver(() => Publication)
export class PublicationScoresResolver {
  @FieldResolver(() => ScoreConnection, {
    nullable: true,
    description: 'The leaderboard, best first; empty if games of this kind have none.',
  })
  scores(
    @Root() { slug }: PublicationRecord,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: GraphQLContext,
  ): Promise<ScoreConnection> {
    return connectionOf(context, slug, page);
  }
}

async function connectionOf({ services }: GraphQLContext, slug: string, page: PageArgs): Promise<ScoreConnection> {
  const size = pageSize(page);
  const rows = await services.publications.scores(slug, size + 1, readCursor(page));
  return toConnection(rows, size, page, ({ score, createdAt, name }) =>
    encodeCursor(String(score), createdAt.toISOString(), name),
  );
}

function readCursor(page: PageArgs): ScoreRecord | undefined {
  const [score, time, name] = decodeCursor(page, 3) ?? [];
  if (score === undefined || time === undefined || name === undefined) return undefined;
  const createdAt = new Date(time);
  if (!/^\d{1,9}$/u.test(score) || Number.isNaN(createdAt.getTime()) || name.includes('\0')) throw invalidCursor();
  return { score: Number(score), createdAt, name };
}
