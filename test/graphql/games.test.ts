/** Public games, as anybody lists them. */
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { post } from './client.js';
import { completeRuns, viewerOf } from './completed-runs.js';

const shared = useApp();
const TITLES = ['Penguin Run', 'Snow Fox', 'Penguin Quiz', 'Hidden Penguin', 'Gone Penguin'];
let kind: string;

beforeAll(async () => {
  const user = await shared.signUp(1_000);
  const viewer = await viewerOf(shared, user);
  const { runs, publications } = shared.resources.services;
  for (const [index, id] of (await completeRuns(shared, user, TITLES.length)).entries()) {
    const artifactId = (await runs.find(viewer, id))!.artifactId!;
    const title = TITLES[index]!;
    const seoContent = { noindex: title.startsWith('Hidden') };
    await publications.publish(viewer, artifactId, { title, description: `About the ${title}.`, seoContent });
    if (title.startsWith('Gone')) await publications.unpublish(viewer, artifactId);
  }
  const { rows } = await shared.resources.database.pool.query("select design ->> 'genre' as kind from artifacts");
  kind = rows[0].kind as string;
}, 60_000);

const QUERY = `query ($first: Int, $after: String, $search: String, $kind: GameKind) {
  games(first: $first, after: $after, search: $search, kind: $kind, order: newest) {
    nodes { slug title kind language publicUrl embedUrl imageUrl publishedAt } pageInfo { hasNextPage endCursor }
  }
}`;
const ask = (variables: Readonly<Record<string, unknown>>) => post(shared, null, QUERY, variables);
const titles = async (variables: Readonly<Record<string, unknown>>): Promise<string[]> =>
  (await ask(variables)).data.games.nodes.map(({ title }: { title: string }) => title);

test('are listed newest first, without a session, and without what is hidden or gone', async () => {
  const { nodes } = (await ask({})).data.games;
  expect(nodes.map(({ title }: { title: string }) => title)).toEqual(['Penguin Quiz', 'Snow Fox', 'Penguin Run']);
  expect(nodes[0]).toMatchObject({ slug: 'penguin-quiz', kind, language: 'en' });
  for (const url of [nodes[0].publicUrl, nodes[0].embedUrl, nodes[0].imageUrl])
    expect(URL.parse(url)?.pathname).toContain('penguin-quiz');
});

test('page without a gap', async () => {
  const first = (await ask({ first: 2 })).data.games;
  expect(first.pageInfo.hasNextPage).toBe(true);
  expect(await titles({ first: 2, after: first.pageInfo.endCursor })).toEqual(['Penguin Run']);
});

test.each([
  ['penguin', ['Penguin Quiz', 'Penguin Run']],
  ['PENGUIN -quiz', ['Penguin Run']],
  ['fox or quiz', ['Penguin Quiz', 'Snow Fox']],
  ['"about the snow"', ['Snow Fox']],
  ['nobody', []],
  [`'; drop table publications --`, []],
  ['  ', ['Penguin Quiz', 'Snow Fox', 'Penguin Run']],
])('are found by %j', async (search, found) => {
  expect(await titles({ search })).toEqual(found);
  expect(await titles({ search, kind })).toEqual(found);
});

test('are found by any text without an error', async () => {
  const parts = fc.constantFrom('-', '- ', '"', ' or ', '(', ')', '!', '&', '|', ':*', 'fox', ' ', '\\', "'", '<->');
  const text = fc.array(parts, { maxLength: 60 }).map((list) => list.join('').slice(0, 100));
  const isTaken = async (search: string) => Array.isArray((await ask({ search })).data?.games?.nodes);
  expect(await isTaken('-'.repeat(100))).toBe(true);
  expect(await isTaken('-a'.repeat(50))).toBe(true);
  expect(await isTaken('- '.repeat(49) + 'a')).toBe(true);
  await fc.assert(
    fc.asyncProperty(text, async (search) => isTaken(search)),
    { numRuns: 100 },
  );
});

test('are listed by their kind', async () => {
  expect(await titles({ kind })).toHaveLength(3);
  expect(await titles({ kind: kind === 'quiz' ? 'maze' : 'quiz' })).toEqual([]);
});

test.each([
  { search: 'x'.repeat(101) },
  { search: 'a\u0000' },
  { after: 'x' },
  { after: 'WyJhIiwiYiJd' },
  { first: 0 },
])('refuse %j', async (variables) => {
  expect((await ask(variables)).code).toBe('validation_failed');
});

test('tell nothing of their owner', async () => {
  const { errors } = await post(shared, null, '{ games { nodes { artifact { id } } } }');
  expect(errors?.[0]?.message).toContain('Cannot query field');
});
