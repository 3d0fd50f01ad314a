import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../artifacts/app.js';
import { htmlResult } from '../artifacts/results.js';
import { useApp } from '../contract/shared-app.js';
import { all, attribute, documentOf, text } from './dom.js';
import { withApp } from '../helpers/app.js';
import { compose, PROMPT, PUBLICATION, publishGame, viewerOf } from './world.js';

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
        `frame-src ${origin}/games/${record.slug}/play/${sha256}; connect-src ${origin}/robots.txt; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
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
    expect((await again()).body).toContain('<h1 dir="auto">Another</h1>');
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

describe('the bytes of a public game', () => {
  it('come without a session, isolated as a preview is, until they are withdrawn', async () => {
    const { record, sha256, owner, artifactId } = await publishGame(test);
    const url = `/games/${record.slug}/play/${sha256}`;
    const response = await page(url);
    expect(response.statusCode).toBe(200);
    expect(createHash('sha256').update(response.rawPayload).digest('hex')).toBe(sha256);
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toContain('sandbox allow-scripts allow-pointer-lock;');
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toContain("connect-src 'none'");
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=5, must-revalidate',
      'connection-allowlist': expect.stringContaining('webrtc=block') as string,
      etag: `W/"${sha256}"`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    expect((await test.app.inject({ url, headers: { 'if-none-match': `W/"${sha256}"` } })).statusCode).toBe(304);
    expect((await page(`/games/${record.slug}/play/${'0'.repeat(64)}`)).statusCode).toBe(404);
    await test.resources.services.publications.unpublish(viewerOf(owner), artifactId);
    expect((await page(url)).statusCode).toBe(410);
    expect((await test.app.inject({ url, headers: { 'if-none-match': `W/"${sha256}"` } })).statusCode).toBe(410);
  });

  it('come compressed, as the pages do, to those who take that', async () => {
    const { record, sha256 } = await publishGame(test);
    const origin = await test.listen();
    for (const path of [`/games/${record.slug}`, `/games/${record.slug}/play/${sha256}`]) {
      for (const encoding of ['br', 'gzip']) {
        const response = await fetch(origin + path, { headers: { 'accept-encoding': encoding } });
        expect([path, response.headers.get('content-encoding')]).toEqual([path, encoding]);
        expect(response.headers.get('vary')).toBe('accept-encoding');
        expect(await response.text()).toBe((await page(path)).body);
      }
    }
  });

  it('are served on PREVIEW_ORIGIN where there is one, and pages are not', async () => {
    const overrides = { publicUrl: 'https://app.test', previewOrigin: 'https://play.test' };
    await withApp(async (apart) => {
      const { record, sha256 } = await publishGame(apart);
      const path = `/games/${record.slug}/play/${sha256}`;
      const on = (host: string, url: string) => apart.app.inject({ url, headers: { host, accept: 'text/html' } });
      const shown = await on('app.test', `/games/${record.slug}`);
      expect(shown.body).toContain(`data-src="https://play.test${path}"`);
      expect(shown.headers['content-security-policy']).toContain(`frame-src https://play.test${path};`);
      expect((await on('app.test', path)).headers.location).toBe(`https://play.test${path}`);
      expect((await on('play.test', path)).statusCode).toBe(200);
      expect((await on('play.test', `/games/${record.slug}`)).statusCode).toBe(404);
    }, overrides);
  });
});

describe('lists', () => {
  it('show the newest games, a page after the other, and every one in the sitemap', async () => {
    await withApp(async (own) => {
      const [owner, result] = [await own.signUp(), await compose()];
      const slugs: string[] = [];
      for (let i = 0; i < 30; i += 1)
        slugs.unshift((await publishGame(own, { ...PUBLICATION, title: `Game ${i}` }, result, owner)).record.slug);
      const read = async (url: string) => documentOf((await own.app.inject({ url })).body);
      const shown = (document: ReturnType<typeof documentOf>) =>
        all(document, 'h2')
          .flatMap((heading) => all(heading, 'a'))
          .map((link) => attribute(link, 'href')!.slice('/games/'.length));
      const first = await read('/games');
      expect(shown(first)).toEqual(slugs.slice(0, 24));
      const second = await read(attribute(all(first, 'a', { rel: 'next' })[0]!, 'href')!);
      expect(shown(second)).toEqual(slugs.slice(24));
      expect(all(second, 'a', { rel: 'next' })).toEqual([]);
      const { body } = await own.app.inject({ url: '/sitemap.xml' });
      expect([...body.matchAll(/<loc>[^<]*\/games\/([^<]+)<\/loc>/gu)].map(([, slug]) => slug)).toEqual(slugs);
    });
  });

  it('refuse a cursor that they did not make', async () => {
    for (const after of ['', 'x', '%00', '1.A', `${'9'.repeat(40)}.a`])
      expect([after, (await page(`/games?after=${after}`)).statusCode]).toEqual([after, 422]);
    expect(refusalOf(await page('/games?after=x', 'application/json'))).toBe('422 validation_failed');
    expect((await page('/games?after=1.a&after=1.b')).statusCode).toBe(422);
  });

  it('say what robots may read', async () => {
    const { body, headers } = await page('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual(
      expect.arrayContaining(['User-agent: *', 'Disallow: /api/', 'Disallow: /graphql']),
    );
  });
});

describe('oEmbed', () => {
  it('answers as its specification says', async () => {
    const { record } = await publishGame(test);
    const ask = (query: string) => page(`/oembed?${query}`);
    const url = encodeURIComponent(record.publicUrl);
    const { headers, ...answer } = await ask(`url=${url}&maxwidth=400`);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const body = answer.json() as Record<string, unknown>;
    expect(body).toMatchObject({ version: '1.0', type: 'rich', title: PUBLICATION.title, width: 400, height: 225 });
    const frame = all(documentOf(String(body['html'])), 'iframe')[0]!;
    expect(attribute(frame, 'src')).toBe(record.embedUrl);
    expect((await ask(`url=${url}&maxwidth=x&maxheight=-1`)).json()).toMatchObject({ width: 960, height: 540 });
    for (const [query, status] of [
      [`url=${url}&format=xml`, 501],
      [`url=${url}&format=json`, 200],
      [`url=${encodeURIComponent(record.embedUrl)}`, 200],
      ['', 404],
      ['url=x', 404],
      [`url=${encodeURIComponent('https://elsewhere.test/games/' + record.slug)}`, 404],
      [`url=${encodeURIComponent(`${new URL(record.publicUrl).origin}/games/none-such`)}`, 404],
      [`url=${url}&url=${url}`, 404],
    ] as const)
      expect([query, (await ask(query)).statusCode]).toEqual([query, status]);
  });
});

describe('pictures', () => {
  it('of an artifact come to its owner alone', async () => {
    const { artifactId, owner } = await publishGame(test);
    const url = `/api/game-artifacts/${artifactId}/thumbnail`;
    const response = await test.app.inject({ url, headers: { cookie: owner.cookie } });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 960, height: 540 });
    const { cookie } = await test.signUp();
    expect(refusalOf(await test.app.inject({ url, headers: { cookie } }))).toBe('404 artifact_not_found');
    expect(refusalOf(await test.app.inject({ url }))).toBe('401 unauthenticated');
  });

  it('of a game without a design are plain ones', async () => {
    const { record } = await publishGame(test, PUBLICATION, htmlResult());
    for (const name of ['image.png', 'cover.webp'])
      expect([name, (await page(`/games/${record.slug}/${name}`)).statusCode]).toEqual([name, 200]);
  });

  it('are drawn once, of the size that link previews want, and kept', async () => {
    const { record } = await publishGame(test);
    const card = await page(`/games/${record.slug}/image.png`);
    expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(card.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const cover = await page(`/games/${record.slug}/cover.webp`);
    expect(await sharp(cover.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 960, height: 540 });
    expect((await page(`/games/${record.slug}/image.png`)).headers.etag).toBe(card.headers.etag);
    const { etag } = card.headers;
    const cached = await test.app.inject({
      url: `/games/${record.slug}/image.png`,
      headers: { 'if-none-match': etag! },
    });
    expect(cached.statusCode).toBe(304);
  });
});
