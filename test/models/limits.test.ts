/** Limits of money and a cancellation in the middle of a stream, from the door to the ledger. */
import { expect, test } from 'vitest';
import { EXAMPLES } from '../../src/generation/providers/code-reference.js';
import { createGenerator } from '../../src/generation/router.js';
import { createModelBook } from '../../src/models/model-book.js';
import { form, modelsAt, testClock } from '../helpers/model-forms.js';
import { withModelServer } from '../helpers/model-server.js';
import { withRuns } from '../helpers/runs.js';

test(
  'when a user has spent the limit of the day, the composer goes on alone; others still have theirs',
  { timeout: 60_000 },
  async () => {
    await withModelServer([{ says: form() }], (server) =>
      withRuns(async ({ database, signUp, runs, withWorker, ended }) => {
        // a call costs 0.003, and counts as 0.033 while nobody knows
        const models = modelsAt([server.url], { limits: { perUserPerDay: 0.035, perDay: 0.04 } });
        const generator = createGenerator({
          ...models,
          book: createModelBook(database, models.settings),
          clock: testClock(),
        });
        const [one, other, third] = [await signUp(100), await signUp(100), await signUp(100)];
        const make = async (viewer: typeof one) => {
          const { run } = await runs.create(viewer, { prompt: 'a penguin catches fish' });
          const { status, provider } = await ended(viewer, run.id);
          return [status, provider];
        };
        await withWorker(generator, async () => {
          expect(await make(one)).toEqual(['completed', 'p1']);
          // the user's limit
          expect(await make(one)).toEqual(['completed', 'composer']);
          expect(await make(other)).toEqual(['completed', 'p1']);
          // everybody's
          expect(await make(third)).toEqual(['completed', 'p1']);
          expect(await make(await signUp(100))).toEqual(['completed', 'composer']);
        });
        const { rows } = await database.pool.query('select outcome from model_attempts order by id');
        expect(rows.map(({ outcome }) => outcome as string)).toEqual([
          'answered',
          'limited',
          'answered',
          'answered',
          'limited',
        ]);
        expect(server.requests).toHaveLength(3);
      }),
    );
  },
);

test(
  'a run that is canceled in the middle of a stream closes the connection and costs nothing',
  { timeout: 60_000 },
  async () => {
    await withModelServer([{ says: EXAMPLES[0]!.page, half: 'silence' }], (server) =>
      withRuns(async ({ database, signUp, runs, credits, withWorker, ended, untilEvent }) => {
        const models = modelsAt([server.url], { policy: [{ use: ['p1'], depth: 'write' }] });
        const generator = createGenerator({
          ...models,
          book: createModelBook(database, models.settings),
          clock: testClock(),
        });
        const viewer = await signUp(100);
        await withWorker(generator, async () => {
          const { run } = await runs.create(viewer, { prompt: 'a penguin catches 10 fish, 3 lives' });
          await server.reached();
          await untilEvent(viewer, run.id, 'progress');
          await runs.cancel(viewer, run.id);
          await server.gaveUp;
          expect(await ended(viewer, run.id)).toMatchObject({ status: 'canceled' });
        });
        const { rows } = await database.pool.query(
          'select outcome, output_tokens, cost_micros::int as cost from model_attempts',
        );
        expect(rows).toEqual([{ outcome: 'canceled', output_tokens: 0, cost: 0 }]);
        expect(server.requests).toHaveLength(1);
        expect(await credits.balance(viewer.user.id)).toMatchObject({ heldBalance: 0, spendableBalance: 100 });
      }),
    );
  },
);
