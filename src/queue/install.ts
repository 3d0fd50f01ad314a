import { PgBoss, type Db } from 'pg-boss';
import pg from 'pg';
import type { Database } from '../db/orm.js';

export const QUEUE = 'studio-runs';

/** pg-boss on our own pool. `pg.types`: the pool is MikroORM's and carries its own parsers. */
function onPool(pool: pg.Pool): Db {
  return {
    async executeSql(text, values) {
      const client = await pool.connect();
      try {
        const result: pg.QueryResult | pg.QueryResult[] = await client.query({
          text,
          types: pg.types,
          ...(values ? { values } : {}),
        });
        client.release();
        return { rows: [result].flat().flatMap((each) => each.rows) };
      } catch (error) {
        // pg-boss sends BEGIN … COMMIT as one text: after an error the connection is left inside the transaction, with
        // its locks, so it is closed
        client.release(true);
        throw error;
      }
    },
  };
}

/** Not started. `migrate`: may change pg-boss's schema. */
export function openBoss(database: Pick<Database, 'pool'>, migrate: boolean): PgBoss {
  return new PgBoss({
    db: onPool(database.pool),
    migrate,
    createSchema: migrate,
    // no cron; upkeep is called by the workers' sweep, so that gateways have no timers for it
    schedule: false,
    supervise: false,
    monitorIntervalSeconds: 5,
  });
}

/** Installs or updates pg-boss's schema and the queue; called by `migrate()` under its lock. */
export async function installQueue(database: Pick<Database, 'pool'>): Promise<void> {
  const installer = openBoss(database, true);
  // an error event without a listener would end the process
  installer.on('error', () => undefined);
  try {
    await installer.start();
    await installer.createQueue(QUEUE, {
      // between fetch and claim only, which takes milliseconds: 10 s is the least that pg-boss takes
      heartbeatSeconds: 10,
      // a handler holds its job as long as its run is being made; runs have a deadline of their own
      expireInSeconds: 2 * 60 * 60,
      // runs give up by themselves, after 24 hours in the queue
      retentionSeconds: 7 * 24 * 60 * 60,
      // a job that was fetched but not claimed is no failure of the run, so it is offered again without limit
      retryLimit: 1_000_000,
      deleteAfterSeconds: 60,
      // NOTIFY inside the creating transaction would take a database-wide lock until its commit
      notify: false,
    });
  } finally {
    await installer.stop({ graceful: false }).catch(() => undefined);
  }
}
