/** The database of the service, for a command that runs beside it. */
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../db/embedded.js';
import { openDatabase, type Database } from '../db/orm.js';
import { entities } from '../entities.js';
import { migrate } from '../process/migrate.js';

export interface OperatorDatabase {
  readonly database: Database;
  readonly url: string;
}

/** Where the service keeps its data; the same two settings that it reads. */
export function dataDir(): string {
  return path.resolve(process.env['DATA_DIR']?.trim() || '.data');
}

/**
 * Runs `work` on the database at `DATABASE_URL`, else on the embedded one below `DATA_DIR`: that of a running service, or
 * started for as long as this takes. No other setting is needed, so that an operator needs no secret of the service.
 */
export async function withOperatorDatabase<T>(work: (open: OperatorDatabase) => Promise<T>): Promise<T> {
  const configured = process.env['DATABASE_URL']?.trim();
  if (configured) return onDatabase(configured, work);
  const dir = path.join(dataDir(), 'postgres');
  const running = await runningPostgres(dir);
  if (running) return onDatabase(running, work);
  await mkdir(dataDir(), { recursive: true });
  const postgres = await startEmbeddedPostgres({ dir });
  try {
    return await onDatabase(postgres.url, work);
  } finally {
    await postgres.stop();
  }
}

async function onDatabase<T>(url: string, work: (open: OperatorDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url, poolSize: 3, entities, log: () => undefined, patient: true });
  try {
    await migrate(database);
    return await work({ database, url });
  } finally {
    await database.close();
  }
}

/** The address of the server that `npm start` runs in `dir`, or null. The fourth line of `postmaster.pid` is its port. */
async function runningPostgres(dir: string): Promise<string | null> {
  try {
    const port = Number((await readFile(path.join(dir, 'postmaster.pid'), 'utf8')).split('\n')[3]);
    const password = (await readFile(`${dir}.password`, 'utf8')).trim();
    const url = `postgresql://gamewright:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.end();
    return url;
  } catch {
    // no server, or one that is just ending: starting our own waits for that
    return null;
  }
}
