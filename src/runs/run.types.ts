import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
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
import { sdlEnum } from '../graphql/enums.js';
import { Node } from '../graphql/node.types.js';
import { PageArgs, PageInfo } from '../graphql/pagination.js';
import { ArtifactContext, DateTime } from '../graphql/scalars.js';
import { FAILURE_CODES, RUN_STATUSES, type RunRecord, type RunStatus } from './runs.model.js';

export const StudioRunMode = sdlEnum('StudioRunMode', MODES, 'The form of the game that a run makes.', {
  quick_html: 'One HTML file that plays anywhere; the default.',
  game_bundle: 'A zip of several files with a manifest, assets and an entry document.',
});
export const StudioRunIntent = sdlEnum(
  'StudioRunIntent',
  INTENTS,
  'What the prompt asks for. `edit`, `fix` and `remix` continue something: they need `parentRunId` or `artifactContext`.',
  { auto: 'Read from the prompt and from what the run continues; the default.' },
);
export const StudioRunAssetMode = sdlEnum('StudioRunAssetMode', ASSET_MODES, 'Where pictures and sounds come from.', {
  auto: 'Chosen by the server; the default.',
});
export const StudioRunStatus = sdlEnum('StudioRunStatus', RUN_STATUSES, 'The state of a run.', {
  queued: 'Accepted; its price is held. Waits for a worker, or for its parent to end.',
  processing: 'A worker makes the game.',
  canceling: 'The viewer asked to stop; the worker has not let go yet.',
  completed: 'There is an artifact, and the price is charged. Final.',
  failed: '`failure` says why; the price is given back. Final.',
  canceled: 'The price is given back. Final.',
});
export const StudioRunStage = sdlEnum('StudioRunStage', STAGES, 'What a worker is at.');

@ObjectType({ simpleResolvers: true, description: 'Why a run failed.' })
export class StudioRunFailure {
  @Field(() => String, { description: `One of ${FAILURE_CODES.map((code) => `\`${code}\``).join(', ')}.` })
  readonly code!: string;

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
  @Field(() => ID)
  readonly id!: string;

  @Field(() => StudioRunStatus)
  readonly status!: RunStatus;

  @Field(() => StudioRunStage, { nullable: true, description: 'While processing.' })
  readonly stage!: Stage | null;

  @Field(() => Int, { description: '0 to 100; never falls.' })
  readonly progress!: number;

  @Field(() => Int, { description: 'Workers that have tried so far.' })
  readonly attempt!: number;

  @Field(() => String)
  readonly prompt!: string;

  @Field(() => StudioRunMode)
  readonly mode!: Mode;

  @Field(() => StudioRunIntent)
  readonly intent!: Intent;

  @Field(() => StudioRunAssetMode)
  readonly assetMode!: AssetMode;

  @Field(() => ID, { description: 'The viewer’s own key of the thread.' })
  readonly threadId!: string;

  @Field(() => ID, { nullable: true })
  readonly parentRunId!: string | null;

  @Field(() => String, { nullable: true, description: 'Which generator made it; chosen by the server.' })
  readonly provider!: string | null;

  @Field(() => String, { nullable: true })
  readonly model!: string | null;

  @Field(() => RunCreditsType, { nullable: true })
  readonly credits!: RunRecord['credits'];

  @Field(() => StudioRunFailure, { nullable: true, description: 'Of a failed run.' })
  readonly failure!: RunRecord['failure'];

  @Field(() => DateTime)
  readonly createdAt!: Date;

  @Field(() => DateTime, { nullable: true })
  readonly startedAt!: Date | null;

  @Field(() => DateTime, { nullable: true })
  readonly finishedAt!: Date | null;

  @Field(() => DateTime)
  readonly updatedAt!: Date;
}

@ObjectType({ simpleResolvers: true })
export class StudioRunEdge {
  @Field(() => String)
  readonly cursor!: string;

  @Field(() => StudioRun)
  readonly node!: RunRecord;
}

@ObjectType({ simpleResolvers: true, description: 'Runs, newest first.' })
export class StudioRunConnection {
  @Field(() => [StudioRunEdge])
  readonly edges!: readonly StudioRunEdge[];

  @Field(() => [StudioRun])
  readonly nodes!: readonly RunRecord[];

  @Field(() => PageInfo)
  readonly pageInfo!: PageInfo;
}

@InputType()
export class StudioRunFilter {
  @Field(() => [StudioRunStatus], { nullable: true, description: 'Any of these.' })
  readonly status?: RunStatus[] | null;

  @Field(() => ID, { nullable: true })
  readonly threadId?: string | null;
}

@ArgsType()
export class StudioRunsArgs extends PageArgs {
  @Field(() => StudioRunFilter, { nullable: true })
  readonly filter?: StudioRunFilter | null;
}

@InputType({ description: 'A field that is null counts as absent.' })
export class CreateStudioRunInput {
  @Field(() => String, { description: '1 to 8,000 characters after trimming.' })
  readonly prompt!: string;

  @Field(() => StudioRunMode, { nullable: true })
  readonly mode?: Mode | null;

  @Field(() => StudioRunIntent, { nullable: true })
  readonly intent?: Intent | null;

  @Field(() => StudioRunAssetMode, { nullable: true })
  readonly assetMode?: AssetMode | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A key of the viewer’s own, 1 to 128 characters; an unknown one opens a thread. Beside a parent, none but the parent’s.',
  })
  readonly threadId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A run of the viewer that this one continues; its thread is inherited. While that is at work this one stays `queued`; where it ends without a game, a change of it fails with `parent.failed`.',
  })
  readonly parentRunId?: string | null;

  @Field(() => ArtifactContext, {
    nullable: true,
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

@ObjectType({ simpleResolvers: true })
export class CreateStudioRunPayload {
  @Field(() => StudioRun)
  readonly run!: RunRecord;

  @Field(() => Boolean, { description: 'The run was made by an earlier request with the same `idempotencyKey`.' })
  readonly replayed!: boolean;
}

@ObjectType({ simpleResolvers: true })
export class CancelStudioRunPayload {
  @Field(() => StudioRun)
  readonly run!: RunRecord;
}
