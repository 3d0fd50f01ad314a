/** Operators give and correct credits: each entry has its line in the audit log, and nobody else sees that there is any of it. */
import { expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { post } from '../graphql/client.js';
import type { TestUser } from '../helpers/app.js';

const operators: string[] = [];
const shared = useApp({ operators });

async function signUpOperator(): Promise<TestUser> {
  const user = await shared.signUp();
  operators.push(user.id);
  return user;
}

const POST = `mutation ($input: PostCreditsInput!) { postCredits(input: $input) {
  user { id credits { studioBalance } } entry { id type amount balanceAfter description }
  action { id kind subjectId subjectName operatorId before after reason } userErrors { field code }
} }`;
let keys = 0;
const input = (userId: string, more: object = {}) => {
  keys += 1;
  return { input: { userId, type: 'grant', amount: 50, reason: 'Thanks for the report', key: `key ${keys}`, ...more } };
};

test('a grant: the entry, its line in the log, and the owner who reads the reason', async () => {
  const [operator, user] = [await signUpOperator(), await shared.signUp(100)];
  const { data, errors } = await post(shared, operator, POST, input(user.id));
  expect(errors).toBeUndefined();
  const { entry, action, user: account } = data.postCredits;
  expect(account).toEqual({ id: user.id, credits: { studioBalance: 150 } });
  expect(entry).toMatchObject({ type: 'grant', amount: 50, balanceAfter: 150, description: 'Thanks for the report' });
  expect(action).toEqual({
    id: expect.any(String),
    kind: 'credits_grant',
    subjectId: user.id,
    subjectName: user.email,
    operatorId: operator.id,
    before: { balance: 100 },
    after: { balance: 150, amount: 50, entryId: entry.id },
    reason: 'Thanks for the report',
  });
  const log = await post(
    shared,
    operator,
    'query ($id: ID!) { viewer { operator { actions(subjectId: $id) { nodes { id operatorName } } } } }',
    { id: user.id },
  );
  expect(log.data.viewer.operator.actions.nodes).toEqual([{ id: action.id, operatorName: operator.email }]);
  const own = await post(shared, user, '{ viewer { credits { history { description } } } }');
  expect(own.data.viewer.credits.history[0].description).toBe('Thanks for the report');
});

test('an adjustment takes what is available, and no more', async () => {
  const [operator, user] = [await signUpOperator(), await shared.signUp(30)];
  const take = (amount: number) => post(shared, operator, POST, input(user.id, { type: 'adjust', amount }));
  expect((await take(-31)).data.postCredits).toMatchObject({
    entry: null,
    userErrors: [{ field: ['input', 'amount'], code: 'invalid' }],
  });
  expect((await take(-30)).data.postCredits.user.credits.studioBalance).toBe(0);
  const log = await post(
    shared,
    operator,
    'query ($id: ID!) { viewer { operator { actions(subjectId: $id) { nodes { kind before after } } } } }',
    { id: user.id },
  );
  expect(log.data.viewer.operator.actions.nodes).toEqual([
    { kind: 'credits_adjust', before: { balance: 30 }, after: expect.objectContaining({ balance: 0, amount: -30 }) },
  ]);
});

test('grants at the same moment: each key counts once, and every line follows the one before', async () => {
  const [operator, user] = [await signUpOperator(), await shared.signUp(0)];
  const requests = Array.from({ length: 4 }, () => input(user.id, { amount: 10 }));
  const answers = await Promise.all([...requests, ...requests].map((each) => post(shared, operator, POST, each)));
  const entries = answers.map(({ data }) => data.postCredits.entry.id as string);
  expect(new Set(entries).size).toBe(4);
  expect(entries.slice(4)).toEqual(entries.slice(0, 4));
  const { data } = await post(
    shared,
    operator,
    `query ($id: ID!) { viewer { operator { user(id: $id) { credits { studioBalance } } actions(subjectId: $id) { nodes { before after } } } } }`,
    { id: user.id },
  );
  expect(data.viewer.operator.user.credits.studioBalance).toBe(40);
  expect(
    data.viewer.operator.actions.nodes.map((line: { before: object; after: object }) => ({
      ...line.before,
      ...line.after,
    })),
  ).toMatchObject([40, 30, 20, 10].map((balance) => ({ balance })));
});

test('a key that was used for something else is refused', async () => {
  const [operator, user] = [await signUpOperator(), await shared.signUp(0)];
  const first = input(user.id);
  await post(shared, operator, POST, first);
  const other = await post(shared, operator, POST, { input: { ...first.input, amount: 51 } });
  expect(other.data.postCredits.userErrors).toEqual([{ field: ['input', 'key'], code: 'idempotency_key_reused' }]);
});

test.for([
  [{ amount: 0 }, 'amount'],
  [{ amount: -5 }, 'amount'],
  [{ amount: 2_000_000 }, 'amount'],
  [{ reason: '   ' }, 'reason'],
  [{ reason: 'x'.repeat(501) }, 'reason'],
  [{ key: '' }, 'key'],
  [{ userId: 'nobody' }, 'userId'],
  [{ userId: '019c0000-0000-7000-8000-000000000000' }, 'userId'],
] as const)('what is wrong is told: %j', async ([wrong, field]) => {
  const [operator, user] = [await signUpOperator(), await shared.signUp(0)];
  const { data } = await post(shared, operator, POST, input(user.id, wrong));
  expect(data.postCredits.userErrors).toEqual([{ field: ['input', field], code: expect.any(String) }]);
});

test('for everybody else none of it is there', async () => {
  const [user, other] = [await shared.signUp(), await shared.signUp(100)];
  const looked = await post(shared, user, '{ viewer { operator { users { nodes { id } } } } }');
  expect(looked).toMatchObject({ data: { viewer: { operator: null } }, errors: undefined });
  const { code, data } = await post(
    shared,
    user,
    'mutation ($input: PostCreditsInput!) { postCredits(input: $input) { entry { id } } }',
    input(other.id),
  );
  expect({ code, data }).toEqual({ code: 'account_not_found', data: { postCredits: null } });
  expect((await post(shared, null, POST, input(other.id))).code).toBe('unauthenticated');
  const foreign = await post(shared, await signUpOperator(), POST, input(other.id), { origin: 'https://evil.example' });
  expect(foreign.code).toBe('csrf_rejected');
  const own = await post(shared, other, '{ viewer { credits { studioBalance } } }');
  expect(own.data.viewer.credits.studioBalance).toBe(100);
});

test('accounts are found by id and by parts of address and name, page by page', async () => {
  const operator = await signUpOperator();
  const users = [await shared.signUp(), await shared.signUp()];
  const find = async (search: string, after: string | null = null) => {
    const query = `query ($search: String, $after: String) { viewer { operator { users(search: $search, after: $after, first: 1) {
      nodes { id email } pageInfo { hasNextPage endCursor } } } } }`;
    const { data } = await post(shared, operator, query, { search, after });
    return data.viewer.operator.users;
  };
  expect((await find(users[0]!.id)).nodes).toEqual([{ id: users[0]!.id, email: users[0]!.email }]);
  expect((await find(users[1]!.email.toUpperCase())).nodes).toEqual([{ id: users[1]!.id, email: users[1]!.email }]);
  const first = await find('@example.TEST');
  expect(first).toMatchObject({ nodes: [{ id: users[1]!.id }], pageInfo: { hasNextPage: true } });
  expect((await find('@example.test', first.pageInfo.endCursor)).nodes).toMatchObject([{ id: users[0]!.id }]);
  expect((await find('%')).nodes).toEqual([]);
});

test('addresses that are named before somebody has them are counted, for a warning at the start', async () => {
  const { operators: service } = shared.resources.services;
  const { email } = await shared.signUp();
  operators.push(email, 'nobody.yet@example.test');
  expect(await service.unclaimed()).toBe(1);
  operators.splice(-2);
  expect(await service.unclaimed()).toBe(0);
});

test('the log can’t be changed', async () => {
  const [operator, user] = [await signUpOperator(), await shared.signUp(0)];
  await post(shared, operator, POST, input(user.id));
  const { pool } = shared.resources.database;
  await expect(pool.query(`update operator_actions set reason = 'x'`)).rejects.toThrow(/append-only|refuse|change/iu);
  await expect(pool.query('delete from operator_actions')).rejects.toThrow(/append-only|refuse|change/iu);
});
