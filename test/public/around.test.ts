/** What surrounds a game on its page: figures, other games, the way into the Studio, and the report. */
import { beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../artifacts/app.js';
import { htmlResult } from '../artifacts/results.js';
import { useApp } from '../contract/shared-app.js';
import { all, attribute, documentOf, text } from './dom.js';
import { PUBLICATION, publishGame, type Published } from './world.js';

const test = useApp();
let game: Published;
const others: Published[] = [];

beforeAll(async () => {
  game = await publishGame(test);
  const owner = game.owner;
  for (let i = 0; i < 5; i += 1)
    others.push(await publishGame(test, { ...PUBLICATION, title: `Penguin ${i}` }, undefined, owner));
  await publishGame(test, { title: 'Of no kind', description: 'x' }, htmlResult(), owner);
  await publishGame(test, { ...PUBLICATION, title: 'Hidden', seoContent: { noindex: true } }, undefined, owner);
  const { pool } = test.resources.database;
  await pool.query('update publications set plays = 1234, likes = 5 where slug = $1', [game.record.slug]);
  for (const [at, { record }] of others.entries())
    await pool.query('update publications set plays = $2 where slug = $1', [record.slug, at]);
}, 60_000);

const read = async (url: string) => documentOf((await test.app.inject({ url })).body);

describe('the page of a game', () => {
  it('tells when it was published, how often it was played and how many like it', async () => {
    const document = await read(`/games/${game.record.slug}`);
    const facts = all(all(document, 'ul', { class: 'facts' })[0]!, 'li').map(text);
    expect(facts).toEqual([expect.stringMatching(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/u), 'Plays: 1,234', 'Likes: 5']);
    expect(attribute(all(document, 'time')[0]!, 'datetime')).toBe(game.record.publishedAt.toISOString());
  });

  it('leads to the most played others of its kind, and into the Studio with what it is about', async () => {
    const document = await read(`/games/${game.record.slug}`);
    const related = all(document, 'h3').map((heading) => text(heading));
    expect(related).toEqual(['Penguin 4', 'Penguin 3', 'Penguin 2', 'Penguin 1']);
    const [remix, own] = all(all(document, 'p', { class: 'ways' })[0]!, 'a').map((link) => attribute(link, 'href'));
    expect(decodeURIComponent(remix!)).toMatch(
      /^\/#make=Penguin Peaks: One small penguin, one very big winter\. Catch/u,
    );
    expect(own).toBe('/');
  });

  it('speaks the language of the game in all of that', async () => {
    const { record } = await publishGame(test, { ...PUBLICATION, title: 'Pinguin', seoContent: { language: 'de' } });
    const document = await read(`/games/${record.slug}`);
    const main = text(all(document, 'main')[0]!);
    for (const words of ['Gespielt: 0', 'Ähnliche Spiele', 'Weiterbauen', 'Melden']) expect(main).toContain(words);
  });
});

describe('a report by the form', () => {
  const send = (slug: string, payload: string, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: `/games/${slug}/report`,
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload,
    });

  it('needs no script and no session, and reaches the operator', async () => {
    const { slug } = game.record;
    const page = await test.app.inject({ url: `/games/${slug}/report` });
    // with no-referrer a browser sends the form with `Origin: null`, which is refused as another site's
    expect(page.headers['referrer-policy']).toBe('same-origin');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(page.headers['content-security-policy']).toContain("form-action 'self';");
    const [form] = all(documentOf(page.body), 'form');
    expect([attribute(form!, 'method'), attribute(form!, 'action')]).toEqual(['post', `/games/${slug}/report`]);
    const sent = await send(slug, 'reason=minors&note=Look+at+it.%0D%0APlease.');
    expect(text(all(documentOf(sent.body), 'h1')[0]!)).toBe('Thank you');
    const { rows } = await test.resources.database.pool.query('select reason, note from publication_reports');
    expect(rows).toEqual([{ reason: 'minors', note: 'Look at it.\nPlease.' }]);
  });

  it('is refused where it says nothing, comes from another site, or is about no game', async () => {
    const { slug } = game.record;
    for (const payload of ['', 'reason=', 'reason=nothing', 'note=x', `reason=other&note=${'x'.repeat(1_001)}`]) {
      const { statusCode, body } = await send(slug, payload);
      expect([payload.slice(0, 20), statusCode]).toEqual([payload.slice(0, 20), 422]);
      expect(all(documentOf(body), 'p', { role: 'alert' })).toHaveLength(1);
    }
    const json = { accept: 'application/json' };
    expect(refusalOf(await send(slug, 'reason=other', { ...json, origin: 'https://evil.test' }))).toBe(
      '403 csrf_rejected',
    );
    expect(refusalOf(await send(slug, '{}', { ...json, 'content-type': 'application/json' }))).toBe(
      '415 unsupported_media_type',
    );
    expect(refusalOf(await send(slug, `note=${'x'.repeat(20_000)}`, json))).toBe('413 payload_too_large');
    expect(refusalOf(await send('no-such-game', 'reason=other', json))).toBe('404 publication_not_found');
    const { rows } = await test.resources.database.pool.query('select count(*)::int as n from publication_reports');
    expect(rows).toEqual([{ n: 1 }]);
  });
});
