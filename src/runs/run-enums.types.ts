import { ASSET_MODES, INTENTS, MODES, STAGES } from '../generation/provider.types.js';
import { sdlEnum } from '../graphql/enums.js';
import { FAILURE_CODES, RUN_STATUSES, type FailureCode } from './runs.model.js';

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
  library: 'From the built-in set of pictures.',
  generated:
    'Drawn for this game by a model, where the service has one; otherwise the library is used, and the reading says so.',
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
  planning: 'Reading the prompt, or applying the edits of a run that was edited by hand.',
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
    output_unchanged: 'The request would have left the game as it is, so no new version was made.',
    output_too_large: 'The generator’s output is larger than a game may be.',
    deadline_exceeded: 'Making it took too long.',
    internal: 'Something went wrong on our side.',
  },
);
