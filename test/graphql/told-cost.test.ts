/** `GraphQL-Cost: 1`: what an operation costs, told to whoever asks. */
import { expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { withApp } from '../helpers/app.js';
import { post } from './client.js';

const shared = useApp();
const ASKED = { 'graphql-cost': '1' };
const RUNS = (first: number) => `{ viewer { studioRuns(first: ${first}) { nodes { id prompt } } } }`;

async function costOf(query: string, headers: Readonly<Record<string, string>>, variables = {}) {
  const { response } = await post(shared, await shared.signUp(), query, variables, headers);
  return response.json<{ extensions?: { cost: Record<string, number | null> } }>().extensions;
}

test('only where it is asked for', async () => {
  for (const headers of [{}, { 'graphql-cost': '0' }, { 'graphql-cost': '' }, { 'graphql-cost': 'yes' }])
    expect(await costOf('{ __typename }', headers)).toBeUndefined();
  expect(await costOf('{ __typename }', ASKED)).toEqual({
    cost: { requested: 1, limit: 6_501, perMinute: expect.any(Number) },
  });
});

test('grows with what is asked for, and is told of an error in a field as well', async () => {
  const [one, ten] = [await costOf(RUNS(1), ASKED), await costOf(RUNS(10), ASKED)];
  // a run, and its prompt of up to 8,000 characters
  expect(ten!.cost['requested']! - one!.cost['requested']!).toBe(9 * 9);
  expect(await costOf('{ studioRun(id: "x") { id } }', ASKED)).toMatchObject({ cost: { requested: 2 } });
});

test('by GET as well', async () => {
  const query = new URLSearchParams({ query: '{ __typename }' });
  const { body } = await shared.app.inject({ url: `/graphql?${query}`, headers: ASKED });
  expect(JSON.parse(body)).toMatchObject({ data: { __typename: 'Query' }, extensions: { cost: { requested: 1 } } });
});

test('nothing is told of a document that is not run, but for one that has used up its minute', () =>
  withApp(
    async (test) => {
      const user = await test.signUp();
      const refused = await post(test, user, '{ nope }', {}, ASKED);
      expect(refused.response.json()).not.toHaveProperty('extensions');
      const spent = () => post(test, user, RUNS(100), {}, ASKED);
      const first = (await spent()).response.json<{ extensions: { cost: { requested: number } } }>().extensions;
      expect(first).toEqual({ cost: { requested: expect.any(Number), limit: 6_501, perMinute: 1_000 } });
      const second = await spent();
      expect([second.code, second.response.json()]).toMatchObject(['rate_limited', { extensions: first }]);
    },
    { queryCostPerMinute: 1_000 },
  ));
