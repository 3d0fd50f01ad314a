import { expect, test } from 'vitest';
import { ADA, CLIENT, outcome, withAccounts } from './with-accounts.js';

const identity = { issuer: 'https://id.example', subject: '1', email: ADA.email, emailVerified: true, name: null };

test('one identity that signs in many times at once gets one account', async () => {
  await withAccounts(async ({ accounts, database }) => {
    const opened = await Promise.all(Array.from({ length: 20 }, () => accounts.signInWithIdentity(identity, CLIENT)));
    expect(new Set(opened.map(({ viewer }) => viewer.user.id)).size).toBe(1);
    expect(new Set(opened.map(({ token }) => token)).size).toBe(20);
    const { rows } = await database.pool.query(
      `select (select count(*)::int from users) as users, (select count(*)::int from user_identities) as identities,
         (select count(*)::int from credit_entries) as entries`,
    );
    expect(rows).toEqual([{ users: 1, identities: 1, entries: 1 }]);
  });
});

test('a subject means nothing at another issuer', async () => {
  await withAccounts(async ({ accounts }) => {
    const first = await accounts.signInWithIdentity(identity, CLIENT);
    const other = { ...identity, issuer: 'https://other.example' };
    expect(await outcome(accounts.signInWithIdentity(other, CLIENT))).toBe('email_taken');
    const second = await accounts.signInWithIdentity({ ...other, email: 'b@example.com' }, CLIENT);
    expect(second.viewer.user.id).not.toBe(first.viewer.user.id);
  });
});

test('an account of single sign-on has no password, and its address is not free', async () => {
  await withAccounts(async ({ accounts }) => {
    await accounts.signInWithIdentity(identity, CLIENT);
    expect(await outcome(accounts.signIn(ADA, CLIENT))).toBe('invalid_credentials');
    expect(await outcome(accounts.signUp(ADA, CLIENT))).toBe('email_taken');
  });
});
