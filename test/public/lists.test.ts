/** Where public games are found: the list, the sitemap, robots.txt and oEmbed. */
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../artifacts/app.js';
import { useApp } from '../contract/shared-app.js';
import { all, attribute, documentOf } from './dom.js';
import { withApp } from '../helpers/app.js';
import { compose } from '../helpers/compose.js';
import { PUBLICATION, publishGame } from './world.js';

const test = useApp();
const page = (url: string, accept = 'text/html') => test.app.inject({ url, headers: { accept } });

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

  it('are searched, filtered and ordered by links and a form that work without script', async () => {
    await withApp(async (own) => {
      const [owner, result] = [await own.signUp(), await compose()];
      const slugs: string[] = [];
      for (const title of ['Alpha Run', 'Beta Run', 'Gamma Race'])
        slugs.push((await publishGame(own, { title, description: `About ${title}.` }, result, owner)).record.slug);
      await own.resources.database.pool.query('update publications set plays = 3, likes = 1 where slug = $1', [
        slugs[1],
      ]);
      await own.resources.database.pool.query('update publications set likes = 2 where slug = $1', [slugs[0]]);
      const read = async (url: string) => documentOf((await own.app.inject({ url })).body);
      const shown = (document: ReturnType<typeof documentOf>) =>
        all(document, 'h2').map((heading) => attribute(all(heading, 'a')[0]!, 'href')!.slice('/games/'.length));
      const [alpha, beta, gamma] = slugs;
      for (const [query, found] of [
        ['?order=played', [beta, gamma, alpha]],
        ['?order=liked', [alpha, beta, gamma]],
        ['?search=run&order=played', [beta, alpha]],
        ['?search=run&kind=&order=', [beta, alpha]],
        ['?kind=chess', []],
        ['?kind=platformer&order=played', [beta, gamma, alpha]],
        // what is no kind or order is left out, and a text that PostgreSQL takes for none finds nothing
        ['?kind=nothing&order=nothing', [gamma, beta, alpha]],
        ['?search=a%00b', []],
        ['?search=%22', []],
      ] as const)
        expect([query, shown(await read(`/games${query}`))]).toEqual([query, found]);
      const page = await read('/games?search=run&order=played&kind=platformer');
      const [form] = all(page, 'form');
      expect([attribute(form!, 'action'), attribute(form!, 'method')]).toEqual(['/games', undefined]);
      expect(attribute(all(form!, 'input', { name: 'search' })[0]!, 'value')).toBe('run');
      expect(all(form!, 'option').filter((option) => attribute(option, 'selected') !== undefined)).toHaveLength(1);
      expect(attribute(all(page, 'a', { class: 'chip' })[2]!, 'href')).toBe(
        '/games?search=run&kind=platformer&order=liked',
      );
      expect(all(page, 'meta', { name: 'robots' })).toHaveLength(1);
    });
  });

  it('refuse a cursor that they did not make', async () => {
    for (const after of ['', 'x', '1.a&order=played&after=1.b', '%00', '1.A', `${'9'.repeat(40)}.a`])
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
