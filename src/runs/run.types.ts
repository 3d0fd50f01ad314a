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

export const StudioRunMode = sdlEnum('StudioRunMode', MODES, 'The form of the game that a run makes.', {
  quick_html: 'One HTML file that plays anywhere; the default.',
  game_bundle: 'A zip of several files with a manifest, assets and an entry document.',
});
export const StudioRunIntent = sdlEnum(
  'StudioRunIntent',
  INTENTS,
  'What the prompt asks for. `edit`, `fix` and `remix` continue something: they need `parentRunId` or `artifactContext`.',
  {
    auto: 'Read from the prompt and from what the run continues; the default.',
    create: 'A new game of the prompt alone.',
    edit: 'The game that it continues, changed as the prompt says.',
    fix: 'The game that it continues, mended.',
    remix: 'The cast of the game that it continues as another kind of game, or its kind with another cast.',
  },
);
export const StudioRunAssetMode = sdlEnum('StudioRunAssetMode', ASSET_MODES, 'Where pictures and sounds come from.', {
  auto: 'Chosen by the server; the default.',
  none: 'Plain shapes with initials.',
  procedural: 'Drawn by chance, by what they show.',
  library: 'From the picture set, and about a hundred pictures of our own.',
  generated: 'Made for this game; the library takes their place for now, and the reading says so.',
});
export const StudioRunStatus = sdlEnum('StudioRunStatus', RUN_STATUSES, 'The state of a run.', {
  queued: 'Accepted; its price is held. Waits for a worker, or for its parent to end.',
  processing: 'A worker makes the game.',
  canceling: 'The viewer asked to stop; the worker has not let go yet.',
  completed: 'There is an artifact, and the price is charged. Final.',
  failed: '`failure` says why; the price is given back. Final.',
  canceled: 'The price is given back. Final.',
});
export const StudioRunStage = sdlEnum('StudioRunStage', STAGES, 'What a worker is at.', {
  planning: 'Reading the prompt.',
  generating: 'Making the game.',
  assets: 'Getting pictures and sounds.',
  assembling: 'Putting the files together.',
  validating: 'Checking and playing the game.',
  repairing: 'Mending what the checks found.',
  finalizing: 'Storing the artifact.',
});

/** A failure code as a value of an enum, which has no dots. */
type FailureReason = WithoutDot<FailureCode>;
type WithoutDot<T extends string> = T extends `${infer Head}.${infer Tail}` ? `${Head}_${Tail}` : T;
export const failureReason = (code: FailureCode): FailureReason => code.replace('.', '_') as FailureReason;
export const StudioRunFailureReason = sdlEnum(
  'StudioRunFailureReason',
  FAILURE_CODES.map(failureReason),
  'Why a run failed: the failure code that REST tells, with `_` for its dot.',
  {
    safety_input: 'The prompt asks for something that is not made here.',
    parent_failed: 'The run that this one continues ended without a game.',
    provider_unavailable: 'The generator did not answer.',
    provider_timeout: 'The generator took too long to answer.',
    provider_rate_limited: 'The generator had too much to do.',
    worker_lost: 'Three workers in a row were lost while they made it.',
    queue_expired: 'It waited in the queue for more than a day.',
    output_invalid: 'What the generator made is no game.',
    output_not_playable: 'What the generator made could not be played to its end.',
    output_too_large: 'What the generator made is larger than a game may be.',
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

  @Field(() => String, { description: 'One sentence for people.' })
  readonly message!: string;

  @Field(() => Boolean, { description: 'A new run with the same prompt may succeed.' })
  readonly retryable!: boolean;
}

@ObjectType('QueuePlace', { simpleResolvers: true, description: 'A place in the queue.' })
export class QueuePlaceType {
  @Field(() => Int, { description: 'From 1; of a run that waits for its parent where it would stand now.' })
  readonly position!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Null while no run has shown how long one takes, and while the run waits for its parent.',
  })
  readonly estimatedStartAt!: Date | null;
}

@ObjectType({ implements: Node, simpleResolvers: true, description: 'One prompt accepted for generation.' })
export class StudioRun {
  @Field(() => ID, { description: 'A UUID.' })
  readonly id!: string;

  @Field(() => StudioRunStatus, { description: 'The state that it is in.' })
  readonly status!: RunStatus;

  @Field(() => StudioRunStage, { nullable: true, description: 'While processing.' })
  readonly stage!: Stage | null;

  @Field(() => Int, { description: '0 to 100; never falls.' })
  readonly progress!: number;

  @Field(() => Int, { description: 'Workers that have tried so far.' })
  readonly attempt!: number;

  @Field(() => String, { description: 'What was asked for, trimmed.' })
  readonly prompt!: string;

  @Field(() => StudioRunMode, { description: 'The form of the game.' })
  readonly mode!: Mode;

  @Field(() => StudioRunIntent, { description: 'What the prompt was to ask for, as it was sent.' })
  readonly intent!: Intent;

  @Field(() => StudioRunAssetMode, { description: 'Where pictures and sounds were to come from.' })
  readonly assetMode!: AssetMode;

  @Field(() => ID, { description: 'The viewer’s own key of the thread.' })
  readonly threadId!: string;

  @Field(() => ID, { nullable: true, description: 'The id of the run that this one continues.' })
  readonly parentRunId!: string | null;

  @Field(() => String, { nullable: true, description: 'Which generator made it; chosen by the server.' })
  readonly provider!: string | null;

  @Field(() => String, { nullable: true, description: 'The model that the generator used; null for the built-in one.' })
  readonly model!: string | null;

  @Field(() => RunCreditsType, { nullable: true, description: 'What became of its price.' })
  readonly credits!: RunRecord['credits'];

  @Field(() => StudioRunFailure, { nullable: true, description: 'Of a failed run.' })
  readonly failure!: RunRecord['failure'];

  @Field(() => DateTime, { description: 'When it was accepted.' })
  readonly createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When a worker first began; null while queued.' })
  readonly startedAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it reached its final state; null until then.' })
  readonly finishedAt!: Date | null;

  @Field(() => DateTime, { description: 'When anything of it last changed.' })
  readonly updatedAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A run in a connection.' })
export class StudioRunEdge {
  @Field(() => String, { description: 'Continues after this run, as `after`.' })
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
      'How many runs there are on all pages: of a thread. Null for other lists, which would have to be counted.',
  })
  readonly totalCount!: number | null;

  @Field(() => PageInfo, { description: 'Where the page stands in the list.' })
  readonly pageInfo!: PageInfo;
}

@InputType({ description: 'Which runs to list. A field that is absent or null leaves nothing out.' })
export class StudioRunFilter {
  @Field(() => [StudioRunStatus], { nullable: true, description: 'Any of these.' })
  readonly status?: RunStatus[] | null;

  @Field(() => ID, { nullable: true, description: 'The viewer’s own key of a thread, or its id.' })
  readonly threadId?: string | null;
}

@ArgsType()
export class StudioRunsArgs extends PageArgs {
  @Field(() => StudioRunFilter, { nullable: true, description: 'Which runs to list; all when absent.' })
  readonly filter?: StudioRunFilter | null;
}

@InputType({ description: 'An artifact that a run is about, and what is known of it. At most 32 KiB of JSON.' })
export class ArtifactContextInput {
  @Field(() => ID, { description: 'An artifact of the viewer.' })
  readonly artifactId!: string;

  @Field(() => [String], { nullable: true, description: 'What a player’s browser reported.' })
  readonly runtimeErrors?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Anything to be known beside the prompt.' })
  readonly notes?: string | null;
}

@Extensions({ check: readCreateRunInput } satisfies InputCheck)
@InputType({ description: 'A field that is null counts as absent.' })
export class CreateStudioRunInput {
  @Field(() => String, { description: '1 to 8,000 characters after trimming.' })
  readonly prompt!: string;

  @Field(() => StudioRunMode, { nullable: true, description: 'The form of the game; `quick_html` when absent.' })
  readonly mode?: Mode | null;

  @Field(() => StudioRunIntent, { nullable: true, description: 'What the prompt asks for; `auto` when absent.' })
  readonly intent?: Intent | null;

  @Field(() => StudioRunAssetMode, {
    nullable: true,
    description: 'Where pictures and sounds come from; `auto` when absent.',
  })
  readonly assetMode?: AssetMode | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A key of the viewer’s own, 1 to 128 characters, or the id of a thread; an unknown one opens a thread. Beside a parent, none but the parent’s.',
  })
  readonly threadId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A run of the viewer that this one continues; its thread is inherited. While that is at work this one stays `queued`; where it ends without a game, a change of it fails with `parent.failed`.',
  })
  readonly parentRunId?: string | null;

  @Field(() => ArtifactContextInput, {
    nullable: true,
    description:
      'An artifact of the viewer that this run is about. Without `parentRunId`, the run that made it is the parent.',
  })
  readonly artifact?: ArtifactContextInput | null;

  @Field(() => ArtifactContext, {
    nullable: true,
    deprecationReason: 'Use artifact.',
    description:
      'An artifact of the viewer that this run is about. Without `parentRunId`, the run that made it is the parent.',
  })
  readonly artifactContext?: unknown;

  @Field(() => String, { nullable: true, description: 'Accepted, never obeyed: the server routes.' })
  readonly provider?: string | null;

  @Field(() => String, { nullable: true, description: 'Accepted, never obeyed: the server routes.' })
  readonly model?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'For 24 hours the same key with the same input gives the same run: safe to send again.',
  })
  readonly idempotencyKey?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'What `createStudioRun` gives.' })
export class CreateStudioRunPayload {
  @Field(() => StudioRun, {
    description:
      'The run that was accepted. Never null, so that a document that asks for it learns of refusals by errors.',
  })
  readonly run?: RunRecord;

  @Field(() => StudioRun, {
    nullable: true,
    description: 'The run that was accepted; null where `userErrors` says why there is none.',
  })
  readonly acceptedRun!: RunRecord | null;

  @Field(() => Boolean, { description: 'The run was made by an earlier request with the same `idempotencyKey`.' })
  readonly replayed!: boolean;

  @UserErrorsField('run')
  readonly userErrors!: readonly UserError[];
}

@ObjectType({ simpleResolvers: true, description: 'What `cancelStudioRun` gives.' })
export class CancelStudioRunPayload {
  @Field(() => StudioRun, {
    description: 'The run as it is now: `canceled`, or `canceling` until its worker has let go.',
  })
  readonly run!: RunRecord;
}

@InputType({ description: 'The run to stop.' })
export class CancelStudioRunInput {
  @Field(() => ID, { description: 'The run’s id.' })
  readonly id!: string;
}
