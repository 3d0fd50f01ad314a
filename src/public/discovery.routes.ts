/** What other sites and search engines ask for: `/oembed`, `/sitemap.xml`, `/robots.txt`. */
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.js';
import { registration } from '../http/described-route.js';
import type { PublicGame } from '../publications/publications.model.js';
import { embedCode } from './game-page.js';
import { PUBLIC_CACHE, publicGame, type PublicOptions } from './answer.js';
import { oembedRoute, robotsRoute, sitemapRoute } from './discovery.description.js';
import { createSitemap } from './sitemap.js';

/** The size that a game is embedded in when nobody asks for less. */
const WIDTH = 960;
const HEIGHT = 540;
const SMALLEST = 200;

export async function discoveryRoutes(app: FastifyInstance, options: PublicOptions): Promise<void> {
  const { services, publicUrl } = options;
  const sitemap = createSitemap(services.publications, publicUrl);

  /** https://oembed.com, sections 2.2 and 2.3; a game is `rich`, since it is neither a photo nor a film. */
  app.route<{ Querystring: Record<'url' | 'format' | 'maxwidth' | 'maxheight', unknown> }>({
    ...registration(oembedRoute),
    handler: async (request, reply) => {
      const { url, format = 'json', maxwidth, maxheight } = request.query;
      // section 2.3.2: 501 where the provider cannot answer in the requested format
      if (format !== 'json')
        return reply
          .code(501)
          .header('cache-control', PUBLIC_CACHE)
          .type('text/plain; charset=utf-8')
          .send('Ask for format=json.\n');
      const game = await publicGame(options, slugOf(url, publicUrl()));
      const width = sizeOf(maxwidth, WIDTH);
      const height = Math.min(sizeOf(maxheight, HEIGHT), Math.max(SMALLEST, Math.round((width * HEIGHT) / WIDTH)));
      reply
        .type('application/json; charset=utf-8')
        .header('cache-control', PUBLIC_CACHE)
        .header('access-control-allow-origin', '*')
        .header('x-content-type-options', 'nosniff');
      return reply.send(JSON.stringify(oembed(game, width, height, publicUrl())));
    },
  });

  app.route({
    ...registration(sitemapRoute),
    handler: async (_, reply) =>
      reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', PUBLIC_CACHE)
        .header('x-content-type-options', 'nosniff')
        .send(await sitemap()),
  });

  app.route({
    ...registration(robotsRoute),
    handler: async (_, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(
          `User-agent: *\nDisallow: /api/\nDisallow: /graphql\nDisallow: /language/\n\nSitemap: ${publicUrl()}/sitemap.xml\n`,
        ),
  });
}

/** @throws publication_not_found for what is no address of a game here, as section 2.3.2 wants it (404) */
function slugOf(url: unknown, origin: string): string {
  const parsed = typeof url === 'string' ? URL.parse(url) : null;
  const match = parsed && /^\/games\/([a-z0-9-]+)(?:\/embed)?\/?$/u.exec(parsed.pathname);
  // a page may be linked to by either scheme
  if (!match || parsed.host !== new URL(origin).host)
    throw new AppError('publication_not_found', {
      message: `Send the address of a game's page as url, e.g. ${origin}/games/NAME.`,
    });
  return match[1]!;
}

function sizeOf(asked: unknown, most: number): number {
  const size = Number(asked ?? most);
  return Number.isFinite(size) && size >= 1 ? Math.min(most, Math.floor(size)) : most;
}

function oembed(game: PublicGame, width: number, height: number, origin: string): Record<string, unknown> {
  return {
    version: '1.0',
    type: 'rich',
    title: game.title,
    provider_name: 'Gamewright',
    provider_url: origin,
    cache_age: 5,
    html: embedCode(game, width, height),
    width,
    height,
    thumbnail_url: game.imageUrl,
    thumbnail_width: 1200,
    thumbnail_height: 630,
  };
}
