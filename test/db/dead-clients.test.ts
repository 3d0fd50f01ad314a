import { expect, test } from 'vitest';
import { inTransaction } from '../../src/db/transaction.js';
import { withDatabase } from '../helpers/database.js';

test('connections that die inside transactions leave their places in the pool', () =>
  withDatabase(async (database) => {
    const { pool } = database;
    for (let i = 0; i < 3; i += 1) {
      // all places at once, each killed before its COMMIT; unfinished work goes on for a while, as it does in real life
      const broken = await Promise.allSettled(
        Array.from({ length: 4 }, () =>
          inTransaction(database, async (tx) => {
            const [row] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
            await tx.query('select pg_terminate_backend($1)', row?.pid).catch(() => undefined);
          }),
        ),
      );
      expect(broken.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'));
    }
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await expect.poll(() => pool.totalCount, { timeout: 10_000 }).toBeLessThanOrEqual(1);
  }, 4));
