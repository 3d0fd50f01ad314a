import { AUDIENCE } from '../artifacts/audience.description.js';
import type { HeaderList } from '../http/answer-headers.js';
import { IF_NONE_MATCH, OUR_FAULTS, UNCHANGED, type DescribedRoute } from '../http/described-route.js';
import { NOT_THERE, page, REFUSAL, SLUG } from './page.description.js';

/** The query by which a game's service worker, whose requests are no frame's, gets what a frame gets. */
export const KEPT = 'kept';

const PLAY = [
  'Cache-Control',
  'Connection-Allowlist',
  'Content-Security-Policy',
  'Cross-Origin-Resource-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
  'X-DNS-Prefetch-Control',
  'X-Robots-Tag',
] as const satisfies HeaderList;

export const playRoute: DescribedRoute = {
  method: 'GET',
  path: '/games/:slug/play/:sha256',
  operationId: 'playPublicGame',
  doc: 'The public game itself, in a sandbox, for the frame on its page; in a browser tab, it redirects to that page.',
  limited: 'address',
  parameters: [
    SLUG,
    {
      name: 'sha256',
      in: 'path',
      required: true,
      description: 'The SHA-256 of the game, as its page names it.',
      schema: { type: 'string' },
      example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    },
    IF_NONE_MATCH,
    ...AUDIENCE,
    {
      name: KEPT,
      in: 'query',
      description: 'With any value: the answer that a frame gets, for the service worker. It is not counted as a play.',
      schema: { type: 'string' },
    },
  ],
  security: [],
  answers: {
    '200': {
      description: 'The game.',
      headers: [...PLAY, 'Content-Encoding?', 'ETag', 'Vary'],
      content: page('Penguin Leap'),
    },
    '302': {
      description:
        'In a browser tab, redirects to the page of the game; otherwise to the origin of games (`PREVIEW_ORIGIN`).',
      headers: [...PLAY, 'Location', 'Vary'],
    },
    '304': { description: UNCHANGED, headers: [...PLAY, 'ETag', 'Vary'] },
  },
  errors: [...NOT_THERE, 'artifact_damaged', ...OUR_FAULTS],
  errorHeaders: { ...REFUSAL, label: 'Play', list: [...PLAY.slice(2), 'Connection-Allowlist?', 'Vary'] },
};
