/**
 * A public game as an app of its own: a manifest, an icon in the game's colours, and the service worker that plays it
 * without a connection. What is installed is the game's page.
 */
import { Resvg } from '@resvg/resvg-js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registration } from '../http/described-route.js';
import type { PublicGame } from '../publications/publications.model.js';
import { pageColours } from './accent.js';
import { PUBLIC_CACHE, publicGame, type PublicOptions } from './answer.js';
import { appIconRoute, appManifestRoute, appWorkerRoute } from './app.description.js';
import { appIconPath, languageOf, pagePath, paletteOf, shortened } from './game-view.js';
import { offlineWorker } from './offline-worker.js';

const SIZE = 512;
/** below an icon, more is cut off */
const LONGEST_SHORT_NAME = 30;

type GameRequest = FastifyRequest<{ Params: { slug: string } }>;

export async function appRoutes(app: FastifyInstance, options: PublicOptions): Promise<void> {
  const headers = { 'cache-control': PUBLIC_CACHE, 'x-content-type-options': 'nosniff' };
  app.route({
    ...registration(appManifestRoute),
    handler: async (request: GameRequest, reply) =>
      reply
        .headers(headers)
        .type('application/manifest+json')
        .send(JSON.stringify(manifestOf(await publicGame(options, request.params.slug)))),
  });
  app.route({
    ...registration(appIconRoute),
    handler: async (request: GameRequest, reply) =>
      reply
        .headers(headers)
        .type('image/png')
        .send(iconOf(await publicGame(options, request.params.slug))),
  });
  app.route({
    ...registration(appWorkerRoute),
    handler: async (request: GameRequest, reply) => {
      const game = await publicGame(options, request.params.slug);
      return reply
        .headers(headers)
        .header('content-security-policy', "default-src 'none'; connect-src 'self'")
        .header('service-worker-allowed', pagePath(game.slug))
        .type('text/javascript; charset=utf-8')
        .send(offlineWorker(game));
    },
  });
}

function manifestOf(game: PublicGame): Readonly<Record<string, unknown>> {
  const { ground } = pageColours(paletteOf(game)).light;
  const path = pagePath(game.slug);
  const icon = { src: appIconPath(game.slug), sizes: `${SIZE}x${SIZE}`, type: 'image/png' };
  return {
    id: path,
    name: game.title,
    short_name: shortened(game.title, LONGEST_SHORT_NAME),
    description: shortened(game.description),
    lang: languageOf(game),
    start_url: path,
    scope: path,
    display: 'standalone',
    orientation: 'any',
    background_color: ground,
    theme_color: ground,
    categories: ['games'],
    icons: [
      { ...icon, purpose: 'any' },
      { ...icon, purpose: 'maskable' },
    ],
  };
}

/** Colours come from a validated palette (`#rrggbb`): nothing that a user wrote gets into the drawing. */
function iconOf(game: PublicGame): Buffer {
  const { accent, onAccent } = pageColours(paletteOf(game)).light;
  const blocks = [
    [12, 3, 1],
    [3, 12, 1],
    [12, 12, 1],
    [21, 12, 1],
    [3, 21, 0.5],
    [21, 21, 0.5],
  ].map(([x, y, opacity]) => `<rect x="${x}" y="${y}" width="8" height="8" rx="2.5" opacity="${opacity}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${accent}"/><g fill="${onAccent}" transform="translate(6.4 6.4) scale(.6)">${blocks.join('')}</g></svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: SIZE } }).render().asPng();
}
