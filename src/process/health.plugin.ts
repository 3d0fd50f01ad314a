import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '../errors.js';
import type { Resources } from './resources.js';

/** `/healthz`: the process lives. `/readyz`: database and queue answer, else 503 in the envelope. Neither needs a session. */
export const healthPlugin: FastifyPluginAsync<Pick<Resources, 'database' | 'queue'>> = async (
  app,
  { database, queue },
) => {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    try {
      await database.pool.query('select 1');
      await queue.ready();
    } catch (cause) {
      throw new AppError('service_unavailable', { cause });
    }
    return { status: 'ready' };
  });
};
