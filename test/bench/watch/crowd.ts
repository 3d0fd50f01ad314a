/** Users with sessions and runs at work, put into the tables at once: as many as are to be watched. */
import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

export interface Crowd {
  readonly sockets: readonly { readonly cookie: string; readonly runIds: readonly string[] }[];
}

/** The most that a gateway allows: subscriptions of a socket, sockets of a user. */
const PER_SOCKET = 25;
const PER_USER = 5 * PER_SOCKET;

export async function makeCrowd(pool: pg.Pool, runs: number): Promise<Crowd> {
  const users = Array.from({ length: Math.ceil(runs / PER_USER) }, () => ({
    id: uuidv7(),
    thread: uuidv7(),
    token: randomBytes(32).toString('base64url'),
  }));
  const ids = users.map(({ id }) => id);
  await pool.query(
    `insert into users (id, email, name) select id, id || '@example.test', 'Ada' from unnest($1::uuid[]) id`,
    [ids],
  );
  await pool.query(`insert into credit_accounts (user_id, posted) select id, 1000 from unnest($1::uuid[]) id`, [ids]);
  await pool.query(
    `insert into threads (id, user_id, key, run_count)
     select t, u, t::text, 1 from unnest($1::uuid[], $2::uuid[]) x (t, u)`,
    [users.map(({ thread }) => thread), ids],
  );
  await pool.query(
    `insert into sessions (token_hash, id, user_id, expires_at)
     select h, gen_random_uuid(), u, now() + interval '1 day' from unnest($1::bytea[], $2::uuid[]) x (h, u)`,
    [users.map(({ token }) => createHash('sha256').update(token).digest()), ids],
  );
  const rows = Array.from({ length: runs }, (_, index) => ({
    id: uuidv7(),
    user: users[Math.floor(index / PER_USER)]!,
  }));
  const columns = [rows.map(({ id }) => id), rows.map(({ user }) => user.id), rows.map(({ user }) => user.thread)];
  await pool.query(
    `insert into runs (id, user_id, thread_id, status, attempt, prompt, mode, intent, asset_mode, seed, price, last_seq,
       started_at, lease_until, deadline_at)
     select r, u, t, 'processing', 1, 'a snake that eats apples', 'quick_html', 'auto', 'auto', 1, 0, 1,
       now(), now() + interval '1 hour', now() + interval '1 hour'
     from unnest($1::uuid[], $2::uuid[], $3::uuid[]) x (r, u, t)`,
    columns,
  );
  await pool.query(
    `insert into run_events (run_id, seq, type, payload) select r, 1, 'accepted', '{}' from unnest($1::uuid[]) r`,
    [columns[0]],
  );
  await pool.query(
    `insert into credit_holds (run_id, user_id, amount) select r, u, 0 from unnest($1::uuid[], $2::uuid[]) x (r, u)`,
    columns.slice(0, 2),
  );
  await pool.query('analyze');
  const sockets: { cookie: string; runIds: string[] }[] = [];
  for (let at = 0; at < runs; at += PER_SOCKET) {
    const some = rows.slice(at, at + PER_SOCKET);
    sockets.push({ cookie: `gamewright_session=${some[0]!.user.token}`, runIds: some.map(({ id }) => id) });
  }
  return { sockets };
}
