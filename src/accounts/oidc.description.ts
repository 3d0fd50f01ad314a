/** Single sign-on: two redirects, of which a browser sees no more. */
import { OUR_FAULTS, type DescribedRoute } from '../http/described-route.js';

export const oidcStartRoute: DescribedRoute = {
  method: 'GET',
  path: '/api/auth/oidc/start',
  operationId: 'startSingleSignOn',
  doc: 'Single sign-on, where it is configured: to the provider.',
  limited: 'address',
  parameters: [
    {
      name: 'returnTo',
      in: 'query',
      description: 'A path of the application to end at; `/` where it is absent or leads elsewhere.',
      schema: { type: 'string', default: '/' },
      example: '/docs',
    },
  ],
  security: [],
  answers: {
    '302': {
      description: 'To the provider, which comes back to `/api/auth/oidc/callback`.',
      headers: ['Cache-Control', 'Location', 'Referrer-Policy', 'Set-Cookie'],
    },
    '303': {
      description: 'It did not work: a browser goes to the first page, which tells why.',
      headers: ['Cache-Control', 'Location', 'Referrer-Policy'],
    },
  },
  errors: ['sign_in_failed', ...OUR_FAULTS],
  errorHeaders: { label: 'SignOn', list: ['Referrer-Policy'] },
};

export const oidcCallbackRoute: DescribedRoute = {
  method: 'GET',
  path: '/api/auth/oidc/callback',
  operationId: 'finishSingleSignOn',
  doc: 'Where the provider comes back to.',
  limited: 'address',
  parameters: [
    { name: 'code', in: 'query', description: 'From the provider.', schema: { type: 'string' } },
    { name: 'state', in: 'query', description: 'From the provider.', schema: { type: 'string' } },
  ],
  security: [],
  answers: {
    '303': {
      description:
        'Signed in, and on to `returnTo`; or it did not work, and a browser goes to the first page, which tells why.',
      headers: ['Cache-Control', 'Location', 'Referrer-Policy', 'Set-Cookie?'],
    },
  },
  errors: ['sign_in_failed', 'email_taken', ...OUR_FAULTS],
  errorHeaders: { label: 'SignedOn', list: ['Referrer-Policy', 'Set-Cookie?'] },
};
