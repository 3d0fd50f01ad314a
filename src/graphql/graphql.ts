/** GraphQL of one gateway: what its transports share, and what the REST interface runs its operations by. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { createSessionCookie } from '../accounts/cookie.js';
import type { Wakeups } from '../db/wakeups.js';
import type { Services } from '../services.js';
import type { Variables } from './coerce.js';
import { createContext, requireViewer, type GraphQLContext } from './context.js';
import { asGraphQLError } from './errors.js';
import { createExecution, type Execution } from './execution.js';
import { createLiveConnections, type LiveConnections } from './live-connections.js';
import { buildSchema } from './schema.js';

export interface GraphQLOptions {
  readonly services: Services;
  readonly wakeups: Pick<Wakeups, 'on' | 'onGap'>;
  /** the origin that browsers use */
  readonly publicUrl: () => string;
}

export interface GraphQL {
  readonly execution: Execution;
  readonly live: LiveConnections;
  /** The context of a request; who sends it is looked up once. Without a reply (a socket) nobody can sign in or out. */
  contextOf(request: FastifyRequest, reply?: FastifyReply): Promise<GraphQLContext>;
  /** The token of the session that a request came with. */
  tokenOf(request: FastifyRequest): string | undefined;
  /** The project's own operations, compiled once. Errors of results carry an AppError as `originalError`. */
  readonly operations: {
    execute(
      document: DocumentNode,
      variables: Variables,
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<ExecutionResult>;
    /** Ends with the session, and when `signal` aborts. */
    subscribe(
      document: DocumentNode,
      variables: Variables,
      request: FastifyRequest,
      reply: FastifyReply,
      signal: AbortSignal,
    ): Promise<ExecutionResult | AsyncIterable<ExecutionResult>>;
  };
}

export function createGraphQL({ services, wakeups, publicUrl }: GraphQLOptions): GraphQL {
  const execution = createExecution(buildSchema());
  const live = createLiveConnections({ accounts: services.accounts, wakeups });
  // whether it is HTTPS is known from the start; the port may not be
  const cookie = createSessionCookie(publicUrl());

  const contextOf: GraphQL['contextOf'] = async (request, reply) =>
    createContext({
      services,
      wakeups,
      authentication: await request.authenticate(),
      log: request.log,
      requestId: request.id,
      client: { ip: request.ip, userAgent: request.headers['user-agent'] ?? null },
      sessionCookie: {
        set: ({ token }) => cookie.set(answerable(reply), token),
        clear: () => cookie.clear(answerable(reply)),
      },
    });
  const tokenOf: GraphQL['tokenOf'] = (request) => cookie.read(request);

  return {
    execution,
    live,
    contextOf,
    tokenOf,
    operations: {
      async execute(document, variables, request, reply) {
        return execution.execute({ document, variables, own: true }, await contextOf(request, reply));
      },
      async subscribe(document, variables, request, reply, signal) {
        const context = await contextOf(request, reply);
        const results = await execution.subscribe({ document, variables, own: true }, context);
        if (!(Symbol.asyncIterator in results)) return results;
        const stop = () => void results.return?.();
        try {
          const viewer = requireViewer(context);
          const left = live.open({ kind: 'stream', viewer, token: tokenOf(request), end: stop });
          signal.addEventListener('abort', stop, { once: true });
          return { [Symbol.asyncIterator]: () => withCleanUp(results, left) };
        } catch (error) {
          stop();
          return { errors: [asGraphQLError(error)] };
        }
      },
    },
  };
}

function answerable(reply: FastifyReply | undefined): FastifyReply {
  if (!reply) throw new Error('A socket can not set a cookie.');
  return reply;
}

/** Calls `cleanUp` once, when the results are over or nobody wants them. */
export function withCleanUp<T>(results: AsyncIterableIterator<T>, cleanUp: () => void): AsyncIterableIterator<T> {
  return {
    async next() {
      const step = await results.next();
      if (step.done) cleanUp();
      return step;
    },
    async return() {
      cleanUp();
      await results.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
