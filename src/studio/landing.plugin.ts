import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../config.js';
import { ERROR_CATALOGUE, type ErrorCode } from '../errors.js';
import { LANDING_STYLE, landingPage } from './landing.js';

/** Serves the page at `/`. Its policy allows its own style and nothing else; a single sign-on that failed ends here. */
export const landingPlugin: FastifyPluginAsync<{ config: Pick<Config, 'production' | 'oidc'> }> = async (
  app,
  { config },
) => {
  const styleHash = createHash('sha256').update(LANDING_STYLE).digest('base64');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  };
  app.get<{ Querystring: { signInError?: unknown } }>('/', (request, reply) => {
    const code = request.query.signInError;
    // only our own sentences are shown: the address bar is anybody's
    const notice =
      typeof code === 'string' && Object.hasOwn(ERROR_CATALOGUE, code)
        ? ERROR_CATALOGUE[code as ErrorCode].message
        : undefined;
    return reply
      .headers(headers)
      .send(landingPage({ graphiql: !config.production, signInWith: config.oidc?.name, notice }));
  });
};
