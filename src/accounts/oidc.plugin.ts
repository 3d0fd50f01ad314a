import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { OidcConfig } from '../config.js';
import { AppError } from '../errors.js';
import { acceptedTypes, HTML_TYPE, JSON_TYPE } from '../http/accept.js';
import { registration, type DescribedRoute } from '../http/described-route.js';
import type { AccountsService } from './accounts.model.js';
import { createSessionCookie, isSecureOrigin } from './cookie.js';
import { createLoginCookie } from './login-cookie.js';
import { createOidcClient } from './oidc-client.js';
import { oidcCallbackRoute, oidcStartRoute } from './oidc.description.js';
import { readReturnTo } from './return-to.js';

export interface OidcPluginOptions {
  readonly oidc: OidcConfig;
  readonly services: { readonly accounts: Pick<AccountsService, 'authenticate' | 'signInWithIdentity'> };
  readonly secrets: { readonly sessionSecret: string };
  /** the origin that browsers use; the provider knows `<origin>/api/auth/oidc/callback` as our redirect URI */
  readonly publicUrl: () => string;
}

/**
 * Single sign-on: `GET /api/auth/oidc/start?returnTo=/path` sends the browser to the provider, which sends it back to
 * `/api/auth/oidc/callback`, and from there it goes to `returnTo` with a session. Needs `@fastify/cookie` before it.
 */
export const oidcPlugin: FastifyPluginAsync<OidcPluginOptions> = async (
  app,
  { oidc, services, secrets, publicUrl },
) => {
  const client = createOidcClient(oidc, app.log);
  const secure = isSecureOrigin(publicUrl());
  const loginCookie = createLoginCookie(secrets.sessionSecret, secure);
  const sessionCookie = createSessionCookie(publicUrl());
  // a HEAD request must neither start nor finish a login
  const served = (route: DescribedRoute) => ({ ...registration(route), exposeHeadRoute: false });

  app.addHook('onRequest', async (_request, reply) => {
    // the callback's address holds a code; no answer here is the same twice
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  app.route<{ Querystring: { returnTo?: unknown } }>({
    ...served(oidcStartRoute),
    handler: async (request, reply) => {
      const returnTo = readReturnTo(request.query.returnTo);
      return orTellTheBrowser(request, reply, async () => {
        const { url, checks } = await client.start(publicUrl() + oidcCallbackRoute.path);
        loginCookie.set(reply, { ...checks, returnTo });
        return reply.redirect(url.href, 302);
      });
    },
  });

  app.route({
    ...served(oidcCallbackRoute),
    handler: async (request, reply) => {
      const login = loginCookie.take(request, reply);
      return orTellTheBrowser(request, reply, async () => {
        if (!login) throw new AppError('sign_in_failed');
        // our own origin, not the Host header: it becomes the redirect URI that the provider compares
        const identity = await client.finish(new URL(request.url, publicUrl()), login);
        const visitor = { ip: request.ip, userAgent: request.headers['user-agent'] ?? null };
        const before = await services.accounts.authenticate(sessionCookie.read(request));
        const { token } = await services.accounts.signInWithIdentity(
          identity,
          visitor,
          before.state === 'signedIn' ? before.viewer : undefined,
        );
        sessionCookie.set(reply, token);
        return reply.redirect(login.returnTo, 303);
      });
    },
  });
};

/** A browser that fails gets to the first page with `?signInError=<code>`; every other client gets the error itself. */
async function orTellTheBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await work();
  } catch (error) {
    const [best] = acceptedTypes(request.headers, [JSON_TYPE, HTML_TYPE]);
    if (!(error instanceof AppError) || best !== HTML_TYPE) throw error;
    return reply.redirect(`/?signInError=${error.code}`, 303);
  }
}
