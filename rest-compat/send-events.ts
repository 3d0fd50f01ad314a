import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';
import { unwrap, type Operations } from '../src/http/operations.js';
import { lastEventId, type RestRequest } from './readers.js';
import type { StreamRoute } from './route.types.js';
import { eventStream, HEARTBEAT_MS, type ServerSentEvent } from '../src/http/event-stream.js';

/**
 * Runs a row's subscription and sends what it tells.
 *
 * A stream asks for one event more than it sends: the last one that the client has. That one is there already, so that a
 * refusal is known before the headers go out, and is an ordinary error. Where it was the final one there is nothing to
 * send: 204 is how a server stops a browser from coming back (HTML, section 9.2.2).
 */
export async function sendEvents(
  route: StreamRoute<never, never>,
  rest: RestRequest,
  operations: Operations,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const after = lastEventId(rest);
  // a value that is no event's number is passed on, and the operation refuses it
  const seen = typeof after === 'number' && Number.isInteger(after) && after > 0 ? after : 0;
  const ended = new AbortController();
  const variables = route.variables(rest, seen > 0 ? seen - 1 : after);
  const opened = await operations.subscribe(route.document, variables, request, reply, ended.signal);
  if (!(Symbol.asyncIterator in opened)) {
    unwrap(opened);
    throw new Error('A subscription gave a single result.');
  }
  const results = opened[Symbol.asyncIterator]();
  const stop = () => ended.abort();
  try {
    const first = results.next();
    // a client that says it has more than there is gets its headers when the first heartbeat is due
    const known = await Promise.race([first, sleep(HEARTBEAT_MS, undefined, { ref: false })]);
    const event = known && !known.done ? route.event(unwrap(known.value) as never) : undefined;
    reply.header('cache-control', 'no-store, no-transform');
    if (known?.done || (event?.final && event.id <= seen)) {
      stop();
      return await reply.code(204).send();
    }
    reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      // proxies hold events back: to compress a block of them (no-transform above), or to fill a buffer
      .header('x-accel-buffering', 'no')
      // kept alive, the connection of an ended stream would keep the gateway from closing for another 30 s
      .header('connection', 'close');
    // kept alive after the last event, the connection would hold up a gateway that closes until it times out (28 s)
    reply.header('connection', 'close');
    if (request.method === 'HEAD') {
      stop();
      return await reply.send();
    }
    return await reply.send(eventStream(fresh(first, results, route, seen), stop));
  } catch (error) {
    stop();
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
