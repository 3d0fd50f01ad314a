/** The lists that hang below an account and below a run. */
import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import type { TestUser } from '../helpers/app.js';
import { post } from './client.js';
import { completeRuns } from './completed-runs.js';

const shared = useApp();
let user: TestUser;
let other: TestUser;
/** completed, oldest first */
let parents: string[];
/** of the first parent, oldest first */
const children: string[] = [];

const CREATE = 'mutation ($input: CreateStudioRunInput!) { createStudioRun(input: $input) { run { id } } }';

beforeAll(async () => {
  [user, other] = [await shared.signUp(1_000), await shared.signUp(1_000)];
  parents = await completeRuns(shared, user, 2);
  for (const prompt of ['a', 'b', 'c']) {
    const { data } = await post(shared, user, CREATE, { input: { prompt, parentRunId: parents[0] } });
    children.push(data.createStudioRun.run.id);
  }
}, 60_000);

const ids = (nodes: readonly { readonly id: string }[]): string[] => nodes.map(({ id }) => id);

describe('childRuns', () => {
  const PAGE = `query ($id: ID!, $first: Int, $after: String) { studioRun(id: $id) {
    childRuns(first: $first, after: $after) { nodes { id parentRun { id } } pageInfo { hasNextPage endCursor } }
  } }`;

  test('pages through the runs that continue a run, newest first', async () => {
    const first = (await post(shared, user, PAGE, { id: parents[0], first: 2 })).data.studioRun.childRuns;
    expect(ids(first.nodes)).toEqual([children[2], children[1]]);
    expect(first.nodes[0].parentRun).toEqual({ id: parents[0] });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const after = first.pageInfo.endCursor;
    const second = (await post(shared, user, PAGE, { id: parents[0], first: 2, after })).data.studioRun.childRuns;
    expect(ids(second.nodes)).toEqual([children[0]]);
    expect(second.pageInfo.hasNextPage).toBe(false);
  });

  test('is empty for a run that none continues', async () => {
    expect((await post(shared, user, PAGE, { id: parents[1] })).data.studioRun.childRuns.nodes).toEqual([]);
  });

  test('takes several pages at once under aliases', async () => {
    const query = `query ($id: ID!) { studioRun(id: $id) {
      one: childRuns(first: 1) { nodes { id } } all: childRuns(first: 3) { nodes { id } }
    } }`;
    const { one, all } = (await post(shared, user, query, { id: parents[0] })).data.studioRun;
    expect(ids(one.nodes)).toEqual([children[2]]);
    expect(ids(all.nodes)).toEqual(children.toReversed());
  });

  test.each([{ after: 'nonsense' }, { after: 'WyJ4Il0' }, { first: 0 }, { first: 101 }])(
    'refuses %j',
    async (variables) => {
      const { code, data } = await post(shared, user, PAGE, { id: parents[0], ...variables });
      expect([code, data.studioRun.childRuns]).toEqual(['validation_failed', null]);
    },
  );
});

describe('events', () => {
  const PAGE = `query ($id: ID!, $first: Int, $after: String) { studioRun(id: $id) {
    events(first: $first, after: $after) {
      edges { cursor node { __typename seq type at run { id } ... on StudioRunCompleted { artifact { title } } } }
      pageInfo { hasNextPage hasPreviousPage endCursor }
    }
  } }`;

  test('are the log from the first to the final one, a cursor being a seq', async () => {
    const { edges, pageInfo } = (await post(shared, user, PAGE, { id: parents[0], first: 100 })).data.studioRun.events;
    const seqs = edges.map((edge: { node: { seq: number } }) => edge.node.seq);
    expect(seqs).toEqual(edges.map((_edge: unknown, index: number) => index + 1));
    expect(edges.map((edge: { cursor: string }) => edge.cursor)).toEqual(seqs.map(String));
    expect(edges[0].node).toMatchObject({ __typename: 'StudioRunAccepted', type: 'accepted', run: { id: parents[0] } });
    expect(edges.at(-1).node).toMatchObject({
      __typename: 'StudioRunCompleted',
      artifact: { title: expect.any(String) as string },
    });
    expect(pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
    const rest = (await post(shared, user, PAGE, { id: parents[0], first: 1, after: '2' })).data.studioRun.events;
    expect(rest.edges).toEqual([edges[2]]);
    expect(rest.pageInfo).toEqual({ hasNextPage: edges.length > 3, hasPreviousPage: true, endCursor: '3' });
  });

  test.each(['-1', '', 'x', '1.5', '99999999999999999999'])('refuse %j as a cursor', async (after) => {
    expect((await post(shared, user, PAGE, { id: parents[0], after })).code).toBe('validation_failed');
  });
});

describe('viewer', () => {
  test('artifacts are those of the viewer, newest first', async () => {
    const query = `query ($first: Int, $after: String) { viewer {
      artifacts(first: $first, after: $after) { nodes { id run { id } } pageInfo { hasNextPage endCursor } }
    } }`;
    const first = (await post(shared, user, query, { first: 1 })).data.viewer.artifacts;
    expect(first.nodes[0].run.id).toBe(parents[1]);
    const after = first.pageInfo.endCursor;
    const second = (await post(shared, user, query, { first: 1, after })).data.viewer.artifacts;
    expect(second.nodes[0].run.id).toBe(parents[0]);
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect((await post(shared, other, query, { after })).data.viewer.artifacts.nodes).toEqual([]);
    expect((await post(shared, user, query, { after: 'nonsense' })).code).toBe('validation_failed');
  });

  test('thread gives one by its key, and nothing of another viewer', async () => {
    await post(shared, user, CREATE, { input: { prompt: 'x', threadId: 'my key' } });
    const query = 'query ($key: String!) { viewer { thread(key: $key) { key runCount } } }';
    const threadOf = async (who: TestUser, key: string) => (await post(shared, who, query, { key })).data.viewer.thread;
    expect(await threadOf(user, 'my key')).toEqual({ key: 'my key', runCount: 1 });
    expect(await threadOf(other, 'my key')).toBeNull();
    expect(await threadOf(user, 'another')).toBeNull();
    expect(await threadOf(user, 'a\u0000')).toBeNull();
  });

  test('generatorRuns page through records of the same microsecond', async () => {
    const { pool } = shared.resources.database;
    const insert = `insert into generator_runs (id, user_id, status, prompt, created_at)
      select $2 || n, $1, 'done', 'x', '2020-01-01T00:00:00.000123Z' from generate_series(1, 3) n`;
    await pool.query(insert, [user.id, 'mine-']);
    await pool.query(insert, [other.id, 'theirs-']);
    const query = `query ($after: String) { viewer {
      generatorRuns(first: 2, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } }
    } }`;
    const first = (await post(shared, user, query)).data.viewer.generatorRuns;
    expect(ids(first.nodes)).toEqual(['mine-3', 'mine-2']);
    const after = first.pageInfo.endCursor;
    const second = (await post(shared, user, query, { after })).data.viewer.generatorRuns;
    expect(ids(second.nodes)).toEqual(['mine-1']);
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect((await post(shared, other, query, { after })).data.viewer.generatorRuns.nodes).toEqual([]);
  });
});
