/** How often games are played and who likes them, lists in that order by both doors, and reports for the operator. */
import { beforeAll, describe, expect, it } from 'vitest';
import { htmlResult } from '../artifacts/results.js';
import { useApp } from '../contract/shared-app.js';
import { refusalOf } from '../artifacts/app.js';
import { post } from '../graphql/client.js';
import type { TestUser } from '../helpers/app.js';
import { publishGame, type Published } from './world.js';

const test = useApp();
const TITLES = ['Alpha Run', 'Beta Run', 'Gamma Race'];
const games = new Map<string, Published>();

const LIKE = `mutation ($input: LikeGameInput!) { done: likeGame(input: $input) { game { slug likes } userErrors { field code } } }`;
const REPORT = `mutation ($input: ReportGameInput!) { done: reportGame(input: $input) { reported userErrors { field code } } }`;
const LIST = `query ($first: Int, $after: String, $order: GameOrder, $search: String) {
  games(first: $first, after: $after, order: $order, search: $search) { nodes { title plays likes } pageInfo { endCursor hasNextPage } } }`;

interface Listed {
  readonly title: string;
  readonly plays: number;
  readonly likes: number;
}

beforeAll(async () => {
  for (const title of TITLES)
    games.set(title, await publishGame(test, { title, description: `About ${title}.` }, htmlResult(undefined, title)));
}, 60_000);

const like = async (user: TestUser | null, slug: string, liked = true) =>
  post(test, user, LIKE, { input: { slug, liked } });

async function play(
  title: string,
  remoteAddress: string,
  headers: Record<string, string> = { 'sec-fetch-dest': 'iframe' },
) {
  const { record, sha256 } = games.get(title)!;
  const { statusCode } = await test.app.inject({ url: `/games/${record.slug}/play/${sha256}`, headers, remoteAddress });
  expect(statusCode).toBe(200);
}

async function list(variables: object): Promise<readonly Listed[]> {
  const { data, errors } = await post(test, null, LIST, { ...variables });
  expect(errors).toBeUndefined();
  return data.games.nodes as Listed[];
}

const playsOf = async (title: string): Promise<number> =>
  (await list({ search: `"${title}"` })).find((game) => game.title === title)!.plays;

describe('plays', () => {
  it('count once an address and day, and only where a frame asks for the game', async () => {
    for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.1', '10.0.0.2']) await play('Beta Run', address);
    await expect.poll(() => playsOf('Beta Run')).toBe(2);
    await play('Beta Run', '10.0.0.3', {});
    await play('Alpha Run', '10.0.0.3');
    await expect.poll(() => playsOf('Alpha Run')).toBe(1);
    expect(await playsOf('Beta Run')).toBe(2);
    const { rows } = await test.resources.database.pool.query<{ key: string }>(
      "select key from rate_limits where key like 'play:%'",
    );
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain('10.0.0');
  });

  it('order the list', async () => {
    expect((await list({ order: 'played' })).map(({ title }) => title)).toEqual([
      'Beta Run',
      'Alpha Run',
      'Gamma Race',
    ]);
  });
});

describe('likes', () => {
  it('are one an account, and taken back', async () => {
    const [one, two] = [await test.signUp(), await test.signUp()];
    const { slug } = games.get('Gamma Race')!.record;
    expect((await like(one, slug)).data.done).toEqual({ game: { slug, likes: 1 }, userErrors: [] });
    // at the same moment and once more
    await Promise.all([like(one, slug), like(two, slug), like(two, slug)]);
    expect((await list({ order: 'liked' }))[0]).toMatchObject({ title: 'Gamma Race', likes: 2 });
    expect((await like(one, slug, false)).data.done.game.likes).toBe(1);
    expect((await like(one, slug, false)).data.done.game.likes).toBe(1);
    const { rows } = await test.resources.database.pool.query(
      'select 1 from publications p where likes <> (select count(*) from publication_likes l where l.artifact_id = p.artifact_id)',
    );
    expect(rows).toEqual([]);
  });

  it('need a session, and a game that is public', async () => {
    const user = await test.signUp();
    expect((await like(null, games.get('Alpha Run')!.record.slug)).code).toBe('unauthenticated');
    for (const slug of ['no-such-game', '', 'A B', 'a\0'])
      expect((await like(user, slug)).data.done).toEqual({
        game: null,
        userErrors: [{ field: ['input', 'slug'], code: 'publication_not_found' }],
      });
  });
});

describe('the list', () => {
  it.each(['newest', 'played', 'liked'] as const)('%s first goes on without a gap, by either door', async (order) => {
    const all = (await list({ order })).map(({ title }) => title);
    expect(all.toSorted()).toEqual(TITLES);
    const paged: string[] = [];
    let after = '';
    do {
      const { statusCode, body } = await test.app.inject({ url: `/api/games?first=1&order=${order}&after=${after}` });
      expect(statusCode).toBe(200);
      const { data } = JSON.parse(body) as {
        data: { games: Listed[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
      };
      paged.push(...data.games.map(({ title }) => title));
      after = data.pageInfo.hasNextPage ? data.pageInfo.endCursor : '';
    } while (after !== '');
    expect(paged).toEqual(all);
  });

  it('is searched and filtered by REST, and refuses what GraphQL refuses', async () => {
    const get = (query: string) => test.app.inject({ url: `/api/games?${query}` });
    const titles = async (query: string) =>
      (await get(query)).json<{ data: { games: Listed[] } }>().data.games.map(({ title }) => title);
    expect(await titles('search=race')).toEqual(['Gamma Race']);
    expect(await titles('search=run&order=played')).toEqual(['Beta Run', 'Alpha Run']);
    expect(await titles('search=&kind=&order=')).toHaveLength(3);
    expect(await titles('kind=chess')).toEqual([]);
    for (const query of [
      'first=0',
      'first=101',
      'first=x',
      'kind=nothing',
      'order=random',
      'after=x',
      `search=${'x'.repeat(101)}`,
    ])
      expect(refusalOf(await get(query))).toBe('422 validation_failed');
    // a cursor of another order is none of this one
    const newest = (await get('first=1')).json<{ data: { pageInfo: { endCursor: string } } }>();
    expect(refusalOf(await get(`order=played&after=${newest.data.pageInfo.endCursor}`))).toBe('422 validation_failed');
  });
});

describe('a report', () => {
  const report = async (input: object, user: TestUser | null = null) => post(test, user, REPORT, { input });

  it('is kept for the operator with nothing of who sent it, a few an hour', async () => {
    const { record, artifactId } = games.get('Alpha Run')!;
    expect((await report({ slug: record.slug, reason: 'copyright', note: ' It is mine.\u202e ' })).data.done).toEqual({
      reported: true,
      userErrors: [],
    });
    const { rows } = await test.resources.database.pool.query(
      'select artifact_id, reason, note from publication_reports',
    );
    expect(rows).toEqual([{ artifact_id: artifactId, reason: 'copyright', note: 'It is mine.' }]);
    for (const [input, error] of [
      [
        { slug: 'no-such-game', reason: 'other' },
        { field: ['input', 'slug'], code: 'publication_not_found' },
      ],
      [
        { slug: record.slug, reason: 'other', note: 'x'.repeat(1_001) },
        { field: ['input', 'note'], code: 'too_long' },
      ],
    ] as const)
      expect((await report(input)).data.done).toEqual({ reported: false, userErrors: [error] });
    for (let i = 0; i < 4; i += 1)
      expect((await report({ slug: record.slug, reason: 'broken' })).data.done.reported).toBe(true);
    expect((await report({ slug: record.slug, reason: 'broken' })).code).toBe('rate_limited');
  });
});
