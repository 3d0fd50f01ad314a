import { OUR_FAULTS, type DescribedRoute } from '../http/described-route.js';
import { REFUSAL } from './page.description.js';

export const languageRoute: DescribedRoute = {
  method: 'GET',
  path: '/language/:language',
  operationId: 'chooseLanguage',
  doc: 'Keeps the language that somebody chose for the pages, in a cookie, and leads back.',
  limited: 'address',
  parameters: [
    {
      name: 'language',
      in: 'path',
      required: true,
      description: 'The language’s code (ISO 639-1), one of those that pages are written in.',
      schema: { type: 'string' },
      example: 'de',
    },
    {
      name: 'returnTo',
      in: 'query',
      description: 'A path of this site to end at.',
      schema: { type: 'string', default: '/' },
      example: '/games',
    },
  ],
  security: [],
  answers: {
    '303': { description: 'Kept.', headers: ['Cache-Control', 'Location', 'Set-Cookie', 'X-Robots-Tag'] },
  },
  errors: ['route_not_found', 'validation_failed', ...OUR_FAULTS],
  errorHeaders: { ...REFUSAL, label: 'Language' },
};
