import websocket from '@fastify/websocket';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.js';
import { isCrossSite, type SiteOptions } from '../http/cross-site.js';
import { AppError } from '../errors.js';
import { CloseCode, handleProtocols } from 'graphql-ws';
import { createGraphQLOverHttp } from './apollo.js';
import type { GraphQLContext } from './context.js';
import { sendEventStream, type StreamRequest } from './event-stream.js';
import { graphiqlPage } from './graphiql.js';
import type { GraphQL } from './graphql.js';
import { sendGraphQLError } from './http-errors.js';
import { readGraphQLBodies, refuseDeepParameters } from './json.js';
import { createSockets, SOCKET_LIMITS, type SocketOptions } from './sockets.js';

export interface GraphQLPluginOptions {
  readonly graphql: GraphQL;
  readonly site: SiteOptions;
  readonly config: Pick<Config, 'production'>;
  /** for tests of slow clients */
  readonly socketLimits?: SocketOptions['limits'];
}

const PATH = '/graphql';
/** A client that does not answer the closing of its socket is not waited for longer. */
const CLOSING_MS = 1_000;

/** `/graphql`: POST, GET for queries, WebSocket and event streams for subscriptions, and an editor for people. */
export const graphqlPlugin: FastifyPluginAsync<GraphQLPluginOptions> = async (app, options) => {
  const { graphql, site, config, socketLimits = SOCKET_LIMITS } = options;
  const { execution, live } = graphql;
  const { parse } = execution.documents;
  const http = createGraphQLOverHttp(execution, app.log);
  const openSocket = createSockets({ execution, parse, live, limits: socketLimits });

  const contexts = new WeakMap<FastifyRequest, GraphQLContext>();

  readGraphQLBodies(app);
  app.setErrorHandler(sendGraphQLError);
  app.addHook('preClose', async () => live.close());
  app.addHook('onClose', () => http.stop());
  await app.register(websocket, {
    // ws takes 16,384 fragments for one message, and answers pings before anybody could count them
    options: {
      maxPayload: socketLimits.maxPayload,
      maxFragments: socketLimits.fragments,
      autoPong: false,
      handleProtocols,
    },
    // ws has answered with a close code already: a frame too large, a broken frame
    errorHandler: (error, _socket, request) => request.log.debug({ err: error, requestId: request.id }, 'socket error'),
    preClose(done) {
      const { clients } = this.websocketServer;
      setTimeout(() => {
        for (const client of clients) client.terminate();
      }, CLOSING_MS).unref();
      this.websocketServer.close();
      done();
    },
  });

  const execute = async (request: FastifyRequest, reply: FastifyReply) =>
    http.handle(await graphql.context(request, reply), request, reply);
  const refuseCrossSite = async (request: FastifyRequest) => {
    if (isCrossSite(request.headers, site)) throw new AppError('csrf_rejected');
  };

  app.post(PATH, { onRequest: refuseCrossSite }, (request, reply) =>
    wantsEvents(request)
      ? sendEventStream((request.body ?? {}) as StreamRequest, graphql, parse, request, reply)
      : execute(request, reply),
  );
  app.route({
    method: 'GET',
    url: PATH,
    // a page of another site may open a socket here, with the cookie; a query by GET needs a header that it can not send
    onRequest: async (request) => {
      if (request.ws || wantsEvents(request)) await refuseCrossSite(request);
      refuseDeepParameters(request.query);
      // made before the upgrade: afterwards a message could come in while it is
      if (request.ws) contexts.set(request, await graphql.context(request));
    },
    handler: async (request, reply) => {
      if (wantsEvents(request)) return sendEventStream(readQuery(request), graphql, parse, request, reply);
      if (!config.production && wantsPage(request)) {
        const page = await graphiqlPage(PATH);
        return reply.headers(page.headers).send(page.html);
      }
      return execute(request, reply);
    },
    wsHandler: (socket, request) => {
      const context = contexts.get(request);
      if (context) openSocket(socket, request, context);
      else socket.close(CloseCode.InternalServerError);
    },
  });
};

function wantsEvents({ headers }: FastifyRequest): boolean {
  return headers.accept === 'text/event-stream';
}

/** A browser that was given the address. */
function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.split(',').some((type) => type.trim().startsWith('text/html')) ?? false;
}

function readQuery({ query }: FastifyRequest): StreamRequest {
  const { variables, ...rest } = query as Record<string, unknown>;
  if (typeof variables !== 'string') return rest;
  try {
    return { ...rest, variables: JSON.parse(variables) as unknown };
  } catch (cause) {
    throw new AppError('graphql_invalid', { message: '`variables` is not valid JSON.', cause });
  }
}
