import { installQueue } from '../queue/install.js';
import { openDatabase, type Database } from '../db/orm.js';
import { whenThere } from '../db/patience.js';
import { entities } from '../entities.js';
import type { Log } from '../log.js';

/** Any constant of this project's own: processes that start at once queue here, and the first one migrates. */
const MIGRATION_LOCK = 0x67_77_6d_01;

/** Brings the schema up to date. Safe when several processes start at once. */
export async function migrate(database: Database): Promise<void> {
  const client = await database.pool.connect();
  try {
    // waits as long as another process migrates
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await database.orm.migrator.up();
      await installQueue(database);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      await client.query('reset statement_timeout');
    }
  } finally {
    client.release();
  }
}

/** The same on connections of its own, which may take as long as they take, and wait for a database that is away. */
export async function migrateAt(url: string, log: Pick<Log, 'debug' | 'warn'>): Promise<void> {
  const once = async (): Promise<void> => {
    // a new one for each try: MikroORM's migrator keeps the state of the try that failed
    const database = await openDatabase({
      url,
      poolSize: 2,
      entities,
      log: (message) => log.debug(message),
      patient: true,
    });
    try {
      await migrate(database);
    } finally {
      await database.close();
    }
  };
  await whenThere(once, (message) => log.warn(message));
}
