import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { migrate } from '../../src/process/migrate.js';
import { openDatabase, type Database } from '../../src/db/orm.js';
import { entities } from '../../src/entities.js';

const TEMPLATE = 'gamewright_template';

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer<T>(serverUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Migrates once; test databases are copies (about 50 ms each). */
export async function makeTemplate(serverUrl: string): Promise<void> {
  await onServer(serverUrl, (client) => client.query(`create database ${TEMPLATE}`));
  const database = await openDatabase({
    url: databaseUrl(serverUrl, TEMPLATE),
    poolSize: 2,
    entities,
    log: () => undefined,
  });
  await migrate(database);
  await database.close();
}

/** A fresh, migrated database; `drop` ends what is still connected to it. */
export async function createTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const serverUrl = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, (client) => client.query(`create database ${name} template ${TEMPLATE}`));
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => onServer(serverUrl, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
}

/** Runs `work` on a database of its own and leaves nothing behind. */
export async function withDatabase<T>(
  work: (database: Database, url: string) => Promise<T>,
  poolSize = 10,
): Promise<T> {
  const { url, drop } = await createTestDatabase();
  const database = await openDatabase({ url, poolSize, entities, log: () => undefined });
  try {
    return await work(database, url);
  } finally {
    await database.close();
    await drop();
  }
}
