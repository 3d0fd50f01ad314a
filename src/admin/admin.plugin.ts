/** `/admin`: pages for operators, with plain forms that work without script. For everybody else there is no such address. */
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.js';
import { isCrossSite, type SiteOptions } from '../http/cross-site.js';
import type { Services } from '../services.js';
import { CONFIG, deskOf, readQuery, show } from './admin.requests.js';
import { auditPage } from './audit.page.js';
import { gameRoutes } from './games.routes.js';
import { PAGE_SIZE } from './parts.js';
import { runRoutes } from './runs.routes.js';
import { userRoutes } from './users.routes.js';

export interface AdminOptions {
  readonly services: Pick<Services, 'operators' | 'credits'>;
  readonly site: SiteOptions;
}

/** A form with a reason of 500 characters, each as `%F0%9F%98%80`. */
const BODY_LIMIT = 16 * 1024;

export async function adminPlugin(app: FastifyInstance, { services, site }: AdminOptions): Promise<void> {
  app.decorateRequest('desk', null);
  app.addHook('onRequest', async (request) => {
    const authentication = await request.authenticate();
    const viewer = authentication.state === 'signedIn' ? authentication.viewer : undefined;
    request.desk = services.operators.deskOf(viewer);
    // first, so that a stranger's request from another site is not told of either
    if (!request.desk) throw new AppError('route_not_found');
    if (request.method === 'POST' && isCrossSite(request.headers, site)) throw new AppError('csrf_rejected');
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  await app.register(compress, {
    global: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await app.register(userRoutes, { services });
  await app.register(gameRoutes);
  await app.register(runRoutes);
  app.get('/admin/audit', CONFIG, async (request, reply) => {
    const after = Number(readQuery(request)['after'] ?? Number.MAX_SAFE_INTEGER);
    const desk = deskOf(request);
    const before = Number.isSafeInteger(after) ? after : Number.MAX_SAFE_INTEGER;
    return show(reply, auditPage(desk.name, await desk.actions(PAGE_SIZE + 1, before)));
  });
}
