/** The page of a public game: for people, for those who are not to know more, and for machines. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../artifacts/app.js';
import { useApp } from '../contract/shared-app.js';
import { all, attribute, documentOf, text } from './dom.js';
import { PROMPT, PUBLICATION, publishGame, viewerOf } from './world.js';

const test = useApp();
const page = (url: string, accept = 'text/html') => test.app.inject({ url, headers: { accept } });

describe('the page of a public game', () => {
  it('is readable without script, and its frame has no source yet', async () => {
    const { record, sha256 } = await publishGame(test);
    const response = await page(`/games/${record.slug}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body.indexOf('<iframe')).toBeLessThan(30 * 1024);
    const document = documentOf(response.body);
    expect(text(all(document, 'h1')[0]!)).toBe(PUBLICATION.title);
    expect(text(all(document, 'main')[0]!)).toContain(PUBLICATION.description);
    const rows = all(document, 'tr').map((row) => [...all(row, 'th'), ...all(row, 'td')].map((cell) => text(cell)));
    expect(rows).toEqual([
      ['Key', 'Action'],
      ['← →', 'run'],
      ['Space', 'jump, twice in the air'],
      ['R', 'start again'],
      ['P', 'pause'],
    ]);
    const [frame] = all(document, 'iframe');
    expect(Object.fromEntries(frame!.attrs.map(({ name, value }) => [name, value]))).toEqual({
      hidden: '',
      title: PUBLICATION.title,
      sandbox: 'allow-scripts allow-pointer-lock',
      allow: 'autoplay; fullscreen; gamepad',
    });
    expect(response.body).toContain(`data-src="/games/${record.slug}/play/${sha256}"`);
  });

  it('answers 404 and 410 as a page to people, as the envelope to programs', async () => {
    const { record, owner, artifactId } = await publishGame(test);
    await test.resources.services.publications.unpublish(viewerOf(owner), artifactId);
    for (const [slug, status, code] of [
      [record.slug, 410, '410 publication_withdrawn'],
      ['no-such-game', 404, '404 publication_not_found'],
      ['%00', 404, '404 publication_not_found'],
      ['A B', 404, '404 publication_not_found'],
    ] as const) {
      const shown = await page(`/games/${encodeURI(slug).replace('%25', '%')}`);
      expect([slug, shown.statusCode, shown.headers['content-type']]).toEqual([
        slug,
        status,
        'text/html; charset=utf-8',
      ]);
      expect(shown.headers['cache-control']).toBe('no-store');
      expect(refusalOf(await page(`/games/${encodeURI(slug).replace('%25', '%')}`, 'application/json'))).toBe(code);
    }
  });

  it('answers an unknown address and a dead link as a page to people, as the envelope to programs', async () => {
    const { artifactId } = await publishGame(test);
    const preview = `/api/game-artifacts/${artifactId}/preview`;
    const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    for (const [url, heading, refusal] of [
      ['/no/such/page', 'Page not found', '404 route_not_found'],
      [`${preview}?token=expired`, 'This link no longer works', '401 preview_token_invalid'],
      [`${preview}/~expired/`, 'This link no longer works', '401 preview_token_invalid'],
    ] as const) {
      const shown = await page(url, browser);
      expect(shown.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'x-request-id': expect.any(String),
      });
      const document = documentOf(shown.body);
      expect(text(all(document, 'h1')[0]!)).toBe(heading);
      expect(all(document, 'a', { href: '/games' }).length).toBeGreaterThan(0);
      for (const accept of ['*/*', 'application/json', `application/json, ${browser}`])
        expect(refusalOf(await page(url, accept))).toBe(refusal);
    }
    const headers = { accept: browser, 'sec-fetch-dest': 'iframe' };
    const framed = await test.app.inject({ url: `${preview}?token=expired`, headers });
    expect(all(documentOf(framed.body), 'a')).toEqual([]);
    expect(framed.headers['content-security-policy']).toContain('frame-ancestors *');
    const posted = await test.app.inject({ method: 'POST', url: '/no/such/page', headers: { accept: browser } });
    expect(refusalOf(posted)).toBe('404 route_not_found');
  });

  it('tells nothing of the owner, the run, the prompt or a token', async () => {
    const { record, owner, artifactId, runId, sha256 } = await publishGame(test);
    const { token } = await test.resources.services.artifacts.createPreviewToken(viewerOf(owner), artifactId);
    const secrets = {
      id: owner.id,
      email: owner.email,
      runId,
      artifactId,
      prompt: PROMPT,
      token,
      mac: token.split('.')[2]!,
    };
    const own = `/games/${record.slug}`;
    const urls = [
      own,
      `${own}/embed`,
      `${own}/play/${sha256}`,
      '/games',
      `/oembed?url=${record.publicUrl}`,
      '/sitemap.xml',
    ];
    for (const url of urls) {
      const { body, headers, statusCode } = await page(url);
      const told = JSON.stringify(headers) + body;
      const leaks = Object.entries(secrets).filter(([, secret]) => told.includes(secret));
      expect({ url, statusCode, leaks, cookie: headers['set-cookie'] }).toEqual({ url, statusCode: 200, leaks: [] });
    }
  });
});

describe('what a page says to machines', () => {
  it('names the game in JSON-LD, Open Graph, a card and one canonical address', async () => {
    const { record } = await publishGame(test);
    const document = documentOf((await page(`/games/${record.slug}`)).body);
    const data = JSON.parse(text(all(document, 'script', { type: 'application/ld+json' })[0]!)) as {
      '@graph': Record<string, unknown>[];
    };
    expect(data['@graph'].map((entry) => entry['@type'])).toEqual(['VideoGame', 'FAQPage']);
    expect(data['@graph'][0]).toMatchObject({
      name: PUBLICATION.title,
      url: record.publicUrl,
      image: `${record.publicUrl}/image.png`,
      playMode: 'https://schema.org/SinglePlayer',
      inLanguage: 'en',
    });
    const link = (rel: string) => attribute(all(document, 'link', { rel })[0]!, 'href');
    expect(link('canonical')).toBe(record.publicUrl);
    expect((await page(link('alternate')!)).json()).toMatchObject({ title: PUBLICATION.title });
    const html = all(document, 'html')[0]!;
    expect([attribute(html, 'lang'), attribute(html, 'dir')]).toEqual(['en', 'ltr']);
    expect(all(document, 'meta', { name: 'robots' })).toEqual([]);
  });

  it('asks not to be indexed where its owner does', async () => {
    const seoContent = { noindex: true, language: 'ar-EG' };
    const { record } = await publishGame(test, { ...PUBLICATION, seoContent });
    const response = await page(`/games/${record.slug}`);
    expect(response.headers['x-robots-tag']).toBe('noindex');
    const document = documentOf(response.body);
    expect(attribute(all(document, 'meta', { name: 'robots' })[0]!, 'content')).toBe('noindex');
    const html = all(document, 'html')[0]!;
    expect([attribute(html, 'lang'), attribute(html, 'dir')]).toEqual(['ar-EG', 'rtl']);
    for (const list of ['/sitemap.xml', '/games'])
      expect((await page(list)).body).not.toContain(`/games/${record.slug}"`);
  });

  it('allows its own script and style by their hashes, and nothing else', async () => {
    const { record, sha256 } = await publishGame(test);
    const origin = await test.listen();
    const { body } = await page(`/games/${record.slug}`);
    const hash = (name: string) => {
      const element = all(documentOf(body), name).find(({ attrs }) => attrs.length === 0)!;
      return `'sha256-${createHash('sha256').update(text(element)).digest('base64')}'`;
    };
    const policy = await fetch(`${origin}/games/${record.slug}`).then(({ headers }) =>
      headers.get('content-security-policy'),
    );
    expect(policy).toBe(
      `default-src 'none'; style-src ${hash('style')}; script-src ${hash('script')}; img-src 'self' data:; ` +
        `frame-src ${origin}/games/${record.slug}/play/${sha256}; connect-src ${origin}/robots.txt ${origin}/graphql; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    const embed = await fetch(`${origin}/games/${record.slug}/embed`);
    expect(embed.headers.get('content-security-policy')).toContain('frame-ancestors *');
  });

  it('is kept for at most five seconds, and validated by its ETag', async () => {
    const { record, owner, artifactId } = await publishGame(test);
    const url = `/games/${record.slug}`;
    const { headers } = await page(url);
    expect(headers['cache-control']).toBe('public, max-age=5, must-revalidate');
    const again = () => test.app.inject({ url, headers: { 'if-none-match': headers.etag! } });
    expect(await again()).toMatchObject({ statusCode: 304, body: '' });
    await test.resources.services.publications.publish(viewerOf(owner), artifactId, {
      ...PUBLICATION,
      title: 'Another',
    });
    expect((await again()).body).toContain('>Another</h1>');
    await test.resources.services.publications.unpublish(viewerOf(owner), artifactId);
    for (const rest of ['', '/embed', '/image.png', '/cover.webp'])
      expect([rest, (await page(url + rest)).statusCode]).toEqual([rest, 410]);
  });

  it('leads from an address that the game had before to the one that it has', async () => {
    const { record, owner, artifactId } = await publishGame(test);
    const seoContent = { slug: `${record.slug}-anew` };
    await test.resources.services.publications.publish(viewerOf(owner), artifactId, { ...PUBLICATION, seoContent });
    for (const rest of ['', '/embed']) {
      const response = await page(`/games/${record.slug}${rest}`);
      expect([response.statusCode, response.headers.location]).toEqual([301, `/games/${record.slug}-anew${rest}`]);
    }
  });
});
