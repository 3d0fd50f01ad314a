/**
 * The bytes of a public game for the frame on its page. Held as a preview is, by the same headers and guard; but no token
 * and no session, since the game is public, and any site may frame it, since any may frame the page that does. Whoever
 * opens the address in a tab is sent to that page.
 */
import type { FastifyInstance } from 'fastify';
import fresh from 'fresh';
import { audienceOf, VARY_BY_AUDIENCE } from '../artifacts/audience.js';
import { isolation, PREVIEW_HEADERS, servedFrom } from '../artifacts/preview-headers.js';
import { isOn } from '../artifacts/preview.plugin.js';
import { guardedBytes, guardedEtag } from '../artifacts/guarded-bytes.js';
import { HTML_TYPE } from '../artifacts/stage.js';
import { AppError } from '../errors.js';
import { registration } from '../http/described-route.js';
import { encodingFor } from '../http/content-encoding.js';
import { pagePath, playPath } from './game-view.js';
import { PUBLIC_CACHE, publicGame, type PublicOptions } from './answer.js';
import { KEPT, playRoute } from './play.description.js';

export async function playRoutes(app: FastifyInstance, options: PublicOptions): Promise<void> {
  const { services, config, publicUrl } = options;
  const { previewOrigin } = config;

  app.addHook('onRequest', async (_, reply) => {
    reply.headers(PREVIEW_HEADERS).headers(isolation({ ancestors: '*' }));
  });
  // the game's origin never sees a cookie
  app.addHook('onSend', async (_, reply) => {
    reply.removeHeader('set-cookie');
  });

  const route = registration(playRoute);
  app.route<{ Params: { slug: string; sha256: string }; Querystring: Readonly<Record<string, unknown>> }>({
    ...route,
    method: ['GET', 'HEAD'],
    config: { ...route.config, preview: true },
    handler: async (request, reply) => {
      const game = await publicGame(options, request.params.slug);
      reply.header('vary', `accept-encoding, ${VARY_BY_AUDIENCE}`);
      const audience = audienceOf(request.headers, request.query);
      const elsewhere = previewOrigin !== undefined && !isOn(previewOrigin, request);
      if (audience === 'tab')
        return reply.redirect((previewOrigin === undefined || elsewhere ? '' : publicUrl()) + pagePath(game.slug), 302);
      if (game.sha256 !== request.params.sha256)
        throw new AppError('publication_not_found', {
          message: "This version of the game doesn't exist. Open the game's page again.",
        });
      const path = playPath(game);
      if (elsewhere) return reply.redirect(previewOrigin + path, 302);
      const framed = audience === 'frame' || KEPT in request.query;
      // weak, since the game may come compressed: so it is not served in ranges either, which no frame asks for
      const etag = `W/${framed ? guardedEtag(game.sha256) : `"${game.sha256}"`}`;
      reply
        .headers(isolation({ ancestors: '*', preview: servedFrom(request, config, publicUrl) + path }))
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', PUBLIC_CACHE)
        .header('etag', etag);
      if (audience === 'frame' && request.method === 'GET') services.publications.played(game, request.ip);
      if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) return reply.code(304).send();
      reply.type(HTML_TYPE);
      const encoding = encodingFor(request.headers);
      const compressed = encoding && (await services.artifacts.compressed(game, encoding, framed));
      if (compressed) return reply.header('content-encoding', encoding).send(compressed);
      const body = await services.artifacts.open(game);
      if (request.method !== 'HEAD') return reply.send(framed ? guardedBytes(body) : body);
      body.destroy();
      return reply.send();
    },
  });
}
