/** From the result of an operation to the bytes of a response. */
import type { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';
import { success } from './envelope.js';
import type { Operations } from './operations.js';
import { lastEventId, type RestRequest } from './readers.js';
import type { OperationRoute, StreamRoute } from './route.types.js';
import { eventStream, HEARTBEAT_MS, type ServerSentEvent } from './sse.js';
import { toAppError } from './translate.js';

/** Event streams that are being sent. */
export type OpenStreams = Set<PassThrough>;

export async function sendData(
  route: OperationRoute<never, never>,
  rest: RestRequest,
  operations: Operations,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const result = unwrap(await operations.execute(route.document, route.variables(rest), request, reply)) as never;
  // what a session sees is nobody else's, and changes while a run is worked on
  reply.code(route.status).header('cache-control', 'no-store');
  for (const [name, value] of Object.entries(route.headers?.(result) ?? {})) {
    if (value !== undefined) reply.header(name, value);
  }
  return route.status === 204 ? reply.send() : reply.send(success(route.data(result)));
}

/**
 * A stream asks for one event more than it sends: the last one that the client has. That one is there already, so that a
 * refusal is known before the headers go out, and is an ordinary error. Where it was the final one there is nothing to
 * send: 204 is how a server stops a browser from coming back (HTML, section 9.2.2).
 */
export async function sendEvents(
  route: StreamRoute<never, never>,
  rest: RestRequest,
  operations: Operations,
  streams: OpenStreams,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const seen = lastEventId(rest);
  const ended = new AbortController();
  const variables = route.variables(rest, Math.max(0, seen - 1));
  const opened = await operations.subscribe(route.document, variables, request, reply, ended.signal);
  if (!(Symbol.asyncIterator in opened)) {
    unwrap(opened);
    throw new Error('A subscription gave a single result.');
  }
  const results = opened[Symbol.asyncIterator]();
  try {
    const first = results.next();
    // a client that says it has more than there is gets its headers when the first heartbeat is due
    const known = await Promise.race([first, sleep(HEARTBEAT_MS, undefined, { ref: false })]);
    const event = known && !known.done ? route.event(unwrap(known.value) as never) : undefined;
    reply.header('cache-control', 'no-store, no-transform');
    if (known?.done || (event && event.id <= seen && event.final)) {
      ended.abort();
      return await reply.code(204).send();
    }
    // proxies hold events back: to compress a block of them (no-transform above), or to fill a buffer
    reply.header('content-type', 'text/event-stream; charset=utf-8').header('x-accel-buffering', 'no');
    if (request.method === 'HEAD') {
      ended.abort();
      return await reply.send();
    }
    const stream = eventStream(fresh(first, results, route, seen), () => {
      ended.abort();
      streams.delete(stream);
    });
    streams.add(stream);
    return await reply.send(stream);
  } catch (error) {
    ended.abort();
    throw error;
  }
}

async function* fresh(
  first: Promise<IteratorResult<ExecutionResult>>,
  results: AsyncIterator<ExecutionResult>,
  route: StreamRoute<never, never>,
  seen: number,
): AsyncGenerator<ServerSentEvent> {
  for (let result = await first; !result.done; result = await results.next()) {
    const event = route.event(unwrap(result.value) as never);
    if (event.id > seen) yield event;
  }
}

/** The data of a result. @throws AppError for its first error, as the resolver threw it */
function unwrap({ data, errors }: ExecutionResult): unknown {
  const first = errors?.[0];
  if (first) throw toAppError(first.originalError ?? first);
  return data;
}
