import { MikroORM, type EntityClass } from '@mikro-orm/core';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { PostgreSqlDriver, type SqlEntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { reclaimDeadClients } from './dead-clients.js';
import { migrations } from './migrations/index.js';

export type EntityManager = SqlEntityManager<PostgreSqlDriver>;

export interface Database {
  readonly orm: MikroORM<PostgreSqlDriver>;
  /** the pool below the ORM, for prepared reads (`db/sql.ts`) */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly entities: readonly EntityClass<object>[];
  /** where connection warnings go; never receives a statement or a parameter */
  readonly log: (message: string) => void;
}

/** Connects. Does not migrate: `migrate()` does. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const orm = await MikroORM.init({
    driver: PostgreSqlDriver,
    clientUrl: options.url,
    entities: [...options.entities],
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    migrations: {
      migrationsList: migrations,
      snapshot: false,
      transactional: true,
      allOrNothing: true,
      tableName: 'migrations',
    },
    pool: { min: 0, max: options.poolSize },
    // A query that waits for a lock longer than this is a bug; a client that died in a transaction must not hold its locks
    driverOptions: {
      connectionTimeoutMillis: 5_000,
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 15_000,
      application_name: 'gamewright',
    },
    forceUtcTimezone: true,
    logger: options.log,
  });
  const pool = await orm.em.getConnection().getNativeClient();
  reclaimDeadClients(pool);
  return { orm, pool, close: () => orm.close(true) };
}
