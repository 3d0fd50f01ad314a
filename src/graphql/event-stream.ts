/**
 * Subscriptions as Server-Sent Events, one a connection ("distinct connections mode" of
 * https://github.com/enisdenjo/graphql-sse/blob/master/PROTOCOL.md), for clients that have no WebSocket.
 */
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type DocumentNode, type ExecutionResult } from 'graphql';
import { print } from 'graphql-sse';
import { AppError } from '../errors.js';
import { requireViewer, type GraphQLContext } from './context.js';
import { asGraphQLError, formatResult, invalidDocument } from './errors.js';
import type { GraphQL } from './graphql.js';

/** Under Fastify's `connectionTimeout` of 15 s, which also ends a connection whose client has stopped reading. */
const HEARTBEAT_MS = 10_000;

export interface StreamRequest {
  readonly query?: unknown;
  readonly operationName?: unknown;
  readonly variables?: unknown;
}

export async function sendEventStream(
  { query, operationName, variables }: StreamRequest,
  graphql: GraphQL,
  parse: (query: string) => DocumentNode | GraphQLError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const context = await graphql.context(request, reply);
  requireViewer(context);
  if (typeof query !== 'string') throw new AppError('graphql_invalid', { message: 'Send `query` as text.' });
  const name = typeof operationName === 'string' ? operationName : undefined;
  const document = parse(query);
  const results =
    document instanceof GraphQLError
      ? { errors: [asGraphQLError(invalidDocument(document))] }
      : await graphql.streams.subscribe(
          { document, operationName: name, variables: isRecord(variables) ? variables : {} },
          context,
        );
  const stream = Symbol.asyncIterator in results ? results : once(results);
  // a generator that waits for an event does not notice that its reader is gone
  reply.raw.once('close', () => void stream.return?.());
  reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    // kept alive, it would hold up a gateway that closes until it times out, 28 s later
    .header('connection', 'close');
  // objectMode with room for one: what the client has not read is not read from the source either
  return reply.send(Readable.from(toFrames(stream, context), { highWaterMark: 1 }));
}

async function* toFrames(
  results: AsyncIterableIterator<ExecutionResult>,
  context: GraphQLContext,
): AsyncGenerator<string> {
  // some browsers do not tell their page of the headers before the first byte
  yield ':\n\n';
  try {
    let next = results.next();
    for (;;) {
      const beat = new AbortController();
      const step = await Promise.race([
        next,
        sleep(HEARTBEAT_MS, undefined, { signal: beat.signal, ref: false }).catch(() => undefined),
      ]);
      beat.abort();
      if (!step) yield ':\n\n';
      else if (step.done) break;
      else {
        yield print({ event: 'next', data: formatResult(step.value, context) as ExecutionResult });
        next = results.next();
      }
    }
    yield print({ event: 'complete', data: null });
  } finally {
    await results.return?.();
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function* once<T>(value: T): AsyncGenerator<T, undefined, undefined> {
  yield value;
  return undefined;
}
