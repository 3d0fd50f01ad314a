import type { HeaderList } from '../http/answer-headers.js';
import { IF_NONE_MATCH, OUR_FAULTS, UNCHANGED, type DescribedRoute } from '../http/described-route.js';
import { NOT_THERE, page, REFUSAL, SLUG } from './page.description.js';

const PAGE = [
  'Cache-Control',
  'Content-Security-Policy',
  'ETag',
  'Referrer-Policy',
  'Vary',
  'X-Content-Type-Options',
] as const satisfies HeaderList;
const GAME_PAGE = [...PAGE, 'Permissions-Policy', 'X-Robots-Tag?'] as const satisfies HeaderList;

export const galleryRoute: DescribedRoute = {
  method: 'GET',
  path: '/games',
  operationId: 'gallery',
  doc: 'The gallery page of public games, by search, kind and order.',
  limited: 'address',
  parameters: [
    {
      name: 'search',
      in: 'query',
      description: 'Words from the title or the description.',
      schema: { type: 'string' },
      example: 'penguin',
    },
    { name: 'kind', in: 'query', description: 'A kind of game.', schema: { type: 'string' }, example: 'platformer' },
    {
      name: 'order',
      in: 'query',
      description: '`newest`, `played` or `liked`.',
      schema: { type: 'string', default: 'newest' },
      example: 'played',
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
    '200': {
      description: 'The page.',
      headers: [...PAGE, 'Content-Encoding?'],
      content: page('Games made from a sentence · Gamewright'),
    },
    '304': { description: UNCHANGED, headers: PAGE },
  },
  errors: ['validation_failed', ...OUR_FAULTS],
  errorHeaders: REFUSAL,
};

export const gamePageRoute: DescribedRoute = {
  ...ofGame('Penguin Leap · Gamewright'),
  path: '/games/:slug',
  operationId: 'publicGame',
  doc: 'The page of a public game.',
};

export const embedPageRoute: DescribedRoute = {
  ...ofGame('Penguin Leap'),
  path: '/games/:slug/embed',
  operationId: 'embeddedGame',
  doc: 'The game on its own, to embed on other sites.',
};

function ofGame(title: string) {
  return {
    method: 'GET',
    limited: 'address',
    parameters: [SLUG, IF_NONE_MATCH],
    security: [],
    answers: {
      '200': { description: 'The page.', headers: [...GAME_PAGE, 'Content-Encoding?'], content: page(title) },
      '301': { description: 'Redirects to the game’s current address.', headers: ['Cache-Control', 'Location'] },
      '304': { description: UNCHANGED, headers: GAME_PAGE },
    },
    errors: [...NOT_THERE, ...OUR_FAULTS],
    errorHeaders: REFUSAL,
  } as const satisfies Partial<DescribedRoute>;
}
