import { expect, test } from 'vitest';
import { GenerationError, type Stage } from '../../src/generation/provider.types.js';
import { held } from '../helpers/generators.js';
import { memoryStore, quick, SHORT, tinyGame, withRuns, type Generator } from '../helpers/runs.js';

const prompt = 'a penguin platformer';

test('a run goes from accepted to completed and is charged once', () =>
  withRuns(async ({ runs, credits, signUp, withWorker, ended, database }) => {
    const viewer = await signUp(45);
    const { run, replayed } = await runs.create(viewer, { prompt: `  ${prompt}  `, mode: 'game_bundle' });
    expect({ replayed, status: run.status, prompt: run.prompt }).toEqual({ replayed: false, status: 'queued', prompt });
    expect(await credits.balance(viewer.user.id)).toMatchObject({ studioBalance: 45, heldBalance: 30 });
    const done = await withWorker(quick, () => ended(viewer, run.id));
    expect(done).toMatchObject({ status: 'completed', stage: null, progress: 100, attempt: 1, provider: 'test' });
    expect(done.startedAt && done.finishedAt && done.startedAt <= done.finishedAt).toBe(true);
    expect(await credits.balance(viewer.user.id)).toMatchObject({ studioBalance: 15, heldBalance: 0 });
    expect(done.credits).toEqual({ held: 0, charged: 30, released: 0 });
    const [entry] = await credits.entries(viewer.user.id, 1);
    expect(entry).toMatchObject({ type: 'spend', amount: -30, balanceAfter: 15, runId: run.id });
    expect((await database.pool.query('select 1 from pgboss.job')).rowCount).toBe(0);
  }));

test('many runs on two workers: each is made once', () =>
  withRuns(
    async ({ runs, signUp, withWorker, ended }) => {
      const viewer = await signUp(1_000);
      const made: string[] = [];
      const counting: Generator = {
        generate(request, context) {
          made.push(request.prompt);
          return quick.generate(request, context);
        },
      };
      const prompts = Array.from({ length: 40 }, (_, i) => `game ${i}`);
      const accepted = await Promise.all(prompts.map((each) => runs.create(viewer, { prompt: each })));
      await withWorker(counting, () =>
        withWorker(counting, () => Promise.all(accepted.map(({ run }) => ended(viewer, run.id)))),
      );
      expect(made.toSorted()).toEqual(prompts.toSorted());
    },
    { workerConcurrency: 4 },
  ));

test('a run without a price completes without an entry', () =>
  withRuns(
    async ({ runs, credits, signUp, withWorker, ended }) => {
      const viewer = await signUp(0);
      const { run } = await runs.create(viewer, { prompt });
      expect(await withWorker(quick, () => ended(viewer, run.id))).toMatchObject({ status: 'completed' });
      expect(await credits.entries(viewer.user.id, 5)).toEqual([]);
    },
    { prices: { quick_html: 0, game_bundle: 0 } },
  ));

test('a run that continues another gets its design, errors and notes; the same seed at every attempt', () =>
  withRuns(async ({ runs, signUp, withWorker, ended }) => {
    const viewer = await signUp(1_000);
    const generator = held();
    await withWorker(generator, async () => {
      const { run: parent } = await runs.create(viewer, { prompt });
      const { request: first } = await generator.reached();
      expect(first).toEqual({ prompt, mode: 'quick_html', intent: 'auto', assetMode: 'auto', seed: first.seed });
      expect(first.seed).toBeGreaterThanOrEqual(0);
      expect(first.seed).toBeLessThan(2 ** 32);
      generator.release();
      const { artifactId } = await ended(viewer, parent.id);

      const { run: child } = await runs.create(viewer, { prompt: 'faster', intent: 'edit', parentRunId: parent.id });
      await ended(viewer, child.id);
      const context = { artifactId, runtimeErrors: ['x is not a function'], notes: 'level 2' };
      const { run: fix } = await runs.create(viewer, { prompt: 'fix it', intent: 'fix', artifactContext: context });
      await ended(viewer, fix.id);
    });
    expect(generator.requests.slice(1)).toMatchObject([
      { prompt: 'faster', intent: 'edit', parentDesign: { title: 'Tiny' } },
      { prompt: 'fix it', parentDesign: { title: 'Tiny' }, runtimeErrors: ['x is not a function'], notes: 'level 2' },
    ]);
  }));

test.each<[string, Error, { code: string; message: string | RegExp; retryable: boolean }]>([
  [
    'a generator that says why',
    new GenerationError('safety.input', 'This prompt cannot be made.', false),
    { code: 'safety.input', message: 'This prompt cannot be made.', retryable: false },
  ],
  [
    'a generator that breaks',
    new TypeError('secret detail'),
    { code: 'internal', message: /nothing was charged/u, retryable: true },
  ],
])('%s fails the run and gives its credits back', (_, thrown, expected) =>
  withRuns(async ({ runs, credits, signUp, withWorker, ended, untilEvent }) => {
    const viewer = await signUp(10);
    const { run } = await runs.create(viewer, { prompt });
    const failing: Generator = { generate: () => Promise.reject(thrown) };
    const failed = await withWorker(failing, () => ended(viewer, run.id));
    const { code, message, retryable } = expected;
    expect(failed).toMatchObject({ status: 'failed', artifactId: null, failure: { code, retryable } });
    expect(failed.failure?.message).toMatch(message);
    expect(failed.failure?.message).not.toContain('secret');
    expect((await untilEvent(viewer, run.id, 'failed')).payload).toMatchObject({ code, retryable });
    expect(await credits.balance(viewer.user.id)).toMatchObject({ spendableBalance: 10, heldBalance: 0 });
    expect(failed.credits).toEqual({ held: 0, charged: 0, released: 10 });
  }),
);

test('a result that the store refuses fails the run with the reason', () =>
  withRuns(async (kit) => {
    const viewer = await kit.signUp(10);
    const { run } = await kit.runs.create(viewer, { prompt });
    const stage = memoryStore.stage;
    memoryStore.stage = () => Promise.reject(new GenerationError('output.too_large', 'Too large.', false));
    try {
      const failed = await kit.withWorker(quick, () => kit.ended(viewer, run.id));
      expect(failed.failure).toEqual({ code: 'output.too_large', message: 'Too large.', retryable: false });
    } finally {
      memoryStore.stage = stage;
    }
  }));

test('ten thousand reports become few events; every stage is told, progress never falls', () =>
  withRuns(async ({ runs, signUp, withWorker, ended }) => {
    const viewer = await signUp(10);
    const { run } = await runs.create(viewer, { prompt });
    const stages: Stage[] = ['planning', 'generating', 'assets', 'assembling', 'validating', 'repairing'];
    const talkative: Generator = {
      async generate(request, { report }) {
        for (const stage of stages)
          for (let i = 0; i < 2_000; i += 1) report({ stage, progress: Math.sin(i) * 150, message: `step ${i}\n\0` });
        report({ stage: 'repairing', progress: Number.NaN });
        return Promise.resolve(tinyGame(request));
      },
    };
    await withWorker(talkative, () => ended(viewer, run.id));
    const told: (string | number | boolean | undefined)[] = [];
    for await (const event of runs.events(viewer, run.id, 0, AbortSignal.timeout(5_000)))
      if (event.type === 'progress') told.push(event.payload['stage']);
    // the first report at once, the latest of each stage, and the worker's own
    expect(told).toEqual(['planning', ...stages, 'finalizing']);
  }));

test('a stopped worker finishes what is in flight, and takes nothing new', () =>
  withRuns(
    async ({ runs, signUp, withWorker }) => {
      const viewer = await signUp(100);
      const generator = held();
      await withWorker(generator, async (worker) => {
        const { run: first } = await runs.create(viewer, { prompt });
        await generator.reached();
        const { run: second } = await runs.create(viewer, { prompt });
        const stopped = worker.stop(10);
        generator.release();
        await stopped;
        expect(worker.inFlight).toBe(0);
        expect(await runs.find(viewer, first.id)).toMatchObject({ status: 'completed' });
        expect(await runs.find(viewer, second.id)).toMatchObject({ status: 'queued', attempt: 0 });
      });
    },
    { workerConcurrency: 1 },
  ));

test('a stopped worker hands back what does not end in time, which is no loss', () =>
  withRuns(async ({ runs, signUp, withWorker, untilEvent, ended, database }) => {
    const viewer = await signUp(100);
    const { run } = await runs.create(viewer, { prompt });
    for (let i = 1; i <= 4; i += 1) {
      const generator = held();
      // oxlint-disable-next-line no-loop-func
      await withWorker(generator, async (worker) => {
        await generator.reached();
        await worker.stop(0);
        expect(await runs.find(viewer, run.id)).toMatchObject({ status: 'queued', stage: null, attempt: i });
      });
    }
    expect((await untilEvent(viewer, run.id, 'requeued')).payload).toEqual({
      attempt: 1,
      reason: 'The worker was stopped.',
    });
    expect((await database.pool.query('select losses from runs')).rows).toEqual([{ losses: 0 }]);
    expect(await withWorker(quick, () => ended(viewer, run.id))).toMatchObject({ status: 'completed', attempt: 5 });
  }));

test('a generator that does not stop is left behind', () =>
  withRuns(async ({ runs, signUp, withWorker, ended }) => {
    const viewer = await signUp(100);
    const { run } = await runs.create(viewer, { prompt });
    const generator = held({ deaf: true });
    await withWorker(
      generator,
      async (worker) => {
        await generator.reached();
        await worker.stop(0);
        expect(await runs.find(viewer, run.id)).toMatchObject({ status: 'queued' });
      },
      { ...SHORT, abandonSeconds: 0.1 },
    );
    const done = await withWorker(quick, () => ended(viewer, run.id));
    generator.release();
    expect(done).toMatchObject({ status: 'completed', provider: 'test', attempt: 2 });
  }));

test('a run has a time limit', () =>
  withRuns(
    async ({ runs, credits, signUp, withWorker, ended }) => {
      const viewer = await signUp(100);
      const { run } = await runs.create(viewer, { prompt });
      const failed = await withWorker(held(), () => ended(viewer, run.id));
      expect(failed).toMatchObject({
        status: 'failed',
        attempt: 1,
        failure: { code: 'deadline.exceeded', retryable: true },
      });
      expect(await credits.balance(viewer.user.id)).toMatchObject({ spendableBalance: 100 });
    },
    { runDeadlineSeconds: 0.2 },
  ));
