/** One attempt at a run, from the claim to the transaction that ends it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ArtifactsService, StagedArtifact } from '../artifacts/artifacts.model.js';
import { insertArtifact } from '../artifacts/insert-artifact.js';
import { isAway } from '../db/errors.js';
import type { Database } from '../db/orm.js';
import { inTransaction, type Transaction } from '../db/transaction.js';
import type { Wakeups } from '../db/wakeups.js';
import { asksUndo } from '../generation/change/asks-undo.js';
import {
  type GenerationProvider,
  type GenerationRequest,
  type GenerationResult,
} from '../generation/provider.types.js';
import type { Log } from '../log.js';
import {
  advance,
  claim,
  complete,
  fail,
  finishCancel,
  lockAttempt,
  requeue,
  type Attempt,
  type ClaimedRow,
} from '../runs/moves.js';
import { asksForOrigin, readOrigin, type Origin } from '../runs/origin.js';
import { settleRun } from '../runs/settle-run.js';
import { failureOf, ParentFailed, Unchanged, UndoAsked } from './failures.js';
import { AttemptStopped, holdLease, type Lease } from './lease.js';
import { createProgressWriter, type ProgressStep, type ProgressWriter } from './progress-writer.js';
import { readWrittenPage } from './written-page.js';
import type { JobQueue } from '../queue/queue.js';

export interface AttemptDependencies {
  readonly database: Database;
  readonly wakeups: Wakeups;
  readonly queue: JobQueue;
  readonly generator: Pick<GenerationProvider, 'generate'>;
  /** `open`: for changes of what a model wrote */
  readonly artifacts: Pick<ArtifactsService, 'stage'> & Partial<Pick<ArtifactsService, 'open'>>;
  readonly log: Log;
  readonly leaseSeconds: number;
  readonly deadlineSeconds: number;
  /** how long a generator may take to stop after its signal was aborted; then its promise is left alone */
  readonly abandonSeconds: number;
  /** Called after the commit that completed a run. Nothing waits for what it starts, nor fails with it. */
  readonly onCompleted?: ((result: GenerationResult) => void) | undefined;
}

interface Work extends Attempt {
  readonly run: ClaimedRow;
  readonly lease: Lease;
}

/** What an attempt has come to, with the steps on the way that are not written yet. */
interface Made {
  readonly steps: readonly ProgressStep[];
  readonly staged: StagedArtifact;
  readonly result: GenerationResult;
  readonly origin: Origin | null;
}

/** dropped: the attempt is no longer the run's, so nothing was written */
type Outcome = 'ended' | 'requeued' | 'dropped';

/**
 * Makes the game of a queued run. Does nothing where the run is not queued (any more): a job may come twice.
 * `onLease` hands out the lease, so that a worker that stops can hand the attempt back.
 */
export async function runAttempt(
  deps: AttemptDependencies,
  runId: string,
  onLease: (lease: Lease) => void,
): Promise<void> {
  const { database, wakeups, queue } = deps;
  const run = await inTransaction(database, async (tx) => {
    const claimed = await claim(tx, runId, deps);
    if (claimed) await queue.remove(tx, runId);
    return claimed;
  });
  if (!run) return;
  wakeups.wake('run', runId);
  wakeups.wake('runs', run.user_id);
  const attempt: Attempt = { runId, attempt: run.attempt };
  const lease = holdLease(attempt, { ...deps, db: database.pool });
  onLease(lease);
  try {
    await make(deps, { ...attempt, run, lease });
  } finally {
    lease.end();
  }
}

async function make(deps: AttemptDependencies, work: Work): Promise<void> {
  const { database, wakeups, log } = deps;
  const progress = createProgressWriter(async (steps) => {
    try {
      if (!(await inTransaction(database, (tx) => advance(tx, work, ...steps)))) return work.lease.check();
      wakeups.wake('run', work.runId);
      wakeups.wake('runs', work.run.user_id);
    } catch (error) {
      log.warn({ err: error, runId: work.runId }, 'Progress of a run could not be written.');
    }
  });
  try {
    const { staged, result, origin } = await generate(deps, work, progress);
    const steps = await progress.finish();
    const outcome = await end(deps, work, (tx) => deliver(deps, tx, work, { steps, staged, result, origin }));
    if (outcome === 'ended') deps.onCompleted?.(result);
  } catch (error) {
    const steps = await progress.finish();
    // nothing can be written now, and it is not the run's fault: its lease ends, and the sweep requeues it
    if (isAway(error)) throw error;
    // whatever a generator throws when it is told to stop: why it was told counts
    const cause: unknown = work.lease.signal.aborted ? work.lease.signal.reason : error;
    await end(deps, work, (tx) => giveUp(deps, tx, work, steps, cause));
  }
}

async function generate(
  { database, generator, artifacts, abandonSeconds }: AttemptDependencies,
  { runId, attempt, run, lease }: Work,
  progress: ProgressWriter,
): Promise<Omit<Made, 'steps'>> {
  const { signal } = lease;
  const origin = await readOrigin(database.pool, { ...run, id: runId });
  if (!origin && (await asksForOrigin(database.pool, run))) throw new ParentFailed();
  const edits = run.context?.edits;
  if (origin?.named && !edits && run.intent !== 'create' && asksUndo(run.prompt)) throw new UndoAsked();
  const parentPage = origin ? await readWrittenPage(database.pool, artifacts, origin.artifactId) : undefined;
  const request: GenerationRequest = {
    prompt: run.prompt,
    mode: run.mode,
    intent: run.intent,
    assetMode: run.asset_mode,
    seed: Number(run.seed),
    ...(origin ? { parentDesign: origin.design } : {}),
    ...(parentPage === undefined ? {} : { parentPage }),
    ...(run.context?.runtimeErrors ? { runtimeErrors: run.context.runtimeErrors } : {}),
    ...(run.context?.notes === undefined ? {} : { notes: run.context.notes }),
    ...(edits ? { edits } : {}),
  };
  const generating = generator.generate(request, {
    signal,
    report: (step) => progress.report(step),
    run: { id: runId, attempt, userId: run.user_id },
  });
  const result = await Promise.race([generating, abandoned(signal, abandonSeconds)]);
  if (origin && (await isUnchanged(origin, parentPage, result))) throw new Unchanged(result.design);
  progress.report({ stage: 'finalizing', progress: 97 });
  return { staged: await artifacts.stage(result), result, origin };
}

/** A version that plays as the one before, in the same format: nobody pays for that. A page that a model wrote is compared as it is. */
async function isUnchanged(
  origin: Origin,
  parentPage: string | undefined,
  { design, type, files, entryPath }: GenerationResult,
): Promise<boolean> {
  if (parentPage !== undefined)
    return files.find(({ path }) => path === entryPath)?.bytes.toString('utf8') === parentPage;
  if (design.revision === undefined || type !== origin.type) return false;
  const { changesNothing } = await import('../generation/revise/index.js');
  return changesNothing(origin.design, design);
}

/** Rejects when a generator did not stop within `seconds` after the abort. */
async function abandoned(signal: AbortSignal, seconds: number): Promise<never> {
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const reason: unknown = signal.reason;
  // a process that is to end has a second for it: what it can't hand back counts as lost
  const stopping = reason instanceof AttemptStopped && reason.stopCause === 'stopping';
  await sleep((stopping ? Math.min(1, seconds) : seconds) * 1000, undefined, { ref: false });
  throw reason;
}

/** Rows, state, charge and event in one transaction. A result that nobody waits for any more leaves none of them. */
async function deliver(
  { queue }: AttemptDependencies,
  tx: Transaction,
  work: Work,
  { steps, staged, result, origin }: Made,
): Promise<Outcome> {
  // locked first: a result that came too late must not get as far as the artifact's row
  if ((await lockAttempt(tx, work)) === null) return 'dropped';
  // a run that was canceled meanwhile takes none of them
  await advance(tx, work, ...steps);
  await insertArtifact(tx.em, staged, {
    runId: work.runId,
    userId: work.run.user_id,
    // of a thread's newest game, only where something of it went into this one
    parentArtifactId: origin && (origin.named || result.design.revision) ? origin.artifactId : null,
  });
  const { provider, model } = result;
  if (!(await complete(tx, work, { artifactId: staged.record.id, provider, model })))
    throw new Error(`Run ${work.runId} moved while its row was locked.`);
  await settleRun(tx, queue, work.runId, {
    capturedFor: result.maker ?? 'composer',
    pictured: result.pictured ?? false,
  });
  return 'ended';
}

/** The run is canceled where that was asked for, else failed or back in the queue, whichever the error says. */
async function giveUp(
  deps: AttemptDependencies,
  tx: Transaction,
  work: Work,
  steps: readonly ProgressStep[],
  error: unknown,
): Promise<Outcome> {
  const status = await lockAttempt(tx, work);
  if (status === null) return 'dropped';
  await advance(tx, work, ...steps);
  if (status === 'canceling') {
    await finishCancel(tx, work);
  } else if (error instanceof AttemptStopped && error.stopCause === 'stopping') {
    await requeue(tx, work, { lost: false, reason: 'The worker was stopped.' });
    await deps.queue.enqueue(tx, work.runId, 'first');
    return 'requeued';
  } else {
    await fail(tx, work, 'processing', failureOf(deps.log, work, error));
  }
  await settleRun(tx, deps.queue, work.runId, 'released');
  return 'ended';
}

/**
 * Runs the transaction that ends the attempt and tells who watches. A database that is away is waited for: the guard
 * makes trying again harmless, also after a COMMIT whose answer was lost. After a lease's time the sweep is in charge.
 */
async function end(
  { database, wakeups, log, leaseSeconds }: AttemptDependencies,
  { runId, attempt, run }: Work,
  settle: (tx: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  const until = Date.now() + leaseSeconds * 1000;
  for (let pause = 100; ; pause *= 2) {
    try {
      const outcome = await inTransaction(database, settle);
      if (outcome === 'dropped') {
        log.info({ runId, attempt }, 'The result of an attempt that is no longer current was dropped.');
        return outcome;
      }
      wakeups.wake('run', runId);
      wakeups.wake('runs', run.user_id);
      if (outcome === 'ended') wakeups.wake('user', run.user_id);
      // the run itself is back in the queue, or runs that waited for it go on
      wakeups.wake('job', runId);
      return outcome;
    } catch (error) {
      if (!isAway(error) || Date.now() + pause > until) throw error;
      await sleep(pause);
    }
  }
}
