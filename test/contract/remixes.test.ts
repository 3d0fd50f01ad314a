/** A game that was made from a public one leads back to it, and that one to what was made of it. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestUser } from '../helpers/app.js';
import { post } from '../graphql/client.js';
import { completeRuns, viewerOf } from '../graphql/completed-runs.js';
import { all, attribute, documentOf, text } from '../public/dom.js';
import { publishGame, viewerOf as ownerOf, type Published } from '../public/world.js';
import { graphqlDoor, restDoor } from './doors.js';
import { useApp } from './shared-app.js';

const gateway = useApp();
const publications = () => gateway.resources.services.publications;
let source: Published;
let remixer: TestUser;

beforeAll(async () => {
  source = await publishGame(gateway, { title: 'Snow Fox', description: 'About a fox.', showAuthor: true });
  await gateway.resources.database.pool.query("update users set name = 'Ada' where id = $1", [source.owner.id]);
  remixer = await gateway.signUp(1_000);
}, 60_000);

/** Makes a game from that of the slug and publishes it; its slug. */
async function remix(
  title: string,
  of: string,
  noindex = false,
): Promise<{ runId: string; slug: string; artifactId: string }> {
  const [runId = ''] = await completeRuns(gateway, remixer, 1, { remixOf: of });
  const viewer = await viewerOf(gateway, remixer);
  const artifactId = (await gateway.resources.services.runs.find(viewer, runId))!.artifactId!;
  const { slug } = await publications().publish(viewer, artifactId, {
    title,
    description: 'x',
    seoContent: { noindex },
  });
  return { runId, slug, artifactId };
}

const GAME = `query ($slug: String!, $first: Int, $after: String) { game(slug: $slug) {
  title remixCount remixOf { slug title language publicUrl author { name publicUrl } }
  remixes(first: $first, after: $after) { nodes { title } pageInfo { hasNextPage endCursor } }
} }`;
const game = async (slug: string, page: object = {}) => (await post(gateway, null, GAME, { slug, ...page })).data.game;
const sourceOfRun = async (id: string) =>
  (await post(gateway, remixer, 'query ($id: ID!) { studioRun(id: $id) { thread { remixOf { title } } } }', { id }))
    .data.studioRun.thread.remixOf;
const page = async (slug: string) => documentOf((await gateway.app.inject({ url: `/games/${slug}` })).body);
const titles = ({ remixes }: { remixes: { nodes: { title: string }[] } }) => remixes.nodes.map(({ title }) => title);

describe.each([restDoor(() => gateway.app), graphqlDoor(() => gateway.app)])('$name', (door) => {
  const threadOf = async (input: object): Promise<string | null> => {
    const { data, code } = await door.createRun(remixer, { prompt: 'a fox that jumps', ...input });
    expect(code ?? null).toBeNull();
    const { rows } = await gateway.resources.database.pool.query(
      'select t.remix_of from runs r join threads t on t.id = r.thread_id where r.id = $1',
      [data.id],
    );
    await door.cancelRun(remixer, data.id);
    return rows[0].remix_of;
  };

  test('a run keeps the public game that it is made from; one that is none is no error', async () => {
    expect(await threadOf({ remixOf: source.record.slug })).toBe(source.artifactId);
    expect(await threadOf({ remixOf: 'no-such-game' })).toBeNull();
    expect(await threadOf({ remixOf: null })).toBeNull();
  });

  test('only the first run of a thread does', async () => {
    const threadId = `of ${door.name}`;
    expect(await threadOf({ threadId })).toBeNull();
    expect(await threadOf({ threadId, remixOf: source.record.slug })).toBeNull();
  });

  test('another game under the same key is another request', async () => {
    const key = `key of ${door.name}`;
    const input = { prompt: 'a fox', remixOf: source.record.slug };
    const { data } = await door.createRun(remixer, input, key);
    expect((await door.createRun(remixer, input, key)).data.id).toBe(data.id);
    expect((await door.createRun(remixer, { prompt: 'a fox' }, key)).code).toBe('idempotency_key_reused');
    await door.cancelRun(remixer, data.id);
  });

  test.each([[''], ['x'.repeat(65)], ['a\u0000']])('%j is no slug', async (remixOf) => {
    const { code, error } = await door.createRun(remixer, { prompt: 'a fox', remixOf });
    expect([code, error?.details?.[0]?.path]).toEqual(['validation_failed', 'remixOf']);
  });
});

test('both pages lead to each other, newest first, and the run tells it too', async () => {
  const first = await remix('First Fox', source.record.slug);
  const second = await remix('Second Fox', source.record.slug);
  const told = await game(second.slug);
  expect(told.remixOf).toMatchObject({ slug: source.record.slug, title: 'Snow Fox', author: { name: 'Ada' } });
  expect(told.remixOf.publicUrl).toBe(source.record.publicUrl);
  expect((await gateway.app.inject({ url: new URL(told.remixOf.author.publicUrl).pathname })).statusCode).toBe(200);
  expect(await sourceOfRun(first.runId)).toEqual({ title: 'Snow Fox' });

  const made = await game(source.record.slug, { first: 1 });
  expect([made.remixCount, titles(made), made.remixOf]).toEqual([2, ['Second Fox'], null]);
  const rest = await game(source.record.slug, { first: 1, after: made.remixes.pageInfo.endCursor });
  expect([titles(rest), rest.remixes.pageInfo.hasNextPage]).toEqual([['First Fox'], false]);

  const [line] = all(await page(second.slug), 'p', { class: 'source' });
  expect(text(line!).trim()).toBe('Remix of Snow Fox by Ada');
  expect(attribute(all(line!, 'a')[0]!, 'href')).toBe(`/games/${source.record.slug}`);
  const [list] = all(await page(source.record.slug), 'section', { id: 'remixes' });
  expect(text(all(list!, 'h2')[0]!)).toBe('Remixes 2');
  expect(all(list!, 'h3').map(text)).toEqual(['Second Fox', 'First Fox']);
});

test('a version that is made later and published is of the same game', async () => {
  const { runId } = await remix('Early', source.record.slug);
  const [later = ''] = await completeRuns(gateway, remixer, 1, { parentRunId: runId });
  const viewer = await viewerOf(gateway, remixer);
  const artifactId = (await gateway.resources.services.runs.find(viewer, later))!.artifactId!;
  const { slug } = await publications().publish(viewer, artifactId, { title: 'Late', description: 'x' });
  expect((await game(slug)).remixOf).toMatchObject({ title: 'Snow Fox' });
});

test('a remix that is hidden or gone is not listed', async () => {
  const own = await publishGame(gateway, { title: 'Quiet', description: 'x' });
  await remix('Hidden', own.record.slug, true);
  const gone = await remix('Gone', own.record.slug);
  expect(titles(await game(own.record.slug))).toEqual(['Gone']);
  await publications().unpublish(await viewerOf(gateway, remixer), gone.artifactId);
  expect(await game(own.record.slug)).toMatchObject({ remixCount: 0, remixes: { nodes: [] } });
  expect(all(await page(own.record.slug), 'section', { id: 'remixes' })).toEqual([]);
});

test('a source is named while it is public and in the lists, and its author while that is told', async () => {
  const title = 'Private Life';
  const own = await publishGame(gateway, { title, description: 'x', showAuthor: true });
  const { slug, runId } = await remix('Of a private one', own.record.slug);
  const publish = (more: object) =>
    publications().publish(ownerOf(own.owner), own.artifactId, { title, description: 'x', ...more });
  const named = async () => [
    (await game(slug)).remixOf?.title ?? null,
    (await sourceOfRun(runId))?.title ?? null,
    text(all(await page(slug), 'main')[0]!).includes(title) ? title : null,
  ];
  expect((await game(slug)).remixOf.author).not.toBeNull();
  await publish({});
  expect((await game(slug)).remixOf.author).toBeNull();
  expect(await named()).toEqual([title, title, title]);
  await publish({ seoContent: { noindex: true } });
  expect(await named()).toEqual([null, null, null]);
  await publish({});
  await publications().unpublish(ownerOf(own.owner), own.artifactId);
  expect(await named()).toEqual([null, null, null]);
  expect(await game(own.record.slug)).toBeNull();
});
