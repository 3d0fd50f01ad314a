import { expect, test } from 'vitest';
import type { EntryType } from '../../src/credits/credits.model.js';
import { settleHold } from '../../src/credits/ledger.js';
import { violated } from '../../src/db/errors.js';
import { inTransaction, type Transaction } from '../../src/db/transaction.js';
import { brokenInvariants } from '../helpers/invariants.js';
import { quick, withRuns } from '../helpers/runs.js';

const prompt = 'a snake game';
const many = (n: number) => Array.from({ length: n }, (_, i) => i);

test('entries move the balance, the totals and nothing else', () =>
  withRuns(async ({ credits, signUp }) => {
    const { user } = await signUp(100);
    const post = (type: Exclude<EntryType, 'spend'>, amount: number) =>
      credits.post(user.id, { type, amount, description: type });
    expect(await post('purchase', 50)).toMatchObject({ type: 'purchase', amount: 50, balanceAfter: 150, runId: null });
    await post('refund', 7);
    await post('expire', -20);
    await post('adjust', -5);
    expect(await credits.balance(user.id)).toEqual({
      userId: user.id,
      totalBalance: 132,
      studioBalance: 132,
      heldBalance: 0,
      spendableBalance: 132,
      freeGeneratorBalance: 0,
      totals: { purchased: 50, granted: 100, spent: 0, refunded: 7, expired: 20, adjusted: -5 },
    });
    const entries = await credits.entries(user.id, 20);
    expect(entries.map(({ type, balanceAfter }) => [type, balanceAfter])).toEqual([
      ['adjust', 132],
      ['expire', 137],
      ['refund', 157],
      ['purchase', 150],
      ['grant', 100],
    ]);
    const { user: stranger } = await signUp(0);
    const [latest] = entries;
    expect(await credits.find(user.id, latest?.id ?? '')).toEqual(latest);
    expect(await credits.find(stranger.id, latest?.id ?? '')).toBeNull();
    expect(await credits.find(user.id, 'nonsense')).toBeNull();
    expect((await credits.entries(user.id, 2, entries[1]?.seq)).map(({ type }) => type)).toEqual([
      'refund',
      'purchase',
    ]);
  }));

test.each([
  ['purchase', 0, 'invalid'],
  ['purchase', 1.5, 'invalid'],
  ['purchase', Number.NaN, 'invalid'],
  ['grant', -1, 'invalid'],
  ['expire', 1, 'invalid'],
  ['adjust', 2_000_000_000, 'invalid'],
  ['expire', -91, 'insufficient'],
  ['adjust', -91, 'insufficient'],
] as const)('%s of %d is refused (%s) while 10 of 100 are held', (type, amount, code) =>
  withRuns(async ({ credits, runs, signUp }) => {
    const viewer = await signUp(100);
    await runs.create(viewer, { prompt });
    await expect(credits.post(viewer.user.id, { type, amount, description: 'x' })).rejects.toMatchObject({
      code: 'validation_failed',
      details: [{ path: 'amount', code }],
    });
    expect(await credits.entries(viewer.user.id, 5)).toHaveLength(1);
  }),
);

test('a balance grows no further than an account can hold', () =>
  withRuns(async ({ credits, signUp }) => {
    const { user } = await signUp(1);
    const post = () => credits.post(user.id, { type: 'grant', amount: 1_000_000_000, description: 'x' });
    await post();
    await post();
    await expect(post()).rejects.toMatchObject({ code: 'validation_failed' });
  }));

test('a hold settles once, whoever comes how often at once', () =>
  withRuns(async ({ database, runs, credits, signUp, withWorker, ended }) => {
    const viewer = await signUp(100);
    const { run: completed } = await runs.create(viewer, { prompt });
    await withWorker(quick, () => ended(viewer, completed.id));
    const { run: canceled } = await runs.create(viewer, { prompt });
    await runs.cancel(viewer, canceled.id);
    await Promise.all(
      many(20).map((i) =>
        inTransaction(database, (tx) =>
          settleHold(tx, i % 2 ? completed.id : canceled.id, i % 3 ? { capturedFor: 'composer' } : 'released'),
        ),
      ),
    );
    const after = await Promise.all([completed.id, canceled.id].map((id) => runs.findBare(viewer, id)));
    expect(after.map((run) => run?.credits)).toEqual([
      { held: 0, charged: 10, released: 0 },
      { held: 0, charged: 0, released: 10 },
    ]);
    expect(await credits.balance(viewer.user.id)).toMatchObject({ studioBalance: 90, heldBalance: 0 });
  }));

/** The transaction with a mutant in it: the guard of the hold's state is gone. */
const unguarded = (tx: Transaction): Transaction => ({
  ...tx,
  query: (text, ...values) => tx.query(text.replace(`and state = 'open'`, ''), ...values),
});

test('mutants: without the guard the unique index refuses; without both the invariants tell', () =>
  withRuns(async ({ database, runs, signUp, withWorker, ended }) => {
    const { pool } = database;
    const viewer = await signUp(100);
    const { run } = await runs.create(viewer, { prompt });
    const { run: open } = await runs.create(viewer, { prompt });
    await withWorker(quick, () => Promise.all([ended(viewer, run.id), ended(viewer, open.id)]));
    await runs.create(viewer, { prompt });
    await runs.create(viewer, { prompt });
    const captureAgain = () =>
      inTransaction(database, (tx) => settleHold(unguarded(tx), run.id, { capturedFor: 'composer' })).then(
        () => 'captured twice',
        (error: unknown) => (violated(error, 'credit_entries_one_spend') ? 'refused by the index' : error),
      );
    expect(await captureAgain()).toBe('refused by the index');
    expect(await brokenInvariants(pool)).toEqual({});
    await pool.query('drop index credit_entries_one_spend');
    expect(await captureAgain()).toBe('captured twice');
    expect(Object.keys(await brokenInvariants(pool))).toEqual([
      'a captured hold is one spend of what was charged; nothing else is spent',
      'held is the sum of open holds',
    ]);
    await pool.query('truncate users cascade');
  }));
