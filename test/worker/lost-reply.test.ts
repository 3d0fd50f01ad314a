/** The COMMIT is done, its answer is lost: nobody may pay twice, and nothing accepted may be lost. */
import { expect, test } from 'vitest';
import { translateDatabaseError } from '../../src/db/errors.js';
import { openDatabase } from '../../src/db/orm.js';
import { entities } from '../../src/entities.js';
import { createJobQueue } from '../../src/queue/queue.js';
import { createWorker } from '../../src/worker/worker.js';
import { createRunsService } from '../../src/runs/runs.service.js';
import { openCuttingProxy, type CuttingProxy } from '../helpers/cutting-proxy.js';
import { log, memoryStore, quick, SHORT, withRuns, type RunsKit } from '../helpers/runs.js';

const prompt = 'a snake game';

/** The kit with its database behind a proxy. */
async function behindProxy(kit: RunsKit, work: (far: RunsKit, proxy: CuttingProxy) => Promise<void>): Promise<void> {
  const proxy = await openCuttingProxy(kit.url);
  const database = await openDatabase({ url: proxy.url, poolSize: 4, entities, log: () => undefined });
  const queue = await createJobQueue({ database, log });
  try {
    await work({ ...kit, database, queue }, proxy);
  } finally {
    await queue.stop();
    await database.close();
    await proxy.close();
  }
}

test('a creation whose answer was lost: sent again with its key it is the same run', () =>
  withRuns((kit) =>
    behindProxy(kit, async (far, proxy) => {
      const viewer = await kit.signUp(100);
      const runs = createRunsService(far);
      const input = { prompt, idempotencyKey: 'k' };
      proxy.cutCommit(1);
      const error: unknown = await runs.create(viewer, input).catch((thrown: unknown) => thrown);
      expect(translateDatabaseError(error)).toMatchObject({ code: 'service_unavailable', retryable: true });
      expect(proxy.cuts).toBe(1);
      expect(await runs.create(viewer, input)).toMatchObject({ replayed: true, run: { status: 'queued' } });
      expect(await kit.runs.list(viewer, 20)).toHaveLength(1);
      expect(await kit.credits.balance(viewer.user.id)).toMatchObject({ heldBalance: 10 });
    }),
  ));

// of the claim, of its first progress, and of the end with what is left of that
test.each([1, 2, 3])("a worker whose commit's answer is lost (number %i) completes the run, charged once", (nth) =>
  withRuns((kit) =>
    behindProxy(kit, async (far, proxy) => {
      const viewer = await kit.signUp(100);
      const { run } = await kit.runs.create(viewer, { prompt });
      const worker = createWorker({ ...far, generator: quick, artifacts: memoryStore, log, times: SHORT });
      proxy.cutCommit(nth);
      await worker.start();
      expect(await kit.ended(viewer, run.id)).toMatchObject({ status: 'completed' });
      expect(proxy.cuts).toBe(1);
      await worker.stop(5);
      expect(await kit.credits.balance(viewer.user.id)).toMatchObject({ studioBalance: 90, heldBalance: 0 });
    }),
  ),
);
