/**
 * The Studio for browsers: one page for all of its views, and its scripts and styles. Made by Vite into `dist/studio`
 * (`npm run build:studio`); this only serves it.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopbackHost } from '../accounts/client-address.js';
import type { Config } from '../config.js';
import { readerLanguage, VARIES_BY_LANGUAGE } from '../http/reader-language.js';
import { pagesByLanguage, readScripts } from './first-page.js';
import { installableRoutes } from './installable.js';

export interface StudioOptions {
  readonly config: Pick<Config, 'previewOrigin'>;
  /** the origin of every address that we give out */
  readonly publicUrl: () => string;
  /** somebody has the page in that language, who will type soon */
  readonly onPage: (language: string) => void;
}

/**
 * Paths of views, as `web/app.tsx` routes them, and the source of each that has a script of its own (`web/views.tsx`): all
 * are answered with the same page, which names that script too.
 */
const VIEWS = {
  '/': undefined,
  '/runs': 'history/games-page.tsx',
  '/runs/:id': 'runs/run-page.tsx',
  '/credits': 'account/credits-page.tsx',
  '/account': 'account/account-page.tsx',
} as const;

export async function studioPlugin(app: FastifyInstance, { config, publicUrl, onPage }: StudioOptions): Promise<void> {
  const folder = studioFolder();
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  const scriptsOf = await readScripts(folder);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    // asked for again each time: it names the scripts of the release that runs now
    'cache-control': 'no-cache',
    vary: VARIES_BY_LANGUAGE,
  };
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  for (const [url, view] of Object.entries(VIEWS)) {
    const pages = pagesByLanguage(page, scriptsOf, view);
    app.get(url, (request, reply) => {
      if (isOtherNameOf(request, publicUrl())) return reply.redirect(atHome(request.url, publicUrl()), 302);
      // after the answer: the page has scripts to load, and its reader words to type
      const language = readerLanguage(request.headers);
      setImmediate(onPage, language);
      return reply
        .headers(headers)
        .header('content-security-policy', contentSecurityPolicy(publicUrl(), config.previewOrigin))
        .send(pages[language]);
    });
  }
  await app.register(installableRoutes, { publicUrl });
  await app.register(fastifyStatic, {
    root: path.join(folder, 'assets'),
    prefix: '/studio/assets/',
    decorateReply: false,
    // a route a file: what is not there is answered like everything that is not there
    wildcard: false,
    index: false,
    // their names hold a hash of their content
    immutable: true,
    maxAge: '365d',
    setHeaders: (reply) => void reply.header('x-content-type-options', 'nosniff'),
  });
}

/**
 * `localhost` for `127.0.0.1`: pictures and games are addressed by our own name, and under another one they would be
 * somebody else's. Another port is a tunnel, which our own name would lead out of.
 */
function isOtherNameOf({ hostname, port }: FastifyRequest, publicUrl: string): boolean {
  const site = new URL(publicUrl);
  return (
    hostname !== site.hostname &&
    port === Number(site.port || 80) &&
    isLoopbackHost(hostname) &&
    isLoopbackHost(site.hostname)
  );
}

/** A request's path and query on our own origin; a request may name a whole URL instead (RFC 9112, section 3.2.2). */
function atHome(target: string, publicUrl: string): string {
  const { pathname, search } = new URL(target, publicUrl);
  return publicUrl + pathname + search;
}

/** Own scripts and styles, own pictures, own GraphQL; the game in a frame; nothing of anybody else, nothing inline. */
function contentSecurityPolicy(publicUrl: string, previewOrigin: string | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    // older browsers don't count a socket of the same origin as 'self'
    `connect-src 'self' ${publicUrl.replace(/^http/u, 'ws')}`,
    `frame-src ${previewsOf(publicUrl)}${previewOrigin === undefined ? '' : ` ${previewsOf(previewOrigin)}`}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // one policy, which lets the address of the service worker through and nothing else
    'trusted-types service-worker',
  ].join('; ');
}

/** Where games play, and where a game's frame may go by itself: nowhere else. A policy cannot spell a literal IPv6 host. */
function previewsOf(origin: string): string {
  return origin.includes('//[') ? "'self'" : `${origin}/api/game-artifacts/`;
}

/** `dist/studio` of this package, whether this runs from `src` or from `dist/src`. */
function studioFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);
  const studio = path.join(folder, 'dist', 'studio');
  if (!existsSync(path.join(studio, 'index.html')))
    throw new Error('The Studio is not built: run "npm run build:studio" first.');
  return studio;
}
