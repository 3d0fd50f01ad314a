/** Registers the table's routes. Every row's request is handled by the same code; rows differ in their data alone. */
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { isCrossSite, type SiteOptions } from '../src/http/cross-site.js';
import { AppError } from '../src/errors.js';
import { EVENT_STREAM_TYPE, JSON_TYPE, requireType } from '../src/http/accept.js';
import { emptyBody, ignoreBodies, readJson, type JsonObject } from '../src/http/body.js';
import type { Operations } from '../src/http/operations.js';
import type { RestRequest } from './readers.js';
import { sendData } from './send-data.js';
import { sendEvents } from './send-events.js';
import type { Deprecation, Route } from './route.types.js';
import { routes as documentedRoutes } from './routes.js';

export interface RestOptions {
  readonly operations: Operations;
  readonly site: SiteOptions;
  /** for tests of the frame itself */
  readonly routes?: readonly Route[];
}

/** Of routes that take a body from strangers: an address, a password and a name are 7 KB in their longest spelling. */
const STRANGERS_BODY_LIMIT = 64 * 1024;

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * The REST door. Order of checks: session, cross-site, too many requests, Accept, size and JSON; then the operation, with
 * its own order. The first four are hooks before the body is read, so that a stranger's body costs nothing.
 */
export const restPlugin: FastifyPluginAsync<RestOptions> = async (
  app,
  { operations, site, routes = documentedRoutes },
) => {
  const register = async (scope: FastifyInstance, rows: readonly Route[]) => {
    for (const route of rows) scope.route(toRouteOptions(route, operations, site));
  };
  await app.register(async (scope) => {
    readJson(scope);
    await register(scope, routes.filter(readsBody));
  });
  await app.register(async (scope) => {
    ignoreBodies(scope);
    await register(
      scope,
      routes.filter((route) => !readsBody(route)),
    );
  });
};

function readsBody(route: Route): boolean {
  return route.kind === 'operation' && route.body;
}

function toRouteOptions(route: Route, operations: Operations, site: SiteOptions): RouteOptions {
  const onRequest: ((request: FastifyRequest, reply: FastifyReply) => Promise<void>)[] = [];
  const { deprecated } = route;
  if (deprecated) onRequest.push(async (_request, reply) => void reply.headers(deprecationHeaders(deprecated)));
  if (route.session) onRequest.push(requireSession);
  if (!SAFE_METHODS.has(route.method) && !isRefusal(route)) {
    onRequest.push(async (request) => {
      if (isCrossSite(request.headers, site)) throw new AppError('csrf_rejected');
    });
  }
  const type = typeOf(route);
  if (type) onRequest.push(async ({ headers }) => void requireType(headers, [type]));
  return {
    method: route.method,
    url: route.path,
    ...(readsBody(route) && !route.session ? { bodyLimit: STRANGERS_BODY_LIMIT } : {}),
    // not limited: refusing every request costs less than counting it
    config: isRefusal(route) ? {} : { limited: 'viewer' },
    onRequest,
    handler: async (request, reply) => {
      const rest = toRestRequest(request, readsBody(route));
      if (route.kind === 'stream') return sendEvents(route, rest, operations, request, reply);
      return sendData(route, rest, operations, request, reply);
    },
  };
}

/** What a row answers with where it succeeds; undefined where there is nothing to read. Errors are JSON for everybody. */
function typeOf(route: Route): string | undefined {
  if (route.kind === 'stream') return EVENT_STREAM_TYPE;
  return route.status === 204 || isRefusal(route) ? undefined : JSON_TYPE;
}

function isRefusal(route: Route): boolean {
  return route.kind === 'operation' && route.refuses !== undefined;
}

function deprecationHeaders({ since, sunset, successor }: Deprecation): Record<string, string> {
  return {
    // a structured field's date: seconds since 1970 (RFC 9651, section 3.3.7)
    deprecation: `@${since.getTime() / 1000}`,
    sunset: sunset.toUTCString(),
    link: `<${successor}>; rel="successor-version"`,
  };
}

async function requireSession(request: FastifyRequest): Promise<void> {
  const { state } = await request.authenticate();
  if (state !== 'signedIn') throw new AppError(state === 'expired' ? 'session_expired' : 'unauthenticated');
}

function toRestRequest(request: FastifyRequest, body: boolean): RestRequest {
  // the parser lets objects pass only; a body that is not there never meets it
  if (body && request.body === undefined) throw emptyBody();
  return {
    params: request.params as RestRequest['params'],
    query: request.query as RestRequest['query'],
    headers: request.headers,
    body: body ? (request.body as JsonObject) : {},
  };
}
