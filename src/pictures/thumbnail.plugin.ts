/** `GET|HEAD /api/game-artifacts/:id/thumbnail`: the picture of a game without a word, for its owner. */
import type { FastifyInstance } from 'fastify';
import type { ArtifactsService } from '../artifacts/artifacts.model.js';
import { sendFile } from '../artifacts/send-file.js';
import { registration } from '../http/described-route.js';
import type { PicturesService } from './pictures.service.js';
import { thumbnailRoute } from './thumbnail.description.js';

const HEADERS = {
  // an artifact does not change, and so its picture does not
  'cache-control': 'private, max-age=3600',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  vary: 'Cookie',
  'x-content-type-options': 'nosniff',
} as const;

export async function thumbnailPlugin(
  app: FastifyInstance,
  { services }: { readonly services: { readonly artifacts: ArtifactsService; readonly pictures: PicturesService } },
): Promise<void> {
  const { artifacts, pictures } = services;
  app.route<{ Params: { id: string } }>({
    ...registration(thumbnailRoute),
    method: ['GET', 'HEAD'],
    handler: async (request, reply) => {
      const { artifact } = await artifacts.authoriseDownload({
        artifactId: request.params.id,
        authenticate: () => request.authenticate(),
      });
      const picture = await pictures.coverOf(artifact.id);
      reply.headers(HEADERS);
      return sendFile(request, reply, artifacts, picture);
    },
  });
}
