import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../artifacts/app.js';
import { useApp } from '../contract/shared-app.js';
import { PROMPT, PUBLICATION, publishGame, viewerOf } from './world.js';

const test = useApp();
const page = (url: string, accept = 'text/html') => test.app.inject({ url, headers: { accept } });

function all(node: Tree.Node, name: string): Tree.Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap((child) => all(child, name)) : [];
  return 'tagName' in node && node.tagName === name ? [node, ...children] : children;
}
const text = (node: Tree.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(text).join('') : '';

describe('the page of a public game', () => {
  it('is readable without script, and its frame has no source yet', async () => {
    const { record, sha256 } = await publishGame(test);
    const response = await page(`/games/${record.slug}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body.indexOf('<iframe')).toBeLessThan(30 * 1024);
    const document = parse(response.body);
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
