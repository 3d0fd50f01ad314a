import type { HeaderList } from '../http/answer-headers.js';
import { BYTES, HTML, OUR_FAULTS, UNCHANGED, type DescribedRoute } from '../http/described-route.js';
import type { MediaType } from '../http/openapi.types.js';
import { ARTIFACT_ID, CONDITIONAL, GAME } from './file.description.js';

const DOWNLOAD = [
  'Cache-Control',
  'Content-Disposition',
  'Content-Security-Policy',
  'Cross-Origin-Resource-Policy',
  'Referrer-Policy',
  'Vary',
  'X-Content-Type-Options',
  'X-Robots-Tag',
] as const satisfies HeaderList;
const CONTENT: Readonly<Record<string, MediaType>> = {
  'text/html': { schema: HTML, example: GAME },
  'application/zip': { schema: BYTES, example: 'PK…' },
};

export const downloadRoute: DescribedRoute = {
  method: 'GET',
  path: '/api/game-artifacts/:id/download',
  operationId: 'downloadArtifact',
  doc: 'The HTML file or the zip, for its owner. Supports ranges and ETags.',
  limited: 'viewer',
  parameters: [ARTIFACT_ID, ...CONDITIONAL],
  security: [{ session: [] }],
  answers: {
    '200': { description: 'The file.', headers: [...DOWNLOAD, 'Accept-Ranges', 'ETag'], content: CONTENT },
    '206': {
      description: 'Part of the file.',
      headers: [...DOWNLOAD, 'Accept-Ranges', 'Content-Range', 'ETag'],
      content: CONTENT,
    },
    '304': { description: UNCHANGED, headers: [...DOWNLOAD, 'ETag'] },
  },
  errors: [
    'unauthenticated',
    'session_expired',
    'artifact_not_found',
    'range_not_satisfiable',
    'artifact_damaged',
    ...OUR_FAULTS,
  ],
  errorHeaders: { label: 'Download', list: DOWNLOAD.slice(2).map((name) => `${name}?` as const) },
};
