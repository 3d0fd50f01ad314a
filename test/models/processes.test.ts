/** Two worker processes, as an operator starts them: one opens a model's breaker, the other one sees it; neither prints a key. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withApp } from '../helpers/app.js';
import { form, SECRET_KEY } from '../helpers/model-forms.js';
import { withModelServer } from '../helpers/model-server.js';
import { installService, type Installed } from '../helpers/service.js';
import { viewerOf } from '../graphql/completed-runs.js';

let installed: Installed;
beforeAll(async () => {
  installed = await installService();
}, 60_000);
afterAll(() => installed.remove(), 60_000);

test('a breaker is open for a worker that never called, and closes for both', { timeout: 240_000 }, async () => {
  const replies = [
    { status: 503, body: `{"error": {"message": "Bad key ${SECRET_KEY}"}}` },
    { says: form({ kind: 'snake' }) },
  ];
  await withModelServer(replies, (server) =>
    withApp(async (kit) => {
      const { services, database } = kit.resources;
      const file = path.join(installed.folder, 'models.yaml');
      const settings = {
        providers: [{ name: 'p1', type: 'compatible', url: server.url, key: 'TEST_KEY' }],
        models: [{ id: 'm', provider: 'p1', model: 'm', retries: 0 }],
        policy: [{ use: ['m'] }],
        breaker: { failures: 1, seconds: 3_600 },
      };
      await writeFile(file, JSON.stringify(settings));
      const env = {
        DATABASE_URL: kit.databaseUrl,
        MODELS_FILE: file,
        TEST_KEY: SECRET_KEY,
        LOG_LEVEL: 'trace',
        SESSION_SECRET: 's'.repeat(32),
        PREVIEW_TOKEN_KEYS: 'p'.repeat(32),
        WORKER_CONCURRENCY: '1',
      };
      const user = await kit.signUp(100);
      const viewer = await viewerOf(kit, user);
      /** The outcomes of the calls of a new run, made by whichever worker runs. */
      const make = async (): Promise<string[]> => {
        const { run } = await services.runs.create(viewer, { prompt: 'a snake eats apples' });
        for await (const event of services.runs.events(viewer, run.id, 0, AbortSignal.timeout(60_000))) void event;
        const [calls] = await services.models.attempts(viewer, [run.id]);
        return calls!.map(({ outcome }) => outcome ?? 'open');
      };
      const outputs: string[] = [];
      const withWorkerProcess = (work: () => Promise<void>) =>
        installed.withService(
          async ({ output }) => {
            await work();
            outputs.push(output());
          },
          env,
          ['--role=worker'],
        );

      await withWorkerProcess(async () => expect(await make()).toEqual(['unavailable']));
      await withWorkerProcess(async () => {
        expect(await make()).toEqual(['resting']);
        // an hour later
        await database.pool.query('update model_health set rests_until = now()');
        expect(await make()).toEqual(['answered']);
        expect(await make()).toEqual(['answered']);
      });
      expect(server.requests).toHaveLength(3);
      const { rows } = await database.pool.query('select failures, rests_until from model_health');
      expect(rows).toEqual([{ failures: 0, rests_until: null }]);
      expect(outputs.join('').length).toBeGreaterThan(100);
      expect(outputs.join('')).not.toContain(SECRET_KEY);
    }),
  );
});
