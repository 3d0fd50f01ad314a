import { OUR_FAULTS, type DescribedRoute } from '../http/described-route.js';
import { REFUSAL } from './page.description.js';

export const languageRoute: DescribedRoute = {
  method: 'GET',
  path: '/language/:language',
  operationId: 'chooseLanguage',
  doc: 'Remembers the chosen language of the pages in a cookie, and redirects back.',
  limited: 'address',
  parameters: [
    {
      name: 'language',
      in: 'path',
      required: true,
      description: 'The code (ISO 639-1) of a language that the pages exist in.',
      schema: { type: 'string' },
      example: 'de',
    },
    {
      name: 'returnTo',
      in: 'query',
      description: 'The path of this site to redirect to.',
      schema: { type: 'string', default: '/' },
      example: '/games',
    },
  ],
  security: [],
  answers: {
    '303': {
      description: 'Redirects, and sets the cookie.',
      headers: ['Cache-Control', 'Location', 'Set-Cookie', 'X-Robots-Tag'],
    },
  },
  errors: ['route_not_found', 'validation_failed', ...OUR_FAULTS],
  errorHeaders: { ...REFUSAL, label: 'Language' },
};
