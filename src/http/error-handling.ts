/** The answers that no route gives: refusals, unknown routes, unknown methods. For every route of the app but GraphQL's. */
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../errors.js';
import { failure } from './envelope.js';
import { RouteMethods } from './route-methods.js';
import { toAppError } from './translate.js';
import { VARIES_BY_LANGUAGE } from './reader-language.js';

export interface ErrorHandlingOptions {
  /** turns errors of the layers below (a lost database) into errors of the catalogue; the rest passes */
  readonly translate?: (error: unknown) => unknown;
  readonly refusalPage?: RefusalPage;
}

/** A page in the place of the envelope, where it is a person who meets the error. */
export type RefusalPage = (
  error: AppError,
  request: FastifyRequest,
) => { readonly body: string; readonly headers: Readonly<Record<string, string>> } | undefined;

/** What a route may have said about a body that is not sent after all. */
const BODY_HEADERS = ['content-length', 'content-disposition', 'content-encoding', 'etag', 'last-modified'];

/** Answers with the envelope of an error, or its page, and logs it once where it is our fault. */
function sendError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  refusalPage?: RefusalPage,
): FastifyReply {
  const error = toAppError(thrown);
  if (error.status >= 500 && !error.reported) {
    const cause = error.cause ?? error;
    if (error.code === 'internal_error') request.log.error({ err: cause, requestId: request.id }, 'request failed');
    else if (error.logMessage !== undefined)
      request.log.error({ err: cause, requestId: request.id, code: error.code }, error.logMessage);
    else request.log.warn({ err: cause, requestId: request.id, code: error.code }, 'request refused');
  }
  for (const name of BODY_HEADERS) reply.removeHeader(name);
  reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id);
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  if (error.allow) reply.header('allow', error.allow.join(', '));
  if (error.challenge !== undefined) reply.header('www-authenticate', error.challenge);
  const page = refusalPage?.(error, request);
  if (!page) return reply.send(failure(error, request.id));
  // no browser may follow a link from a document that says so
  reply.removeHeader('connection-allowlist');
  return reply
    .headers(page.headers)
    .header('vary', `Accept, ${VARIES_BY_LANGUAGE}`)
    .header('x-robots-tag', 'noindex')
    .send(page.body);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** most clients are told that there is no such route, whatever the method */
    hidden?: boolean;
  }
}

/**
 * Puts `X-Request-Id` on every response, the error handler on the app, and 404, 405 and OPTIONS on what no route takes.
 * Registered before all routes, so that it learns of each. An unknown route is refused before its body is read.
 */
export const errorHandling = fastifyPlugin<ErrorHandlingOptions>(
  (app, { translate = (error) => error, refusalPage }, done) => {
    const known = new RouteMethods();
    app.addHook('onRoute', (route) => {
      if (route.config?.hidden !== true) known.add(route.url, route.method);
    });
    app.setErrorHandler((error, request, reply) => sendError(translate(error), request, reply, refusalPage));
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
      if (!request.is404) return;
      const allow = known.of(request.url.split('?', 1)[0]!);
      if (allow.length === 0) throw new AppError('route_not_found');
      if (request.method !== 'OPTIONS') throw new AppError('method_not_allowed', { allow });
      await reply.code(204).header('allow', allow.join(', ')).send();
    });
    done();
  },
  { name: 'error-handling' },
);

/** For Fastify's options: a URL that cannot be decoded never reaches the hooks. */
export const frameworkErrors: NonNullable<FastifyServerOptions['frameworkErrors']> = (error, request, reply) => {
  void sendError(error, request, reply);
};

/** For Fastify's options: what is no HTTP request, or came too slowly, meets the bare socket. */
export const clientErrorHandler: NonNullable<FastifyServerOptions['clientErrorHandler']> = (thrown, socket) => {
  const { code } = thrown as NodeJS.ErrnoException;
  if (code === 'ECONNRESET' || !isWritable(socket)) {
    socket.destroy();
    return;
  }
  const translated = toAppError(thrown);
  const error = translated.code === 'internal_error' ? new AppError('bad_request') : translated;
  const requestId = randomUUID();
  const body = JSON.stringify(failure(error, requestId));
  socket.end(
    [
      `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      `x-request-id: ${requestId}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
};

/** An answer that is on its way already cannot be followed by another one. */
function isWritable(socket: Socket & { _httpMessage?: { headersSent?: boolean } | null }): boolean {
  return socket.writable && !socket._httpMessage?.headersSent;
}
