/** Single sign-on: two redirects, of which a browser sees no more. */
import { OUR_FAULTS, type DescribedRoute } from '../http/described-route.js';

export const oidcStartRoute: DescribedRoute = {
  method: 'GET',
  path: '/api/auth/oidc/start',
  operationId: 'startSingleSignOn',
  doc: 'Starts single sign-on, if it is configured.',
  limited: 'address',
  parameters: [
    {
      name: 'returnTo',
      in: 'query',
      description: 'Where to go after sign-in: a path of this site. Defaults to `/`, also if it leads elsewhere.',
      schema: { type: 'string', default: '/' },
      example: '/docs',
    },
  ],
  security: [],
  answers: {
    '302': {
      description: 'Redirects to the provider, which redirects back to `/api/auth/oidc/callback`.',
      headers: ['Cache-Control', 'Location', 'Referrer-Policy', 'Set-Cookie'],
    },
    '303': {
      description: 'Sign-in failed: browsers are redirected to the home page, which says why.',
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
  doc: 'Completes single sign-on; the provider redirects here.',
  limited: 'address',
  parameters: [
    { name: 'code', in: 'query', description: 'Set by the provider.', schema: { type: 'string' } },
    { name: 'state', in: 'query', description: 'Set by the provider.', schema: { type: 'string' } },
  ],
  security: [],
  answers: {
    '303': {
      description:
        'Signed in: redirects to `returnTo`. If sign-in failed, browsers are redirected to the home page, which says why.',
      headers: ['Cache-Control', 'Location', 'Referrer-Policy', 'Set-Cookie?'],
    },
  },
  errors: ['sign_in_failed', 'email_taken', ...OUR_FAULTS],
  errorHeaders: { label: 'SignedOn', list: ['Referrer-Policy', 'Set-Cookie?'] },
};
