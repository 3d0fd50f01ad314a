import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { Database } from '../../src/db/orm.js';
import { sweepAccounts } from '../../src/accounts/sweep.js';
import { ADA, CLIENT, outcome, withAccounts } from './with-accounts.js';

const state = async (authentication: Promise<{ state: string }>) => (await authentication).state;
const age = ({ pool }: Database, interval: string) =>
  pool.query(
    `update sessions set created_at = created_at - $1::interval, last_seen_at = last_seen_at - $1::interval,
       expires_at = expires_at - $1::interval`,
    [interval],
  );

test('the table holds the hash of a token, and the token nowhere', async () => {
  await withAccounts(async ({ accounts, database }) => {
    const { token } = await accounts.signUp(ADA, CLIENT);
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/u);
    const { rows } = await database.pool.query<{ row: string; token_hash: Buffer }>(
      'select to_jsonb(s)::text as row, token_hash from sessions s',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.token_hash).toEqual(createHash('sha256').update(token).digest());
    const raw = Buffer.from(token, 'base64url');
    for (const spelling of [token, raw.toString('hex'), raw.toString('base64'), Buffer.from(token).toString('hex')])
      expect(rows[0]!.row).not.toContain(spelling);
  });
});

test('no cookie is anonymous; a cookie without a session is expired and costs no query where it can be no token', async () => {
  await withAccounts(async ({ accounts, database }) => {
    const { token } = await accounts.signUp(ADA, CLIENT);
    const query = vi.spyOn(database.pool, 'query');
    for (const none of [undefined, '']) expect(await state(accounts.authenticate(none))).toBe('anonymous');
    for (const bad of ['x', `${token}x`, `${token.slice(0, 42)}!`, 'a\0b', '🐧'.repeat(43), 'x'.repeat(10_000)])
      expect(await state(accounts.authenticate(bad))).toBe('expired');
    expect(query).not.toHaveBeenCalled();
    expect(await state(accounts.authenticate('A'.repeat(43)))).toBe('expired');
    expect(await state(accounts.authenticate(token))).toBe('signedIn');
    expect(query).toHaveBeenCalledTimes(2);
    query.mockRestore();
  });
});

test('a session that idled for 7 days has ended', async () => {
  await withAccounts(async ({ accounts, database }) => {
    const idle = await accounts.signUp(ADA, CLIENT);
    await age(database, '6 days 23 hours 59 minutes');
    expect(await state(accounts.authenticate(idle.token))).toBe('signedIn');
    await vi.waitFor(async () => {
      const [session] = await accounts.listSessions(idle.viewer);
      expect(session!.expiresAt.getTime() - session!.lastSeenAt.getTime()).toBe(7 * 86_400_000);
      expect(session!.lastSeenAt.getTime()).toBeGreaterThan(idle.viewer.session.lastSeenAt.getTime());
    });
    await age(database, '7 days');
    expect(await state(accounts.authenticate(idle.token))).toBe('expired');
    expect(await accounts.listSessions(idle.viewer)).toEqual([]);
  });
});

test('a session that is used goes on, up to 30 days', async () => {
  await withAccounts(async ({ accounts, database }) => {
    const { token, viewer } = await accounts.signUp(ADA, CLIENT);
    const days = async () => {
      const [session] = await accounts.listSessions(viewer);
      return (session!.expiresAt.getTime() - session!.createdAt.getTime()) / 86_400_000;
    };
    expect(await days()).toBe(7);
    for (const end of [12, 17, 22, 27, 30]) {
      await age(database, '5 days');
      expect(await state(accounts.authenticate(token))).toBe('signedIn');
      // no request waits for the touch, but the next step of this test does
      await vi.waitFor(async () => expect(await days()).toBeCloseTo(end, 2));
    }
    await age(database, '5 days');
    expect(await state(accounts.authenticate(token))).toBe('expired');
  });
});

test('last_seen_at is written once in five minutes, however many requests come', async () => {
  await withAccounts(async ({ accounts, database, warnings }) => {
    const { token, viewer } = await accounts.signUp(ADA, CLIENT);
    const lastSeen = async () => (await accounts.listSessions(viewer))[0]!.lastSeenAt.getTime();
    await database.pool.query(
      `create table writes (at timestamptz);
       create function count_write() returns trigger language plpgsql as $$ begin insert into writes values (now()); return null; end $$;
       create trigger count_write after update on sessions for each row execute function count_write()`,
    );
    await age(database, '4 minutes');
    const before = await lastSeen();
    await Promise.all(Array.from({ length: 20 }, () => accounts.authenticate(token)));
    expect(await lastSeen()).toBe(before);
    await age(database, '2 minutes');
    await Promise.all(Array.from({ length: 20 }, () => accounts.authenticate(token)));
    await vi.waitFor(async () => expect(await lastSeen()).toBeGreaterThan(before));
    const after = await lastSeen();
    await Promise.all(Array.from({ length: 20 }, () => accounts.authenticate(token)));
    expect(await lastSeen()).toBe(after);
    // two by age(), one touch
    expect((await database.pool.query('select 1 from writes')).rowCount).toBe(3);
    expect(warnings).toEqual([]);
  });
});

test('a session whose time cannot be written is as good as before', async () => {
  await withAccounts(async ({ accounts, database, warnings }) => {
    const { token } = await accounts.signUp(ADA, CLIENT);
    await age(database, '1 hour');
    await database.pool.query(
      `create function no() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$;
       create trigger no before update on sessions for each row execute function no()`,
    );
    expect(await state(accounts.authenticate(token))).toBe('signedIn');
    await vi.waitFor(() => expect(warnings).toHaveLength(1));
    expect(JSON.stringify(warnings)).not.toContain(token);
  });
});

test('sessions are listed newest first, and ended one by one, all others, or by signing out', async () => {
  await withAccounts(async ({ accounts, woken }) => {
    const [a, b, c, d] = [
      await accounts.signUp(ADA, CLIENT),
      await accounts.signIn(ADA, { ip: 'not an address', userAgent: `x\n${'🐧'.repeat(400)}\ud800` }),
      await accounts.signIn(ADA, { ip: '::1', userAgent: null }),
      await accounts.signIn(ADA, CLIENT),
    ];
    const listed = await accounts.listSessions(a.viewer);
    expect(listed.map((session) => session.id)).toEqual([d, c, b, a].map(({ viewer }) => viewer.session.id));
    expect(listed[1]).toMatchObject({ ip: '::1', userAgent: null });
    expect(listed[2]!.ip).toBeNull();

    await accounts.revokeSession(a.viewer, c.viewer.session.id.toUpperCase());
    expect(await state(accounts.authenticate(c.token))).toBe('expired');
    await accounts.signOut(d.viewer);
    await accounts.signOut(d.viewer);
    expect(await state(accounts.authenticate(d.token))).toBe('expired');
    expect(await accounts.revokeOtherSessions(a.viewer)).toBe(1);
    expect(await state(accounts.authenticate(b.token))).toBe('expired');
    expect(await state(accounts.authenticate(a.token))).toBe('signedIn');
    expect(woken).toEqual([c, d, b].map(({ viewer }) => `session ${viewer.session.id}`));
  });
});

test("another's session looks like one that does not exist", async () => {
  await withAccounts(async ({ accounts, woken }) => {
    const ada = await accounts.signUp(ADA, CLIENT);
    const eve = await accounts.signUp({ ...ADA, email: 'eve@example.com' }, CLIENT);
    for (const id of [ada.viewer.session.id, '019a0000-0000-7000-8000-000000000000', 'x', '', "' or true --", 'a\0b'])
      expect(await outcome(accounts.revokeSession(eve.viewer, id))).toBe('session_not_found');
    expect(await accounts.revokeOtherSessions(eve.viewer)).toBe(0);
    expect(await accounts.listSessions(eve.viewer)).toHaveLength(1);
    expect(await state(accounts.authenticate(ada.token))).toBe('signedIn');
    expect(woken).toEqual([]);
  });
});

test('the sessions of an account end with it', async () => {
  await withAccounts(async ({ accounts, database }) => {
    const { token } = await accounts.signUp(ADA, CLIENT);
    await database.pool.query('alter table credit_entries disable trigger all; delete from users');
    expect(await state(accounts.authenticate(token))).toBe('expired');
  });
});

test('the 101st session of a user takes the place of the one that was not used for longest', async () => {
  await withAccounts(async ({ accounts, database, woken }) => {
    const first = await accounts.signUp(ADA, CLIENT);
    await age(database, '1 hour');
    await database.pool.query(
      `insert into sessions (token_hash, id, user_id, expires_at)
       select sha256(i::text::bytea), gen_random_uuid(), $1, now() + interval '1 day' from generate_series(1, 99) i`,
      [first.viewer.user.id],
    );
    expect(await state(accounts.authenticate(first.token))).toBe('signedIn');
    await vi.waitFor(async () => {
      const sessions = await accounts.listSessions(first.viewer);
      expect(sessions.at(-1)!.lastSeenAt.getTime()).toBeGreaterThan(first.viewer.session.createdAt.getTime());
    });
    await accounts.signIn(ADA, CLIENT);
    expect(await state(accounts.authenticate(first.token))).toBe('signedIn');
    expect(await accounts.listSessions(first.viewer)).toHaveLength(100);
    expect(woken).toHaveLength(1);
  });
});

test('the sweep removes ended sessions only', async () => {
  await withAccounts(async ({ accounts, database }) => {
    await accounts.signUp(ADA, CLIENT);
    await accounts.signIn(ADA, CLIENT);
    await age(database, '8 days');
    const { token } = await accounts.signIn(ADA, CLIENT);
    const deps = { database, wakeups: { wake: () => undefined }, config: { guestDays: 30 } };
    expect(await sweepAccounts(deps)).toEqual({ sessions: 2, rateLimits: 0, guests: 0 });
    expect(await sweepAccounts(deps)).toEqual({ sessions: 0, rateLimits: 0, guests: 0 });
    expect(await state(accounts.authenticate(token))).toBe('signedIn');
  });
});
