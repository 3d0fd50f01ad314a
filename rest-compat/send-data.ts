import type { FastifyReply, FastifyRequest } from 'fastify';
import { printedSuccess, success } from '../src/http/envelope.js';
import { unwrap, type Operations } from '../src/http/operations.js';
import type { RestRequest } from './readers.js';
import type { OperationRoute } from './route.types.js';

/** As Fastify names what it prints itself. No cache may keep it, see below. */
const PRINTED = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' } as const;

/** Runs a row's operation and answers with its data in the envelope. @throws AppError where the operation refuses */
export async function sendData(
  route: OperationRoute<never, never>,
  rest: RestRequest,
  operations: Operations,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (route.printed) {
    const { path, data } = route.printed;
    const field = await operations.print(route.document, path, route.variables(rest), request, reply);
    const text = printedSuccess(data(field));
    return reply.code(route.status).headers(PRINTED).send(text);
  }
  const result = unwrap(await operations.execute(route.document, route.variables(rest), request, reply)) as never;
  // no cache may keep it: it belongs to one session, and changes while a run is being made
  reply.code(route.status).header('cache-control', 'no-store');
  for (const [name, value] of Object.entries(route.headers?.(result) ?? {})) {
    if (value !== undefined) reply.header(name, value);
  }
  return route.status === 204 ? reply.send() : reply.send(success(route.data(result)));
}
