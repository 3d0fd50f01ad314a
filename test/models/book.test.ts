/** The book of calls to models in PostgreSQL: limits and health that two workers see alike, each with connections of its own. */
import { describe, expect, test } from 'vitest';
import type { ModelBook } from '../../src/generation/providers/model-book.types.js';
import { checkSettings, type ModelSettings } from '../../src/generation/providers/model-settings.js';
import { createModelBook } from '../../src/models/model-book.js';
import { openDatabase, type Database } from '../../src/db/orm.js';
import { entities } from '../../src/entities.js';
import { withRuns, type RunsKit } from '../helpers/runs.js';
import { modelsAt } from '../helpers/model-forms.js';

const { settings } = modelsAt(['http://127.0.0.1:9/v1']);
const model: ModelSettings = settings.models[0]!;

interface Two {
  readonly kit: RunsKit;
  readonly one: ModelBook;
  readonly other: ModelBook;
  readonly call: (mostCost?: number, user?: number) => Parameters<ModelBook['admit']>[0];
}

/** Books of two processes on one database, and runs of two users. */
async function withBooks(more: object, work: (two: Two) => Promise<void>): Promise<void> {
  const { limits, breaker } = checkSettings(
    { providers: settings.providers, models: settings.models, ...more },
    'test',
  );
  await withRuns(async (kit) => {
    const second: Database = await openDatabase({ url: kit.url, poolSize: 4, entities, log: () => undefined });
    try {
      const users = [await kit.signUp(100), await kit.signUp(100)];
      const runs = await Promise.all(
        users.map(async (viewer) => (await kit.runs.create(viewer, { prompt: 'a cat' })).run),
      );
      const call: Two['call'] = (mostCost = 0, user = 0) => {
        const { id, userId } = runs[user]!;
        return { run: { id, userId, attempt: 1 }, provider: 'p1', model: { ...model, concurrent: 2 }, mostCost };
      };
      const bookOf = (database: Database) => createModelBook(database, { limits, breaker });
      await work({ kit, one: bookOf(kit.database), other: bookOf(second), call });
    } finally {
      await second.close();
    }
  });
}

const nothing = { inputTokens: 0, outputTokens: 0, cost: 0 } as const;
const idOf = (admitted: { id: string } | { not: string }): string => {
  if ('not' in admitted) throw new Error(`The call was not admitted: ${admitted.not}.`);
  return admitted.id;
};

describe('the circuit breaker', () => {
  test('opens after failures in a row, lets one call try, and closes by its answer: for both workers', async () => {
    await withBooks({ breaker: { failures: 2, seconds: 3_600 } }, async ({ kit, one, other, call }) => {
      await one.settle(idOf(await one.admit(call())), { outcome: 'timeout', ...nothing });
      // an answer between them: not in a row
      await one.settle(idOf(await one.admit(call())), { outcome: 'invalid', ...nothing });
      await one.settle(idOf(await one.admit(call())), { outcome: 'unavailable', ...nothing });
      await other.settle(idOf(await other.admit(call())), { outcome: 'timeout', ...nothing });
      expect(await one.admit(call())).toEqual({ not: 'resting' });
      expect(await other.admit(call())).toEqual({ not: 'resting' });
      // the hour is over
      const pass = () => kit.database.pool.query(`update model_health set rests_until = now() - interval '1 second'`);
      await pass();
      const tried = await Promise.all([one.admit(call()), other.admit(call())]);
      expect(tried.filter((admitted) => 'not' in admitted)).toEqual([{ not: 'resting' }]);
      const trial = tried.flatMap((admitted) => ('id' in admitted ? [admitted.id] : []))[0] ?? '';
      // the try failed, so it opens again at once
      await one.settle(trial, { outcome: 'unavailable', ...nothing });
      expect(await other.admit(call())).toEqual({ not: 'resting' });
      await pass();
      await other.settle(idOf(await other.admit(call())), { outcome: 'answered', ...nothing });
      await Promise.all([one, other].map(async (book) => idOf(await book.admit(call()))));
    });
  });

  test('rests as long as the provider asks, at the first failure', async () => {
    await withBooks({}, async ({ one, other, call, kit }) => {
      await one.settle(idOf(await one.admit(call())), { outcome: 'rate_limited', ...nothing, restSeconds: 600 });
      expect(await other.admit(call())).toEqual({ not: 'resting' });
      const { rows } = await kit.database.pool.query<{ soon: boolean }>(
        `select rests_until > now() + interval '500 seconds' as soon from model_health`,
      );
      expect(rows).toEqual([{ soon: true }]);
    });
  });
});

describe('limits', () => {
  test('calls at a time, of both workers together', async () => {
    await withBooks({}, async ({ one, other, call }) => {
      const all = await Promise.all([one, other, one, other].map((book) => book.admit(call())));
      expect(all.filter((admitted) => 'not' in admitted)).toEqual([{ not: 'busy' }, { not: 'busy' }]);
    });
  });

  test('dollars a day and a user: what runs counts with the most that it can cost', async () => {
    await withBooks({ limits: { perDay: 0.5, perUserPerDay: 0.3 } }, async ({ one, other, call }) => {
      const id = idOf(await one.admit(call(0.2)));
      expect(await other.admit(call(0.2))).toEqual({ not: 'limited' });
      // it cost less
      await one.settle(id, { outcome: 'answered', inputTokens: 10, outputTokens: 1, cost: 0.05 });
      await other.settle(idOf(await other.admit(call(0.2))), { outcome: 'answered', ...nothing, cost: 0.2 });
      expect(await one.admit(call(0.1))).toEqual({ not: 'limited' });
      // another user has a limit of their own, below that of all
      expect(await one.admit(call(0.26, 1))).toEqual({ not: 'limited' });
      idOf(await one.admit(call(0.25, 1)));
      await expect(one.admit(call(0.25, 1))).resolves.toEqual({ not: 'limited' });
    });
  });

  test('a call whose worker died is lost when the run is tried again, and stays paid for', async () => {
    await withBooks({ limits: { perDay: 0.5 } }, async ({ kit, one, other, call }) => {
      await one.admit(call(0.4));
      const again = call(0.2);
      expect(await other.admit({ ...again, run: { ...again.run!, attempt: 2 } })).toEqual({ not: 'limited' });
      const { rows } = await kit.database.pool.query(
        'select outcome, cost_micros::int as cost from model_attempts order by id',
      );
      expect(rows).toEqual([
        { outcome: 'lost', cost: 400_000 },
        { outcome: 'limited', cost: 0 },
      ]);
    });
  });
});
