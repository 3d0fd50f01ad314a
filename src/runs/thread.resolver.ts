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
    @Root() { id }: ThreadRecord,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: GraphQLContext,
  ): Promise<StudioRunConnection> {
    return listStudioRuns(context, page, { threadId: id });
  }
}

@Resolver(() => ViewerType)
export class ViewerThreadsResolver {
  @FieldResolver(() => Thread, {
    nullable: true,
    description: 'One thread of the viewer; null where there is none of that key.',
  })
  thread(
    @Arg('key', () => String, { description: 'The viewer’s own key, as `threadId` of a run.' }) key: string,
    @Ctx() context: GraphQLContext,
  ): Promise<ThreadRecord | null> {
    return context.services.runs.thread(requireViewer(context), key);
  }

  @FieldResolver(() => ThreadConnection, {
    nullable: true,
    description: 'Threads of the viewer, the one used last first.',
  })
  async threads(@Args(() => PageArgs) page: PageArgs, @Ctx() context: GraphQLContext): Promise<ThreadConnection> {
    const size = pageSize(page);
    const rows = await context.services.runs.threads(requireViewer(context), size + 1, readCursor(page));
    return toConnection(rows, size, page, ({ updatedAt, id }) => encodeCursor(updatedAt.toISOString(), id));
  }
}

function readCursor(page: PageArgs): { updatedAt: Date; id: string } | undefined {
  const [time, id] = decodeCursor(page, 2) ?? [];
  if (time === undefined || id === undefined) return undefined;
  const updatedAt = new Date(time);
  if (Number.isNaN(updatedAt.getTime())) throw invalidCursor();
  return { updatedAt, id };
}
