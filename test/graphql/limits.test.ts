import { getIntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { post, toAnswer } from './client.js';

const shared = useApp();

/** Every limit answers 400 `graphql_invalid`, and says what was expected. */
async function expectRefused(query: string, message: RegExp, variables?: Record<string, unknown>): Promise<void> {
  const user = await shared.signUp();
  const { status, code, errors, data } = await post(shared, user, query, variables);
  expect({ status, code, data }).toEqual({ status: 400, code: 'graphql_invalid', data: undefined });
  expect(errors?.[0]?.message).toMatch(message);
}

const aliases = (count: number) => Array.from({ length: count }, (_, i) => `a${i}:__typename`).join(' ');

test('20,000 aliases are not read: the body is too large', async () => {
  const { status, code } = await post(shared, null, `{ ${aliases(20_000)} }`);
  expect({ status, code }).toEqual({ status: 413, code: 'payload_too_large' });
});

test('3,000 aliases are not parsed', () => expectRefused(`{ ${aliases(3_000)} }`, /1000 tokens/u));

test('16 aliases', () => expectRefused(`{ ${aliases(16)} }`, /15 aliases, got 16/u));

test('aliases count where a fragment is spread', () =>
  expectRefused(
    `{ viewer { ...f studioRuns { nodes { parentRun { id } } } sessions { id } currentSession { id } ...g } }
     fragment f on Viewer { ${Array.from({ length: 8 }, (_, i) => `a${i}: id`).join(' ')} }
     fragment g on Viewer { ...f }`,
    /15 aliases, got 16/u,
  ));

test('nine levels', () =>
  expectRefused(
    '{ viewer { studioRuns { edges { node { parentRun { parentRun { artifact { playability { verdict } } } } } } } } }',
    /8 levels, got 9/u,
  ));

test('directives on several fields', () =>
  expectRefused(
    `{ ${Array.from({ length: 11 }, (_, i) => `a${i}: __typename @include(if: true) @skip(if: false)`).join(' ')} }`,
    /20 directives, got 22/u,
  ));

test('lists in lists cost what they may give', () =>
  expectRefused(
    '{ viewer { threads(first: 100) { nodes { studioRuns(first: 100) { nodes { id } } } } } }',
    /smaller pages/u,
  ));

test('the size of a page counts by variable too', async () => {
  const query =
    'query ($n: Int) { viewer { threads(first: $n) { nodes { studioRuns(first: $n) { nodes { id artifact { id } } } } } } }';
  await expectRefused(query, /smaller pages/u, { n: 100 });
  await expectRefused(query, /smaller pages/u, {});
  const { status } = await post(shared, await shared.signUp(), query, { n: 10 });
  expect(status).toBe(200);
});

test('fragments that spread each other twice are measured without being walked', () => {
  const fragments = Array.from(
    { length: 25 },
    (_, i) => `fragment f${i} on StudioRun { a: parentRun { ...f${i + 1} } b: parentRun { ...f${i + 1} } }`,
  );
  return expectRefused(
    `{ studioRun(id: "x") { ...f0 } } ${fragments.join(' ')} fragment f25 on StudioRun { id }`,
    /levels|aliases/u,
  );
});

test('two mutations in one operation', () =>
  expectRefused('mutation { a: signOut { signedOut } b: signOut { signedOut } }', /one mutation an operation, got 2/u));

test('two mutations through a fragment', () =>
  expectRefused(
    'mutation { ...m revokeOtherSessions { count } } fragment m on Mutation { signOut { signedOut } }',
    /got 2/u,
  ));

test('a batch', async () => {
  const response = await shared.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: [{ query: '{ __typename }' }, { query: '{ __typename }' }],
  });
  expect(toAnswer(response)).toMatchObject({ status: 400, code: 'graphql_invalid' });
});

test('a body of 200 KB', async () => {
  const { status, code } = await post(shared, null, '{ __typename }', { padding: 'x'.repeat(200_000) });
  expect({ status, code }).toEqual({ status: 413, code: 'payload_too_large' });
});

test('the usual introspection passes, a deeper one does not', async () => {
  const { status, data } = await post(shared, null, getIntrospectionQuery());
  expect(status).toBe(200);
  expect(data.__schema.types.length).toBeGreaterThan(50);
  const deep = `{ __schema { types { ${'fields { type { '.repeat(4)} name ${'} }'.repeat(4)} } } }`;
  await expectRefused(deep, /introspection depth/u);
  await expectRefused(`{ __type(name: "Query") { ${'ofType { '.repeat(20)} name ${'} '.repeat(20)} } }`, /levels/u);
});

test('the largest page that a client is told of passes', async () => {
  const query =
    '{ viewer { studioRuns(first: 100) { nodes { id artifact { id title } credits { held } queue { position } failure { code } } } } }';
  const { status, errors } = await post(shared, await shared.signUp(), query);
  expect({ status, errors }).toEqual({ status: 200, errors: undefined });
});
