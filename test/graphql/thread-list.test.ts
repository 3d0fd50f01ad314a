/** Threads as a list of games: what they show, found by words and kinds, in each order, a page at a time. */
import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import type { TestUser } from '../helpers/app.js';
import { createRun, post } from './client.js';
import { tinyGame } from '../helpers/tiny-game.js';
import type { GameDesign } from '../../src/generation/design.js';
import { completeRuns } from './completed-runs.js';

const shared = useApp();
let user: TestUser;
let other: TestUser;

const LIST = `query ($first: Int, $after: String, $filter: ThreadFilter, $sort: ThreadSort) {
  viewer { threads(first: $first, after: $after, filter: $filter, sort: $sort) {
    nodes { key title kind versionCount currentRun { id artifact { title } } latestRun { id status } }
    pageInfo { endCursor hasNextPage }
  } }
}`;
interface Node {
  readonly key: string;
}

async function list(who: TestUser, variables: Readonly<Record<string, unknown>>) {
  const { data, errors } = await post(shared, who, LIST, variables);
  expect(errors).toBeUndefined();
  return data.viewer.threads;
}
const keys = async (variables: Readonly<Record<string, unknown>>): Promise<string[]> =>
  (await list(user, variables)).nodes.map(({ key }: Node) => key);

const maze = {
  generate: (request: { prompt: string; seed: number }) =>
    Promise.resolve({ ...tinyGame(request), title: 'Áá', design: { genre: 'maze' } as GameDesign }),
};

beforeAll(async () => {
  user = await shared.signUp(1_000);
  other = await shared.signUp(1_000);
  await completeRuns(shared, user, 2, { threadId: 'two' }, maze);
  await completeRuns(shared, user, 1, { threadId: 'one' });
  await createRun(shared, user, 'Un Éléphant à 100% sous la pluie', { threadId: 'waits' });
  await createRun(shared, user, 'game with 1000 sheep', { threadId: 'sheep' });
  await createRun(shared, other, 'an elephant of somebody else', { threadId: 'theirs' });
});

test('a thread shows its newest game, how many there are, and how its newest run stands', async () => {
  const { nodes } = await list(user, {});
  expect(nodes.map(({ key }: Node) => key)).toEqual(['sheep', 'waits', 'one', 'two']);
  const [sheep, , , two] = nodes;
  expect(sheep).toMatchObject({
    title: null,
    kind: null,
    versionCount: 0,
    currentRun: null,
    latestRun: { status: 'queued' },
  });
  expect(two).toMatchObject({ versionCount: 2, latestRun: { status: 'completed' } });
  expect(two.currentRun).toEqual({ id: two.latestRun.id, artifact: { title: two.title } });
  expect((await list(other, {})).nodes).toHaveLength(1);
});

test('words are found in prompts and titles, whatever their case and accents, and mean themselves alone', async () => {
  expect(await keys({ filter: { search: 'ELEPHANT à' } })).toEqual(['waits']);
  expect(await keys({ filter: { search: ' sous  ' } })).toEqual(['waits']);
  expect(await keys({ filter: { search: '100%' } })).toEqual(['waits']);
  expect(await keys({ filter: { search: '1_00' } })).toEqual([]);
  expect(await keys({ filter: { search: '\\' } })).toEqual([]);
  expect(await keys({ filter: { search: '   ' } })).toHaveLength(4);
  const { errors } = await post(shared, user, LIST, { filter: { search: 'x'.repeat(101) } });
  expect(errors).toMatchObject([{ extensions: { code: 'validation_failed', details: [{ path: 'filter.search' }] } }]);
});

test('kinds are those of the version that is shown', async () => {
  const { nodes } = await list(user, {});
  expect(nodes.map(({ kind }: { kind: string | null }) => kind)).toEqual([null, null, null, 'maze']);
  expect(await keys({ filter: { kinds: ['chess', 'maze'] } })).toEqual(['two']);
  expect(await keys({ filter: { kinds: ['maze'], search: 'aa' } })).toEqual(['two']);
  expect(await keys({ filter: { kinds: ['maze'], search: 'tiny' } })).toEqual([]);
  expect(await keys({ filter: { kinds: ['chess'] } })).toEqual([]);
  expect(await keys({ filter: { kinds: [] } })).toEqual([]);
  const kinds = '{ viewer { threadKinds } }';
  expect((await post(shared, user, kinds)).data.viewer.threadKinds).toEqual(['maze']);
  expect((await post(shared, other, kinds)).data.viewer.threadKinds).toEqual([]);
});

test.each([
  ['changed', ['sheep', 'waits', 'one', 'two']],
  ['created', ['sheep', 'waits', 'one', 'two']],
  ['title', ['two', 'sheep', 'one', 'waits']],
])('pages sorted by %s follow each other without a gap', async (sort, sorted) => {
  for (const filter of [null, { search: 'e' }]) {
    const seen: string[] = [];
    for (let after: string | null = null; ;) {
      const page = await list(user, { sort, filter, first: 1, after });
      seen.push(...page.nodes.map(({ key }: Node) => key));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(seen).toEqual(sorted);
  }
});

test('a cursor of another order, or one that nobody gave out, is refused', async () => {
  const cursor = (...parts: string[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  const byTitle = (await list(user, { sort: 'title', first: 1 })).pageInfo.endCursor;
  for (const [sort, after] of [
    ['changed', byTitle],
    ['created', byTitle],
    ['changed', cursor('2026-01-01T00:00:00Z', 'a\0')],
    ['title', cursor('a\0', '0195a000-0000-7000-8000-000000000000')],
    ['title', cursor('a', 'b')],
    ['created', cursor('a', 'b')],
  ]) {
    const { errors } = await post(shared, user, LIST, { sort, after });
    expect(errors, String(after)).toMatchObject([{ extensions: { code: 'validation_failed' } }]);
  }
});

// last: its worker makes what waits for others, too
test('kinds come the most frequent first, each once', async () => {
  const owner = await shared.signUp(1_000);
  for (const [kind, count] of [
    ['maze', 1],
    ['snake', 3],
    ['chess', 1],
  ] as const)
    for (let i = 0; i < count; i += 1)
      await completeRuns(
        shared,
        owner,
        1,
        { threadId: `${kind}-${i}` },
        {
          generate: (request) => Promise.resolve({ ...tinyGame(request), design: { genre: kind } as GameDesign }),
        },
      );
  const kinds = async () => (await post(shared, owner, '{ viewer { threadKinds } }')).data.viewer.threadKinds;
  expect(await kinds()).toEqual(['snake', 'chess', 'maze']);
  const deleteOne = 'mutation ($id: ID!) { deleteThread(input: { id: $id }) { deletedId } }';
  const { nodes } = (await post(shared, owner, '{ viewer { threads { nodes { id kind } } } }')).data.viewer.threads;
  const chess = nodes.find(({ kind }: { kind: string }) => kind === 'chess');
  await post(shared, owner, deleteOne, { id: chess.id });
  expect(await kinds()).toEqual(['snake', 'maze']);
});
