import { expect, test } from 'vitest';
import { DEMO_EMAIL } from '../../src/accounts/accounts.service.js';
import { CLIENT, outcome, withAccounts } from './with-accounts.js';

const LOCAL = { ip: '127.0.0.1', userAgent: null };

test('the demo account is made once, with its credits, whoever starts at once', async () => {
  await withAccounts(async ({ accounts, database }) => {
    await Promise.all(Array.from({ length: 4 }, () => accounts.ensureDemoAccount()));
    await accounts.ensureDemoAccount();
    const { viewer } = await accounts.signInDemo(LOCAL);
    expect(viewer.user.email).toBe(DEMO_EMAIL);
    const { rows } = await database.pool.query('select posted from credit_accounts');
    expect(rows).toEqual([{ posted: 1_000 }]);
    for (const ip of ['127.0.0.2', '::1', '::ffff:127.0.0.1'])
      expect(await outcome(accounts.signInDemo({ ...LOCAL, ip }))).toBe('ok');
  });
});

test('nobody else gets in by it, and no password opens it', async () => {
  await withAccounts(async ({ accounts }) => {
    await accounts.ensureDemoAccount();
    for (const ip of ['203.0.113.7', '::ffff:203.0.113.7', '128.0.0.1', '', 'localhost', '::2'])
      expect(await outcome(accounts.signInDemo({ ...LOCAL, ip }))).toBe('route_not_found');
    for (const password of ['', 'demo', 'null'])
      expect(await outcome(accounts.signIn({ email: DEMO_EMAIL, password }, CLIENT))).not.toBe('ok');
    expect(await outcome(accounts.signUp({ email: DEMO_EMAIL, password: 'let me in' }, CLIENT))).toBe('email_taken');
  });
});

test.each([
  ['a database of its own', { databaseUrl: 'postgres://db.example/x' }],
  ['an address that others reach', { host: '0.0.0.0' }],
  ['all addresses', { host: '::' }],
  ['a public URL', { publicUrl: 'https://games.example' }],
])('there is none with %s', async (_, config) => {
  await withAccounts(
    async ({ accounts, database }) => {
      await accounts.ensureDemoAccount();
      expect((await database.pool.query('select 1 from users')).rowCount).toBe(0);
      expect(await outcome(accounts.signInDemo(LOCAL))).toBe('route_not_found');
    },
    { config },
  );
});

test.each([
  ['localhost', { host: 'localhost' }],
  ['IPv6', { host: '::1' }],
  ['a local public URL', { publicUrl: 'http://localhost:4000' }],
  ['a local public URL by IPv6', { publicUrl: 'http://[::1]:4000' }],
])('there is one with %s', async (_, config) => {
  await withAccounts(
    async ({ accounts }) => {
      await accounts.ensureDemoAccount();
      expect(await outcome(accounts.signInDemo(LOCAL))).toBe('ok');
    },
    { config },
  );
});
