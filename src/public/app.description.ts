import type { HeaderList } from '../http/answer-headers.js';
import { BYTES, OUR_FAULTS, type DescribedRoute } from '../http/described-route.js';
import { NOT_THERE, REFUSAL, SLUG } from './page.description.js';

const ANSWER = ['Cache-Control', 'X-Content-Type-Options'] as const satisfies HeaderList;

const partOfApp = {
  method: 'GET',
  limited: 'address',
  parameters: [SLUG],
  security: [],
  errors: [...NOT_THERE, ...OUR_FAULTS],
  errorHeaders: REFUSAL,
} as const satisfies Partial<DescribedRoute>;

export const appManifestRoute: DescribedRoute = {
  ...partOfApp,
  path: '/games/:slug/app.webmanifest',
  operationId: 'gameAppManifest',
  doc: 'The web app manifest with which browsers install a public game as an app.',
  answers: {
    '200': {
      description: 'A web app manifest.',
      headers: ANSWER,
      content: {
        'application/manifest+json': {
          schema: { type: 'object', required: ['name', 'start_url', 'icons'] },
          example: {
            id: '/games/penguin-leap',
            name: 'Penguin Leap',
            start_url: '/games/penguin-leap',
            scope: '/games/penguin-leap',
            display: 'standalone',
            icons: [{ src: '/games/penguin-leap/app-icon.png', sizes: '512x512', type: 'image/png', purpose: 'any' }],
          },
        },
      },
    },
  },
};

export const appIconRoute: DescribedRoute = {
  ...partOfApp,
  path: '/games/:slug/app-icon.png',
  operationId: 'gameAppIcon',
  doc: 'The app icon of a public game, 512 × 512, in the colors of the game.',
  answers: {
    '200': { description: 'The picture.', headers: ANSWER, content: { 'image/png': { schema: BYTES } } },
  },
};

export const appWorkerRoute: DescribedRoute = {
  ...partOfApp,
  path: '/games/:slug/service-worker.js',
  operationId: 'gameAppWorker',
  doc: 'The service worker that makes a public game playable offline.',
  answers: {
    '200': {
      description: 'The script.',
      headers: [...ANSWER, 'Content-Security-Policy', 'Service-Worker-Allowed'],
      content: { 'text/javascript': { schema: { type: 'string' }, example: '"use strict";' } },
    },
  },
};
