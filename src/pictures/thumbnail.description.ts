import { ARTIFACT_ID, CONDITIONAL } from '../artifacts/file.description.js';
import type { HeaderList } from '../http/answer-headers.js';
import { BYTES, OUR_FAULTS, UNCHANGED, type DescribedRoute } from '../http/described-route.js';

const THUMBNAIL = [
  'Cache-Control',
  'Content-Security-Policy',
  'Cross-Origin-Resource-Policy',
  'ETag',
  'Vary',
  'X-Content-Type-Options',
] as const satisfies HeaderList;
const CONTENT = { 'image/webp': { schema: BYTES } };

export const thumbnailRoute: DescribedRoute = {
  method: 'GET',
  path: '/api/game-artifacts/:id/thumbnail',
  operationId: 'thumbnailOfArtifact',
  doc: 'A picture of the game, for its owner: 960 × 540, WebP.',
  limited: 'viewer',
  parameters: [ARTIFACT_ID, ...CONDITIONAL],
  security: [{ session: [] }],
  answers: {
    '200': { description: 'The picture.', headers: [...THUMBNAIL, 'Accept-Ranges'], content: CONTENT },
    '206': {
      description: 'Part of the picture.',
      headers: [...THUMBNAIL, 'Accept-Ranges', 'Content-Range'],
      content: CONTENT,
    },
    '304': { description: UNCHANGED, headers: THUMBNAIL },
  },
  errors: ['unauthenticated', 'session_expired', 'artifact_not_found', 'range_not_satisfiable', ...OUR_FAULTS],
  errorHeaders: {
    label: 'Thumbnail',
    list: THUMBNAIL.slice(1)
      .filter((name) => name !== 'ETag')
      .map((name) => `${name}?` as const),
  },
};
