/** `/games`, `/games/:slug` and `/games/:slug/embed`. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HOST_PERMISSIONS } from '../artifacts/host-page.js';
import { servedFrom } from '../artifacts/preview-headers.js';
import { invalidField } from '../errors.js';
import { registration } from '../http/described-route.js';
import type { PublicGame } from '../publications/publications.model.js';
import type { Page } from './document.js';
import { embedPageRoute, galleryRoute, gamePageRoute } from './game.description.js';
import { embedPage, gamePage, type Site } from './game-page.js';
import { galleryPage } from './gallery-page.js';
import { embedPath, pagePath, playPath } from './game-view.js';
import { PUBLIC_CACHE, publicGame, sendPage, type PublicOptions } from './answer.js';

const GAMES_A_PAGE = 24;

interface Cursor {
  readonly publishedAt: Date;
  readonly slug: string;
}

export async function gameRoutes(app: FastifyInstance, options: PublicOptions): Promise<void> {
  const { services, config, publicUrl } = options;
  const { previewOrigin, publicUrl: configured } = config;

  const gallery = async (request: FastifyRequest<{ Querystring: { after?: unknown } }>, reply: FastifyReply) => {
    const before = request.query.after === undefined ? undefined : readCursor(request.query.after);
    const found = await services.publications.newest(GAMES_A_PAGE + 1, before);
    const games = found.slice(0, GAMES_A_PAGE);
    const last = found.length > GAMES_A_PAGE ? games.at(-1) : undefined;
    const page = galleryPage({
      games,
      next: last ? cursorOf(last) : null,
      first: before === undefined,
      publicUrl: publicUrl(),
    });
    return sendPage(request, reply, page);
  };

  const show = (view: (game: PublicGame, site: Site) => Page, url: (slug: string) => string) =>
    async function showGame(request: FastifyRequest<{ Params: { slug: string } }>, reply: FastifyReply) {
      const game = await publicGame(options, request.params.slug);
      // an address that the game had before: what links there arrives
      if (game.slug !== request.params.slug)
        return reply.header('cache-control', PUBLIC_CACHE).redirect(url(game.slug), 301);
      const path = playPath(game);
      const origin = servedFrom(request, config, publicUrl);
      const site: Site = {
        publicUrl: publicUrl(),
        // a policy cannot spell a literal IPv6 host
        frames: origin.includes('//[') ? "'self'" : origin + path,
        source: previewOrigin === undefined && configured === undefined ? path : origin + path,
      };
      reply.header('permissions-policy', HOST_PERMISSIONS);
      if (game.seoContent.noindex) reply.header('x-robots-tag', 'noindex');
      return sendPage(request, reply, view(game, site));
    };
  app.route({ ...registration(galleryRoute), handler: gallery });
  app.route({ ...registration(gamePageRoute), handler: show(gamePage, pagePath) });
  app.route({ ...registration(embedPageRoute), handler: show(embedPage, embedPath) });
}

function cursorOf({ publishedAt, slug }: Cursor): string {
  return `${publishedAt.getTime().toString(36)}.${slug}`;
}

/** @throws validation_failed */
function readCursor(text: unknown): Cursor {
  const match = /^([0-9a-z]{1,9})\.([a-z0-9-]{1,64})$/u.exec(typeof text === 'string' ? text : '');
  const publishedAt = new Date(Number.parseInt(match?.[1] ?? '', 36));
  if (!match || Number.isNaN(publishedAt.getTime()))
    throw invalidField('after', 'invalid_cursor', 'Expected the `after` value of a link to the next page.');
  return { publishedAt, slug: match[2]! };
}
