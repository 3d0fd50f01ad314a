import type { FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import type { Config } from '../config.js';
import { isForwarded, isPrivate } from './client-address.js';
import type { UsageClient, UsageLimits } from './usage-limits.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Requests of the route count: against the viewer, or the address where nobody is signed in; or against the address
     * whoever it is, where the route does not look at sessions.
     */
    limited?: 'viewer' | 'address';
    /** how many requests one of this route counts for; 1 where it is absent */
    weight?: number;
  }
}

export interface UsageLimitsOptions {
  readonly limits: UsageLimits;
  readonly config: Pick<Config, 'trustedProxies'>;
}

/**
 * Refuses requests of clients that send too many. After the hooks `onRequest` of a route, which ask for the session and
 * the site, and before its body is read. For routes that are registered after it. Needs `authenticatePlugin`.
 */
export const usageLimitsPlugin = fastifyPlugin<UsageLimitsOptions>(async (app, { limits, config }) => {
  let warned = false;
  const addressOf = (request: FastifyRequest): string | undefined => {
    if (!isOfProxy(request, config)) return request.ip;
    if (!warned) request.log.warn('Requests come by a proxy: limits by address wait for TRUSTED_PROXIES to be set.');
    warned = true;
    return undefined;
  };
  app.decorateRequest('usageClient', function usageClient(userId: string | undefined): UsageClient {
    return { userId, ip: addressOf(this) };
  });
  app.addHook('preParsing', async (request) => {
    const { limited, weight } = request.routeOptions.config;
    if (limited === undefined) return;
    limits.take('requests', request.usageClient(limited === 'viewer' ? await userIdOf(request) : undefined), weight);
  });
});

declare module 'fastify' {
  interface FastifyRequest {
    /** whom limits count this request against; the address only where it is the client's */
    usageClient(userId: string | undefined): UsageClient;
  }
}

async function userIdOf(request: FastifyRequest): Promise<string | undefined> {
  const authentication = await request.authenticate();
  return authentication.state === 'signedIn' ? authentication.viewer.user.id : undefined;
}

/**
 * A proxy that nobody configured gives all clients one address: a limit for that would be one for all visitors together.
 * From outside a private network such headers are the client's own, and change nothing.
 */
function isOfProxy({ headers, raw }: FastifyRequest, { trustedProxies }: Pick<Config, 'trustedProxies'>): boolean {
  return trustedProxies === 0 && isForwarded(headers) && isPrivate(raw.socket.remoteAddress ?? '');
}
