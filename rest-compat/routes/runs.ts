/** Runs of the Studio: asked for, looked at, followed, stopped. */
import {
  CancelStudioRunDocument,
  CreateStudioRunDocument,
  StudioRunAttemptsDocument,
  StudioRunDocument,
  StudioRunEventsDocument,
  StudioRunsDocument,
} from '../generated/operations.js';
import { idempotencyKey, limit, pick } from '../readers.js';
import { operation, stream, type Route } from '../route.types.js';
import * as serialize from '../serialize.js';
import { idOf } from './variables.js';

const RUN_FIELDS = [
  'prompt',
  'mode',
  'intent',
  'assetMode',
  'threadId',
  'parentRunId',
  'artifactContext',
  'provider',
  'model',
] as const;

export const runRoutes: readonly Route[] = [
  operation({
    method: 'POST',
    path: '/api/studio/runs',
    doc: 'Accepts a prompt and reserves its price; the game is made after the answer.',
    session: true,
    body: true,
    document: CreateStudioRunDocument,
    errors: [
      'studio_credits_insufficient',
      'studio_run_not_found',
      'artifact_not_found',
      'idempotency_in_progress',
      'context_required',
      'prompt_refused',
      'idempotency_key_reused',
      'rate_limited',
      'too_many_active_runs',
      'generation_queue_unavailable',
    ],
    variables: ({ body, headers }) => ({
      input: { ...pick(body, RUN_FIELDS), idempotencyKey: idempotencyKey(headers) },
    }),
    status: 202,
    data: ({ createStudioRun }) => createStudioRun?.run,
    headers: ({ createStudioRun }) => ({
      location: `/api/studio/runs/${createStudioRun?.run.id}`,
      'idempotency-replayed': createStudioRun?.replayed ? 'true' : undefined,
    }),
  }),
  operation({
    method: 'GET',
    path: '/api/studio/runs',
    doc: 'The newest runs, each without manifest and reading; `limit` is clamped to 1..20.',
    session: true,
    body: false,
    document: StudioRunsDocument,
    variables: ({ query }) => ({ limit: limit(query) }),
    status: 200,
    data: ({ viewer }) => ({ runs: viewer?.studioRuns?.nodes }),
  }),
  operation({
    method: 'GET',
    path: '/api/studio/runs/:id',
    doc: 'One run, with its artifact once completed.',
    session: true,
    body: false,
    document: StudioRunDocument,
    errors: ['studio_run_not_found'],
    variables: idOf,
    status: 200,
    data: ({ studioRun }) => studioRun,
  }),
  operation({
    method: 'GET',
    path: '/api/studio/runs/:id/attempts',
    doc: 'The models that were asked for a run, in their order: tokens and outcome of each, without prices; empty where none was.',
    session: true,
    body: false,
    document: StudioRunAttemptsDocument,
    errors: ['studio_run_not_found'],
    variables: idOf,
    status: 200,
    data: ({ studioRun }) => ({ attempts: studioRun?.attempts }),
  }),
  stream({
    method: 'GET',
    path: '/api/studio/runs/:id/events',
    doc: 'The log of a run as Server-Sent Events: the events after `Last-Event-ID` or `after`, then new ones as they happen. Each event has the state of the run; `completed` has the whole run.',
    session: true,
    document: StudioRunEventsDocument,
    errors: ['studio_run_not_found', 'validation_failed', 'rate_limited'],
    variables: ({ params }, after) => ({ runId: params['id'], after }),
    event: ({ studioRunEvents }) => serialize.runEvent(studioRunEvents),
  }),
  operation({
    method: 'POST',
    path: '/api/studio/runs/:id/cancel',
    doc: 'Asks a run to stop; a queued one stops at once.',
    session: true,
    body: false,
    document: CancelStudioRunDocument,
    errors: ['studio_run_not_found', 'run_already_finished'],
    variables: idOf,
    status: 200,
    data: ({ cancelStudioRun }) => cancelStudioRun?.run,
  }),
];
