import { Arg, Args, Ctx, FieldResolver, ID, Int, Resolver, Root, Subscription } from 'type-graphql';
import { GameArtifact } from '../artifacts/artifact.types.js';
import type { ArtifactRecord } from '../artifacts/artifacts.model.js';
import { AppError, invalidField } from '../errors.js';
import { requireViewer, type GraphQLContext } from '../graphql/context.js';
import type { Typed } from '../graphql/node.types.js';
import { invalidCursor, PageArgs, pageSize, toConnection } from '../graphql/pagination.js';
import { stoppable } from '../graphql/stoppable.js';
import {
  EVENT_TYPE_NAMES,
  StudioRunCompleted,
  StudioRunEvent,
  StudioRunEventConnection,
  StudioRunFailed,
  ViewerRunEvent,
} from './run-event.types.js';
import { StudioRun, StudioRunFailure } from './run.types.js';
import type { FailureCode, RunEventRecord, RunRecord, ViewerEventRecord } from './runs.model.js';

/** A number in the range of its column. */
const SEQ = /^\d{1,9}$/u;

interface ViewerEventsArgs {
  readonly after?: string | null;
}

interface EventsArgs {
  readonly runId: string;
  readonly after?: number | null;
}

@Resolver(() => StudioRunEvent)
export class StudioRunEventResolver {
  @Subscription(() => StudioRunEvent, {
    description:
      'The log of one run: the events after `after`, then new events as they happen, each once and in order. Ends ' +
      'after the final event. To resume after a lost connection, subscribe with the last `seq` you received.',
    subscribe: async ({ args, context }: { args: EventsArgs; context: GraphQLContext }) => {
      const viewer = requireViewer(context);
      const after = args.after ?? 0;
      if (after < 0) throw invalidField('after', 'out_of_range', `Expected 0 or more, got ${after}.`);
      const run = await context.services.runs.find(viewer, args.runId);
      if (!run) throw new AppError('studio_run_not_found');
      return stoppable((signal) => context.services.runs.events(viewer, run.id, after, signal));
    },
  })
  studioRunEvents(
    @Root() event: RunEventRecord,
    @Arg('runId', () => ID, { description: 'The run’s ID.' }) _runId: string,
    @Arg('after', () => Int, {
      nullable: true,
      description: 'The `seq` of the last event that you have. Defaults to 0, for the whole log.',
    })
    _after: number | null | undefined,
  ): Typed<RunEventRecord> {
    return typed(event);
  }

  @Subscription(() => ViewerRunEvent, {
    description:
      'The events of all runs of the viewer, each once, in the order in which they happened. One subscription covers ' +
      'all runs, including those accepted later. Without `after`, the first message arrives at once, with a cursor and no ' +
      'event; list the runs then, and you miss nothing. To resume after a lost connection, subscribe with the last ' +
      '`cursor` you received.',
    subscribe: ({ args, context }: { args: ViewerEventsArgs; context: GraphQLContext }) => {
      const viewer = requireViewer(context);
      return stoppable((signal) => context.services.runs.viewerEvents(viewer, args.after ?? undefined, signal));
    },
  })
  viewerRunEvents(
    @Root() { cursor, event }: ViewerEventRecord,
    @Arg('after', () => String, {
      nullable: true,
      description: 'The `cursor` of the last message that you have. Without it, events from now on.',
    })
    _after: string | null | undefined,
  ): ViewerRunEvent {
    return { cursor, event: event && typed(event) };
  }

  @FieldResolver(() => StudioRun, { description: 'The run as it is when the event is read.' })
  run(@Root() { runId }: RunEventRecord, @Ctx() { loaders }: GraphQLContext): Promise<RunRecord | null> {
    return loaders.run.load(runId);
  }
}

@Resolver(() => StudioRun)
export class RunEventsResolver {
  @FieldResolver(() => StudioRunEventConnection, {
    nullable: true,
    description: 'Its log so far, oldest first; subscribe to `studioRunEvents` for what follows. A cursor is a `seq`.',
  })
  async events(
    @Root() { id, lastSeq }: RunRecord,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<StudioRunEventConnection> {
    const size = pageSize(page);
    const { after } = page;
    if (typeof after === 'string' && !SEQ.test(after)) throw invalidCursor();
    const rows = await loaders.runEvents.load({ id, limit: size + 1, after: after ?? undefined });
    // the run may have been read before the page was
    const totalCount = Math.max(lastSeq, rows.at(-1)?.seq ?? 0);
    return { ...toConnection(rows.map(typed), size, page, ({ seq }) => String(seq)), totalCount };
  }
}

@Resolver(() => StudioRunCompleted)
export class StudioRunCompletedResolver {
  @FieldResolver(() => GameArtifact, { nullable: true, description: 'What the run made.' })
  artifact(@Root() { payload }: RunEventRecord, @Ctx() { loaders }: GraphQLContext): Promise<ArtifactRecord | null> {
    return loaders.artifact.load(String(payload['artifactId']));
  }
}

@Resolver(() => StudioRunFailed)
export class StudioRunFailedResolver {
  @FieldResolver(() => StudioRunFailure, { description: 'Why it failed.' })
  failure(@Root() { payload }: RunEventRecord): StudioRunFailure {
    const { code, message, retryable } = payload;
    return { code: code as FailureCode, message: String(message), retryable: retryable === true };
  }
}

/** The fields of a kind of event stand beside those of all. */
function typed(event: RunEventRecord): Typed<RunEventRecord> {
  return { ...event.payload, ...event, __typename: EVENT_TYPE_NAMES[event.type] };
}
