import { describe, expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { createRun, post, type Answer } from './client.js';
import { completeRuns } from './completed-runs.js';

const shared = useApp();
describe('connections', () => {
  test.each([
    [5, [true, true, false]],
    [4, [true, false]],
  ])('pages of %i runs follow each other without a gap, newest first', async (count, more) => {
    const user = await shared.signUp(1_000);
    const ids: string[] = [];
    for (let i = 0; i < count; i += 1) ids.unshift(await createRun(shared, user, `run ${i}`));
    const query = `query ($after: String) {
      viewer { studioRuns(first: 2, after: $after) {
        edges { cursor node { id } } nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      } }
    }`;
    const seen: string[] = [];
    let after: string | null = null;
    const next: boolean[] = [];
    do {
      const { data } = await post(shared, user, query, { after });
      const { edges, nodes, pageInfo } = data.viewer.studioRuns;
      expect(edges.map((edge: { node: unknown }) => edge.node)).toEqual(nodes);
      expect(pageInfo).toMatchObject({
        hasPreviousPage: after !== null,
        startCursor: edges[0].cursor,
        endCursor: edges.at(-1).cursor,
      });
      seen.push(...nodes.map((node: { id: string }) => node.id));
      next.push(pageInfo.hasNextPage);
      after = pageInfo.endCursor;
    } while (next.at(-1));
    expect(seen).toEqual(ids);
    expect(next).toEqual(more);
  });

  test('runs are filtered by status and thread', async () => {
    const user = await shared.signUp(1_000);
    const create =
      'mutation ($input: CreateStudioRunInput!) { createStudioRun(input: $input) { run { id threadId } } }';
    const a = (await post(shared, user, create, { input: { prompt: 'a', threadId: 'mine' } })).data.createStudioRun.run;
    await post(shared, user, create, { input: { prompt: 'b' } });
    const cancel = 'mutation ($id: ID!) { cancelStudioRun(id: $id) { run { status credits { released } } } }';
    const { data } = await post(shared, user, cancel, { id: a.id });
    expect(data.cancelStudioRun.run).toEqual({ status: 'canceled', credits: { released: 10 } });
    const list = `query ($filter: StudioRunFilter) { viewer { studioRuns(filter: $filter) { nodes { prompt } } } }`;
    const prompts = async (filter: object | null) =>
      (await post(shared, user, list, { filter })).data.viewer.studioRuns.nodes.map(
        (run: { prompt: string }) => run.prompt,
      );
    expect(await prompts(null)).toEqual(['b', 'a']);
    expect(await prompts({ status: ['canceled'] })).toEqual(['a']);
    expect(await prompts({ status: ['canceled', 'queued'], threadId: null })).toEqual(['b', 'a']);
    expect(await prompts({ threadId: 'mine', status: null })).toEqual(['a']);
    expect(await prompts({ threadId: 'mine', status: ['queued'] })).toEqual([]);
    expect(await prompts({ threadId: 'of nobody' })).toEqual([]);
  });

  test('threads page by their last use, with their runs', async () => {
    const user = await shared.signUp(1_000);
    const create = 'mutation ($input: CreateStudioRunInput!) { createStudioRun(input: $input) { run { id } } }';
    for (const threadId of ['a', 'b', 'c', 'a'])
      await post(shared, user, create, { input: { prompt: `in ${threadId}`, threadId } });
    const query = `query ($after: String) { viewer { threads(first: 2, after: $after) {
      nodes { key runCount studioRuns(first: 5) { nodes { prompt threadId } } } pageInfo { hasNextPage endCursor }
    } } }`;
    const first = (await post(shared, user, query)).data.viewer.threads;
    expect(first.nodes.map(({ key, runCount }: { key: string; runCount: number }) => [key, runCount])).toEqual([
      ['a', 2],
      ['c', 1],
    ]);
    expect(first.nodes[0].studioRuns.nodes).toHaveLength(2);
    const second = (await post(shared, user, query, { after: first.pageInfo.endCursor })).data.viewer.threads;
    expect(second.nodes.map(({ key }: { key: string }) => key)).toEqual(['b']);
    expect(second.pageInfo.hasNextPage).toBe(false);
  });

  test('threads that were used at nearly the same time are all on some page', async () => {
    const user = await shared.signUp(1_000);
    const create = 'mutation ($input: CreateStudioRunInput!) { createStudioRun(input: $input) { run { id } } }';
    const names = ['a', 'b', 'c', 'd', 'e'];
    for (const threadId of names) await post(shared, user, create, { input: { prompt: 'x', threadId } });
    // a few microseconds apart, which a Date cannot tell
    await shared.resources.database.pool.query(
      `update threads set updated_at = '2026-01-01T00:00:00Z'::timestamptz + ascii(key) * interval '1 microsecond' where user_id = $1`,
      [user.id],
    );
    const query = `query ($after: String) {
      viewer { threads(first: 1, after: $after) { nodes { key } pageInfo { hasNextPage endCursor } } }
    }`;
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const answer: Answer = await post(shared, user, query, { after });
      const { threads } = answer.data.viewer;
      seen.push(...threads.nodes.map(({ key }: { key: string }) => key));
      after = threads.pageInfo.hasNextPage ? threads.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen.sort()).toEqual(names);
  });

  test('the ledger pages to its beginning', async () => {
    const user = await shared.signUp(100);
    for (let i = 1; i <= 4; i += 1)
      await shared.resources.services.credits.post(user.id, { type: 'purchase', amount: i, description: `no ${i}` });
    const query = `query ($after: String) { viewer { creditEntries(first: 3, after: $after) {
      nodes { amount balanceAfter type source } pageInfo { hasNextPage endCursor }
    } } }`;
    const first = (await post(shared, user, query)).data.viewer.creditEntries;
    const second = (await post(shared, user, query, { after: first.pageInfo.endCursor })).data.viewer.creditEntries;
    expect([...first.nodes, ...second.nodes].map((entry: { amount: number }) => entry.amount)).toEqual([
      4, 3, 2, 1, 100,
    ]);
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect(second.nodes[1]).toEqual({ amount: 100, balanceAfter: 100, type: 'grant', source: 'sign_up' });
    // what an operator wrote is shown as it stands
    expect(second.nodes[0].source).toBeNull();
  });

  test.each([
    ['first: 0', 'first'],
    ['first: 101', 'first'],
    ['first: -1', 'first'],
    ['after: "x"', 'after'],
    ['after: ""', 'after'],
    ['after: "WyJ4Il0"', 'after'],
    ['after: "WzFd"', 'after'],
  ])('%s is a field that is not valid', async (args, path) => {
    const user = await shared.signUp();
    for (const field of ['studioRuns', 'threads', 'creditEntries']) {
      const { data, errors } = await post(
        shared,
        user,
        `{ viewer { email ${field}(${args}) { pageInfo { hasNextPage } } } }`,
      );
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'validation_failed', details: [{ path }] });
      // the rest of the answer is there
      expect(data).toEqual({ viewer: { email: user.email, [field]: null } });
    }
  });

  test('both that are not valid are told at once', async () => {
    const user = await shared.signUp();
    const { errors } = await post(shared, user, '{ viewer { threads(first: 0, after: "x") { nodes { id } } } }');
    expect(errors?.[0]?.extensions).toMatchObject({ details: [{ path: 'first' }, { path: 'after' }] });
  });
});

describe('node', () => {
  const NODE = 'query ($id: ID!) { node(id: $id) { __typename id } }';

  test('finds what is the viewer’s by its id, and nothing of another’s', async () => {
    const user = await shared.signUp();
    const stranger = await shared.signUp();
    const [runId] = await completeRuns(shared, user, 1);
    const query = `query ($id: ID!) {
      studioRun(id: $id) { artifact { id } }
      viewer { id sessions { id } creditEntries(first: 1) { nodes { id run { id } } } }
    }`;
    const { data } = await post(shared, user, query, { id: runId });
    expect(data.viewer.creditEntries.nodes[0].run.id).toBe(runId);
    const things = {
      StudioRun: runId,
      GameArtifact: data.studioRun.artifact.id,
      CreditEntry: data.viewer.creditEntries.nodes[0].id,
      Viewer: data.viewer.id,
      Session: data.viewer.sessions[0].id,
    };
    for (const [typeName, id] of Object.entries(things)) {
      expect((await post(shared, user, NODE, { id })).data.node).toEqual({ __typename: typeName, id });
      expect(await post(shared, stranger, NODE, { id })).toMatchObject({ data: { node: null }, errors: undefined });
      expect((await post(shared, null, NODE, { id })).code).toBe('unauthenticated');
    }
  });

  test.each(['', 'x', '\u0000', '\ud800', '00000000-0000-0000-0000-000000000000', 'x'.repeat(10_000)])(
    'finds nothing under an id that is none: %j',
    async (id) => {
      expect(await post(shared, await shared.signUp(), NODE, { id })).toMatchObject({
        data: { node: null },
        errors: undefined,
      });
    },
  );

  test('a historical generator run is a node too', async () => {
    const user = await shared.signUp();
    await shared.resources.database.pool.query(
      `insert into generator_runs (id, user_id, status, prompt, created_at) values ('old-7', $1, 'done', 'a maze', now())`,
      [user.id],
    );
    const { data } = await post(shared, user, NODE, { id: 'old-7' });
    expect(data.node).toEqual({ __typename: 'GeneratorRun', id: 'old-7' });
  });
});

describe('artifacts', () => {
  test('a preview link is given, works, and is taken back; nobody else can do either', async () => {
    const user = await shared.signUp();
    const stranger = await shared.signUp();
    const [runId] = await completeRuns(shared, user, 1);
    const { data } = await post(shared, user, 'query ($id: ID!) { studioRun(id: $id) { artifact { id } } }', {
      id: runId,
    });
    const { id } = data.studioRun.artifact;
    const create =
      'mutation ($id: ID!, $ttl: Int) { createPreviewToken(artifactId: $id, ttlSeconds: $ttl) { token url expiresAt } }';
    const revoke = 'mutation ($id: ID!) { revokePreviewTokens(artifactId: $id) { artifact { id } } }';
    const created = await post(shared, user, create, { id, ttl: 60 });
    const { url, expiresAt } = created.data.createPreviewToken;
    const left = Date.parse(expiresAt) - Date.now();
    expect(left).toBeGreaterThan(30_000);
    expect(left).toBeLessThan(90_000);
    const play = async () => (await shared.app.inject({ method: 'GET', url: new URL(url).pathname })).statusCode;
    expect(await play()).toBe(200);
    expect((await post(shared, stranger, create, { id })).code).toBe('artifact_not_found');
    expect((await post(shared, stranger, revoke, { id })).code).toBe('artifact_not_found');
    expect((await post(shared, stranger, 'query ($id: ID!) { artifact(id: $id) { id } }', { id })).code).toBe(
      'artifact_not_found',
    );
    expect(await play()).toBe(200);
    expect((await post(shared, user, revoke, { id })).data.revokePreviewTokens.artifact.id).toBe(id);
    expect(await play()).toBe(401);
    const { errors } = await post(shared, user, create, { id, ttl: 59 });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'validation_failed', details: [{ path: 'ttlSeconds' }] });
  });
});
