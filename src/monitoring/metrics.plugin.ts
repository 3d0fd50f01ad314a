import { statfs } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { DAMAGE_REASONS, type DamageReport } from '../artifacts/damage.js';
import type { Config } from '../config.js';
import type { Database } from '../db/orm.js';
import type { LiveConnections } from '../graphql/live-connections.js';
import { registration } from '../http/described-route.js';
import { createLimitMetrics } from './limit-metrics.js';
import { refuseOutsiders } from './metrics-access.js';
import { metricsRoute } from './metrics.description.js';
import type { Restarts } from './restarts.js';
import { createGameMetrics } from './game-metrics.js';
import { createModelMetrics } from './model-metrics.js';
import { createRunMetrics } from './run-metrics.js';

export interface MetricsOptions {
  readonly config: Pick<Config, 'metricsToken' | 'dataDir' | 'queueCapacity'>;
  readonly database: Pick<Database, 'pool'>;
  /** of stored bytes */
  readonly damage: Pick<DamageReport, 'counts'>;
  readonly live: Pick<LiveConnections, 'count'>;
  /** undefined: there is no supervisor */
  readonly restarts?: (() => Restarts) | undefined;
}

/**
 * `/metrics`, as Prometheus reads it: this process, its requests, and runs. No label holds what a client wrote or an id:
 * requests are told by the pattern of their route. Registered before the routes that it measures.
 */
export const metricsPlugin = fastifyPlugin(async (app, options: MetricsOptions) => {
  const { config, database, damage, live, restarts } = options;
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'gamewright_http_request_duration_seconds',
    help: 'Requests that were answered, event streams left out.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const connections = new Gauge({
    name: 'gamewright_live_connections',
    help: 'Open WebSockets and event streams of this process.',
    labelNames: ['kind'] as const,
    registers,
  });
  const pool = new Gauge({
    name: 'gamewright_database_connections',
    help: 'Connections of this process, and who waits for one.',
    labelNames: ['state'] as const,
    registers,
  });
  const restarted = new Counter({
    name: 'gamewright_restarts_total',
    help: 'How often the supervisor started a process again that had ended by itself.',
    labelNames: ['process'] as const,
    registers,
  });
  const damaged = new Counter({
    name: 'gamewright_artifacts_damaged_total',
    help: 'How often this process met stored bytes that are not what their hash says, and did not serve them.',
    labelNames: ['reason'] as const,
    registers,
  });
  const room = new Gauge({
    name: 'gamewright_data_disk_free_bytes',
    help: 'Room for games and pictures on the disk of DATA_DIR; none where it could not be asked.',
    registers,
  });
  createLimitMetrics(registry);
  const runs = createRunMetrics(registry, database.pool, config);
  const models = createModelMetrics(registry, database.pool);
  const games = createGameMetrics(registry, database.pool);
  let watched = false;

  app.addHook('onResponse', async (request, reply) => {
    // a stream lasts as long as its client listens, so its time says nothing about the service's speed
    if (isEventStream(reply)) return;
    const route = request.routeOptions.url ?? 'none';
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  app.route({
    ...registration(metricsRoute),
    handler: async (request, reply) => {
      refuseOutsiders(request, config.metricsToken);
      // begun by the first scrape: from then on it watches the garbage collector and the event loop, which costs time
      if (!watched) collectDefaultMetrics({ register: registry });
      watched = true;
      for (const kind of ['socket', 'stream'] as const) connections.set({ kind }, live.count(kind));
      const { totalCount, idleCount, waitingCount } = database.pool;
      pool.set({ state: 'busy' }, totalCount - idleCount);
      pool.set({ state: 'idle' }, idleCount);
      pool.set({ state: 'waiting' }, waitingCount);
      // the supervisor counts, also what happened before this process started
      restarted.reset();
      for (const [process, count] of Object.entries(restarts?.() ?? {})) restarted.inc({ process }, count);
      damaged.reset();
      for (const reason of DAMAGE_REASONS) damaged.inc({ reason }, damage.counts[reason]);
      const disk = await statfs(config.dataDir).catch(() => null);
      if (disk) room.set(disk.bavail * disk.bsize);
      else room.remove();
      await Promise.all([runs.update(), models.update(), games.update()]);
      return reply
        .headers({ 'content-type': registry.contentType, 'cache-control': 'no-store' })
        .send(await registry.metrics());
    },
  });
});

function isEventStream(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/event-stream');
}
