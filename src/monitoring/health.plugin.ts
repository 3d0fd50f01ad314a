import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../db/orm.js';
import { AppError } from '../errors.js';
import { registration } from '../http/described-route.js';
import type { JobQueue } from '../queue/queue.js';
import { healthRoute, readyRoute } from './health.description.js';

export interface HealthOptions {
  readonly database: Pick<Database, 'pool'>;
  readonly queue: Pick<JobQueue, 'ready'>;
}

/** `/healthz`: the process lives. `/readyz`: database and queue answer, else 503 in the envelope. Neither needs a session. */
export const healthPlugin: FastifyPluginAsync<HealthOptions> = async (app, { database, queue }) => {
  app.route({ ...registration(healthRoute), handler: () => ({ status: 'ok' }) });
  app.route({
    ...registration(readyRoute),
    handler: async () => {
      try {
        await database.pool.query('select 1');
        await queue.ready();
      } catch (cause) {
        throw new AppError('service_unavailable', { cause });
      }
      return { status: 'ready' };
    },
  });
};
