import type { FastifyReply, FastifyRequest } from 'fastify';
import { success } from '../src/http/envelope.js';
import { unwrap, type Operations } from '../src/http/operations.js';
import type { RestRequest } from './readers.js';
import type { OperationRoute } from './route.types.js';

/** Runs a row's operation and answers with its data in the envelope. @throws AppError where the operation refuses */
export async function sendData(
  route: OperationRoute<never, never>,
  rest: RestRequest,
  operations: Operations,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const result = unwrap(await operations.execute(route.document, route.variables(rest), request, reply)) as never;
  // no cache may keep it: it belongs to one session, and changes while a run is being made
  reply.code(route.status).header('cache-control', 'no-store');
  for (const [name, value] of Object.entries(route.headers?.(result) ?? {})) {
    if (value !== undefined) reply.header(name, value);
  }
  return route.status === 204 ? reply.send() : reply.send(success(route.data(result)));
}
