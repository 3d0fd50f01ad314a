/**
 * `/s/:token`, a game that is shared without being public, and its pictures. The token is the permission: no session is
 * looked at. The game itself comes from the preview routes, by a token of theirs that ends with the link.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HOST_PERMISSIONS } from '../artifacts/host-page.js';
import { servedFrom } from '../artifacts/preview-headers.js';
import { sendFile } from '../artifacts/send-file.js';
import type { SharedGame } from '../artifacts/share-links.model.js';
import { registration, type DescribedRoute } from '../http/described-route.js';
import { languageWanted, VARIES_BY_LANGUAGE } from '../http/reader-language.js';
import type { Picture } from '../pictures/pictures.service.js';
import type { PublicOptions } from './answer.js';
import { sharePage } from './share-page.js';
import { shareCardRoute, shareCoverRoute, sharePageRoute } from './share.description.js';

type ShareRequest = FastifyRequest<{ Params: { token: string } }>;

export async function shareRoutes(app: FastifyInstance, options: PublicOptions): Promise<void> {
  const { services, config, publicUrl } = options;
  const { artifacts, pictures, shareLinks } = services;

  // on refusals too: an address that was taken back stays out of every index
  app.addHook('onRequest', async (_, reply) => {
    reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
  });

  app.route({
    ...registration(sharePageRoute),
    handler: async (request: ShareRequest, reply: FastifyReply) => {
      const shared = await shareLinks.open(request.params.token);
      const { pathname } = new URL(shared.source);
      const origin = servedFrom(request, config, publicUrl);
      // behind a proxy that nobody configured only a relative address is sure to be right
      const configured = config.previewOrigin ?? config.publicUrl;
      const lang = languageWanted(request.headers);
      const { body, headers } = sharePage(shared, {
        ...(lang === undefined ? {} : { lang }),
        // a policy cannot spell a literal IPv6 host
        frames: origin.includes('//[') ? "'self'" : origin + pathname,
        source: configured === undefined ? pathname : origin + pathname,
      });
      return (
        reply
          .headers(headers)
          .header('permissions-policy', HOST_PERMISSIONS)
          // kept nowhere, so that it is gone when it is stopped
          .header('cache-control', 'no-store')
          .header('vary', `accept-encoding, ${VARIES_BY_LANGUAGE}`)
          .send(body)
      );
    },
  });

  const picture = (route: DescribedRoute, find: (shared: SharedGame) => Promise<Picture>) =>
    app.route({
      ...registration(route),
      method: ['GET', 'HEAD'],
      handler: async (request: ShareRequest, reply: FastifyReply) => {
        const found = await find(await shareLinks.open(request.params.token));
        reply
          .header('cache-control', 'private, no-cache')
          // messengers show it beside the link
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('x-content-type-options', 'nosniff')
          .header('content-security-policy', "default-src 'none'; sandbox");
        return sendFile(request, reply, artifacts, found);
      },
    });
  picture(shareCardRoute, ({ design, title, lang }) => pictures.card({ design, title, lang }));
  picture(shareCoverRoute, (shared) => pictures.cover(shared));
}
