import type pg from 'pg';

/** Whoever still works with a connection notices its death well within this time, and releases it himself. */
const GRACE_MS = 2_000;

/**
 * Gives a pool back the places of connections that died inside a transaction. Kysely (0.29.6, below MikroORM) releases a
 * transaction's connection only after a COMMIT or ROLLBACK that succeeded; on a dead one neither does, so each restart of
 * PostgreSQL would take the places of all open transactions for ever, until the pool has none left.
 */
export function reclaimDeadClients(pool: pg.Pool, graceMs: number = GRACE_MS): void {
  const inUse = new Set<pg.PoolClient>();
  const watched = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    inUse.add(client);
    // not at `connect`: there are connections before there is a listener
    if (watched.has(client)) return;
    watched.add(client);
    client.once('end', () => {
      const timer = setTimeout(() => {
        if (inUse.has(client)) client.release(true);
      }, graceMs);
      timer.unref();
    });
  });
  pool.on('release', (_error, client) => inUse.delete(client));
}
