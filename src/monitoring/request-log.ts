import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import { withoutTokens } from '../artifacts/preview-urls.js';
import { shorten } from '../shorten.js';

/** One line a request, when it is done: method, path without tokens and queries, status and milliseconds. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // nothing: the line at the end has all of it
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = {
      method: request.method,
      path: shorten(withoutTokens(request.url).split('?', 1)[0]!),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (error) request.log.warn({ ...line, err: error }, 'The answer broke off.');
    else request.log.info(line, 'Answered.');
  }

  override routeNotFound(): void {
    // the line at the end has its path and its 404, and no query
  }
}
