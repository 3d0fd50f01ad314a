import { expect, test } from 'vitest';
import { createHitCounter, sweepRateLimits, takeHit } from '../../src/db/rate-limit.js';
import { withDatabase } from '../helpers/database.js';

test('hits at the same moment are counted exactly', async () => {
  await withDatabase(async ({ pool }) => {
    const results = await Promise.all(Array.from({ length: 40 }, () => takeHit(pool, 'k', 10, 3600)));
    expect(results.filter((result) => result.ok)).toHaveLength(10);
    for (const { retryAfter } of results) expect(retryAfter).toBeLessThanOrEqual(3600);
    expect((await takeHit(pool, 'other', 10, 3600)).ok).toBe(true);
  });
});

test('a window that ended, or that starts in the future, begins anew', async () => {
  await withDatabase(async ({ pool }) => {
    for (const shift of [`- interval '61 seconds'`, `+ interval '1 hour'`]) {
      await takeHit(pool, 'k', 1, 60);
      expect((await takeHit(pool, 'k', 1, 60)).ok).toBe(false);
      await pool.query(`update rate_limits set window_start = window_start ${shift}`);
      expect(await takeHit(pool, 'k', 1, 60)).toEqual({ ok: true, retryAfter: 60 });
    }
  });
});

test('refused hits do not lengthen the window', async () => {
  await withDatabase(async ({ pool }) => {
    await takeHit(pool, 'k', 1, 60);
    await pool.query(`update rate_limits set window_start = window_start - interval '40 seconds'`);
    const refused = await takeHit(pool, 'k', 1, 60);
    expect(refused.ok).toBe(false);
    expect(refused.retryAfter).toBeLessThanOrEqual(20);
  });
});

test('the sweep takes windows that have ended, each by its own length, in bounded bites', async () => {
  await withDatabase(async ({ pool }) => {
    for (const key of ['a', 'b', 'c', 'live']) await takeHit(pool, key, 1, 60);
    await takeHit(pool, 'longer', 1, 3_600);
    await pool.query(`update rate_limits set window_start = now() - interval '61 seconds' where key <> 'live'`);
    expect(await sweepRateLimits(pool, 2)).toBe(2);
    expect(await sweepRateLimits(pool, 2)).toBe(1);
    expect(await sweepRateLimits(pool)).toBe(0);
    expect((await pool.query('select key from rate_limits order by key')).rows).toEqual([
      { key: 'live' },
      { key: 'longer' },
    ]);
  });
});

test('hits of one turn of the event loop are one statement, and count one after the other', () =>
  withDatabase(async ({ pool }) => {
    let statements = 0;
    pool.on('acquire', () => (statements += 1));
    const count = createHitCounter(pool, 2, 60);
    const results = await Promise.all(['b', 'a', 'b', 'b', 'a'].map((key) => count(key)));
    expect(results.map(({ ok }) => ok)).toEqual([true, true, true, false, true]);
    expect(statements).toBe(1);
    expect((await takeHit(pool, 'a', 2, 60)).ok).toBe(false);
    expect((await takeHit(pool, 'c', 2, 60)).ok).toBe(true);
  }));
