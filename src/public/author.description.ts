import { IF_NONE_MATCH, OUR_FAULTS, UNCHANGED, type DescribedRoute } from '../http/described-route.js';
import type { HeaderList } from '../http/answer-headers.js';
import { page, REFUSAL } from './page.description.js';

const HEADERS = [
  'Cache-Control',
  'Content-Security-Policy',
  'ETag',
  'Referrer-Policy',
  'Vary',
  'X-Content-Type-Options',
] as const satisfies HeaderList;

export const authorRoute: DescribedRoute = {
  method: 'GET',
  path: '/authors/:handle',
  operationId: 'author',
  doc: 'The public games of an author who shows their name.',
  limited: 'address',
  parameters: [
    {
      name: 'handle',
      in: 'path',
      required: true,
      description: 'The author’s name in URLs.',
      schema: { type: 'string' },
      example: 'ada-k7xq2',
    },
    {
      name: 'after',
      in: 'query',
      description: 'The cursor from the link to more games.',
      schema: { type: 'string' },
      example: 'mic8vkt3.penguin-leap',
    },
    IF_NONE_MATCH,
  ],
  security: [],
  answers: {
    '200': { description: 'The page.', headers: [...HEADERS, 'Content-Encoding?'], content: page('Ada · Gamewright') },
    '304': { description: UNCHANGED, headers: HEADERS },
  },
  errors: ['publication_not_found', 'validation_failed', ...OUR_FAULTS],
  errorHeaders: REFUSAL,
};
