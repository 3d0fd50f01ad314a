/**
 * Visitors without an account. A guest is a user like any other, with a ledger and sessions, but no way to sign in again:
 * the cookie is all that leads to the games. So a guest becomes an account (the same row gets an address and a password),
 * or signs in to one that is there, which the games move to, or is deleted some time after the last visit.
 */
import { randomUUID } from 'node:crypto';
import type { Queryable } from '../db/sql.js';
import type { Database } from '../db/orm.js';
import { inTransaction, type Transaction } from '../db/transaction.js';
import type { Wakeups } from '../db/wakeups.js';

export const GUEST_NAME = 'Guest';

/** RFC 2606 keeps `.invalid` free, so that no mail goes there and nobody can have signed up with it. */
export const guestEmail = (): string => `guest-${randomUUID()}@guest.invalid`;

/**
 * Gives the account what the guest made, without what is still being made: `followGuests` brings that. The ledger stays
 * with the guest, and so do the credits that are left: they were a gift for trying. All sessions of the guest end.
 * @returns the sessions that ended
 */
export async function joinAccount(tx: Transaction, guestId: string, accountId: string): Promise<string[]> {
  const [guest] = await tx.query(
    'update users set joined_id = $2 where id = $1 and guest and id <> $2 returning id',
    guestId,
    accountId,
  );
  if (!guest) return [];
  const ended = await tx.query<{ id: string }>('delete from sessions where user_id = $1 returning id', guestId);
  await moveGames(tx, guestId, accountId);
  return ended.map(({ id }) => id);
}

/** The keys of a guest's requests stand for runs of the guest, so they go. Threads of the account keep their keys. */
async function moveGames(tx: Transaction, guestId: string, accountId: string): Promise<void> {
  const moved = await tx.query<{ id: string }>(
    `update threads t set user_id = $2,
       key = case when exists (select from threads o where o.user_id = $2 and o.key = t.key)
         then gen_random_uuid()::text else t.key end
     where t.user_id = $1 and not exists (select from runs r where r.thread_id = t.id and r.finished_at is null)
     returning t.id`,
    guestId,
    accountId,
  );
  if (moved.length === 0) return;
  const threads = moved.map(({ id }) => id);
  await tx.query('delete from idempotency_keys where user_id = $1', guestId);
  // of artifacts and calls by the run's new owner, hence after it
  await tx.query('update runs set user_id = $2 where thread_id = any ($1::uuid[])', threads, accountId);
  for (const table of ['artifacts', 'model_attempts'])
    await tx.query(
      `update ${table} set user_id = $2 where run_id in (select id from runs where thread_id = any ($1::uuid[])) and user_id <> $2`,
      threads,
      accountId,
    );
}

/** Guests a pass takes; the next pass takes the next ones. */
const BATCH = 100;

/** Brings games to the account that their guest signed in to while they were being made; how many guests had some. */
export async function followGuests(database: Database, wakeups: Pick<Wakeups, 'wake'>): Promise<number> {
  const { rows } = await database.pool.query<{ id: string; joined_id: string }>(
    // a guest's session lasts 30 days, and a run ends within two: nothing is left to bring after that
    `select id, joined_id from users u where guest and created_at > now() - interval '40 days' and joined_id is not null and exists (
       select from threads t where t.user_id = u.id and not exists (
         select from runs r where r.thread_id = t.id and r.finished_at is null)) limit $1`,
    [BATCH],
  );
  for (const { id, joined_id: accountId } of rows) {
    await inTransaction(database, (tx) => moveGames(tx, id, accountId));
    wakeups.wake('runs', accountId);
  }
  return rows.length;
}

/**
 * Deletes guests who made no account, have no session, and were neither new nor made a game for `days`: with their games,
 * ledger and all. The games' bytes are then named by nothing, which `npm run store:sweep` looks for. How many went.
 */
export async function sweepGuests(db: Queryable, days: number): Promise<number> {
  const { rows } = await db.query<{ id: string }>(
    `select id from users u
     where guest and joined_id is null and created_at < now() - $1::int * interval '1 day'
       and not exists (select from sessions s where s.user_id = u.id and s.expires_at > now())
       and not exists (
         select from runs r where r.user_id = u.id
           and (r.finished_at is null or r.finished_at > now() - $1::int * interval '1 day'))
     order by created_at limit $2`,
    [days, BATCH],
  );
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  // before their users: of those who are gone, the table can't tell that they were guests
  await db.query('delete from credit_entries where user_id = any ($1::uuid[])', [ids]);
  await db.query('delete from users where id = any ($1::uuid[]) and guest', [ids]);
  return ids.length;
}
