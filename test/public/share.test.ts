/** Short addresses of games that are not public: who gets in, and what ends them. */
import { describe, expect, it } from 'vitest';
import { MOST_SHARE_LINKS } from '../../src/artifacts/share-links.model.js';
import { refusalOf } from '../artifacts/app.js';
import { bundle } from '../artifacts/previews.js';
import { htmlResult } from '../artifacts/results.js';
import { useApp } from '../contract/shared-app.js';
import { post } from '../graphql/client.js';
import type { TestUser } from '../helpers/app.js';
import { all, attribute, documentOf, text } from './dom.js';
import { addGame, PROMPT, viewerOf } from './world.js';

const test = useApp();
const LINKS = 'artifact { shareLinks { id url expiresAt } } userErrors { field code message }';
const CREATE = `mutation ($input: CreateShareLinkInput!) { made: createShareLink(input: $input) { shareLink { id url expiresAt } ${LINKS} } }`;
const STOP = `mutation ($input: StopSharingInput!) { made: stopSharing(input: $input) { ${LINKS} } }`;

interface Link {
  readonly id: string;
  readonly url: string;
  readonly expiresAt: string | null;
}
interface Made {
  readonly shareLink: Link | null;
  readonly artifact: { readonly shareLinks: readonly Link[] } | null;
  readonly userErrors: readonly {
    readonly field: readonly string[];
    readonly code: string;
    readonly message: string;
  }[];
}

const page = (url: string, accept = 'text/html') =>
  test.app.inject({ url: new URL(url, 'http://127.0.0.1:4000').pathname, headers: { accept } });

async function change(user: TestUser, query: string, input: object): Promise<Made> {
  const { data, errors } = await post(test, user, query, { input });
  expect(errors).toBeUndefined();
  return data.made as Made;
}

async function share(user: TestUser, artifactId: string, ttlSeconds?: number): Promise<Link> {
  const { shareLink, userErrors } = await change(user, CREATE, { artifactId, ttlSeconds });
  expect(userErrors).toEqual([]);
  return shareLink!;
}

/** Where the page's frame gets the game from. */
async function sourceOf(url: string): Promise<string> {
  const { body } = await page(url);
  return attribute(all(documentOf(body), 'div', { class: 'screen' })[0]!, 'data-src')!;
}

describe('a shared game', () => {
  it('is played by whoever has its short address, and by no other', async () => {
    const owner = await test.signUp();
    const { artifactId } = await addGame(test, owner);
    const link = await share(owner, artifactId);
    expect(link.url).toMatch(/^http:\/\/127\.0\.0\.1:4000\/s\/[0-9A-Za-z]{11}$/u);
    expect(link.expiresAt).toBeNull();
    const shown = await page(link.url);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    const document = documentOf(shown.body);
    const [frame] = all(document, 'iframe');
    expect(attribute(frame!, 'sandbox')).toBe('allow-scripts allow-pointer-lock');
    expect(shown.body).not.toContain(PROMPT);
    expect(shown.body).not.toContain(owner.email);
    // the card of a messenger
    const image = attribute(all(document, 'meta', { property: 'og:image' })[0]!, 'content')!;
    expect(image).toBe(`${link.url}/image.png`);
    const card = await page(image);
    expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/png']);

    const source = attribute(all(document, 'div', { class: 'screen' })[0]!, 'data-src')!;
    expect(shown.headers['content-security-policy']).toContain(`frame-src http://localhost:80${source};`);
    const game = await test.app.inject({ url: source, headers: { 'sec-fetch-dest': 'iframe' } });
    expect(game.statusCode).toBe(200);
    expect(game.headers['content-security-policy']).toMatch(
      /^sandbox allow-scripts allow-pointer-lock; default-src 'none';/u,
    );
  });

  it('may be a bundle, whose files come by the same way', async () => {
    const owner = await test.signUp();
    const { artifactId } = await addGame(test, owner, bundle());
    const source = await sourceOf((await share(owner, artifactId)).url);
    const file = await test.app.inject({ url: `${source}game.js` });
    expect([file.statusCode, file.body]).toEqual([200, 'run()']);
  });

  it('is gone at once when its link is stopped, also where it is being played; other links go on', async () => {
    const owner = await test.signUp();
    const { artifactId } = await addGame(test, owner, htmlResult());
    const [kept, stopped] = [await share(owner, artifactId), await share(owner, artifactId)];
    const sources = [await sourceOf(kept.url), await sourceOf(stopped.url)];
    const left = await change(owner, STOP, { artifactId, linkId: stopped.id });
    expect(left.artifact!.shareLinks.map(({ url }) => url)).toEqual([kept.url]);
    expect((await page(stopped.url)).statusCode).toBe(410);
    expect((await page(`${stopped.url}/cover.webp`)).statusCode).toBe(410);
    expect((await page(kept.url)).statusCode).toBe(200);
    const statuses = await Promise.all(sources.map(async (url) => (await test.app.inject({ url })).statusCode));
    expect(statuses).toEqual([200, 401]);
    // once more changes nothing
    expect((await change(owner, STOP, { artifactId, linkId: stopped.id })).userErrors).toEqual([]);
  });

  it('is shared no more by anything once sharing is stopped', async () => {
    const owner = await test.signUp();
    const { artifactId } = await addGame(test, owner, htmlResult());
    const links = [await share(owner, artifactId), await share(owner, artifactId, 3_600)];
    const preview = await test.resources.services.artifacts.createPreviewToken(viewerOf(owner), artifactId);
    const source = await sourceOf(links[0]!.url);
    const long = new URL(preview.url).pathname;
    expect((await test.app.inject({ url: long })).statusCode).toBe(200);
    expect((await change(owner, STOP, { artifactId })).artifact!.shareLinks).toEqual([]);
    for (const { url } of links) expect((await page(url)).statusCode).toBe(410);
    for (const url of [source, long]) expect((await test.app.inject({ url })).statusCode).toBe(401);
    // and may be shared anew
    expect((await page((await share(owner, artifactId)).url)).statusCode).toBe(200);
  });

  it('ends when its time is over, which people are told as a page and programs by the envelope', async () => {
    const owner = await test.signUp();
    const { artifactId } = await addGame(test, owner, htmlResult());
    const { url, id, expiresAt } = await share(owner, artifactId, 60);
    expect(new Date(expiresAt!).getTime()).toBeGreaterThan(Date.now());
    const source = await sourceOf(url);
    await test.resources.database.pool.query('update share_links set expires_at = now() where id = $1', [id]);
    const shown = await page(url);
    expect([shown.statusCode, shown.headers['x-robots-tag']]).toEqual([410, 'noindex']);
    expect(text(all(documentOf(shown.body), 'h1')[0]!)).toBe('This link no longer works');
    expect(refusalOf(await page(url, 'application/json'))).toBe('410 share_link_ended');
    expect((await test.app.inject({ url: source })).statusCode).toBe(401);
    const { artifact } = await change(owner, STOP, { artifactId, linkId: id });
    expect(artifact!.shareLinks).toEqual([]);
  });

  it.each(['7hQ2mX9cRtE', 'short', '7hQ2mX9cRt%00', '7hQ2mX9cRtE7hQ2mX9cRtE', '~7hQ2mX9cRt'])(
    'is none at /s/%s',
    async (token) => {
      expect((await page(`/s/${token}`)).statusCode).toBe(404);
      expect(refusalOf(await page(`/s/${token}`, 'application/json'))).toBe('404 share_link_not_found');
    },
  );
});

describe('links', () => {
  it('are their owner’s: another account can neither make, see nor stop them', async () => {
    const [owner, other] = [await test.signUp(), await test.signUp()];
    const { artifactId } = await addGame(test, owner, htmlResult());
    const link = await share(owner, artifactId);
    for (const [query, input] of [
      [CREATE, { artifactId }],
      [STOP, { artifactId }],
      [STOP, { artifactId, linkId: link.id }],
    ] as const) {
      const { userErrors, artifact } = await change(other, query, input);
      expect([artifact, userErrors.map(({ field, code }) => [field, code])]).toEqual([
        null,
        [[['input', 'artifactId'], 'artifact_not_found']],
      ]);
    }
    const theirs = await addGame(test, other, htmlResult());
    const { userErrors } = await change(other, STOP, { artifactId: theirs.artifactId, linkId: link.id });
    expect(userErrors.map(({ field, code }) => [field, code])).toEqual([[['input', 'linkId'], 'share_link_not_found']]);
    expect(await test.resources.services.shareLinks.listMany(viewerOf(other), [artifactId])).toEqual([[]]);
    expect((await page(link.url)).statusCode).toBe(200);
    expect((await post(test, null, CREATE, { input: { artifactId } })).code).toBe('unauthenticated');
  });

  it('are bounded in number and in time, and kept without their tokens', async () => {
    const owner = await test.signUp();
    const { artifactId } = await addGame(test, owner, htmlResult());
    for (const ttlSeconds of [0, 59, 31_536_001, -1])
      expect((await change(owner, CREATE, { artifactId, ttlSeconds })).userErrors[0]!.field).toEqual([
        'input',
        'ttlSeconds',
      ]);
    const links: Link[] = [];
    for (let i = 0; i < MOST_SHARE_LINKS; i += 1) links.push(await share(owner, artifactId));
    expect((await change(owner, CREATE, { artifactId })).userErrors[0]).toMatchObject({
      field: ['input', 'artifactId'],
      message: 'This game has 20 links. Stop one of them first.',
    });
    const { artifact } = await change(owner, STOP, { artifactId, linkId: links[0]!.id });
    expect(artifact!.shareLinks.map(({ url }) => url)).toEqual(
      links
        .slice(1)
        .map(({ url }) => url)
        .toReversed(),
    );
    const { rows } = await test.resources.database.pool.query('select * from share_links where artifact_id = $1', [
      artifactId,
    ]);
    const kept = JSON.stringify(rows);
    for (const { url } of links) expect(kept).not.toContain(url.slice(-11));
  });
});
