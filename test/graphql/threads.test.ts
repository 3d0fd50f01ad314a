/** A thread as a node of the graph, what a run continues, and totals that cost nothing. */
import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import type { TestUser } from '../helpers/app.js';
import { createRun, post } from './client.js';
import { completeRuns, viewerOf } from './completed-runs.js';

const shared = useApp();
let user: TestUser;
let other: TestUser;

beforeAll(async () => {
  user = await shared.signUp(1_000);
  other = await shared.signUp(1_000);
});

const cancel = async (id: string) => shared.resources.services.runs.cancel(await viewerOf(shared, user), id);

async function read(who: TestUser, query: string, variables: Readonly<Record<string, unknown>>) {
  const { data, errors } = await post(shared, who, query, variables);
  expect(errors).toBeUndefined();
  return data;
}

describe('a thread', () => {
  const THREAD = 'query ($key: String!) { viewer { thread(key: $key) { id key } } }';
  const NODE = 'query ($id: ID!) { node(id: $id) { __typename id ... on Thread { key runCount } } }';

  async function thread(who: TestUser, key: string): Promise<{ id: string; key: string }> {
    await cancelAll(await createRun(shared, who, 'x', { threadId: key }), who);
    return (await read(who, THREAD, { key })).viewer.thread;
  }
  async function cancelAll(id: string, who: TestUser) {
    await shared.resources.services.runs.cancel(await viewerOf(shared, who), id);
  }

  test('has an id of its own, by which `node` gives it to its viewer alone', async () => {
    const [mine, theirs] = [await thread(user, 'my key'), await thread(other, 'my key')];
    expect(mine).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/u), key: 'my key' });
    expect(mine.id).not.toBe(theirs.id);
    const node = { __typename: 'Thread', id: mine.id, key: 'my key', runCount: 1 };
    expect((await read(user, NODE, { id: mine.id })).node).toEqual(node);
    expect((await read(other, NODE, { id: mine.id })).node).toBeNull();
    expect((await read(user, NODE, { id: 'my key' })).node).toBeNull();
  });

  test('is taken by its id wherever a key is asked for, of its viewer alone', async () => {
    const { id } = await thread(user, 'by id');
    expect((await read(user, THREAD, { key: id })).viewer.thread).toEqual({ id, key: 'by id' });
    expect((await read(other, THREAD, { key: id })).viewer.thread).toBeNull();
    const LIST = 'query ($id: ID!) { viewer { studioRuns(filter: { threadId: $id }) { nodes { threadId } } } }';
    expect((await read(user, LIST, { id })).viewer.studioRuns.nodes).toEqual([{ threadId: 'by id' }]);
    expect((await read(other, LIST, { id })).viewer.studioRuns.nodes).toEqual([]);
    const RUN = 'query ($id: ID!) { studioRun(id: $id) { threadId } }';
    const again = await createRun(shared, user, 'x', { threadId: id });
    expect((await read(user, RUN, { id: again })).studioRun.threadId).toBe('by id');
    // beside a parent of it, too
    const child = await createRun(shared, user, 'x', { threadId: id, parentRunId: again, intent: 'create' });
    expect((await read(user, RUN, { id: child })).studioRun.threadId).toBe('by id');
    for (const run of [child, again]) await cancel(run);
    // a stranger opens a thread of his own with that key
    const foreign = await createRun(shared, other, 'x', { threadId: id });
    expect((await read(other, RUN, { id: foreign })).studioRun.threadId).toBe(id);
    await cancelAll(foreign, other);
  });

  test('knows how many runs it has; other lists would have to count', async () => {
    for (let i = 0; i < 3; i += 1) await thread(user, 'counted');
    const query = `query ($id: ID!) {
      node(id: $id) { ... on Thread { studioRuns(first: 1) { totalCount nodes { childRuns { totalCount } } } } }
      viewer { studioRuns(first: 1) { totalCount } }
    }`;
    const { id } = (await read(user, THREAD, { key: 'counted' })).viewer.thread;
    expect(await read(user, query, { id })).toEqual({
      node: { studioRuns: { totalCount: 3, nodes: [{ childRuns: { totalCount: null } }] } },
      viewer: { studioRuns: { totalCount: null } },
    });
  });
});

test('a log knows how many events it has', async () => {
  const id = await createRun(shared, user, 'x');
  await cancel(id);
  const query = 'query ($id: ID!) { studioRun(id: $id) { events(first: 1) { totalCount nodes { seq } } } }';
  expect((await read(user, query, { id })).studioRun.events).toEqual({ totalCount: 2, nodes: [{ seq: 1 }] });
});

describe('what a run continues', () => {
  const PARENT =
    'query ($id: ID!) { studioRun(id: $id) { parentArtifact { id } artifact { id parentArtifact { id } } } }';
  const parentOf = async (id: string) => (await read(user, PARENT, { id })).studioRun.parentArtifact?.id ?? null;

  test('is the artifact that was sent, that of its parent, or that of the nearest run before it', async () => {
    const [first, second] = await completeRuns(shared, user, 2);
    const artifactOf = async (id: string) => (await read(user, PARENT, { id })).studioRun.artifact.id as string;
    const [one, two] = [await artifactOf(first!), await artifactOf(second!)];
    expect(await parentOf(first!)).toBeNull();
    const child = await createRun(shared, user, 'faster', { parentRunId: first });
    expect(await parentOf(child)).toBe(one);
    await cancel(child);
    const retried = await createRun(shared, user, 'faster', { parentRunId: child });
    expect(await parentOf(retried)).toBe(one);
    await cancel(retried);
    const sent = await createRun(shared, user, 'faster', { parentRunId: first, artifact: { artifactId: two } });
    expect(await parentOf(sent)).toBe(two);
    await cancel(sent);
  });

  test('is told of its artifact, too', async () => {
    const [first] = await completeRuns(shared, user, 1);
    const { artifact: before } = (await read(user, PARENT, { id: first })).studioRun;
    expect(before.parentArtifact).toBeNull();
    const [child] = await completeRuns(shared, user, 1, { parentRunId: first, intent: 'edit' });
    const { artifact, parentArtifact } = (await read(user, PARENT, { id: child })).studioRun;
    expect([artifact.parentArtifact, parentArtifact]).toEqual([{ id: before.id }, { id: before.id }]);
  });
});
