/** The usual POST, which is run without Apollo, is answered as Apollo answers it, to the byte. */
import { expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { directOperation } from '../../src/graphql/direct.js';
import { createDocuments } from '../../src/graphql/documents.js';
import { buildSchema } from '../../src/graphql/schema.js';

const shared = useApp();
const RUNS = 'query Runs($first: Int) { viewer { studioRuns(first: $first) { nodes { id } totalCount } } }';
const BODIES: readonly (readonly [what: string, body: Readonly<Record<string, unknown>>])[] = [
  ['a query', { query: '{ __typename service { name } }' }],
  ['a query with variables', { query: RUNS, variables: { first: 2 } }],
  ['one operation of several', { query: `query A { __typename } ${RUNS}`, operationName: 'A', variables: null }],
  ['an error of a resolver', { query: '{ studioRun(id: "x") { id } }' }],
  ['a variable of another type', { query: RUNS, variables: { first: 'two' } }],
  ['a field that is not there', { query: '{ nothing }' }],
  ['a document that is no GraphQL', { query: '{ viewer { ' }],
  ['no document', { query: '' }],
  ['an operation that is not there', { query: RUNS, operationName: 'Games' }],
  ['none of two operations', { query: `query A { __typename } ${RUNS}` }],
  ['a subscription', { query: 'subscription { creditsChanged { heldBalance } }' }],
  ['a mutation', { query: 'mutation { cancelStudioRun(input: { id: "x" }) { run { id } } }' }],
];

async function send(body: object, headers: Readonly<Record<string, string>>) {
  const answer = await shared.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', 'x-request-id': 'same', ...headers },
    payload: JSON.stringify(body),
  });
  const { date: _, ...told } = answer.headers;
  return { status: answer.statusCode, headers: told, body: answer.body };
}

test.each(BODIES)('%s', async (_, body) => {
  const { cookie } = await shared.signUp(10);
  for (const headers of [
    {},
    { cookie },
    { cookie, 'graphql-cost': '1' },
    { cookie, accept: 'application/graphql-response+json' },
  ])
    // Apollo reads requests with extensions
    expect(await send(body, headers)).toEqual(await send({ ...body, extensions: {} }, headers));
});

test('only what is wrong or unusual is left to Apollo', () => {
  const documents = createDocuments(buildSchema());
  const direct = (body: unknown) => directOperation(body, documents) !== undefined;
  expect(direct({ query: RUNS, operationName: null, variables: {} })).toBe(true);
  for (const body of [
    undefined,
    [],
    'text',
    {},
    { query: 1 },
    { query: RUNS, variables: [] },
    { query: RUNS, variables: '{}' },
    { query: RUNS, operationName: 1 },
    { query: RUNS, extensions: { persistedQuery: { version: 1, sha256Hash: '0' } } },
    { query: '{' },
  ])
    expect(direct(body)).toBe(false);
});
