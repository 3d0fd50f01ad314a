import type { HeaderList } from '../http/answer-headers.js';
import { BYTES, IF_NONE_MATCH, OUR_FAULTS, UNCHANGED, type DescribedRoute } from '../http/described-route.js';
import type { Parameter } from '../http/openapi.types.js';
import { page, REFUSAL } from './page.description.js';

const TOKEN: Parameter = {
  name: 'token',
  in: 'path',
  required: true,
  description: 'The last part of a `ShareLink.url`: 11 letters and digits.',
  schema: { type: 'string' },
  example: '7hQ2mX9cRtE',
};

/** On every answer below a short address. */
const PRIVATE = ['Referrer-Policy', 'X-Robots-Tag'] as const satisfies HeaderList;
const NOT_SHARED = ['share_link_not_found', 'share_link_ended'] as const;

export const sharePageRoute: DescribedRoute = {
  method: 'GET',
  path: '/s/:token',
  operationId: 'sharedGame',
  doc: 'The page of a game that is shared by a link but not public.',
  limited: 'address',
  parameters: [TOKEN],
  security: [],
  answers: {
    '200': {
      description: 'The page.',
      headers: [
        ...PRIVATE,
        'Cache-Control',
        'Content-Encoding?',
        'Content-Security-Policy',
        'Permissions-Policy',
        'Vary',
        'X-Content-Type-Options',
      ],
      content: page('Penguin Leap · Gamewright'),
    },
  },
  errors: [...NOT_SHARED, ...OUR_FAULTS],
  errorHeaders: { ...REFUSAL, label: 'Shared', list: [...REFUSAL.list, 'Permissions-Policy?'] },
};

export const shareCardRoute: DescribedRoute = {
  ...picture('image/png'),
  path: '/s/:token/image.png',
  operationId: 'sharedGameImage',
  doc: 'The picture for link previews, 1200 × 630.',
};

export const shareCoverRoute: DescribedRoute = {
  ...picture('image/webp'),
  path: '/s/:token/cover.webp',
  operationId: 'sharedGameCover',
  doc: 'The picture without text, 960 × 540.',
};

function picture(type: string) {
  const content = { [type]: { schema: BYTES } };
  const headers = [
    ...PRIVATE,
    'Cache-Control',
    'Content-Security-Policy',
    'Cross-Origin-Resource-Policy',
    'ETag',
    'X-Content-Type-Options',
  ] as const satisfies HeaderList;
  return {
    method: 'GET',
    limited: 'address',
    parameters: [TOKEN, IF_NONE_MATCH],
    security: [],
    answers: {
      '200': { description: 'The picture.', headers: [...headers, 'Accept-Ranges'], content },
      '206': { description: 'Part of the picture.', headers: [...headers, 'Accept-Ranges', 'Content-Range'], content },
      '304': { description: UNCHANGED, headers },
    },
    errors: [...NOT_SHARED, 'range_not_satisfiable', ...OUR_FAULTS],
    errorHeaders: { ...REFUSAL, label: 'SharedPicture', list: [...REFUSAL.list, 'Cross-Origin-Resource-Policy?'] },
  } as const satisfies Partial<DescribedRoute>;
}
