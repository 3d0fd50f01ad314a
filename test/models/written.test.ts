/** A run whose game a model writes, from the door to the artifact: streamed, played in Chromium, mended, with its attempts. */
import { expect, test } from 'vitest';
import { createGamePlayer } from '../../src/generation/browser/game-player.js';
import { EXAMPLES } from '../../src/generation/providers/code-reference.js';
import { createGenerator } from '../../src/generation/router.js';
import { keepScreens } from '../../src/process/keep-screens.js';
import { createModelBook } from '../../src/models/model-book.js';
import { chromiumIsThere } from '../helpers/browser.js';
import { modelsAt, testClock } from '../helpers/model-forms.js';
import { withModelServer } from '../helpers/model-server.js';
import { log, withRuns } from '../helpers/runs.js';
import { withApp } from '../helpers/app.js';
import { viewerOf } from '../graphql/completed-runs.js';

const GOOD = EXAMPLES[0]!.page;
const THROWS = GOOD.replace('s.fish.push(', 'oops.push(');
const WRITE = { policy: [{ use: ['p1'], depth: 'write' }] };

test.skipIf(!chromiumIsThere)(
  'what throws in the browser is mended, played again and delivered',
  { timeout: 90_000 },
  async () => {
    const player = createGamePlayer(process.env['CHROMIUM_PATH']);
    try {
      await withModelServer([{ says: THROWS }, { says: GOOD }], (server) =>
        withRuns(async ({ database, signUp, runs, credits, withWorker }) => {
          const models = modelsAt([server.url], WRITE);
          const book = createModelBook(database, models.settings);
          const screens: Buffer[] = [];
          const keepScreen = async (_: unknown, screen: Buffer) => void screens.push(screen);
          const generator = keepScreens(
            createGenerator({ ...models, book, clock: testClock(), player }),
            { keepScreen },
            log,
          );
          const viewer = await signUp(100);
          const { run } = await runs.create(viewer, { prompt: 'a penguin catches 10 fish, 3 lives' });
          const told: string[] = [];
          await withWorker(generator, async () => {
            for await (const { payload } of runs.events(viewer, run.id, 0, AbortSignal.timeout(60_000)))
              if (typeof payload['message'] === 'string') told.push(payload['message']);
          });
          expect(told).toContain('p1/model-of-p1 mends: no-error: oops is not defined');
          expect(await runs.find(viewer, run.id)).toMatchObject({
            status: 'completed',
            provider: 'p1',
            model: 'model-of-p1',
          });
          const { rows } = await database.pool.query(
            `select title, type, playability ->> 'verdict' as verdict, manifest ->> 'engine' as engine from artifacts`,
          );
          expect(rows).toEqual([{ title: 'Fish Rain', type: 'html', verdict: 'pass', engine: 'model' }]);
          const { rows: calls } = await database.pool.query(
            'select outcome, output_tokens from model_attempts order by id',
          );
          expect(calls).toEqual(['answered', 'answered'].map((outcome) => ({ outcome, output_tokens: 2000 })));
          // its first screen, as a browser shows it
          expect(screens.map((screen) => screen.subarray(1, 4).toString())).toEqual(['PNG']);
          // mending is not charged
          expect(await credits.balance(viewer.user.id)).toMatchObject({ heldBalance: 0, spendableBalance: 90 });
        }),
      );
    } finally {
      await player.close();
    }
  },
);

test('no game of a model: the composer makes one, and the run says so', { timeout: 240_000 }, async () => {
  await withModelServer([{ says: 'no' }], (server) =>
    withRuns(async ({ database, signUp, runs, withWorker }) => {
      const models = modelsAt([server.url], WRITE);
      const generator = createGenerator({ ...models, book: createModelBook(database, models.settings) });
      const viewer = await signUp(100);
      const { run } = await runs.create(viewer, { prompt: 'a penguin catches 10 fish, 3 lives' });
      const told: string[] = [];
      await withWorker(generator, async () => {
        for await (const { payload } of runs.events(viewer, run.id, 0, AbortSignal.timeout(60_000)))
          if (typeof payload['message'] === 'string') told.push(payload['message']);
      });
      expect(told).toContain('No model wrote a game that works; the composer makes one.');
      expect(await runs.find(viewer, run.id)).toMatchObject({ status: 'completed', provider: 'composer', model: null });
    }),
  );
});

test('a game of a model is changed by a patch, and stays as it is where none comes', { timeout: 240_000 }, async () => {
  const patch = (search: string, replace: string) => ({
    says: `<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE`,
  });
  const replies = [
    { says: GOOD },
    // does not fit; then it does
    patch('lives:99', 'lives:5'),
    patch('score:0,lives:3', 'score:0,lives:5'),
    { says: 'I would rather not.' },
  ];
  await withModelServer(replies, (server) =>
    withApp(async (kit) => {
      const { app, signUp, withWorker } = kit;
      const { database, services } = kit.resources;
      const models = modelsAt([server.url], WRITE);
      const generator = createGenerator({
        ...models,
        book: createModelBook(database, models.settings),
        clock: testClock(),
      });
      const user = await signUp(100);
      const viewer = await viewerOf(kit, user);
      const make = async (input: Record<string, unknown>) => {
        const { run } = await services.runs.create(viewer, { prompt: 'x', ...input });
        for await (const event of services.runs.events(viewer, run.id, 0, AbortSignal.timeout(30_000))) void event;
        return (await services.runs.find(viewer, run.id))!;
      };
      await withWorker(generator, async () => {
        const made = await make({ prompt: 'a penguin catches 10 fish, 3 lives' });
        const page = async (id: string | null) =>
          (await app.inject({ url: `/api/game-artifacts/${id}/download`, headers: { cookie: user.cookie } })).body;
        expect(await page(made.artifactId)).toContain('score:0,lives:3');

        const changed = await make({ prompt: 'give me 5 lives', intent: 'edit', parentRunId: made.id });
        expect(changed).toMatchObject({ status: 'completed', provider: 'p1' });
        const after = await page(changed.artifactId);
        expect(after).toContain('score:0,lives:5');
        expect(after.match(/Content-Security-Policy/gu)).toHaveLength(1);
        // the wish, and the file as its model wrote it
        const [, asked] = server.requests[1]!.body['messages'] as { content: string }[];
        expect(asked!.content).toMatch(/^\{"wish":"give me 5 lives"\}\n\nFILE [-0-9a-f]{36}\n<!DOCTYPE html>/u);
        expect(asked!.content).not.toContain('Content-Security-Policy');
        expect(server.requests[2]!.text).toContain('is not in the file');

        const refused = await make({ prompt: 'make it faster', intent: 'edit', parentRunId: made.id });
        expect(refused).toMatchObject({ status: 'failed', failure: { code: 'provider.unavailable', retryable: true } });
        expect(await services.credits.balance(user.id)).toMatchObject({ heldBalance: 0, spendableBalance: 80 });
      });
      // and where the operator has no model any more
      await withWorker(createGenerator(), async () => {
        const made = (await services.runs.list(viewer, 5)).find(({ status }) => status === 'completed');
        const lost = await make({ prompt: 'make it faster', intent: 'edit', parentRunId: made!.id });
        expect(lost).toMatchObject({ status: 'failed', failure: { code: 'provider.unavailable', retryable: false } });
      });
    }),
  );
});
