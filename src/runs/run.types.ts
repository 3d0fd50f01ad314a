import { ArgsType, Extensions, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { RunCreditsType } from '../credits/credits.types.js';
import {
  ASSET_MODES,
  INTENTS,
  MODES,
  STAGES,
  type AssetMode,
  type Intent,
  type Mode,
  type Stage,
} from '../generation/provider.types.js';
import type { InputCheck } from '../graphql/coerce.js';
import { sdlEnum } from '../graphql/enums.js';
import { Node } from '../graphql/node.types.js';
import { PageArgs, PageInfo } from '../graphql/pagination.js';
import { ArtifactContext, DateTime } from '../graphql/scalars.js';
import { UserErrorsField, type UserError } from '../graphql/user-errors.js';
import { readCreateRunInput } from './create-run.input.js';
import { FAILURE_CODES, RUN_STATUSES, type FailureCode, type RunRecord, type RunStatus } from './runs.model.js';

export const StudioRunMode = sdlEnum('StudioRunMode', MODES, 'The format of the game that a run makes.', {
  quick_html: 'One HTML file that plays anywhere; the default.',
  game_bundle: 'A zip of several files with a manifest, assets and an entry document.',
});
export const StudioRunIntent = sdlEnum(
  'StudioRunIntent',
  INTENTS,
  'What the prompt asks for. `edit`, `fix` and `remix` continue something: they need `parentRunId` or `artifactContext`.',
  {
    auto: 'Detected from the prompt and from what the run continues; the default.',
    create: 'A new game from the prompt alone.',
    edit: 'The game that it continues, changed as the prompt says.',
    fix: 'The game that it continues, fixed.',
    remix: 'The cast of the game that it continues as another kind of game, or its kind with another cast.',
  },
);
export const StudioRunAssetMode = sdlEnum('StudioRunAssetMode', ASSET_MODES, 'Where pictures and sounds come from.', {
  auto: 'Chosen by the server; the default.',
  none: 'Plain shapes with initials.',
  procedural: 'Generated shapes that depend on what they show.',
  library: 'From the picture set and about a hundred pictures of our own.',
  generated: 'Made for this game. For now the library is used instead, and the reading says so.',
});
export const StudioRunStatus = sdlEnum('StudioRunStatus', RUN_STATUSES, 'The state of a run.', {
  queued: 'Accepted, with its price reserved. It waits for a worker, or for its parent to end.',
  processing: 'A worker is making the game.',
  canceling: 'The viewer asked the run to stop; the worker has not stopped yet.',
  completed: 'The artifact is ready, and the price was charged. Final.',
  failed: '`failure` says why; the price was released. Final.',
  canceled: 'The run was stopped, and the price was released. Final.',
});
export const StudioRunStage = sdlEnum('StudioRunStage', STAGES, 'What a worker is doing.', {
  planning: 'Reading the prompt.',
  generating: 'Making the game.',
  assets: 'Collecting pictures and sounds.',
  assembling: 'Putting the files together.',
  validating: 'Checking and playing the game.',
  repairing: 'Fixing what the checks found.',
  finalizing: 'Storing the artifact.',
});

/** A failure code as a value of an enum, which has no dots. */
type FailureReason = WithoutDot<FailureCode>;
type WithoutDot<T extends string> = T extends `${infer Head}.${infer Tail}` ? `${Head}_${Tail}` : T;
export const failureReason = (code: FailureCode): FailureReason => code.replace('.', '_') as FailureReason;
export const StudioRunFailureReason = sdlEnum(
  'StudioRunFailureReason',
  FAILURE_CODES.map(failureReason),
  'Why a run failed. REST uses the same codes with a dot in place of the first `_`.',
  {
    safety_input: 'The prompt asks for something that this service does not make.',
    parent_failed: 'The run that this one continues ended without a game.',
    provider_unavailable: 'The generator did not answer.',
    provider_timeout: 'The generator took too long to answer.',
    provider_rate_limited: 'The generator was overloaded.',
    worker_lost: 'Three workers in a row were lost while they made the game.',
    queue_expired: 'The run waited in the queue for more than a day.',
    output_invalid: 'The generator’s output is not a game.',
    output_not_playable: 'The generator’s game could not be played to the end.',
    output_too_large: 'The generator’s output is larger than a game may be.',
    deadline_exceeded: 'Making it took too long.',
    internal: 'Something went wrong on our side.',
  },
);

@ObjectType({ simpleResolvers: true, description: 'Why a run failed.' })
export class StudioRunFailure {
  @Field(() => String, {
    description: `One of ${FAILURE_CODES.map((code) => `\`${code}\``).join(', ')}.`,
    deprecationReason: 'Use reason.',
  })
  readonly code!: FailureCode;

  @Field(() => String, { description: 'One sentence to show to people.' })
  readonly message!: string;

  @Field(() => Boolean, { description: 'True if a new run with the same prompt may succeed.' })
  readonly retryable!: boolean;
}

@ObjectType('QueuePlace', { simpleResolvers: true, description: 'A place in the queue.' })
export class QueuePlaceType {
  @Field(() => Int, {
    description: 'Starts at 1. For a run that waits for its parent: the position it would have now.',
  })
  readonly position!: number;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When work is expected to begin. Null while there is nothing to estimate from, and while the run waits for its parent.',
  })
  readonly estimatedStartAt!: Date | null;
}

@ObjectType({ implements: Node, simpleResolvers: true, description: 'One prompt accepted for generation.' })
export class StudioRun {
  @Field(() => ID, { description: 'A UUID.' })
  readonly id!: string;

  @Field(() => StudioRunStatus, { description: 'Its current state.' })
  readonly status!: RunStatus;

  @Field(() => StudioRunStage, {
    nullable: true,
    description: 'What the worker is doing; null unless it is processing.',
  })
  readonly stage!: Stage | null;

  @Field(() => Int, { description: '0 to 100; never falls.' })
  readonly progress!: number;

  @Field(() => Int, { description: 'How many workers have tried so far.' })
  readonly attempt!: number;

  @Field(() => String, { description: 'The prompt, trimmed.' })
  readonly prompt!: string;

  @Field(() => StudioRunMode, { description: 'The format of the game.' })
  readonly mode!: Mode;

  @Field(() => StudioRunIntent, { description: 'The intent, as it was sent.' })
  readonly intent!: Intent;

  @Field(() => StudioRunAssetMode, { description: 'Where pictures and sounds were requested to come from.' })
  readonly assetMode!: AssetMode;

  @Field(() => ID, { description: 'The key of its thread, as the viewer chose it; also `thread.key`.' })
  readonly threadId!: string;

  @Field(() => ID, { nullable: true, description: 'The ID of the run that this one continues.' })
  readonly parentRunId!: string | null;

  @Field(() => String, { nullable: true, description: 'The generator that made it, chosen by the server.' })
  readonly provider!: string | null;

  @Field(() => String, { nullable: true, description: 'The model that the generator used; null for the built-in one.' })
  readonly model!: string | null;

  @Field(() => RunCreditsType, { nullable: true, description: 'What became of its price.' })
  readonly credits!: RunRecord['credits'];

  @Field(() => StudioRunFailure, { nullable: true, description: 'Why the run failed; null unless it did.' })
  readonly failure!: RunRecord['failure'];

  @Field(() => DateTime, { description: 'When it was accepted.' })
  readonly createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When a worker first started on it; null until then.' })
  readonly startedAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it reached its final state; null until then.' })
  readonly finishedAt!: Date | null;

  @Field(() => DateTime, { description: 'When it last changed.' })
  readonly updatedAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A run in a connection.' })
export class StudioRunEdge {
  @Field(() => String, { description: 'Pass it as `after` to continue after this run.' })
  readonly cursor!: string;

  @Field(() => StudioRun, { description: 'The run.' })
  readonly node!: RunRecord;
}

@ObjectType({ simpleResolvers: true, description: 'Runs, newest first.' })
export class StudioRunConnection {
  @Field(() => [StudioRunEdge], { description: 'The runs of the page, each with its cursor.' })
  readonly edges!: readonly StudioRunEdge[];

  @Field(() => [StudioRun], { description: 'The runs of the page.' })
  readonly nodes!: readonly RunRecord[];

  @Field(() => Int, {
    nullable: true,
    description:
      'The number of runs on all pages. Only for the runs of a thread; null for other lists, which would have to be counted.',
  })
  readonly totalCount!: number | null;

  @Field(() => PageInfo, { description: 'The position of the page in the list.' })
  readonly pageInfo!: PageInfo;
}

@InputType({ description: 'Which runs to list. An absent or null field does not filter.' })
export class StudioRunFilter {
  @Field(() => [StudioRunStatus], { nullable: true, description: 'Runs in any of these states.' })
  readonly status?: RunStatus[] | null;

  @Field(() => ID, { nullable: true, description: 'The runs of this thread: its key, or its ID.' })
  readonly threadId?: string | null;
}

@ArgsType()
export class StudioRunsArgs extends PageArgs {
  @Field(() => StudioRunFilter, { nullable: true, description: 'Which runs to list. Defaults to all.' })
  readonly filter?: StudioRunFilter | null;
}

@InputType({ description: 'The artifact that a run is based on, with optional context. At most 32 KiB of JSON.' })
export class ArtifactContextInput {
  @Field(() => ID, { description: 'An artifact of the viewer.' })
  readonly artifactId!: string;

  @Field(() => [String], { nullable: true, description: 'Errors that a player’s browser reported.' })
  readonly runtimeErrors?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Notes that go with the prompt.' })
  readonly notes?: string | null;
}

@Extensions({ check: readCreateRunInput } satisfies InputCheck)
@InputType({ description: 'The run to create. A null field counts as absent.' })
export class CreateStudioRunInput {
  @Field(() => String, { description: '1 to 8,000 characters after trimming.' })
  readonly prompt!: string;

  @Field(() => StudioRunMode, { nullable: true, description: 'The format of the game. Defaults to `quick_html`.' })
  readonly mode?: Mode | null;

  @Field(() => StudioRunIntent, { nullable: true, description: 'What the prompt asks for. Defaults to `auto`.' })
  readonly intent?: Intent | null;

  @Field(() => StudioRunAssetMode, {
    nullable: true,
    description: 'Where pictures and sounds come from. Defaults to `auto`.',
  })
  readonly assetMode?: AssetMode | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A key that the viewer chooses, 1 to 128 characters, or the ID of a thread. An unknown key starts a thread. With a parent, only the parent’s thread is accepted.',
  })
  readonly threadId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A run of the viewer that this one continues; its thread is inherited. This run stays `queued` until that one ends. ' +
      'If it asks for a change and that one ended without a game, it fails with `parent.failed`.',
  })
  readonly parentRunId?: string | null;

  @Field(() => ArtifactContextInput, {
    nullable: true,
    description:
      'An artifact of the viewer that this run is based on. Without `parentRunId`, the run that made it becomes the parent.',
  })
  readonly artifact?: ArtifactContextInput | null;

  @Field(() => ArtifactContext, {
    nullable: true,
    deprecationReason: 'Use artifact.',
    description:
      'An artifact of the viewer that this run is based on. Without `parentRunId`, the run that made it becomes the parent.',
  })
  readonly artifactContext?: unknown;

  @Field(() => String, { nullable: true, description: 'Accepted but ignored; the server chooses.' })
  readonly provider?: string | null;

  @Field(() => String, { nullable: true, description: 'Accepted but ignored; the server chooses.' })
  readonly model?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Makes retries safe: for 24 hours, the same key with the same input returns the same run.',
  })
  readonly idempotencyKey?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The result of `createStudioRun`.' })
export class CreateStudioRunPayload {
  @Field(() => StudioRun, {
    description: 'The accepted run. Never null: a document that selects it gets refusals as request errors.',
  })
  readonly run?: RunRecord;

  @Field(() => StudioRun, {
    nullable: true,
    description: 'The accepted run; null if `userErrors` says why it was refused.',
  })
  readonly acceptedRun!: RunRecord | null;

  @Field(() => Boolean, { description: 'True if an earlier request with the same `idempotencyKey` created the run.' })
  readonly replayed!: boolean;

  @UserErrorsField('run')
  readonly userErrors!: readonly UserError[];
}

@ObjectType({ simpleResolvers: true, description: 'The result of `cancelStudioRun`.' })
export class CancelStudioRunPayload {
  @Field(() => StudioRun, {
    description: 'The run as it is now: `canceled`, or `canceling` until its worker has stopped.',
  })
  readonly run!: RunRecord;
}

@InputType({ description: 'The run to stop.' })
export class CancelStudioRunInput {
  @Field(() => ID, { description: 'The run’s ID.' })
  readonly id!: string;
}
