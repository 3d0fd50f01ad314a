import { MikroORM, type EntityClass } from '@mikro-orm/core';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { PostgreSqlDriver, type SqlEntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { closeMuteClients, reclaimDeadClients } from './dead-clients.js';
import { migrations } from './migrations/index.js';
import { PostgresNames } from './names.js';
import { nameEntities } from './table.js';

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
  /** long work that nobody waits for, such as a migration, may take as long as it takes */
  readonly patient?: boolean;
  /** where connection warnings go; never receives a statement or a parameter */
  readonly log: (message: string) => void;
}

const STATEMENT_MS = 10_000;
/** Later than the server's own limit, and before Fastify ends the connection of whoever asked (15 s). */
const MUTE_MS = 11_000;

/** Opens a pool, which connects when it is used. Does not migrate: `migrate()` does. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  nameEntities(options.entities);
  const orm = await MikroORM.init({
    driver: PostgreSqlDriver,
    clientUrl: options.url,
    entities: [...options.entities],
    metadataProvider: ReflectMetadataProvider,
    namingStrategy: PostgresNames,
    extensions: [Migrator],
    migrations: {
      migrationsList: migrations,
      snapshot: false,
      transactional: true,
      allOrNothing: true,
      tableName: 'migrations',
    },
    // functions are written by migrations alone; without this it would drop them wherever it compares entities and tables
    schemaGenerator: { ignoreRoutines: true },
    pool: { min: 0, max: options.poolSize },
    // MikroORM would make a database that is not there: an empty one, where DATABASE_URL has a typing error
    ensureDatabase: false,
    // A query that waits for a lock longer than this is a bug; a client that died in a transaction must not hold its locks
    driverOptions: {
      connectionTimeoutMillis: 5_000,
      statement_timeout: STATEMENT_MS,
      idle_in_transaction_session_timeout: 15_000,
      application_name: 'gamewright',
      // statements here look at few rows: to begin a parallel worker takes longer than they do, and takes a core from others
      options: '-c max_parallel_workers_per_gather=0',
    },
    forceUtcTimezone: true,
    logger: options.log,
  });
  const pool = await orm.em.getConnection().getNativeClient();
  reclaimDeadClients(pool);
  if (!options.patient) closeMuteClients(pool, MUTE_MS);
  return { orm, pool, close: () => orm.close(true) };
}
