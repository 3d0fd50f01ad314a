/** `GET|HEAD /api/game-artifacts/:id/download`: the owner's file or bundle, to keep. */
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { registration } from '../http/described-route.js';
import { slugOf } from '../slug.js';
import type { ArtifactsService } from './artifacts.model.js';
import { downloadRoute } from './download.description.js';
import { sendFile } from './send-file.js';

/** A game is untrusted code on the application's own origin. With these headers a browser saves it and never runs it. */
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
  { services }: { readonly services: { readonly artifacts: ArtifactsService } },
): Promise<void> {
  const route = registration(downloadRoute);
  app.route<{ Params: { id: string } }>({
    ...route,
    method: ['GET', 'HEAD'],
    // up to 50 MiB
    config: { ...route.config, weight: 10 },
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
