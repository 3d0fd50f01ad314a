import websocket from '@fastify/websocket';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { getOperationAST, GraphQLError, OperationTypeNode, type DocumentNode } from 'graphql';
import type { Config } from '../config.js';
import { acceptedTypes, EVENT_STREAM_TYPE, HTML_TYPE, notAcceptable } from '../http/accept.js';
import { isCrossSite, isUnmarkedBrowser, PREFLIGHT_HEADERS, type SiteOptions } from '../http/cross-site.js';
import { registration } from '../http/described-route.js';
import { AppError } from '../errors.js';
import { CloseCode, handleProtocols } from 'graphql-ws';
import { createGraphQLOverHttp, RESULT_TYPES, type ResultType } from './apollo.js';
import type { GraphQLContext } from './context.js';
import { sendEventStream, type StreamRequest } from './event-stream.js';
import { graphqlGetRoute, graphqlPostRoute } from './graphql.description.js';
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

/** A result comes first, so that a client that accepts any type gets one. */
const OFFERS = [...RESULT_TYPES, EVENT_STREAM_TYPE] as const;
/** A client that does not answer the closing of its socket is not waited for longer. */
const CLOSING_MS = 1_000;

/** `/graphql`: POST, GET for queries, WebSocket and event streams for subscriptions, and an editor for people. */
export const graphqlPlugin: FastifyPluginAsync<GraphQLPluginOptions> = async (app, options) => {
  const { graphql, site, config, socketLimits = SOCKET_LIMITS } = options;
  const { execution, live } = graphql;
  const { parse } = execution.documents;
  const http = createGraphQLOverHttp(graphql, app.log);
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

  const answer = async (sent: StreamRequest, request: FastifyRequest, reply: FastifyReply) => {
    const type = chooseType(request, sent, parse);
    if (type === EVENT_STREAM_TYPE) return sendEventStream(sent, graphql, parse, request, reply);
    return http.handle(await graphql.context(request, reply), type, request, reply);
  };
  const refuseCrossSite = async (request: FastifyRequest) => {
    if (isCrossSite(request.headers, site)) throw new AppError('csrf_rejected');
  };
  const wantsPage = ({ headers }: FastifyRequest) =>
    !config.production && acceptedTypes(headers, [...OFFERS, HTML_TYPE])[0] === HTML_TYPE;

  app.route({
    ...registration(graphqlPostRoute),
    onRequest: refuseCrossSite,
    handler: (request, reply) => answer((request.body ?? {}) as StreamRequest, request, reply),
  });
  app.route({
    ...registration(graphqlGetRoute),
    // a page of another site may open a socket or a stream here, or ask for an image at this address, with the cookie
    onRequest: async (request) => {
      const page = !request.ws && wantsPage(request);
      if (!page) await refuseCrossSite(request);
      // whoever opens a socket or a stream from another origin says so
      const query = !page && !request.ws && acceptedTypes(request.headers, OFFERS)[0] !== EVENT_STREAM_TYPE;
      if (query && isUnmarkedBrowser(request.headers)) throw unmarkedBrowser();
      refuseDeepParameters(request.query);
      // made before the upgrade: afterwards a message could come in while it is
      if (request.ws) contexts.set(request, await graphql.context(request));
    },
    handler: async (request, reply) => {
      reply.header('vary', 'Accept');
      if (!wantsPage(request)) return answer(readQuery(request), request, reply);
      const page = await graphiqlPage(graphqlPostRoute.path);
      return reply.headers(page.headers).send(page.html);
    },
    wsHandler: (socket, request) => {
      const context = contexts.get(request);
      if (context) openSocket(socket, request, context);
      else socket.close(CloseCode.InternalServerError);
    },
  });
};

/**
 * How an operation is answered. A stream carries subscriptions, so that whoever reads results as well gets everything
 * else as one. @throws AppError not_acceptable
 */
function chooseType(
  { headers }: FastifyRequest,
  { query, operationName }: StreamRequest,
  parse: (query: string) => DocumentNode | GraphQLError,
): ResultType | typeof EVENT_STREAM_TYPE {
  const types = acceptedTypes(headers, OFFERS);
  const [best] = types;
  if (best === undefined) throw notAcceptable(OFFERS);
  const result = types.find((type) => type !== EVENT_STREAM_TYPE);
  if (best !== EVENT_STREAM_TYPE || result === undefined) return best;
  const document = typeof query === 'string' ? parse(query) : undefined;
  if (!document || document instanceof GraphQLError) return result;
  const operation = getOperationAST(document, typeof operationName === 'string' ? operationName : undefined);
  return operation?.operation === OperationTypeNode.SUBSCRIPTION ? best : result;
}

function unmarkedBrowser(): AppError {
  const [header] = PREFLIGHT_HEADERS;
  return new AppError('csrf_rejected', {
    message: `Your browser did not say which site this GET request came from. Use POST, or send the header ${header}: true.`,
  });
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
