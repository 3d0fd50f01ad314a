/** Runs whose prompt a model reads: from the door to the game, with real workers, tables and wire protocols. */
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Models } from '../../src/generation/providers/configured-models.js';
import type { Clock } from '../../src/generation/providers/model-call.js';
import { createGenerator } from '../../src/generation/router.js';
import { createModelBook } from '../../src/models/model-book.js';
import { createWorker } from '../../src/worker/worker.js';
import { withApp, type TestApp, type TestUser } from '../helpers/app.js';
import { form, modelsAt, SECRET_KEY, testClock } from '../helpers/model-forms.js';
import { withModelServer } from '../helpers/model-server.js';

const PROMPT = 'Mogwen catches 12 grumbuloxes, 3 lives';
const GOOD = form({
  kind: 'catcher',
  kindIsExact: true,
  things: [
    { said: 'Mogwen', english: 'wizard', part: 'hero', many: false },
    { said: 'lava', english: 'lava', part: 'obstacle', many: true },
  ],
  rules: [],
});

const generatorOf = ({ resources: { database } }: TestApp, models: Models, clock: Clock = testClock()) =>
  createGenerator({ ...models, clock, book: createModelBook(database, models.settings) });

async function graphql(app: TestApp['app'], { cookie }: TestUser, query: string, variables: object): Promise<never> {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { cookie },
    payload: { query, variables },
  });
  const { data, errors } = response.json<{ data: never; errors?: unknown }>();
  expect(errors).toBeUndefined();
  return data;
}

interface Run {
  readonly id: string;
  readonly status: string;
  readonly provider: string | null;
  readonly model: string | null;
  readonly attempts: readonly Record<string, unknown>[];
}

const RUN = `query ($id: ID!) { studioRun(id: $id) {
  id status provider model
  attempts { provider model outcome inputTokens outputTokens restored invented }
} }`;

async function create(app: TestApp['app'], { cookie }: TestUser, body: object = {}): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/studio/runs',
    headers: { cookie },
    payload: { prompt: PROMPT, mode: 'quick_html', ...body },
  });
  expect(response.statusCode).toBe(202);
  return response.json<{ data: { id: string } }>().data.id;
}

/** Reads the run's events to its end; what was told on the way. */
async function end(
  { resources: { services } }: TestApp,
  { id: userId, email }: TestUser,
  id: string,
): Promise<string[]> {
  const viewer = { user: { id: userId, email, name: '', createdAt: new Date() } } as unknown as Parameters<
    typeof services.runs.find
  >[0];
  const told: string[] = [];
  for await (const { payload } of services.runs.events(viewer, id, 0, AbortSignal.timeout(60_000)))
    if (typeof payload['message'] === 'string') told.push(payload['message']);
  return told;
}

test(
  'a model reads the prompt, and its owner sees what became of it; keys are nowhere',
  { timeout: 60_000 },
  async () => {
    const lines: string[] = [];
    await withModelServer(
      [{ status: 503, body: `{"error": {"message": "Bad key ${SECRET_KEY}"}}` }, { says: GOOD }],
      (server) =>
        withApp(async (kit) => {
          const { app, signUp, resources } = kit;
          const log = pino(
            { level: 'trace' },
            new Writable({ write: (line, _, done) => (lines.push(String(line)), done()) }),
          );
          const owner = await signUp();
          const stranger = await signUp();
          const { database, config, wakeups, queue, services } = resources;
          const generator = generatorOf(kit, modelsAt([server.url]));
          const worker = createWorker({
            database,
            config,
            wakeups,
            queue,
            generator,
            artifacts: services.artifacts,
            log,
          });
          await worker.start();
          try {
            const id = await create(app, owner, { provider: 'bard', model: 'gpt-9' });
            const told = await end(kit, owner, id);
            expect(told).toContainEqual(expect.stringContaining('not in your words: lava'));
            const { studioRun } = (await graphql(app, owner, RUN, { id })) as { studioRun: Run };
            // what the client sent has no effect
            expect(studioRun).toEqual({
              id,
              status: 'completed',
              provider: 'p1',
              model: 'model-of-p1',
              attempts: [
                expect.objectContaining({ provider: 'p1', outcome: 'unavailable' }),
                {
                  provider: 'p1',
                  model: 'model-of-p1',
                  outcome: 'answered',
                  inputTokens: 1000,
                  outputTokens: 200,
                  restored: expect.arrayContaining(['3 lives']) as unknown,
                  invented: ['lava'],
                },
              ],
            });
            const byRest = (user: TestUser) =>
              app.inject({ url: `/api/studio/runs/${id}/attempts`, headers: { cookie: user.cookie } });
            const listed = (await byRest(owner)).json<{ data: { attempts: object[] } }>().data.attempts;
            expect(listed).toMatchObject(studioRun.attempts);
            expect(Object.keys(listed[0] ?? {}).filter((name) => /cost|price/iu.test(name))).toEqual([]);
            expect((await byRest(stranger)).statusCode).toBe(404);
            const other = await app.inject({
              method: 'POST',
              url: '/graphql',
              headers: { cookie: stranger.cookie },
              payload: { query: RUN, variables: { id } },
            });
            expect(other.body).toContain('studio_run_not_found');
          } finally {
            await worker.stop(1);
          }
          const { pool } = resources.database;
          const { rows: tables } = await pool.query<{ name: string }>(
            `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
          );
          expect(tables.map(({ name }) => name)).toContain('public.model_attempts');
          for (const { name } of tables) {
            const { rows } = await pool.query(`select t from ${name} t where t::text like '%' || $1 || '%'`, [
              SECRET_KEY,
            ]);
            expect(rows, name).toEqual([]);
          }
          const { rows: files } = await pool.query<{ id: string }>('select id from artifacts');
          for (const { id } of files) {
            const url = `/api/game-artifacts/${id}/download`;
            const { rawPayload } = await app.inject({ url, headers: { cookie: owner.cookie } });
            expect(rawPayload.includes(SECRET_KEY)).toBe(false);
            expect(rawPayload.length).toBeGreaterThan(50_000);
          }
          expect(server.requests.map(({ text }) => text).join()).not.toContain(SECRET_KEY);
          expect(lines.join()).not.toContain(SECRET_KEY);
        }),
    );
  },
);

test('all models down: the composer makes the game, and the run says so', { timeout: 240_000 }, async () => {
  const gone = await withModelServer([], async ({ url }) => url);
  await withApp(async (kit) => {
    const { app, signUp, withWorker } = kit;
    const owner = await signUp();
    await withWorker(generatorOf(kit, modelsAt([gone], {}, { retries: 0 })), async () => {
      const id = await create(app, owner);
      expect(await end(kit, owner, id)).toContain('No model could read the prompt; the built-in reader did.');
      const { studioRun } = (await graphql(app, owner, RUN, { id })) as { studioRun: Run };
      expect(studioRun).toMatchObject({
        status: 'completed',
        provider: 'composer',
        model: null,
        attempts: [{ outcome: 'unavailable' }],
      });
    });
  });
});

test('a canceled run gives up its call at once', { timeout: 240_000 }, async () => {
  await withModelServer(['silence'], (server) =>
    withApp(async (kit) => {
      const { app, signUp, withWorker } = kit;
      const owner = await signUp();
      await withWorker(generatorOf(kit, modelsAt([server.url])), async () => {
        const id = await create(app, owner);
        await server.reached();
        const canceled = `mutation ($id: ID!) { cancelStudioRun(input: { id: $id }) { run { status } } }`;
        await graphql(app, owner, canceled, { id });
        await server.gaveUp;
        await end(kit, owner, id);
        const { studioRun } = (await graphql(app, owner, RUN, { id })) as { studioRun: Run };
        expect(studioRun).toMatchObject({ status: 'canceled', attempts: [{ outcome: 'canceled' }] });
        expect(server.requests).toHaveLength(1);
      });
    }),
  );
});
