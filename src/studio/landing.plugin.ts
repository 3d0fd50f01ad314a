import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../config.js';
import { landingPage } from './landing.js';

/** Serves the page at `/`. Its policy allows its own style and nothing else. */
export const landingPlugin: FastifyPluginAsync<{ config: Pick<Config, 'production'> }> = async (app, { config }) => {
  const { html, style } = landingPage(!config.production);
  const styleHash = createHash('sha256').update(style).digest('base64');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  };
  app.get('/', (_request, reply) => reply.headers(headers).send(html));
};
