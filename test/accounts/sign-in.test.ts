import * as argon2 from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { readSignIn } from '../../src/accounts/account-input.js';
import { ACCOUNT_LIMITS } from '../../src/accounts/limits.js';
import { createPasswords, type Passwords } from '../../src/accounts/passwords.js';
import type { AppError } from '../../src/errors.js';
import { ADA, CLIENT, outcome, problemsOf, withAccounts } from './with-accounts.js';

/** The real thing, which also notes what was verified. */
function countingPasswords(): Passwords & { readonly verified: (string | null)[] } {
  const real = createPasswords();
  const verified: (string | null)[] = [];
  return {
    verified,
    hash: (password) => real.hash(password),
    verify: (hash, password) => {
      verified.push(hash);
      return real.verify(hash, password);
    },
  };
}

test('the right password opens a session of its own each time', async () => {
  await withAccounts(async ({ accounts, database }) => {
    const first = await accounts.signUp(ADA, CLIENT);
    const second = await accounts.signIn({ ...ADA, email: ' ADA@example.com' }, CLIENT);
    expect(second.token).not.toBe(first.token);
    expect(second.viewer.user).toEqual(first.viewer.user);
    const { rows } = await database.pool.query<{ password_hash: string }>('select password_hash from users');
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  });
});

test('a wrong password, an unknown account and one without a password are told apart by nothing', async () => {
  const passwords = countingPasswords();
  await withAccounts(
    async ({ accounts, database }) => {
      await accounts.signUp(ADA, CLIENT);
      await accounts.signUp({ ...ADA, email: 'sso@example.com' }, CLIENT);
      await database.pool.query(`update users set password_hash = null where email = 'sso@example.com'`);
      const bodies: unknown[] = [];
      for (const email of [ADA.email, 'nobody@example.com', 'sso@example.com']) {
        const error = await accounts.signIn({ email, password: 'not this one' }, CLIENT).catch((e: unknown) => e);
        const { code, message, status, details, retryAfter } = error as AppError;
        bodies.push({ code, message, status, details, retryAfter });
      }
      expect(bodies[0]).toMatchObject({ code: 'invalid_credentials', status: 401 });
      expect(bodies[1]).toEqual(bodies[0]);
      expect(bodies[2]).toEqual(bodies[0]);
      // each cost a verification, and too short a password does as well
      await outcome(accounts.signIn({ ...ADA, password: 'x' }, CLIENT));
      expect(passwords.verified.map((hash) => hash !== null)).toEqual([true, false, false, true]);
      expect((await database.pool.query('select 1 from sessions')).rowCount).toBe(2);
    },
    { passwords },
  );
});

test('the stand-in for a missing hash is as dear as a real one, and no password opens it', async () => {
  const seen: string[] = [];
  const passwords = createPasswords({
    library: {
      ...argon2,
      verify: (hash, password) => {
        seen.push(String(hash));
        return argon2.verify(hash, password);
      },
    },
  });
  const real = await passwords.hash('a password');
  expect(await passwords.verify(real, 'a password')).toBe(true);
  expect(await passwords.verify(null, 'a password')).toBe(false);
  expect(seen).toHaveLength(2);
  expect(argon2.parseOptions(seen[1]!)).toEqual(argon2.parseOptions(real));
  const yes = createPasswords({ library: { ...argon2, verify: () => Promise.resolve(true) } });
  expect([await yes.verify(real, 'x'), await yes.verify(null, 'x')]).toEqual([true, false]);
});

test('ten tries a minute and account, from wherever they come; then the right password waits too', async () => {
  const passwords = countingPasswords();
  await withAccounts(
    async ({ accounts }) => {
      await accounts.signUp(ADA, CLIENT);
      const tries = Array.from({ length: 25 }, (_, i) =>
        outcome(accounts.signIn({ ...ADA, password: `wrong ${i}` }, { ...CLIENT, ip: `198.51.100.${i}` })),
      );
      const outcomes = await Promise.all(tries);
      expect(outcomes.filter((code) => code === 'invalid_credentials')).toHaveLength(10);
      expect(outcomes.filter((code) => code === 'rate_limited')).toHaveLength(15);
      // refused before the hash was computed
      expect(passwords.verified).toHaveLength(10);
      const error = await accounts.signIn(ADA, CLIENT).catch((e: unknown) => e);
      expect(error).toMatchObject({ code: 'rate_limited', status: 429 });
      expect((error as AppError).retryAfter).toBeLessThanOrEqual(60);
    },
    { passwords },
  );
});

test('an account that is not there is limited like one that is', async () => {
  await withAccounts(async ({ accounts, database }) => {
    const limit = ACCOUNT_LIMITS.signInPerAccount.limit;
    const codes: unknown[] = [];
    for (let i = 0; i <= limit; i += 1)
      codes.push(await outcome(accounts.signIn({ email: 'no@example.com', password: 'x' }, CLIENT)));
    expect(codes.slice(0, limit)).toEqual(Array.from({ length: limit }, () => 'invalid_credentials'));
    expect(codes[limit]).toBe('rate_limited');
    const { rows } = await database.pool.query<{ key: string }>('select key from rate_limits');
    expect(rows.some((row) => row.key.includes('no@example.com'))).toBe(false);
  });
});

test('30 tries a minute from one address, and a /64 of IPv6 is one address', async () => {
  // 30 real hashes would prove nothing more
  const passwords: Passwords = { ...createPasswords(), verify: () => Promise.resolve(false) };
  await withAccounts(
    async ({ accounts }) => {
      const tries = Array.from({ length: 40 }, (_, i) =>
        outcome(
          accounts.signIn(
            { email: `u${i}@example.com`, password: 'x' },
            { ip: `2001:db8::${i.toString(16)}`, userAgent: null },
          ),
        ),
      );
      expect((await Promise.all(tries)).filter((code) => code === 'invalid_credentials')).toHaveLength(30);
      const neighbour = { ip: '2001:db8:0:1::1', userAgent: null };
      expect(await outcome(accounts.signIn({ email: 'u@example.com', password: 'x' }, neighbour))).toBe(
        'invalid_credentials',
      );
    },
    { passwords },
  );
});

test('at most two hashes at once, a bounded line behind them, and everyone in it is served', async () => {
  let running = 0;
  let most = 0;
  const passwords = createPasswords({
    maxWaiting: 5,
    library: {
      ...argon2,
      hash: async (password, options) => {
        most = Math.max(most, (running += 1));
        try {
          return await argon2.hash(password, options);
        } finally {
          running -= 1;
        }
      },
    },
  });
  const all = Array.from({ length: 10 }, () => outcome(passwords.hash('a password')));
  const outcomes = await Promise.all(all);
  expect(outcomes.filter((code) => code === 'ok')).toHaveLength(7);
  expect(outcomes.filter((code) => code === 'service_unavailable')).toHaveLength(3);
  // the line is empty again
  expect(await Promise.all(Array.from({ length: 7 }, () => outcome(passwords.hash('x'))))).not.toContain(
    'service_unavailable',
  );
  expect(most).toBe(2);
});

test.each([
  ['no fields', {}, ['email:required', 'password:required']],
  ['wrong types', { email: ['a@b.de'], password: 1 }, ['email:wrong_type', 'password:wrong_type']],
  ['NUL', { email: 'a@b.de', password: 'a\0b' }, ['password:invalid_characters']],
  ['a huge password', { email: 'a@b.de', password: 'x'.repeat(60_000) }, ['password:too_long']],
])('sign-in refuses %s', (_, input, expected) => {
  expect(problemsOf(() => readSignIn(input))).toEqual(expected);
});
