import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Resolver, Root } from 'type-graphql';
import { ViewerType } from '../accounts/viewer.types.js';
import { GameKind } from '../artifacts/reading-enums.types.js';
import { GENRES, type Genre } from '../generation/design.js';
import { requireViewer, type GraphQLContext } from '../graphql/context.js';
import { decodeCursor, encodeCursor, PageArgs, pageSize, toConnection } from '../graphql/pagination.js';
import { orUserErrors } from '../graphql/user-errors.js';
import { RemixSource } from '../publications/remix.types.js';
import { Problems } from '../validation.js';
import { listStudioRuns } from './run-connection.js';
import { StudioRun, StudioRunConnection } from './run.types.js';
import type { RunRecord, ThreadRecord } from './runs.model.js';
import {
  DeleteThreadInput,
  DeleteThreadPayload,
  LONGEST_SEARCH,
  RenameThreadInput,
  RenameThreadPayload,
  RestoreVersionInput,
  RestoreVersionPayload,
  ThreadsArgs,
} from './thread-input.types.js';
import { Thread, ThreadConnection } from './thread.types.js';

@Resolver(() => Thread)
export class ThreadResolver {
  @Mutation(() => RenameThreadPayload, {
    nullable: true,
    description:
      'Sets the title that the owner sees for a game. Its public pages keep the titles they were published with.',
  })
  async renameThread(
    @Arg('input', () => RenameThreadInput, { description: 'The thread, and its title.' }) input: RenameThreadInput,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<RenameThreadPayload> {
    const viewer = requireViewer(context);
    return orUserErrors<Pick<RenameThreadPayload, 'thread'>>(
      info,
      { refused: { thread: null }, fields: { thread_not_found: 'id' } },
      async () => ({
        thread: await context.services.runs.renameThread(viewer, input.id, input.title ?? null),
      }),
    );
  }

  @Mutation(() => RestoreVersionPayload, {
    nullable: true,
    description:
      'Goes back to a version: it becomes the thread’s `currentRun` until a newer run makes a game. Costs nothing, and no version is lost.',
  })
  async restoreVersion(
    @Arg('input', () => RestoreVersionInput, { description: 'The version.' }) input: RestoreVersionInput,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<RestoreVersionPayload> {
    const viewer = requireViewer(context);
    return orUserErrors<Pick<RestoreVersionPayload, 'thread'>>(
      info,
      { refused: { thread: null }, fields: { studio_run_not_found: 'runId', artifact_not_found: 'runId' } },
      async () => ({ thread: await context.services.runs.restoreVersion(viewer, input.runId) }),
    );
  }

  @Mutation(() => DeleteThreadPayload, {
    nullable: true,
    description:
      'Deletes a game with all its versions. They disappear from every list, their links and downloads stop working, and ' +
      'public versions are unpublished. The credit history is kept. Refused with `thread_at_work` while a run is in progress.',
  })
  async deleteThread(
    @Arg('input', () => DeleteThreadInput, { description: 'The thread to delete.' }) input: DeleteThreadInput,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<DeleteThreadPayload> {
    const viewer = requireViewer(context);
    const fields = { thread_not_found: 'id', thread_at_work: 'id' };
    return orUserErrors<Pick<DeleteThreadPayload, 'deletedId'>>(
      info,
      { refused: { deletedId: null }, fields },
      async () => ({
        deletedId: await context.services.runs.deleteThread(viewer, input.id),
      }),
    );
  }

  @FieldResolver(() => StudioRunConnection, { nullable: true, description: 'Its runs, newest first.' })
  studioRuns(
    @Root() { key, runCount }: ThreadRecord,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<StudioRunConnection> {
    return listStudioRuns(context, info, page, { threadId: key }, runCount);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The title that its owner gave it, otherwise that of the game of `currentRun`; null before there is one.',
  })
  async title(@Root() { id, customTitle }: ThreadRecord, @Ctx() { loaders }: GraphQLContext): Promise<string | null> {
    return customTitle ?? (await loaders.threadGame.load(id))?.title ?? null;
  }

  @FieldResolver(() => GameKind, {
    nullable: true,
    description: 'The kind of the game of `currentRun`; null before there is one, and if another generator made it.',
  })
  async kind(@Root() { id }: ThreadRecord, @Ctx() { loaders }: GraphQLContext): Promise<Genre | null> {
    const game = await loaders.threadGame.load(id);
    return GENRES.find((known) => known === game?.kind) ?? null;
  }

  @FieldResolver(() => Int, { nullable: true, description: 'How many of its runs made a game.' })
  async versionCount(@Root() { id }: ThreadRecord, @Ctx() { loaders }: GraphQLContext): Promise<number | null> {
    return (await loaders.threadGame.load(id))?.versions ?? null;
  }

  @FieldResolver(() => StudioRun, {
    nullable: true,
    description:
      'The version that stands for the thread: the newest one, or the one that was restored. Null before there is one.',
  })
  async currentRun(@Root() { id }: ThreadRecord, @Ctx() { loaders }: GraphQLContext): Promise<RunRecord | null> {
    const game = await loaders.threadGame.load(id);
    return game?.runId == null ? null : loaders.run.load(game.runId);
  }

  @FieldResolver(() => RemixSource, {
    nullable: true,
    description: 'The public game that its first run was made from; null if there is none.',
  })
  remixOf(@Root() { id }: ThreadRecord, @Ctx() { loaders }: GraphQLContext): Promise<RemixSource | null> {
    return loaders.threadSource.load(id);
  }

  @FieldResolver(() => StudioRun, { nullable: true, description: 'Its newest run, in whatever state.' })
  async latestRun(@Root() { id }: ThreadRecord, @Ctx() { loaders }: GraphQLContext): Promise<RunRecord | null> {
    const game = await loaders.threadGame.load(id);
    return game?.latestRunId == null ? null : loaders.run.load(game.latestRunId);
  }
}

@Resolver(() => ViewerType)
export class ViewerThreadsResolver {
  @FieldResolver(() => Thread, {
    nullable: true,
    description: 'One thread of the viewer; null if there is none with that key or ID.',
  })
  thread(
    @Arg('key', () => String, { description: 'The key of the thread, as in `threadId` of a run, or its ID.' })
    key: string,
    @Ctx() context: GraphQLContext,
  ): Promise<ThreadRecord | null> {
    return context.services.runs.thread(requireViewer(context), key);
  }

  @FieldResolver(() => ThreadConnection, {
    nullable: true,
    description: 'Threads of the viewer, most recently used first unless `sort` says otherwise.',
  })
  async threads(
    @Args(() => ThreadsArgs) { filter, sort, ...page }: ThreadsArgs,
    @Ctx() context: GraphQLContext,
  ): Promise<ThreadConnection> {
    const viewer = requireViewer(context);
    const problems = new Problems();
    const rule = { max: LONGEST_SEARCH, trim: true, singleLine: true };
    const search = problems.text('filter.search', filter?.search, rule);
    problems.throwIfAny();
    const size = pageSize(page);
    const query = {
      sort: sort ?? 'changed',
      ...(search ? { search } : {}),
      ...(filter?.kinds ? { kinds: filter.kinds } : {}),
    };
    const rows = await context.services.runs.threads(viewer, size + 1, query, decodeCursor(page, 2));
    const list = toConnection(rows, size, page, ({ place }) => encodeCursor(...place));
    return {
      ...list,
      edges: list.edges.map(({ cursor, node }) => ({ cursor, node: node.thread })),
      nodes: list.nodes.map(({ thread }) => thread),
    };
  }

  @FieldResolver(() => [GameKind], {
    nullable: true,
    description: 'The kinds of the games in the viewer’s threads, the most frequent first: what `filter.kinds` finds.',
  })
  async threadKinds(@Ctx() context: GraphQLContext): Promise<Genre[]> {
    const kinds = await context.services.runs.threadKinds(requireViewer(context));
    return kinds.flatMap((kind) => GENRES.find((known) => known === kind) ?? []);
  }
}
