/** Subscriptions by WebSocket: the protocol `graphql-transport-ws`, which graphql-ws speaks, with limits of our own. */
import type { FastifyRequest } from 'fastify';
import { GraphQLError, type DocumentNode, type ExecutionResult } from 'graphql';
import { CloseCode, makeServer, type ConnectionInitMessage } from 'graphql-ws';
import type { WebSocket } from '@fastify/websocket';
import { AppError } from '../errors.js';
import { nestsTooDeeply, TOO_DEEP } from '../http/body.js';
import { countRateLimited, rateLimited } from '../rate-limited.js';
import { shorten } from '../shorten.js';
import { TokenBucket, type BucketRule } from '../token-bucket.js';
import type { GraphQLContext } from './context.js';
import { cork } from './corked.js';
import { asGraphQLError, formatError, formatResult, invalidDocument } from './errors.js';
import type { Execution } from './execution.js';
import type { LiveConnections } from './live-connections.js';
import { createSocketWatch } from './socket-watch.js';

export const SOCKET_LIMITS = {
  maxPayload: 64 * 1024,
  /** of one message; browsers send one */
  fragments: 64,
  subscriptions: 25,
  /** of a subscription's id; clients take a UUID */
  idLength: 200,
  /**
   * frames of any kind, by a bucket; one for each 4 KiB of a message. 25 subscriptions that open at once are 26, a client
   * that pings once a second and changes what it watches stays far below. 20,000 pings kept a gateway busy for 500 ms.
   */
  frames: { burst: 100, perSecond: 25 },
  initMs: 3_000,
  /** what a client may leave unread, and for how long */
  bufferedBytes: 256 * 1024,
  bufferedMs: 10_000,
  pingMs: 12_000,
} as const;

export type SocketLimits = { readonly [name in Exclude<keyof typeof SOCKET_LIMITS, 'frames'>]: number } & {
  readonly frames: BucketRule;
};

/** A client that was closed for sending too much, and does not answer, is not read and not waited for longer. */
const CLOSING_MS = 2_000;
const FRAME_BYTES = 4_096;

export interface SocketOptions {
  readonly execution: Execution;
  readonly parse: (query: string) => DocumentNode | GraphQLError;
  readonly live: LiveConnections;
  readonly limits?: SocketLimits;
}

interface Extra {
  readonly context: GraphQLContext;
}

/** Gives the function that takes over each socket. */
export function createSockets({ execution, parse, live, limits = SOCKET_LIMITS }: SocketOptions) {
  const watch = createSocketWatch(limits);
  const server = makeServer<ConnectionInitMessage['payload'], Extra>({
    connectionInitWaitTimeout: limits.initMs,
    async onSubscribe({ subscriptions, extra }, id, { query, operationName, variables }) {
      // every message of a subscription carries it
      if (id.length > limits.idLength) throw new AppError('bad_request', { message: 'The ID is too long' });
      // the new one is counted already
      if (Object.keys(subscriptions).length > limits.subscriptions) {
        const message = `This socket already has ${limits.subscriptions} subscriptions. Complete one first.`;
        return [asGraphQLError(rateLimited('subscriptions', undefined, message))];
      }
      const document = parse(query);
      if (document instanceof GraphQLError) return [asGraphQLError(invalidDocument(document))];
      const results = await execution.subscribe({ document, operationName, variables }, extra.context);
      // a refusal is an `error` of the protocol, not a result
      if (!(Symbol.asyncIterator in results)) return results.errors ?? [];
      return { schema: execution.schema, document, operationName, rootValue: results };
    },
    subscribe: ({ rootValue }) => rootValue as AsyncIterableIterator<ExecutionResult>,
    onNext: ({ extra }, _id, _payload, _args, result) => formatResult(result, extra.context),
    onError: ({ extra }, _id, _payload, errors) => errors.map((error) => formatError(error, extra.context)),
  });

  return (socket: WebSocket, request: FastifyRequest, context: GraphQLContext): void => {
    const { viewer } = context;
    if (!viewer) return socket.close(CloseCode.Unauthorized, 'Sign in, then connect again');
    let left: () => void;
    try {
      left = live.open({
        kind: 'socket',
        viewer,
        token: context.sessionToken,
        end: (reason) =>
          reason === 'sessionEnded'
            ? socket.close(CloseCode.Forbidden, 'The session has ended')
            : socket.close(1001, 'The gateway is closing'),
      });
    } catch {
      return socket.close(CloseCode.TooManyInitialisationRequests, 'Too many open sockets on this account');
    }
    const unwatch = watch(socket);
    const takeFrame = limitFrames(socket, limits.frames);
    const close = (code: number, reason: string) => socket.close(code, shortReason(reason));
    const closed = server.opened(
      {
        protocol: socket.protocol,
        // waits until the bytes are with the kernel, so that a source is not read faster than its client reads
        send: (data) =>
          new Promise((resolve) => {
            if (socket.readyState !== socket.OPEN) return resolve();
            cork(request.raw.socket);
            socket.send(data, () => resolve());
          }),
        close,
        onMessage: (handle) =>
          socket.on('message', (data: Buffer) => {
            // what a client sends after it was closed is nobody's
            if (!takeFrame(data.length) || socket.readyState !== socket.OPEN) return;
            if (nestsTooDeeply(data)) return socket.close(CloseCode.BadRequest, TOO_DEEP);
            handle(data.toString()).catch((error: unknown) => {
              if (error instanceof AppError) return close(CloseCode.BadRequest, error.message);
              request.log.error({ err: error, requestId: request.id }, 'socket failed');
              socket.close(CloseCode.InternalServerError, 'Internal error');
            });
          }),
      },
      { context },
    );
    socket.once('close', (code: number, reason: Buffer) => {
      unwatch();
      left();
      void closed(code, reason.toString());
    });
  };
}

/** Counts frames; the returned function takes one of so many bytes, and is false where the socket was closed for it. */
function limitFrames(socket: WebSocket, rule: BucketRule): (bytes: number) => boolean {
  const bucket = new TokenBucket(rule);
  let isOver = false;
  const take = (bytes: number): boolean => {
    if (isOver || bucket.take(1 + Math.floor(bytes / FRAME_BYTES)) === 0) return !isOver;
    isOver = true;
    countRateLimited('frames');
    // does nothing where the socket is being closed for another reason
    socket.close(CloseCode.TooManyInitialisationRequests, 'Too many messages in too short a time');
    // the answer to it would be behind all that was sent
    socket.pause();
    setTimeout(() => socket.terminate(), CLOSING_MS).unref();
    return false;
  };
  socket.on('ping', (data) => {
    if (take(data.length) && socket.readyState === socket.OPEN) socket.pong(data);
  });
  socket.on('pong', ({ length }) => void take(length));
  return take;
}

/** graphql-ws quotes ids; a close frame holds 123 bytes (RFC 6455, section 5.5), and `ws` throws at longer ones. */
function shortReason(reason: string): string {
  return Buffer.byteLength(reason) <= 123 ? reason : shorten(reason, 30);
}
