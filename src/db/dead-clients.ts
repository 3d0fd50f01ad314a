import type pg from 'pg';

/** A transaction that still uses its connection notices the loss well within this time, and releases it itself. */
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

/** A driver's client with the query that it waits for; the getter of the public name only warns. */
type Busy = pg.PoolClient & { _getActiveQuery?: () => object | null; end(): Promise<void> };

const LOOK_MS = 1_000;

/**
 * Closes connections of a pool whose server does not answer a query within `withinMs`, so that the query fails and the
 * place is free again. A machine that vanished or was frozen sends nothing, not even an end: without this, whoever asked
 * waits for the kernel to give up, which takes a quarter of an hour. `pg`'s own `query_timeout` ends the waiting, but
 * leaves the connection in the pool, and a transaction's ROLLBACK in a queue behind the query that hangs. Looks are counted,
 * not time: after a pause of this process the answer may be here already.
 */
export function closeMuteClients(pool: pg.Pool, withinMs: number, lookMs: number = LOOK_MS): void {
  const inUse = new Map<Busy, { query: object | null; looks: number }>();
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    for (const [client, seen] of inUse) {
      const query = client._getActiveQuery?.() ?? null;
      if (query === null || query !== seen.query) inUse.set(client, { query, looks: 0 });
      // ends the socket at once, since a query is under way
      else if ((seen.looks += 1) * lookMs >= withinMs) void client.end().catch(() => undefined);
    }
  };
  pool.on('acquire', (client) => {
    inUse.set(client, { query: null, looks: 0 });
    timer ??= setInterval(look, lookMs).unref();
  });
  pool.on('release', (_error, client) => {
    inUse.delete(client);
    if (inUse.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  });
}
