import { ArgsType, Extensions, Field, ID, InputType, ObjectType } from 'type-graphql';
import type { AssetMode, Intent, Mode } from '../generation/provider.types.js';
import type { InputCheck } from '../graphql/coerce.js';
import { PageArgs } from '../graphql/pagination.js';
import { ArtifactContext } from '../graphql/scalars.js';
import { UserErrorsField, type UserError } from '../graphql/user-errors.js';
import { readCreateRunInput } from './create-run.input.js';
import { StudioRunAssetMode, StudioRunIntent, StudioRunMode, StudioRunStatus } from './run-enums.types.js';
import { StudioRun } from './run.types.js';
import type { RunRecord, RunStatus } from './runs.model.js';

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

  @Field(() => String, {
    nullable: true,
    description:
      'The slug of a public game that this one is made from, 1 to 64 characters: while that game is public, its page and that of this game lead to each other. ' +
      'Ignored if there is no such game, and on a run that is not the first of its thread.',
  })
  readonly remixOf?: string | null;

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
