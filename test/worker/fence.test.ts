/** A worker that was paused beyond its lease comes back with a result that nobody waits for any more. */
import type pg from 'pg';
import { expect, test } from 'vitest';
import { createJobQueue } from '../../src/queue/queue.js';
import { sweep } from '../../src/worker/sweep.js';
import { createWorker } from '../../src/worker/worker.js';
import type { Wakeups } from '../../src/db/wakeups.js';
import { brokenInvariants } from '../helpers/invariants.js';
import { held } from '../helpers/generators.js';
import { log, memoryStore, SHORT, withRuns, type RunsKit } from '../helpers/runs.js';

const prompt = 'a breakout game';
const deaf: Wakeups = {
  wake: () => undefined,
  on: () => () => undefined,
  onGap: () => () => undefined,
  close: () => Promise.resolve(),
};

/**
 * A run whose worker was paused in the middle: it renews no lease and hears nothing. `deliver` wakes it up, and resolves
 * when it has done what it does with its result.
 */
async function loseWorker(kit: RunsKit): Promise<{ runId: string; deliver: () => Promise<void> }> {
  const { database } = kit;
  const config = { ...kit.config, workerConcurrency: 1 };
  const { run } = await kit.runs.create(await kit.signUp(10), { prompt });
  const paused = held({ deaf: true, provider: 'paused' });
  const queue = await createJobQueue({ database, log });
  const times = { leaseSeconds: 3_600, sweepSeconds: 3_600, abandonSeconds: 3_600 };
  const worker = createWorker({
    database,
    config,
    wakeups: deaf,
    queue,
    generator: paused,
    artifacts: memoryStore,
    log,
    times,
  });
  await worker.start();
  await paused.reached();
  await database.pool.query(`update runs set lease_until = now() - interval '1 second' where id = $1`, [run.id]);
  const deliver = async () => {
    // asked to stop first, so that it does not take the run again
    const stopped = worker.stop(10);
    paused.release();
    await stopped;
    await queue.stop();
  };
  return { runId: run.id, deliver };
}

/** Sweeps often; its own lease holds on a busy machine too. */
const calm = { ...SHORT, leaseSeconds: 30 };
const WAIT = { timeout: 15_000 };

const state = async ({ database }: RunsKit) =>
  (await database.pool.query('select status, attempt, provider from runs')).rows as unknown[];

test('the late result of a lost worker is dropped while another one works', () =>
  withRuns(async (kit) => {
    const late = await loseWorker(kit);
    const second = held({ provider: 'second' });
    await kit.withWorker(
      second,
      async () => {
        await second.reached();
        await late.deliver();
        expect(await state(kit)).toEqual([{ status: 'processing', attempt: 2, provider: null }]);
        expect((await kit.database.pool.query('select 1 from artifacts')).rowCount).toBe(0);
        second.release();
        await expect.poll(() => state(kit), WAIT).toEqual([{ status: 'completed', attempt: 2, provider: 'second' }]);
      },
      calm,
    );
  }));

test('the late result of a lost worker is dropped while the run waits', () =>
  withRuns(async (kit) => {
    const late = await loseWorker(kit);
    // the lost worker may sweep too
    await expect
      .poll(async () => (await sweep({ ...kit, log }), await state(kit)), WAIT)
      .toEqual([{ status: 'queued', attempt: 1, provider: null }]);
    await late.deliver();
    expect(await state(kit)).toEqual([{ status: 'queued', attempt: 1, provider: null }]);
  }));

test('the late result of a lost worker is dropped when the run has ended', () =>
  withRuns(async (kit) => {
    const late = await loseWorker(kit);
    const second = held({ provider: 'second' });
    second.release();
    const done = [{ status: 'completed', attempt: 2, provider: 'second' }];
    await kit.withWorker(
      second,
      async () => {
        await expect.poll(() => state(kit), WAIT).toEqual(done);
      },
      calm,
    );
    await late.deliver();
    expect(await state(kit)).toEqual(done);
  }));

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/** Takes the fence out of every statement of the pool's driver; the returned function puts it back. */
async function withoutFence(kit: RunsKit): Promise<() => void> {
  const unfenced = (text: unknown) =>
    typeof text === 'string' ? text.replaceAll(/\battempt = (\$\d)/gu, '$1::int is not null') : text;
  // MikroORM's driver may be another copy than the one imported here
  const client = await kit.database.pool.connect();
  const prototype = Object.getPrototypeOf(client) as { query: Query };
  client.release();
  const { query } = prototype;
  prototype.query = function mutant(...args) {
    const [first] = args;
    if (typeof first === 'string') args[0] = unfenced(first);
    else if (typeof first === 'object' && first !== null && 'text' in first)
      args[0] = Object.assign(first, { text: unfenced(first.text) });
    return query.apply(this, args);
  };
  return () => {
    prototype.query = query;
  };
}

test('mutant: without the fence a lost worker ends the run, and the invariants tell', () =>
  withRuns(async (kit) => {
    const restore = await withoutFence(kit);
    const late = await loseWorker(kit);
    const second = held({ provider: 'second' });
    await kit.withWorker(
      second,
      async () => {
        await second.reached();
        await late.deliver();
        expect(await state(kit)).toEqual([{ status: 'completed', attempt: 2, provider: 'paused' }]);
      },
      calm,
    );
    restore();
    expect(Object.keys(await brokenInvariants(kit.database.pool))).toEqual(['a run is ended by its last attempt']);
    await kit.database.pool.query('truncate users cascade');
  }));
