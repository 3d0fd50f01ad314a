import { Arg, Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { ViewerType } from '../accounts/viewer.types.js';
import { requireViewer, type GraphQLContext } from '../graphql/context.js';
import { decodeCursor, encodeCursor, invalidCursor, PageArgs, pageSize, toConnection } from '../graphql/pagination.js';
import { listStudioRuns } from './run-connection.js';
import { StudioRunConnection } from './run.types.js';
import type { ThreadRecord } from './runs.model.js';
import { Thread, ThreadConnection } from './thread.types.js';

@Resolver(() => Thread)
export class ThreadResolver {
  @FieldResolver(() => StudioRunConnection, { nullable: true, description: 'Its runs, newest first.' })
  studioRuns(
    @Root() { key, runCount }: ThreadRecord,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: GraphQLContext,
  ): Promise<StudioRunConnection> {
    return listStudioRuns(context, page, { threadId: key }, runCount);
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
    description: 'Threads of the viewer, most recently used first.',
  })
  async threads(@Args(() => PageArgs) page: PageArgs, @Ctx() context: GraphQLContext): Promise<ThreadConnection> {
    const size = pageSize(page);
    const rows = await context.services.runs.threads(requireViewer(context), size + 1, readCursor(page));
    return toConnection(rows, size, page, ({ updatedAt, key }) => encodeCursor(updatedAt.toISOString(), key));
  }
}

function readCursor(page: PageArgs): { updatedAt: Date; key: string } | undefined {
  const [time, key] = decodeCursor(page, 2) ?? [];
  if (time === undefined || key === undefined) return undefined;
  const updatedAt = new Date(time);
  if (Number.isNaN(updatedAt.getTime())) throw invalidCursor();
  return { updatedAt, key };
}
