/** `/games/:slug/image.png` for link previews, `/games/:slug/cover.webp` for our own pages. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFile } from '../artifacts/send-file.js';
import { registration, type DescribedRoute } from '../http/described-route.js';
import type { Picture } from '../pictures/pictures.service.js';
import type { PublicGame } from '../publications/publications.model.js';
import { PUBLIC_CACHE, publicGame, type PublicOptions } from './answer.js';
import { languageOf } from './game-view.js';
import { cardRoute, coverRoute } from './image.description.js';

export async function imageRoutes(app: FastifyInstance, options: PublicOptions): Promise<void> {
  const { artifacts, pictures } = options.services;
  const picture = (route: DescribedRoute, find: (game: PublicGame) => Promise<Picture>) =>
    app.route({
      ...registration(route),
      method: ['GET', 'HEAD'],
      handler: async (request: FastifyRequest<{ Params: { slug: string } }>, reply: FastifyReply) => {
        const found = await find(await publicGame(options, request.params.slug));
        reply
          .header('cache-control', PUBLIC_CACHE)
          // link previews and other sites show it
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('access-control-allow-origin', '*')
          .header('x-content-type-options', 'nosniff')
          .header('content-security-policy', "default-src 'none'; sandbox");
        return sendFile(request, reply, artifacts, found);
      },
    });

  picture(cardRoute, (game) => pictures.card({ design: game.design, title: game.title, lang: languageOf(game) }));
  picture(coverRoute, (game) => pictures.cover(game));
}
