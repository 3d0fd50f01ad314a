/** `GET|HEAD /api/game-artifacts/:id/thumbnail`: the picture of a game without a word, for its owner. */
import type { FastifyInstance } from 'fastify';
import { sendFile } from '../artifacts/send-file.js';
import type { Services } from '../services.js';

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
  { services }: { readonly services: Pick<Services, 'artifacts' | 'pictures'> },
): Promise<void> {
  const { artifacts, pictures } = services;
  app.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    url: '/api/game-artifacts/:id/thumbnail',
    config: { limited: 'viewer' },
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
