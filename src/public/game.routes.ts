/** `/games`, `/games/:slug` and `/games/:slug/embed`. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HOST_PERMISSIONS } from '../artifacts/host-page.js';
import { servedFrom } from '../artifacts/preview-headers.js';
import { registration } from '../http/described-route.js';
import { languageWanted, readerLanguage } from '../http/reader-language.js';
import { orderedBy } from '../publications/public-game.model.js';
import type { ListedGame, PublicGame } from '../publications/publications.model.js';
import { hasBoard } from '../publications/scores.js';
import type { Page } from './document.js';
import type { Remixes } from './game-around.js';
import { embedPageRoute, galleryRoute, gamePageRoute } from './game.description.js';
import { embedPage, gamePage, type Site } from './game-page.js';
import { galleryPage } from './gallery-page.js';
import { cursorIn, cursorOf, galleryQuery } from './gallery-query.js';
import { embedPath, kindOf, pagePath, playPath } from './game-view.js';
import { readerOf } from './texts/index.js';
import { PUBLIC_CACHE, publicGame, sendPage, type PublicOptions } from './answer.js';

const GAMES_A_PAGE = 24;
const RELATED = 4;
const REMIXES = 4;
const ON_THE_PAGE = 10;

/** The page itself may copy its address; the game in its frame may not, whose own header and `allow` say so. */
const PAGE_PERMISSIONS = HOST_PERMISSIONS.replace('clipboard-write=()', 'clipboard-write=(self)');

export async function gameRoutes(app: FastifyInstance, options: PublicOptions): Promise<void> {
  const { services, config, publicUrl } = options;
  const { previewOrigin, publicUrl: configured } = config;

  const gallery = async (
    request: FastifyRequest<{ Querystring: Readonly<Record<string, unknown>> }>,
    reply: FastifyReply,
  ) => {
    const query = galleryQuery(request.query);
    const { search, kind, order } = query;
    const filter = { order, ...(search === undefined ? {} : { search }), ...(kind === undefined ? {} : { kind }) };
    const found = await services.publications.games(GAMES_A_PAGE + 1, cursorIn(query), filter);
    const games = found.slice(0, GAMES_A_PAGE);
    const last = found.length > GAMES_A_PAGE ? games.at(-1) : undefined;
    const next = last ? cursorOf({ value: orderedBy(order, last), slug: last.slug }) : null;
    return sendPage(
      request,
      reply,
      galleryPage({ query, games, next, publicUrl: publicUrl(), reader: readerOf(readerLanguage(request.headers)) }),
    );
  };

  /** Of its kind, most played first: one statement, whatever there is. */
  const relatedTo = async ({ slug, design }: PublicGame): Promise<readonly ListedGame[]> => {
    const kind = kindOf(design);
    const filter = { order: 'played', ...(kind === null ? {} : { kind }) } as const;
    const found = await services.publications.games(RELATED + 1, undefined, filter);
    return found.filter((game) => game.slug !== slug).slice(0, RELATED);
  };

  /** Counted only where there are more than the page shows. */
  const remixesOf = async ({ artifactId }: PublicGame): Promise<Remixes> => {
    const { remixes } = services.publications;
    const [found = []] = await remixes.list([artifactId], REMIXES + 1);
    const [count = 0] = found.length > REMIXES ? await remixes.count([artifactId]) : [found.length];
    return { count, newest: found.slice(0, REMIXES) };
  };

  /** What stands around a game on its own page. */
  const around = async (game: PublicGame): Promise<Partial<Site>> => {
    const { publications } = services;
    const [related, made, [remixOf]] = await Promise.all([
      relatedTo(game),
      remixesOf(game),
      game.remixOf === null ? [null] : publications.remixes.sources([game.remixOf]),
    ]);
    return {
      related,
      remixes: made,
      remixOf: remixOf ?? null,
      ...(hasBoard(game) ? { scores: await publications.scores(game.slug, ON_THE_PAGE) } : {}),
    };
  };

  const show = (
    view: (game: PublicGame, site: Site) => Page,
    url: (slug: string) => string,
    find?: (game: PublicGame) => Promise<Partial<Site>>,
  ) =>
    async function showGame(request: FastifyRequest<{ Params: { slug: string } }>, reply: FastifyReply) {
      const game = await publicGame(options, request.params.slug);
      // an address that the game had before: what links there arrives
      if (game.slug !== request.params.slug)
        return reply.header('cache-control', PUBLIC_CACHE).redirect(url(game.slug), 301);
      const path = playPath(game);
      const origin = servedFrom(request, config, publicUrl);
      const source = previewOrigin === undefined && configured === undefined ? path : origin + path;
      const wanted = languageWanted(request.headers);
      const site: Site = {
        publicUrl: publicUrl(),
        // a policy cannot spell a literal IPv6 host
        frames: origin.includes('//[') ? "'self'" : origin + path,
        source,
        keeps: previewOrigin === undefined,
        ...(wanted === undefined ? {} : { lang: wanted }),
        ...(await find?.(game)),
      };
      reply.header('permissions-policy', find ? PAGE_PERMISSIONS : HOST_PERMISSIONS);
      if (game.seoContent.noindex) reply.header('x-robots-tag', 'noindex');
      return sendPage(request, reply, view(game, site));
    };
  app.route({ ...registration(galleryRoute), handler: gallery });
  app.route({ ...registration(gamePageRoute), handler: show(gamePage, pagePath, around) });
  app.route({ ...registration(embedPageRoute), handler: show(embedPage, embedPath) });
}
