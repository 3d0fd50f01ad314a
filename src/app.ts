import 'reflect-metadata';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { clientErrorHandler, errorHandling, frameworkErrors } from './http/error-handling.js';
import { openApiPlugin } from '../rest-compat/openapi/plugin.js';
import { restPlugin } from '../rest-compat/plugin.js';
import { authenticatePlugin } from './accounts/authenticate.plugin.js';
import { adminPlugin } from './admin/admin.plugin.js';
import { oidcPlugin } from './accounts/oidc.plugin.js';
import { createUsageLimits } from './accounts/usage-limits.js';
import { usageLimitsPlugin } from './accounts/usage-limits.plugin.js';
import { downloadPlugin } from './artifacts/download.plugin.js';
import { previewPlugin } from './artifacts/preview.plugin.js';
import { translateDatabaseError } from './db/errors.js';
import { MOST_COST } from './graphql/cost.js';
import { createGraphQL } from './graphql/graphql.js';
import { graphqlPlugin } from './graphql/plugin.js';
import { SHAPE_LIMITS } from './graphql/shape.js';
import { thumbnailPlugin } from './pictures/thumbnail.plugin.js';
import type { Restarts } from './monitoring/restarts.js';
import { healthPlugin } from './monitoring/health.plugin.js';
import { metricsPlugin } from './monitoring/metrics.plugin.js';
import { RequestLog } from './monitoring/request-log.js';
import type { Resources } from './resources.js';
import { publicPlugin } from './public/public.plugin.js';
import { createRefusalPage } from './public/refusal-page.js';
import { createRequestId } from './http/request-id.js';
import { studioPlugin } from './studio/studio.plugin.js';

/**
 * Larger than any valid request in its longest spelling, which writes each UTF-16 unit as `\uXXXX`: 96 KB for a prompt of
 * 8,000 characters outside the basic plane and six times 32 KiB for an artifact context, or 317 KB for a publication with
 * every text at its maximum; a sixth more where they stand in a GraphQL document, with each backslash doubled. What a body
 * may hold is bounded beside its size (`http/body.ts`), so that a hostile one costs 10 ms instead of 100.
 */
export const BODY_LIMIT = 384 * 1024;

/**
 * The gateway's application, plugins in the order in which they act on a request. Never listens.
 * The time limits are Fastify's own switches: by default it has none, and a slow body was never closed.
 */
export async function buildApp(
  resources: Resources,
  publicUrl: () => string,
  restarts?: () => Restarts,
): Promise<FastifyInstance> {
  const { config, services, wakeups, secrets, log } = resources;
  // as Fastify's own type, so that the instance is the usual one
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    // on a machine that does much else a start takes longer than the ten seconds that are usual
    pluginTimeout: 60_000,
    loggerInstance,
    logController: new RequestLog(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 10_000,
    connectionTimeout: 15_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    keepAliveTimeout: 30_000,
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    requestIdHeader: false,
    genReqId: createRequestId,
    frameworkErrors,
    clientErrorHandler,
    // a second closes what idles; what is in flight is finished first
    forceCloseConnections: 'idle',
    // whoever had a connection before this process ends is served, and told to take another one: the next process has it
    return503OnClosing: false,
    routerOptions: { maxParamLength: 4_096, ignoreTrailingSlash: false, caseSensitive: true },
  });
  app.server.maxConnections = config.maxConnections;
  const site = { configured: config.publicUrl, publicUrl };
  const limits = createUsageLimits(config);
  const graphql = createGraphQL({ services, wakeups, limits, publicUrl });
  await app.register(errorHandling, {
    translate: translateDatabaseError,
    refusalPage: createRefusalPage(config, publicUrl),
  });
  await app.register(fastifyCookie);
  await app.register(authenticatePlugin, { accounts: services.accounts, publicUrl });
  await app.register(usageLimitsPlugin, { limits, config });
  await app.register(metricsPlugin, { ...resources, live: graphql.live, restarts });
  await app.register(healthPlugin, resources);
  await app.register(previewPlugin, { services, config, publicUrl });
  await app.register(downloadPlugin, { services });
  await app.register(thumbnailPlugin, { services });
  await app.register(graphqlPlugin, { graphql, site, config });
  await app.register(restPlugin, { operations: graphql.operations, site });
  const documented = { ...SHAPE_LIMITS, cost: MOST_COST, costPerMinute: config.queryCostPerMinute };
  await app.register(openApiPlugin, { schema: graphql.execution.schema, publicUrl, limits: documented });
  if (config.oidc) await app.register(oidcPlugin, { oidc: config.oidc, services, secrets, publicUrl });
  await app.register(publicPlugin, { services, config, publicUrl });
  await app.register(adminPlugin, { services, site });
  const onPage = (language: string): void => void services.runs.warmPreviews(language);
  await app.register(studioPlugin, { config, publicUrl, onPage });
  return app;
}
