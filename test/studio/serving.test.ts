import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { READER_LANGUAGES } from '../../src/http/reader-language.js';
import { withApp } from '../helpers/app.js';

const VIEWS = ['/', '/runs', '/runs/01980000-0000-7000-8000-000000000000', '/credits', '/account'];

describe('the Studio is served', () => {
  it('as one page for each of its views, with a policy that allows nothing inline and nothing of others', async () => {
    await withApp(async ({ app }) => {
      for (const url of VIEWS) {
        const page = await app.inject({ url });
        expect(page.statusCode, url).toBe(200);
        expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(page.headers['cache-control']).toBe('no-cache');
        const policy = String(page.headers['content-security-policy']);
        expect(policy).toContain("default-src 'none'");
        expect(policy).toContain("script-src 'self';");
        expect(policy).toContain("frame-ancestors 'none'");
        expect(policy).not.toContain('unsafe');
        expect(page.body).not.toMatch(/<script(?![^>]* src=)|<style| style=| on[a-z]+=/u);
        // nothing of another origin
        expect(page.body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//u);
      }
    });
  });

  it('and has the reader of prompts loaded in the language of the page', async () => {
    await withApp(async ({ app, resources }) => {
      const warm = vi.spyOn(resources.services.runs, 'warmPreviews').mockResolvedValue();
      await app.inject({ url: '/', headers: { 'accept-language': 'de' } });
      await vi.waitFor(() => expect(warm.mock.calls).toEqual([['de']]));
      await app.inject({ url: '/games' });
      expect(warm).toHaveBeenCalledTimes(1);
    });
  });

  it('with scripts and styles that browsers keep for a year, and that exist', async () => {
    await withApp(async ({ app }) => {
      const { body } = await app.inject({ url: '/' });
      const files = [...body.matchAll(/(?:src|href)="(\/studio\/[^"]+)"/gu)].map(([, url]) => url ?? '');
      expect(files.length).toBeGreaterThanOrEqual(3);
      for (const url of files) {
        const file = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
        expect(file.statusCode, url).toBe(200);
        expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(file.headers['x-content-type-options']).toBe('nosniff');
      }
      const script = files.find((url) => url.endsWith('.js')) ?? '';
      const packed = await app.inject({ url: script, headers: { 'accept-encoding': 'br' } });
      expect(packed.headers['content-encoding']).toBe('br');
      expect(packed.rawPayload.length).toBeLessThan(120 * 1024);
    });
  });

  it('with the script of the reader’s language beside the first one, both at most 90 KB', async () => {
    await withApp(async ({ app }) => {
      for (const lang of READER_LANGUAGES) {
        const { body } = await app.inject({ url: '/', headers: { 'accept-language': lang } });
        const scripts = [...body.matchAll(/(?:src|href)="(\/studio\/[^"]+\.js)"/gu)].map(([, url]) => url ?? '');
        expect(scripts.filter((url) => url.includes(`/${lang}-`))).toHaveLength(1);
        const packed = await Promise.all(
          scripts.map((url) => app.inject({ url, headers: { 'accept-encoding': 'gzip' } })),
        );
        const size = packed.reduce((sum, { rawPayload }) => sum + rawPayload.length, 0);
        expect([lang, size < 90 * 1024]).toEqual([lang, true]);
      }
    });
  });

  it('with the script of the view that is asked for, all that it imports, and no other view’s', async () => {
    const views = {
      '/runs': 'games-page',
      [VIEWS[2]!]: 'run-page',
      '/credits': 'credits-page',
      '/account': 'account-page',
    };
    await withApp(async ({ app }) => {
      for (const url of VIEWS) {
        const { body } = await app.inject({ url });
        const named = [...body.matchAll(/(?:src|href)="\/studio\/assets\/([^"]+\.js)"/gu)].map(
          ([, file]) => file ?? '',
        );
        expect(new Set(named).size, url).toBe(named.length);
        const shown = Object.values(views).filter((view) => named.some((file) => file.startsWith(`${view}-`)));
        expect(shown).toEqual(url in views ? [views[url as keyof typeof views]] : []);
        for (const file of named) {
          const script = (await app.inject({ url: `/studio/assets/${file}` })).body;
          const imported = [...script.matchAll(/\b(?:from|import)\s?["'`]\.\/([^"'`]+\.js)/gu)].map(([, each]) => each);
          expect(named, `${url} ${file}`).toEqual(expect.arrayContaining(imported));
        }
      }
    });
  });

  it('and knows no other path', async () => {
    await withApp(async ({ app }) => {
      for (const url of ['/nothing', '/runs/1/2', '/studio/assets/none.js', '/studio/assets/../index.html', '/studio/'])
        expect((await app.inject({ url })).statusCode, url).toBe(404);
    });
  });

  it('under the name that its pictures and games have', async () => {
    await withApp(async ({ app }) => {
      const moved = await app.inject({ url: '/runs?a=1', headers: { host: 'localhost:4000' } });
      expect(moved.statusCode).toBe(302);
      expect(moved.headers.location).toBe('http://127.0.0.1:4000/runs?a=1');
      // a name that may be anybody's is not sent anywhere
      expect((await app.inject({ url: '/', headers: { host: 'games.example' } })).statusCode).toBe(200);
    });
  });

  it('and leads nowhere else, whatever a request names as its target and its host', async () => {
    await withApp(async ({ listen }) => {
      const origin = await listen();
      const { port } = new URL(origin);
      const locationOf = async (target: string, host: string) => {
        const socket = connect(Number(port), '127.0.0.1');
        socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
        const answer = await text(socket);
        return /^location: (.*)\r$/imu.exec(answer)?.[1] ?? answer.slice(9, 12);
      };
      const home = `localhost:${port}`;
      expect(await locationOf('http://evil.example/runs?a=1', home)).toBe(`${origin}/runs?a=1`);
      expect(await locationOf('HTTP://evil.example', home)).toBe(`${origin}/`);
      expect(await locationOf('/runs/..%2f..%2f%2fevil.example', home)).toBe(
        `${origin}/runs/..%2f..%2f%2fevil.example`,
      );
      for (const target of ['//evil.example/', '//evil.example/runs', '/\\evil.example', '/%2f%2fevil.example'])
        expect(await locationOf(target, home), target).toBe('404');
      for (const host of [
        `localhost:${port}@evil.example`,
        `localhost:${port}.evil.example`,
        'evil.example',
        'x y',
        '',
      ])
        expect(await locationOf('/', host), host).toMatch(/^[24]00$/u);
    });
  });

  it('with frames from the previews’ own origin where there is one', async () => {
    await withApp(
      async ({ app }) => {
        const { headers } = await app.inject({ url: '/', headers: { host: 'app.example' } });
        expect(headers['content-security-policy']).toContain(
          'frame-src https://app.example/api/game-artifacts/ https://play.example/api/game-artifacts/;',
        );
      },
      { publicUrl: 'https://app.example', previewOrigin: 'https://play.example' },
    );
  });
});
