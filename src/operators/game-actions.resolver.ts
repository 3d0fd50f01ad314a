import type { GraphQLResolveInfo } from 'graphql';
import { validate as isUuid } from 'uuid';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Resolver, Root } from 'type-graphql';
import { AppError } from '../errors.js';
import { requireViewer, type GraphQLContext } from '../graphql/context.js';
import { decodeCursor, encodeCursor, invalidCursor, pageSize, toConnection } from '../graphql/pagination.js';
import { orUserErrors, type UserErrorsOptions } from '../graphql/user-errors.js';
import { readSearch } from './operator.args.types.js';
import {
  GameActionInput,
  GameActionPayload,
  GameReportConnection,
  GameReportsArgs,
  OperatorGameConnection,
  OperatorGamesArgs,
  OperatorGameType,
} from './operator-games.types.js';
import { OperatorType, toActionType } from './operator.types.js';
import type { DoneToGame, OperatorDesk, OperatorGame } from './operators.model.js';

@Resolver(() => OperatorType)
export class OperatorGamesResolver {
  @FieldResolver(() => OperatorGameConnection, {
    nullable: true,
    description: 'Games that are or were public, most recently published first.',
  })
  async games(
    @Root() desk: OperatorDesk,
    @Args(() => OperatorGamesArgs) { state, search, ...page }: OperatorGamesArgs,
  ): Promise<OperatorGameConnection> {
    const filter = { state: state ?? undefined, search: readSearch(search) };
    const size = pageSize(page);
    const [time, artifactId] = decodeCursor(page, 2) ?? [];
    const publishedAt = new Date(time ?? NaN);
    if (time !== undefined && (Number.isNaN(publishedAt.getTime()) || !isUuid(artifactId))) throw invalidCursor();
    const before = artifactId === undefined ? undefined : { publishedAt, artifactId };
    const rows = await desk.games(size + 1, before, filter);
    return toConnection(rows, size, page, (game) => encodeCursor(game.publishedAt.toISOString(), game.artifactId));
  }

  @FieldResolver(() => OperatorGameType, { nullable: true, description: 'One game; null if it never was public.' })
  game(
    @Root() desk: OperatorDesk,
    @Arg('artifactId', () => ID, { description: 'The artifact’s ID.' }) artifactId: string,
  ): Promise<OperatorGame | null> {
    return desk.game(artifactId);
  }

  @FieldResolver(() => GameReportConnection, { nullable: true, description: 'Reports of games, newest first.' })
  async reports(
    @Root() desk: OperatorDesk,
    @Args(() => GameReportsArgs) { open, artifactId, ...page }: GameReportsArgs,
  ): Promise<GameReportConnection> {
    const size = pageSize(page);
    const [before] = decodeCursor(page, 1) ?? [];
    if (before !== undefined && !isUuid(before)) throw invalidCursor();
    const filter = { open: open ?? undefined, artifactId: artifactId ?? undefined };
    return toConnection(await desk.reports(size + 1, before, filter), size, page, ({ id }) => encodeCursor(id));
  }
}

const INPUT = { description: 'The game, and why.' };

/** For everybody but operators there is no such game. */
@Resolver()
export class GameActionsResolver {
  @Mutation(() => GameActionPayload, {
    nullable: true,
    description: 'Takes a public game down and settles its reports. Its owner can’t publish it again. For operators.',
  })
  takeGameDown(
    @Arg('input', () => GameActionInput, INPUT) input: GameActionInput,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<GameActionPayload> {
    return act(context, info, (desk) => desk.takeDown(input));
  }

  @Mutation(() => GameActionPayload, {
    nullable: true,
    description: 'Makes a game public again that an operator took down. For operators.',
  })
  putGameBack(
    @Arg('input', () => GameActionInput, INPUT) input: GameActionInput,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<GameActionPayload> {
    return act(context, info, (desk) => desk.putBack(input));
  }

  @Mutation(() => GameActionPayload, {
    nullable: true,
    description: 'Settles the open reports of a game. For operators.',
  })
  settleReports(
    @Arg('input', () => GameActionInput, INPUT) input: GameActionInput,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<GameActionPayload> {
    return act(context, info, (desk) => desk.settleReports(input));
  }
}

async function act(
  context: GraphQLContext,
  info: GraphQLResolveInfo,
  work: (desk: OperatorDesk) => Promise<DoneToGame>,
): Promise<GameActionPayload> {
  const desk = context.services.operators.deskOf(requireViewer(context));
  const refusal: UserErrorsOptions<Omit<GameActionPayload, 'userErrors'>> = {
    refused: { game: null, action: null },
    fields: { publication_not_found: 'artifactId', artifact_not_publishable: 'artifactId' },
  };
  return orUserErrors(info, refusal, async () => {
    if (!desk) throw new AppError('publication_not_found');
    const { game, action } = await work(desk);
    return { game, action: toActionType(action) };
  });
}
