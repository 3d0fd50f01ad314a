/** A server that vanished or was frozen: its connections stay open and nothing comes any more. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { closeMuteClients, reclaimDeadClients } from '../../src/db/dead-clients.js';
import { translateDatabaseError } from '../../src/db/errors.js';
import { openDatabase } from '../../src/db/orm.js';
import { inTransaction } from '../../src/db/transaction.js';
import { entities } from '../../src/entities.js';
import { withDatabase } from '../helpers/database.js';

/** A line to the database that can be muted: it takes what is sent and gives nothing back. */
async function openMutable(databaseUrl: string) {
  const { port, hostname } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let mute = false;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => [client, upstream].forEach((each) => each.destroy()));
    }
    client.on('data', (chunk) => mute || upstream.write(chunk));
    upstream.on('data', (chunk) => mute || client.write(chunk));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    mute: (is: boolean) => void (mute = is),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

test('queries that nobody answers fail as unavailable, and leave their places in the pool', () =>
  withDatabase(async (_near, nearUrl) => {
    const line = await openMutable(nearUrl);
    const database = await openDatabase({
      url: line.url,
      poolSize: 3,
      entities,
      log: () => undefined,
      patient: true,
    });
    const { pool } = database;
    reclaimDeadClients(pool, 50);
    closeMuteClients(pool, 300, 50);
    try {
      const waiting = Promise.withResolvers<void>();
      const hanging = [
        // alone, at the start of a transaction, and in the middle of one, whose ROLLBACK hangs too
        pool.query('select pg_sleep(0.1)').then(() => pool.query('select 1')),
        inTransaction(database, async (tx) => {
          await tx.query('select 1');
          await waiting.promise;
          await tx.query('select 1');
        }),
        inTransaction(database, async (tx) => {
          await waiting.promise;
          await tx.query('select 1').catch(() => tx.query('select 2'));
        }),
      ].map((each) => each.catch((error: unknown) => translateDatabaseError(error)));
      await expect.poll(() => pool.totalCount).toBe(3);
      line.mute(true);
      waiting.resolve();
      for (const failed of await Promise.all(hanging))
        expect(failed).toMatchObject({ code: 'service_unavailable', retryAfter: 1 });
      line.mute(false);
      await expect.poll(() => pool.totalCount, { timeout: 10_000 }).toBe(0);
      // one that is slow is not a mute one
      const work = Array.from({ length: 6 }, () => pool.query('select 1 as one from pg_sleep(0.1)'));
      expect((await Promise.all(work)).map(({ rows }) => rows as unknown[])).toEqual(work.map(() => [{ one: 1 }]));
    } finally {
      await database.close();
      line.close();
    }
  }));
