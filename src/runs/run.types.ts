import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RunCreditsType } from '../credits/credits.types.js';
import type { AssetMode, Intent, Mode, Stage } from '../generation/provider.types.js';
import { Node } from '../graphql/node.types.js';
import { PageInfo } from '../graphql/pagination.js';
import { DateTime } from '../graphql/scalars.js';
import {
  StudioRunAssetMode,
  StudioRunIntent,
  StudioRunMode,
  StudioRunStage,
  StudioRunStatus,
} from './run-enums.types.js';
import { FAILURE_CODES, type FailureCode, type RunRecord, type RunStatus } from './runs.model.js';

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

  @Field(() => StudioRunAssetMode, { description: 'Where pictures and sounds should come from, as requested.' })
  readonly assetMode!: AssetMode;

  @Field(() => ID, { description: 'The key of its thread, as the viewer chose it; also `thread.key`.' })
  readonly threadId!: string;

  @Field(() => ID, { nullable: true, description: 'The ID of the run that this one continues.' })
  readonly parentRunId!: string | null;

  @Field(() => Boolean, {
    description:
      'True if it makes a game anew of its design as it was edited by hand; `prompt` then tells the edits, in English.',
  })
  readonly byHand!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Who made the game, chosen by the server: the built-in composer, or the provider of the model that read its prompt.',
  })
  readonly provider!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The model that read its prompt; null if the built-in reader did.',
  })
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
    description: 'The number of runs on all pages, for the runs of a thread; null for other lists.',
  })
  readonly totalCount!: number | null;

  @Field(() => PageInfo, { description: 'The position of the page in the list.' })
  readonly pageInfo!: PageInfo;
}
