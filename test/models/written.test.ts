/** A run whose game a model writes, from the door to the artifact: streamed, played in Chromium, mended, with its attempts. */
import { expect, test } from 'vitest';
import { createGamePlayer } from '../../src/generation/browser/game-player.js';
import { EXAMPLES } from '../../src/generation/providers/code-reference.js';
import { createGenerator } from '../../src/generation/router.js';
import { createModelBook } from '../../src/models/model-book.js';
import { chromiumIsThere } from '../helpers/browser.js';
import { modelsAt, testClock } from '../helpers/model-forms.js';
import { withModelServer } from '../helpers/model-server.js';
import { withRuns } from '../helpers/runs.js';

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
          const generator = createGenerator({ ...models, book, clock: testClock(), player });
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
          // mending is not charged
          expect(await credits.balance(viewer.user.id)).toMatchObject({ heldBalance: 0, spendableBalance: 90 });
        }),
      );
    } finally {
      await player.close();
    }
  },
);

test('no game of a model: the composer makes one, and the run says so', { timeout: 60_000 }, async () => {
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
