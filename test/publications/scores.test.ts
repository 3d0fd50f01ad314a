/** Leaderboards: what is believed of a score, under which names, and whose they are. */
import { expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { designLike, penguin } from '../generation/designs.js';
import { post } from '../graphql/client.js';
import { compose } from '../helpers/compose.js';
import type { TestUser } from '../helpers/app.js';
import { createPlayTickets, TICKET_SECONDS } from '../../src/publications/play-tickets.js';
import { SCORE_BOUNDS } from '../../src/generation/score-bounds.js';
import { PUBLICATION, publishGame, viewerOf } from '../public/world.js';

const shared = useApp();
const ONCE = SCORE_BOUNDS.platformer!.once;

const START = 'mutation ($slug: String!) { startRound(input: { slug: $slug }) { ticket userErrors { field code } } }';
const SUBMIT = `mutation ($slug: String!, $ticket: String!, $name: String!, $score: Int!) {
  submitScore(input: { slug: $slug, ticket: $ticket, name: $name, score: $score }) {
    rank scores { nodes { name score } } userErrors { field code category } } }`;
const LIST = `query ($slug: String!, $first: Int, $after: String) { scores(slug: $slug, first: $first, after: $after) {
  nodes { name score } pageInfo { hasNextPage endCursor } } }`;

let addresses = 0;
/** Whoever plays, each from an address of their own. */
async function ask(query: string, variables: Record<string, unknown>, user: TestUser | null = null) {
  addresses += 1;
  const answer = await shared.app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: `10.2.${Math.floor(addresses / 250)}.${addresses % 250}`,
    headers: user ? { cookie: user.cookie } : {},
    payload: { query, variables },
  });
  return answer.json();
}
const start = async (slug: string): Promise<string> => (await ask(START, { slug })).data.startRound.ticket;
async function submit(slug: string, name: string, score: number, ticket?: string) {
  const { data } = await ask(SUBMIT, { slug, name, score, ticket: ticket ?? (await start(slug)) });
  return data.submitScore;
}
const list = async (slug: string) => (await ask(LIST, { slug })).data.scores.nodes;

test('scores stand best first, one a name', async () => {
  const { record } = await publishGame(shared);
  const { slug } = record;
  expect(await submit(slug, 'Ada', 300)).toMatchObject({ rank: 1, userErrors: [] });
  expect(await submit(slug, '  Bob\u202e ', 500)).toMatchObject({
    rank: 1,
    scores: { nodes: [{ name: 'Bob' }, { name: 'Ada' }] },
  });
  expect(await submit(slug, 'Ada', 200)).toMatchObject({ rank: 2 });
  expect(await submit(slug, 'Cy', 300)).toMatchObject({ rank: 2 });
  const all = [
    { name: 'Bob', score: 500 },
    { name: 'Ada', score: 300 },
    { name: 'Cy', score: 300 },
  ];
  expect(await list(slug)).toEqual(all);
  const paged = [];
  let after: string | null = null;
  do {
    const { data } = await ask(LIST, { slug, first: 1, after });
    paged.push(...data.scores.nodes);
    after = data.scores.pageInfo.hasNextPage ? data.scores.pageInfo.endCursor : null;
  } while (after !== null);
  expect(paged).toEqual(all);
});

test('no more is believed than the kind can give in the time of the round', async () => {
  const { record, artifactId } = await publishGame(shared);
  const { slug } = record;
  const invalid = (field: string) => ({ rank: null, userErrors: [{ field: ['input', field], code: 'invalid' }] });
  expect(await submit(slug, 'Eve', ONCE + 1_000)).toMatchObject(invalid('score'));
  for (const score of [0, -5, 1_000_000_000]) expect(await submit(slug, 'Eve', score)).toMatchObject(invalid('score'));
  // a round that began a minute ago
  const tickets = createPlayTickets(shared.resources.secrets.previewTokenKeys);
  const old = tickets.issue(artifactId, Date.now() - 60_000);
  expect(await submit(slug, 'Ada', ONCE + 1_000, old)).toMatchObject({ rank: 1 });
  expect(await submit(slug, 'Ada', ONCE + 1_001, old)).toMatchObject(invalid('ticket'));
  const other = await publishGame(shared, { ...PUBLICATION, title: 'Another' });
  const forged = createPlayTickets(['not the key']).issue(artifactId);
  const late = tickets.issue(artifactId, Date.now() - (TICKET_SECONDS + 1) * 1_000);
  for (const ticket of ['', 'x', forged, late, await start(other.record.slug), `${old}x`]) {
    const { userErrors } = await submit(slug, 'Eve', 10, ticket);
    expect(userErrors[0].field).toEqual(['input', 'ticket']);
  }
  expect(await list(slug)).toEqual([{ name: 'Ada', score: ONCE + 1_000 }]);
});

test('names are short, visible, and within the rules', async () => {
  const { slug } = (await publishGame(shared)).record;
  const refused = async (name: string) =>
    (await submit(slug, name, 10)).userErrors.map(({ code }: { code: string }) => code);
  expect(await refused('')).toEqual(['required']);
  expect(await refused('x'.repeat(21))).toEqual(['too_long']);
  expect(await refused('\u200b\u2060')).toEqual(['invalid']);
  expect(await refused('kill all jews')).toEqual(['text_refused']);
  expect(await submit(slug, '🐧'.repeat(20), 10)).toMatchObject({ rank: 1 });
  expect(await submit(slug, '<b>Ada</b>', 20)).toMatchObject({ rank: 1 });
  const page = (await shared.app.inject({ url: `/games/${slug}`, headers: { accept: 'text/html' } })).body;
  expect(page).toContain('&lt;b&gt;Ada&lt;/b&gt;');
  expect(page).toContain('not verified');
});

test('a kind without a bound has no leaderboard', async () => {
  const result = await compose(designLike(penguin, { genre: 'chess', rules: [] }));
  const { record, artifactId } = await publishGame(shared, PUBLICATION, result);
  expect(await start(record.slug)).toBeNull();
  const ticket = createPlayTickets(shared.resources.secrets.previewTokenKeys).issue(artifactId);
  expect((await submit(record.slug, 'Ada', 10, ticket)).userErrors).toHaveLength(1);
  const page = (await shared.app.inject({ url: `/games/${record.slug}`, headers: { accept: 'text/html' } })).body;
  expect(page).not.toContain('id="board"');
});

test('its owner empties it, and nobody else; a game that is down shows none', async () => {
  const { record, artifactId, owner } = await publishGame(shared);
  const { slug } = record;
  await submit(slug, 'Ada', 10);
  const empty = 'mutation ($a: ID!) { emptyScores(input: { artifactId: $a }) { count userErrors { code } } }';
  const stranger = await shared.signUp();
  expect((await post(shared, stranger, empty, { a: artifactId })).data.emptyScores).toEqual({
    count: null,
    userErrors: [{ code: 'artifact_not_found' }],
  });
  const own = 'query ($a: ID!) { publication(artifactId: $a) { scores(first: 5) { nodes { name score } } } }';
  expect((await post(shared, owner, own, { a: artifactId })).data.publication.scores.nodes).toHaveLength(1);
  expect((await post(shared, owner, empty, { a: artifactId })).data.emptyScores.count).toBe(1);
  expect(await list(slug)).toEqual([]);
  const round = await start(slug);
  await submit(slug, 'Ada', 10);
  await shared.resources.services.publications.unpublish(viewerOf(owner), artifactId);
  expect(await list(slug)).toEqual([]);
  expect((await submit(slug, 'Ada', 10, round)).userErrors).toMatchObject([{ code: 'publication_not_found' }]);
});

test('one address sends ten scores a minute, and the lowest beyond a hundred names give way', async () => {
  const { record, artifactId } = await publishGame(shared);
  const { publications } = shared.resources.services;
  const tickets = createPlayTickets(shared.resources.secrets.previewTokenKeys);
  const send = (ip: string, name: string, score: number) =>
    publications.submitScore(ip, record.slug, { name, score, ticket: tickets.issue(artifactId) });
  for (let i = 0; i < 10; i += 1) await send('192.0.2.1', `a${i}`, 10);
  await expect(send('192.0.2.1', 'b', 10)).rejects.toMatchObject({ code: 'rate_limited' });
  for (let i = 0; i < 101; i += 1) await send(`198.51.100.${i}`, `n${i}`, 100 + i);
  const rows = await publications.scores(record.slug, 200);
  expect([rows.length, rows.at(-1)?.score]).toEqual([100, 101]);
});
