/** What an owner does with a game as a whole: a title of their own, and its deletion with all that hangs on it. */
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

const RENAME = `mutation ($id: ID!, $title: String) { renameThread(input: { id: $id, title: $title }) {
  thread { id title customTitle } userErrors { field code }
} }`;
const DELETE = `mutation ($id: ID!) { deleteThread(input: { id: $id }) { deletedId userErrors { field code message } } }`;
const UNKNOWN = '0195a000-0000-7000-8000-000000000000';

async function ask(who: TestUser, query: string, variables: Readonly<Record<string, unknown>> = {}) {
  const { data, errors } = await post(shared, who, query, variables);
  expect(errors).toBeUndefined();
  return data;
}

async function threadOf(who: TestUser, key: string): Promise<string> {
  return (await ask(who, 'query ($key: String!) { viewer { thread(key: $key) { id } } }', { key })).viewer.thread.id;
}

describe('a version that is gone back to', () => {
  const RESTORE = `mutation ($runId: ID!) { restoreVersion(input: { runId: $runId }) {
    thread { currentRun { id } latestRun { id } versionCount } userErrors { field code }
  } }`;
  const shown = async (key: string): Promise<unknown> =>
    (await ask(user, 'query ($key: String!) { viewer { thread(key: $key) { currentRun { id } } } }', { key })).viewer
      .thread.currentRun.id;

  test('is the one that the game is shown by, until a newer one is made', async () => {
    const [first, second] = await completeRuns(shared, user, 2, { threadId: 'gone-back' });
    expect(await shown('gone-back')).toBe(second);
    const { restoreVersion } = await ask(user, RESTORE, { runId: first });
    expect(restoreVersion).toEqual({
      thread: { currentRun: { id: first }, latestRun: { id: second }, versionCount: 2 },
      userErrors: [],
    });
    expect(await shown('gone-back')).toBe(first);
    const [third] = await completeRuns(shared, user, 1, { threadId: 'gone-back' });
    expect(await shown('gone-back')).toBe(third);
    await ask(user, RESTORE, { runId: second });
    expect(await shown('gone-back')).toBe(second);
  });

  test('of somebody else, of no run, and of a run without a game, is refused', async () => {
    const [theirs] = await completeRuns(shared, other, 1, { threadId: 'theirs-too' });
    const unfinished = await createRun(shared, user, 'x', { threadId: 'unfinished' });
    for (const [runId, code] of [
      [theirs, 'studio_run_not_found'],
      [UNKNOWN, 'studio_run_not_found'],
      ['gone-back', 'studio_run_not_found'],
      [unfinished, 'artifact_not_found'],
    ])
      expect((await ask(user, RESTORE, { runId })).restoreVersion).toEqual({
        thread: null,
        userErrors: [{ field: ['input', 'runId'], code }],
      });
  });
});

describe('a title', () => {
  test('is the owner’s, in place of the game’s until it is taken back', async () => {
    const [run] = await completeRuns(shared, user, 1, { threadId: 'named' });
    const id = await threadOf(user, 'named');
    const { renameThread } = await ask(user, RENAME, { id, title: '  Zoë’s game ' });
    expect(renameThread).toEqual({
      thread: { id, title: 'Zoë’s game', customTitle: 'Zoë’s game' },
      userErrors: [],
    });
    const read = 'query ($id: ID!) { studioRun(id: $id) { thread { title } artifact { title } } }';
    expect((await ask(user, read, { id: run })).studioRun).toEqual({
      thread: { title: 'Zoë’s game' },
      artifact: { title: 'Tiny' },
    });
    const find = '{ viewer { threads(filter: { search: "ZOE" }) { nodes { key } } } }';
    expect((await ask(user, find)).viewer.threads.nodes).toEqual([{ key: 'named' }]);
    for (const title of ['', null])
      expect((await ask(user, RENAME, { id, title })).renameThread.thread).toEqual({
        id,
        title: 'Tiny',
        customTitle: null,
      });
  });

  test('that is too long or has line breaks, and a game of somebody else, are refused by their fields', async () => {
    await createRun(shared, other, 'x', { threadId: 'theirs' });
    const [mine, theirs] = [await threadOf(user, 'named'), await threadOf(other, 'theirs')];
    for (const [id, title, field, code] of [
      [mine, 'x'.repeat(121), 'title', 'too_long'],
      [mine, 'a\nb', 'title', 'invalid_characters'],
      [theirs, 'mine', 'id', 'thread_not_found'],
      [UNKNOWN, 'mine', 'id', 'thread_not_found'],
      ['named', 'mine', 'id', 'thread_not_found'],
    ])
      expect((await ask(user, RENAME, { id, title })).renameThread).toEqual({
        thread: null,
        userErrors: [{ field: ['input', field], code }],
      });
    const { errors } = await post(
      shared,
      user,
      'mutation ($id: ID!) { renameThread(input: { id: $id }) { thread { id } } }',
      {
        id: UNKNOWN,
      },
    );
    expect(errors).toMatchObject([{ extensions: { code: 'thread_not_found', status: 404 } }]);
  });
});

describe('a deleted game', () => {
  test('is in no list and found by no id; its links end, its page is withdrawn, the ledger stays', async () => {
    const [kept] = await completeRuns(shared, user, 1, { threadId: 'kept' });
    const [first, second] = await completeRuns(shared, user, 2, { threadId: 'gone' });
    const viewer = await viewerOf(shared, user);
    const { services } = shared.resources;
    const artifact = (await services.runs.find(viewer, second!))!.artifact!;
    await services.publications.publish(viewer, artifact.id, {
      title: 'Gone',
      description: 'x',
      seo: { slug: 'gone-game' },
    });
    const { url } = await services.artifacts.createPreviewToken(viewer, artifact.id, 600);
    const open = async (path: string, cookie?: string) =>
      (await shared.app.inject({ url: path, headers: cookie ? { cookie } : {} })).statusCode;
    expect(await open(new URL(url).pathname)).toBe(200);
    expect(await open('/games/gone-game')).toBe(200);
    const link = new URL((await services.shareLinks.create(viewer, artifact.id)).url!).pathname;
    expect(await open(link)).toBe(200);
    const before = (await ask(user, '{ viewer { credits { studioBalance totals { spent } } } }')).viewer.credits;

    const id = await threadOf(user, 'gone');
    expect((await ask(other, DELETE, { id })).deleteThread).toMatchObject({
      deletedId: null,
      userErrors: [{ code: 'thread_not_found' }],
    });
    expect((await ask(user, DELETE, { id })).deleteThread).toEqual({ deletedId: id, userErrors: [] });
    expect((await ask(user, DELETE, { id })).deleteThread.userErrors).toMatchObject([{ code: 'thread_not_found' }]);

    const lists = await ask(
      user,
      `query ($id: ID!) {
        node(id: $id) { id }
        viewer {
          thread(key: "gone") { id }
          threads(first: 100) { nodes { key } }
          studioRuns(first: 1, filter: { status: [completed] }) { nodes { id } pageInfo { hasNextPage } }
          ofThread: studioRuns(filter: { threadId: "gone" }) { nodes { id } }
          artifacts(first: 100) { nodes { id } }
          publications { nodes { slug } }
          credits { studioBalance totals { spent } }
          creditEntries(first: 2) { nodes { runId run { id } } }
        }
      }`,
      { id },
    );
    const { viewer: now } = lists;
    expect(lists.node).toBeNull();
    expect(now.thread).toBeNull();
    expect(now.threads.nodes).not.toContainEqual({ key: 'gone' });
    // a page is as long as it is asked for, whatever stood between
    expect(now.studioRuns).toEqual({ nodes: [{ id: kept }], pageInfo: { hasNextPage: true } });
    expect(now.ofThread.nodes).toEqual([]);
    expect(now.artifacts.nodes).not.toContainEqual({ id: artifact.id });
    expect(now.publications.nodes).toEqual([]);
    expect(now.credits).toEqual(before);
    expect(now.creditEntries.nodes).toHaveLength(2);
    for (const runId of [first, second]) expect(now.creditEntries.nodes).toContainEqual({ runId, run: null });

    for (const run of [first, second]) expect(await open(`/api/studio/runs/${run}`, user.cookie)).toBe(404);
    const list = await shared.app.inject({ url: '/api/studio/runs', headers: { cookie: user.cookie } });
    expect(list.body).not.toContain(second);
    expect(await open(new URL(url).pathname)).toBe(404);
    for (const door of ['preview', 'download'])
      expect(await open(`/api/game-artifacts/${artifact.id}/${door}`, user.cookie)).toBe(404);
    expect(await open('/games/gone-game')).toBe(410);
    expect(await open(link)).toBe(410);
    await expect(
      services.publications.publish(viewer, artifact.id, { title: 'a', description: 'b' }),
    ).rejects.toMatchObject({
      code: 'artifact_not_found',
    });
  });

  test('is continued by nothing, and gives back its key', async () => {
    const [run] = await completeRuns(shared, user, 1, { threadId: 'reused' });
    const viewer = await viewerOf(shared, user);
    const { services } = shared.resources;
    const artifactId = (await services.runs.find(viewer, run!))!.artifactId;
    const id = await threadOf(user, 'reused');
    await ask(user, DELETE, { id });
    await expect(services.runs.create(viewer, { prompt: 'x', parentRunId: run })).rejects.toMatchObject({
      code: 'studio_run_not_found',
    });
    await expect(services.runs.create(viewer, { prompt: 'x', artifact: { artifactId } })).rejects.toMatchObject({
      code: 'artifact_not_found',
    });
    const again = await createRun(shared, user, 'x', { threadId: 'reused' });
    expect(await threadOf(user, 'reused')).not.toBe(id);
    await services.runs.cancel(viewer, again);
  });

  test('waits for the version that is being made', async () => {
    const run = await createRun(shared, user, 'x', { threadId: 'busy' });
    const id = await threadOf(user, 'busy');
    expect((await ask(user, DELETE, { id })).deleteThread).toMatchObject({
      deletedId: null,
      userErrors: [
        { field: ['input', 'id'], code: 'thread_at_work', message: expect.stringContaining('still being made') },
      ],
    });
    await shared.resources.services.runs.cancel(await viewerOf(shared, user), run);
    expect((await ask(user, DELETE, { id })).deleteThread.deletedId).toBe(id);
  });
});
