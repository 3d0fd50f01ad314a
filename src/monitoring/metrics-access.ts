import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isForwarded, isPrivate } from '../accounts/client-address.js';
import { AppError } from '../errors.js';

/**
 * Lets operators through: with the token where there is one, else from this machine or a private network, directly.
 * To everybody else the route is not there. @throws AppError unauthenticated, route_not_found
 */
export function refuseOutsiders(request: FastifyRequest, token: string | undefined): void {
  if (token !== undefined) {
    const sent = /^Bearer (\S+)$/iu.exec(request.headers.authorization ?? '')?.[1];
    if (sent !== undefined && timingSafeEqual(hash(sent), hash(token))) return;
    const message = 'Send METRICS_TOKEN as a bearer token.';
    throw new AppError('unauthenticated', { message, challenge: 'Bearer realm="gamewright"' });
  }
  if (isForwarded(request.headers) || !isPrivate(request.raw.socket.remoteAddress ?? ''))
    throw new AppError('route_not_found');
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
