/** A query of the viewer's own things that comes often is compiled, and gives what graphql-js gave before that. */
import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import type { TestUser } from '../helpers/app.js';
import { createRun, post } from './client.js';
import { completeRuns } from './completed-runs.js';

const shared = useApp();
let user: TestUser;

beforeAll(async () => {
  user = await shared.signUp(1_000);
  await completeRuns(shared, user, 2);
  await createRun(shared, user, 'a snake that waits');
}, 60_000);

/** More than a document is interpreted. */
const TIMES = 4;
/** Tokens tell the second in which they were made, and the queue when it was asked. */
const withoutNow = (result: unknown): unknown =>
  JSON.parse(
    JSON.stringify(result)
      .replaceAll(/v1\.[\w-]+\.[\w-]+/gu, 'TOKEN')
      .replaceAll(/"(previewTokenExpiresAt|estimatedStartAt|requestId)":"[^"]+"/gu, '"$1":""'),
  );

async function always(query: string, variables: object = {}): Promise<unknown> {
  const ask = async () => {
    const { data, errors } = await post(shared, user, query, { ...variables });
    return withoutNow({ data: data as unknown, errors });
  };
  const first = await ask();
  for (let i = 1; i < TIMES; i += 1) {
    const later = await ask();
    expect(later).toEqual(first);
    expect(JSON.stringify(later)).toBe(JSON.stringify(first));
  }
  return first;
}

test.each([
  ['own fields and names of types', '{ viewer { __typename id email createdAt guest } }'],
  ['other names, one of them __proto__', '{ me: viewer { __proto__: id a: name name } }'],
  [
    'fragments, and what comes later, within what comes later',
    `query ($first: Int) { viewer { ...Runs credits { totalBalance } } }
     fragment Runs on Viewer { studioRuns(first: $first) { __typename edges { cursor node { ...Run } } pageInfo { hasNextPage endCursor } } }
     fragment Run on StudioRun {
       id status createdAt finishedAt queue { position estimatedStartAt } thread { id }
       artifact { title manifest previewUrl previewTokenExpiresAt playability { checks { name ok detail } } run { id } }
       childRuns(first: 1) { nodes { id } } ... on StudioRun { progress }
     }`,
  ],
  [
    'directives, which are not compiled',
    'query ($no: Boolean = false) { viewer { id name @include(if: $no) email @skip(if: $no) } }',
  ],
  ['an interface beside it', '{ viewer { id } node(id: "bm90aGluZw==") { id } }'],
])('%s', async (_name, query) => {
  expect(await always(query, { first: 2 })).toEqual({ data: expect.any(Object) });
});

test('errors have their paths and leave the rest, and the next data comes all the same', async () => {
  const query = `query ($first: Int, $after: String) { viewer { id studioRuns(first: $first, after: $after) { nodes { id } } } }`;
  const good = await always(query, { first: 1 });
  const bad = { first: 1, after: 'nowhere' };
  expect(await always(query, bad)).toMatchObject({
    data: { viewer: { id: expect.any(String), studioRuns: null } },
    errors: [{ path: ['viewer', 'studioRuns'], extensions: { code: 'validation_failed' } }],
  });
  expect(await always(query, { first: 1 })).toEqual(good);
});
