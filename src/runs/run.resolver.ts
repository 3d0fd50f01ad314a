import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ViewerType } from '../accounts/viewer.types.js';
import { GameArtifact } from '../artifacts/artifact.types.js';
import type { ArtifactRecord } from '../artifacts/artifacts.model.js';
import type { CreditEntryRecord } from '../credits/credits.model.js';
import { CreditEntry } from '../credits/credits.types.js';
import { AppError } from '../errors.js';
import { requireViewer, type GraphQLContext } from '../graphql/context.js';
import { oneInput } from '../graphql/one-input.js';
import { PageArgs } from '../graphql/pagination.js';
import { orUserErrors, type UserErrorsOptions } from '../graphql/user-errors.js';
import { listChildRuns, listStudioRuns, needsArtifact } from './run-connection.js';
import { failureReason, StudioRunFailureReason } from './run-enums.types.js';
import {
  CancelStudioRunInput,
  CancelStudioRunPayload,
  CreateStudioRunInput,
  CreateStudioRunPayload,
  StudioRunsArgs,
} from './run-input.types.js';
import { QueuePlaceType, StudioRun, StudioRunConnection, StudioRunFailure } from './run.types.js';
import type { QueuePlace, RunRecord, ThreadRecord } from './runs.model.js';
import { Thread } from './thread.types.js';

@Resolver(() => StudioRun)
export class StudioRunResolver {
  @Query(() => StudioRun, {
    nullable: true,
    description: 'One run of the viewer. Any other ID is the error `studio_run_not_found`.',
  })
  async studioRun(
    @Arg('id', () => ID, { description: 'The run’s ID.' }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<RunRecord> {
    const run = await context.services.runs.find(requireViewer(context), id);
    if (!run) throw new AppError('studio_run_not_found');
    return run;
  }

  @Mutation(() => CreateStudioRunPayload, {
    nullable: true,
    description:
      'Accepts a prompt and reserves its price. The game is made after the answer: subscribe to `studioRunEvents` to follow it.',
  })
  async createStudioRun(
    @Arg('input', () => CreateStudioRunInput, { description: 'The prompt and its options.' })
    input: CreateStudioRunInput,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CreateStudioRunPayload> {
    const viewer = requireViewer(context);
    const refusal: UserErrorsOptions<Omit<CreateStudioRunPayload, 'userErrors'>> = {
      whole: 'run',
      refused: { acceptedRun: null, replayed: false },
      fields: {
        studio_run_not_found: 'parentRunId',
        artifact_not_found: input.artifact ? 'artifact.artifactId' : 'artifactContext',
        idempotency_key_reused: 'idempotencyKey',
      },
    };
    return orUserErrors(info, refusal, async () => {
      const { run, replayed } = await context.services.runs.create(viewer, input);
      return { run, acceptedRun: run, replayed };
    });
  }

  @Mutation(() => CancelStudioRunPayload, {
    nullable: true,
    description: 'Asks a run to stop; a queued one stops at once.',
  })
  async cancelStudioRun(
    @Arg('input', () => CancelStudioRunInput, { nullable: true, description: 'The run to stop.' })
    input: CancelStudioRunInput | null | undefined,
    @Arg('id', () => ID, { nullable: true, description: 'The run’s ID.', deprecationReason: 'Use input.id.' })
    id: string | null | undefined,
    @Ctx() context: GraphQLContext,
  ): Promise<CancelStudioRunPayload> {
    const viewer = requireViewer(context);
    return { run: await context.services.runs.cancel(viewer, oneInput(input, { id }, 'id').id) };
  }

  @FieldResolver(() => GameArtifact, { nullable: true, description: 'The result; null until the run has completed.' })
  artifact(
    @Root() { artifactId, artifact }: RunRecord,
    @Ctx() { loaders }: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ArtifactRecord | null> | Pick<ArtifactRecord, 'id'> | null {
    if (artifactId === null || artifact !== undefined) return artifact ?? null;
    return needsArtifact(info) ? loaders.artifact.load(artifactId) : { id: artifactId };
  }

  @FieldResolver(() => QueuePlaceType, {
    nullable: true,
    description: 'Its place in the queue; null unless it is queued.',
  })
  queue(@Root() { id, status }: RunRecord, @Ctx() { loaders }: GraphQLContext): Promise<QueuePlace | null> | null {
    return status === 'queued' ? loaders.queuePlace.load(id) : null;
  }

  @FieldResolver(() => StudioRun, { nullable: true, description: 'The run that this one continues.' })
  parentRun(@Root() { parentRunId }: RunRecord, @Ctx() { loaders }: GraphQLContext): Promise<RunRecord | null> | null {
    return parentRunId === null ? null : loaders.run.load(parentRunId);
  }

  @FieldResolver(() => GameArtifact, {
    nullable: true,
    description:
      'The artifact that this run continues: the one in the request, otherwise that of its parent or of the nearest earlier run that has one.',
  })
  async parentArtifact(@Root() { id }: RunRecord, @Ctx() { loaders }: GraphQLContext): Promise<ArtifactRecord | null> {
    const artifactId = await loaders.parentArtifactId.load(id);
    return artifactId === null ? null : loaders.artifact.load(artifactId);
  }

  @FieldResolver(() => Thread, { nullable: true, description: 'The game that it is a version of, with all its runs.' })
  thread(@Root() { threadId }: RunRecord, @Ctx() { loaders }: GraphQLContext): Promise<ThreadRecord | null> {
    return loaders.thread.load(threadId);
  }

  @FieldResolver(() => StudioRunConnection, {
    nullable: true,
    description: 'The runs that continue this one, newest first.',
  })
  childRuns(
    @Root() run: RunRecord,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: GraphQLContext,
  ): Promise<StudioRunConnection> {
    return listChildRuns(context, run, page);
  }
}

@Resolver(() => StudioRunFailure)
export class StudioRunFailureResolver {
  @FieldResolver(() => StudioRunFailureReason, { description: 'Why the run failed.' })
  reason(@Root() { code }: StudioRunFailure): string {
    return failureReason(code);
  }
}

@Resolver(() => ViewerType)
export class ViewerRunsResolver {
  @FieldResolver(() => StudioRunConnection, { nullable: true, description: 'Runs of the viewer, newest first.' })
  studioRuns(
    @Args(() => StudioRunsArgs) args: StudioRunsArgs,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<StudioRunConnection> {
    return listStudioRuns(context, info, args, args.filter ?? {});
  }
}

@Resolver(() => GameArtifact)
export class ArtifactRunResolver {
  @FieldResolver(() => StudioRun, { nullable: true, description: 'The run that made it.' })
  run(@Root() { runId }: ArtifactRecord, @Ctx() { loaders }: GraphQLContext): Promise<RunRecord | null> {
    return loaders.run.load(runId);
  }
}

@Resolver(() => CreditEntry)
export class CreditEntryRunResolver {
  @FieldResolver(() => StudioRun, { nullable: true, description: 'The run that it was spent on.' })
  run(@Root() { runId }: CreditEntryRecord, @Ctx() { loaders }: GraphQLContext): Promise<RunRecord | null> | null {
    return runId === null ? null : loaders.run.load(runId);
  }
}
