import type { HeaderList } from '../http/answer-headers.js';
import { BYTES, IF_NONE_MATCH, OUR_FAULTS, UNCHANGED, type DescribedRoute } from '../http/described-route.js';
import { NOT_THERE, REFUSAL, SLUG } from './page.description.js';

const PICTURE = [
  'Access-Control-Allow-Origin',
  'Cache-Control',
  'Content-Security-Policy',
  'Cross-Origin-Resource-Policy',
  'ETag',
  'X-Content-Type-Options',
] as const satisfies HeaderList;

export const cardRoute: DescribedRoute = {
  ...picture('image/png'),
  path: '/games/:slug/image.png',
  operationId: 'gameImage',
  doc: 'The picture for link previews, 1200 × 630.',
};

export const coverRoute: DescribedRoute = {
  ...picture('image/webp'),
  path: '/games/:slug/cover.webp',
  operationId: 'gameCover',
  doc: 'The picture without text, 960 × 540.',
};

function picture(type: string) {
  const content = { [type]: { schema: BYTES } };
  return {
    method: 'GET',
    limited: 'address',
    parameters: [SLUG, IF_NONE_MATCH],
    security: [],
    answers: {
      '200': { description: 'The picture.', headers: [...PICTURE, 'Accept-Ranges'], content },
      '206': { description: 'Part of the picture.', headers: [...PICTURE, 'Accept-Ranges', 'Content-Range'], content },
      '304': { description: UNCHANGED, headers: PICTURE },
    },
    errors: [...NOT_THERE, 'range_not_satisfiable', ...OUR_FAULTS],
    errorHeaders: {
      ...REFUSAL,
      label: 'Picture',
      list: [...REFUSAL.list, 'Access-Control-Allow-Origin?', 'Cross-Origin-Resource-Policy?'],
    },
  } as const satisfies Partial<DescribedRoute>;
}
