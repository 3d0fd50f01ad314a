/**
 * The public side: pages that anybody may read, the games on them, and what search engines and other sites ask for.
 * Needs no session; of cookies, looks at the one that keeps the reader's language.
 */
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.js';
import { readerLanguage, VARIES_BY_LANGUAGE } from '../http/reader-language.js';
import { wantsPage, type PublicOptions } from './answer.js';
import { appRoutes } from './app.routes.js';
import { authorRoutes } from './author.routes.js';
import { discoveryRoutes } from './discovery.routes.js';
import { gameRoutes } from './game.routes.js';
import { imageRoutes } from './image.routes.js';
import { languageRoutes } from './language.routes.js';
import { messagePage } from './message-page.js';
import { playRoutes } from './play.routes.js';
import { reportRoutes } from './report.routes.js';
import { toldIn } from './refused.js';
import { shareRoutes } from './share.routes.js';
import { readerOf } from './texts/index.js';

export async function publicPlugin(app: FastifyInstance, options: PublicOptions): Promise<void> {
  app.setErrorHandler((error, request, reply) => {
    reply.header('vary', 'Accept');
    if (error instanceof AppError && error.retryAfter !== undefined)
      reply.header('retry-after', String(error.retryAfter));
    if (error instanceof AppError && error.status < 500 && wantsPage(request))
      return sendRefusal(error, request, reply);
    // the app's own handler: the envelope, and a line in the log where it is our fault
    throw error;
  });
  // pages and games are a third of their size then; brotli at 5 takes 2 ms for a page, at its default of 11 30 ms
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await app.register(gameRoutes, options);
  await app.register(appRoutes, options);
  await app.register(playRoutes, options);
  await app.register(imageRoutes, options);
  await app.register(discoveryRoutes, options);
  await app.register(shareRoutes, options);
  await app.register(reportRoutes, options);
  await app.register(authorRoutes, options);
  await app.register(languageRoutes, options);
}

function sendRefusal(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const reader = readerOf(readerLanguage(request.headers));
  const { heading, text } = toldIn(reader, error);
  const { body, headers } = messagePage(heading, text, request.id, { reader, path: pathOf(request) });
  return reply
    .code(error.status)
    .headers(headers)
    .header('cache-control', 'no-store')
    .header('vary', `Accept, ${VARIES_BY_LANGUAGE}`)
    .header('x-robots-tag', 'noindex')
    .send(body);
}

/** Where another language leads back to: the same address where it can be asked for again. */
function pathOf({ method, url }: FastifyRequest): string {
  return method === 'GET' || method === 'HEAD' ? url : '/games';
}
