/** `GET|HEAD /api/game-artifacts/:id/download`: the owner's file or bundle, to keep. */
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.js';
import { slugOf } from '../slug.js';
import { sendFile } from './send-file.js';

/** A game is code of a stranger on the application's own origin: it is saved, never shown, not even when a browser is made to. */
const HEADERS = {
  'cache-control': 'private, no-cache',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  vary: 'Cookie',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
} as const;

export async function downloadPlugin(
  app: FastifyInstance,
  { services }: { readonly services: Pick<Services, 'artifacts'> },
): Promise<void> {
  app.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    url: '/api/game-artifacts/:id/download',
    // up to 50 MiB
    config: { limited: 'viewer', weight: 10 },
    handler: async (request, reply) => {
      const { artifact } = await services.artifacts.authoriseDownload({
        artifactId: request.params.id,
        authenticate: () => request.authenticate(),
      });
      const name = `${slugOf(artifact.title, 'game')}.${artifact.type === 'html' ? 'html' : 'zip'}`;
      reply.headers(HEADERS).header('content-disposition', contentDisposition(name));
      return sendFile(request, reply, services.artifacts, artifact);
    },
  });
}
