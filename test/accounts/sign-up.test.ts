import { expect, test } from 'vitest';
import { readSignUp } from '../../src/accounts/account-input.js';
import type { AppError } from '../../src/errors.js';
import { ADA, CLIENT, outcome, problemsOf, withAccounts } from './with-accounts.js';

test('a sign-up opens a session, with its credits in the ledger', async () => {
  await withAccounts(async ({ accounts, database }) => {
    const { viewer, token } = await accounts.signUp({ email: '  Ada@Example.COM ', password: ADA.password }, CLIENT);
    expect(viewer.user).toMatchObject({ email: 'ada@example.com', name: 'ada' });
    expect(await accounts.authenticate(token)).toEqual({ state: 'signedIn', viewer });
    const { rows } = await database.pool.query(
      `select a.posted, a.held, e.type, e.amount, e.balance_after, u.created_at between now() - interval '1 minute' and now() as fresh
       from users u join credit_accounts a on a.user_id = u.id join credit_entries e on e.user_id = u.id`,
    );
    expect(rows).toEqual([{ posted: 100, held: 0, type: 'grant', amount: 100, balance_after: 100, fresh: true }]);
  });
});

test('50 sign-ups at once with one address make exactly one account', async () => {
  await withAccounts(async ({ accounts, database }) => {
    const all = Array.from({ length: 50 }, (_, i) =>
      outcome(accounts.signUp({ ...ADA, name: `Ada ${i}` }, { ...CLIENT, ip: `198.51.100.${i}` })),
    );
    const outcomes = await Promise.all(all);
    expect(outcomes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(outcomes.filter((code) => code === 'email_taken')).toHaveLength(49);
    const { rows } = await database.pool.query(
      `select (select count(*)::int from users) as users, (select count(*)::int from credit_accounts) as accounts,
         (select count(*)::int from credit_entries) as entries, (select count(*)::int from sessions) as sessions`,
    );
    expect(rows).toEqual([{ users: 1, accounts: 1, entries: 1, sessions: 1 }]);
  });
});

test('an account that could not get its credits is not there', async () => {
  await withAccounts(async ({ accounts, database }) => {
    await database.pool.query('alter table credit_entries add constraint no_entries check (amount < 0)');
    await expect(accounts.signUp(ADA, CLIENT)).rejects.toThrow('no_entries');
    expect((await database.pool.query('select 1 from users')).rowCount).toBe(0);
  });
});

const long = (length: number) => 'x'.repeat(length);
test.each<[string, unknown, string[]]>([
  ['nothing', undefined, ['email:required', 'password:required']],
  ['null', null, ['email:required', 'password:required']],
  ['a text', 'hello', ['email:required', 'password:required']],
  ['a list', [ADA], ['email:required', 'password:required']],
  ['wrong types', { email: 1, password: {}, name: [] }, ['email:wrong_type', 'password:wrong_type', 'name:wrong_type']],
  ['no @', { ...ADA, email: 'ada.example.com' }, ['email:invalid']],
  ['two @', { ...ADA, email: 'ada@b@example.com' }, ['email:invalid']],
  ['a space inside', { ...ADA, email: 'a da@example.com' }, ['email:invalid']],
  ['a line break inside', { ...ADA, email: 'ada@example.com\nbcc:x@y.z' }, ['email:invalid']],
  ['a domain that ends in a dot', { ...ADA, email: 'ada@example.' }, ['email:invalid']],
  ['a long address', { ...ADA, email: `${long(250)}@b.de` }, ['email:too_long']],
  ['NUL in the address', { ...ADA, email: 'a\0@b.de' }, ['email:invalid_characters']],
  ['a short password', { ...ADA, password: '1234567' }, ['password:too_short']],
  ['7 pictures', { ...ADA, password: '🐧'.repeat(7) }, ['password:too_short']],
  ['a long password', { ...ADA, password: long(201) }, ['password:too_long']],
  ['a lone surrogate', { ...ADA, password: 'correct \ud800 horse' }, ['password:invalid_characters']],
  ['a long name', { ...ADA, name: long(81) }, ['name:too_long']],
  ['a name of two lines', { ...ADA, name: 'Ada\nLovelace' }, ['name:invalid_characters']],
  ['NUL in the name', { ...ADA, name: 'Ada\0' }, ['name:invalid_characters']],
])('sign-up refuses %s', (_, input, expected) => {
  expect(problemsOf(() => readSignUp(input))).toEqual(expected);
});

test('a mistake in a form costs none of the tries', async () => {
  await withAccounts(async ({ accounts, database }) => {
    expect(await outcome(accounts.signUp({ ...ADA, email: 'ada' }, CLIENT))).toBe('validation_failed');
    expect(await outcome(accounts.signIn({ ...ADA, password: '' }, CLIENT))).toBe('validation_failed');
    expect((await database.pool.query('select hits from rate_limits')).rowCount).toBe(0);
  });
});

test('what is unusual but right is accepted', async () => {
  await withAccounts(async ({ accounts }) => {
    for (const [i, input] of [
      { email: `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.ab`, password: ' '.repeat(8) },
      { email: "o'brien+tag@sub.example.co", password: '🐧'.repeat(200), name: '' },
      { email: 'jürgen@bücher.example', password: ADA.password, name: ` ${'é'.repeat(80)} ` },
      { email: 'İstanbul@example.com', password: ADA.password, name: null },
      { email: 'ΟΔΥΣΣΕΥΣ@example.gr', password: ADA.password },
    ].entries()) {
      const { viewer } = await accounts.signUp(input, { ...CLIENT, ip: `198.51.100.${i}` });
      expect(viewer.user.name).not.toBe('');
      await accounts.signIn({ email: input.email, password: input.password }, CLIENT);
    }
  });
});

test('a password that another keyboard composes differently is the same password', async () => {
  await withAccounts(async ({ accounts }) => {
    await accounts.signUp({ ...ADA, password: 'crème brûlée'.normalize('NFD') }, CLIENT);
    const { viewer } = await accounts.signIn({ ...ADA, password: 'crème brûlée'.normalize('NFC') }, CLIENT);
    expect(viewer.user.email).toBe(ADA.email);
  });
});

test('one address signs up ten accounts an hour', async () => {
  await withAccounts(async ({ accounts, database }) => {
    for (let i = 0; i < 10; i += 1) await accounts.signUp({ ...ADA, email: `a${i}@example.com` }, CLIENT);
    const error = await accounts.signUp({ ...ADA, email: 'a10@example.com' }, CLIENT).catch((e: unknown) => e);
    expect(error).toMatchObject({ code: 'rate_limited', status: 429 });
    expect((error as AppError).retryAfter).toBeGreaterThan(60);
    expect(await outcome(accounts.signUp({ ...ADA, email: 'a11@example.com' }, { ...CLIENT, ip: '::1' }))).toBe('ok');
    expect((await database.pool.query('select 1 from users')).rowCount).toBe(11);
  });
});
