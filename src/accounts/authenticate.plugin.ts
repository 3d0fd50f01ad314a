import { fastifyPlugin } from 'fastify-plugin';
import type { AccountsService, Authentication } from './accounts.model.js';
import { createSessionCookie } from './cookie.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sends this request. Looked up when first asked for, once a request: routes without a viewer cost no query. */
    authenticate(): Promise<Authentication>;
    /** what `authenticate` found, or is finding; null until it is asked */
    authentication: Promise<Authentication> | null;
  }
}

export interface AuthenticateOptions {
  readonly accounts: Pick<AccountsService, 'authenticate'>;
  /** the origin that browsers use; its scheme decides the cookie's name */
  readonly publicUrl: () => string;
}

/** Gives every request `authenticate()`. Needs `@fastify/cookie` before it. */
export const authenticatePlugin = fastifyPlugin(
  async (app, { accounts, publicUrl }: AuthenticateOptions) => {
    const cookie = createSessionCookie(publicUrl());
    app.decorateRequest('authentication', null);
    app.decorateRequest('authenticate', function authenticate() {
      this.authentication ??= accounts.authenticate(cookie.read(this));
      return this.authentication;
    });
  },
  { name: 'authenticate', dependencies: ['@fastify/cookie'], fastify: '5.x' },
);
