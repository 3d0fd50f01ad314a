/**
 * What makes an app of the Studio: icons, and a service worker that shows a page of its own while the service can't be
 * reached. The worker answers navigations alone, and keeps that one page alone: no answer of the API, and nothing of
 * anybody's, is ever in its cache.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Resvg } from '@resvg/resvg-js';
import { html } from '../http/html.js';
import { HOUSE } from '../public/accent.js';
import { makePage, MARK } from '../public/document.js';

export const WORKER_PATH = '/service-worker.js';
export const OFFLINE_PATH = '/offline';
const SIZES = [192, 512] as const;

/** On a ground of its own, small enough that whatever shape a phone cuts out of it leaves the mark whole. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#faf9f6"/><g transform="translate(6.4 6.4) scale(.6)"><g fill="#5b3df5"><rect x="12" y="3" width="8" height="8" rx="2.5"/><rect x="3" y="12" width="8" height="8" rx="2.5"/><rect x="12" y="12" width="8" height="8" rx="2.5"/><rect x="21" y="12" width="8" height="8" rx="2.5"/></g><g fill="#b9adf7"><rect x="3" y="21" width="8" height="8" rx="2.5"/><rect x="21" y="21" width="8" height="8" rx="2.5"/></g></g></svg>`;

/** Asks every five seconds, and at once when the browser says that it is online; then the page that was wanted comes. */
const WAIT = `(()=>{"use strict";
const look=async()=>{try{if((await fetch("/healthz",{cache:"no-store",credentials:"omit"})).ok)location.reload()}catch{}};
addEventListener("online",look);setInterval(look,5e3)})();`;

/** A release with another page is another worker: it takes over at once, and what the one before kept goes. */
const worker = (version: string) => `"use strict";
const cacheName="studio-${version}",offline="${OFFLINE_PATH}",views=/^\\/(?:$|runs(?:\\/|$)|credits$|account$|games(?:\\/[^/]+)?$)/;
addEventListener("install",event=>{skipWaiting();
event.waitUntil(caches.open(cacheName).then(cache=>cache.add(new Request(offline,{cache:"reload",credentials:"omit"}))))});
addEventListener("activate",event=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith("studio-")&&name!==cacheName)await caches.delete(name);
await clients.claim()})()));
addEventListener("fetch",event=>{
const {request}=event;
if(request.mode!=="navigate"||request.method!=="GET"||!views.test(new URL(request.url).pathname))return;
event.respondWith(fetch(request).catch(async error=>{
const page=await caches.match(offline,{cacheName});
if(page)return page;
throw error}))});
`;

export async function installableRoutes(
  app: FastifyInstance,
  { publicUrl }: { readonly publicUrl: () => string },
): Promise<void> {
  const offlinePage = () =>
    makePage({
      lang: 'en',
      title: 'Offline · Gamewright',
      palette: HOUSE,
      head: html`<meta name="robots" content="noindex" />`,
      body: html`<main class="wrap note">
        ${MARK}
        <h1>Waiting for a connection</h1>
        <p>Gamewright can’t be reached right now. This page goes on by itself as soon as it can; nothing is lost.</p>
      </main>`,
      script: WAIT,
      site: publicUrl(),
      reads: ['/healthz'],
    });

  app.get(OFFLINE_PATH, async (_, reply) => {
    const { body, headers } = offlinePage();
    return reply.headers(headers).header('cache-control', 'no-cache').send(body);
  });
  app.get(WORKER_PATH, async (_, reply) => {
    const { body } = offlinePage();
    return reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        // it reads this site alone, and runs nothing but itself
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      })
      .send(worker(createHash('sha256').update(body).digest('hex').slice(0, 16)));
  });
  for (const size of SIZES) {
    const png = new Resvg(ICON, { fitTo: { mode: 'width', value: size } }).render().asPng();
    app.get(`/icon-${size}.png`, async (_, reply) =>
      reply
        .headers({
          'content-type': 'image/png',
          'cache-control': 'public, max-age=86400',
          'x-content-type-options': 'nosniff',
        })
        .send(png),
    );
  }
}
