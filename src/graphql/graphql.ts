/** GraphQL of one gateway: what its transports share, and what the REST interface runs its operations by. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSessionCookie } from '../accounts/cookie.js';
import type { UsageLimits } from '../accounts/usage-limits.js';
import type { Wakeups } from '../db/wakeups.js';
import type { Operations } from '../http/operations.js';
import type { Services } from '../services.js';
import { createContext, requireViewer, type GraphQLContext } from './context.js';
import { asGraphQLError } from './errors.js';
import { createExecution, type Execution } from './execution.js';
import { createLiveConnections, type LiveConnections } from './live-connections.js';
import { buildSchema } from './schema.js';

export interface GraphQLOptions {
  readonly services: Services;
  readonly wakeups: Pick<Wakeups, 'on' | 'onGap'>;
  readonly limits: Pick<UsageLimits, 'take' | 'perMinute'>;
  /** the origin that browsers use */
  readonly publicUrl: () => string;
}

export interface GraphQL {
  readonly execution: Execution;
  readonly live: LiveConnections;
  /** what the operations of a client may cost in a minute; null where there is no limit */
  readonly costPerMinute: number | null;
  /** For responses that are event streams: their subscriptions count against their user, and end with the session. */
  readonly streams: Pick<Execution, 'subscribe'>;
  /** The project's own operations, compiled once. Errors of results carry an AppError as `originalError`. */
  readonly operations: Operations;
  /** The context of a request; its viewer is looked up once. Without a reply (a socket) no operation can sign in or out. */
  context(request: FastifyRequest, reply?: FastifyReply): Promise<GraphQLContext>;
}

export function createGraphQL({ services, wakeups, limits, publicUrl }: GraphQLOptions): GraphQL {
  const execution = createExecution(buildSchema());
  const live = createLiveConnections({ accounts: services.accounts, wakeups });
  // whether it is HTTPS is known from the start; the port may not be
  const cookie = createSessionCookie(publicUrl());
  const context: GraphQL['context'] = async (request, reply) => {
    const authentication = await request.authenticate();
    const userId = authentication.state === 'signedIn' ? authentication.viewer.user.id : undefined;
    return createContext({
      services,
      wakeups,
      authentication,
      chargeQuery: (cost) => limits.take('queries', request.usageClient(userId), cost),
      sessionToken: cookie.read(request),
      log: request.log,
      requestId: request.id,
      client: { ip: request.ip, userAgent: request.headers['user-agent'] ?? null },
      sessionCookie: {
        set: ({ token }) => cookie.set(answerable(reply), token),
        clear: () => cookie.clear(answerable(reply)),
      },
    });
  };
  const streams: GraphQL['streams'] = {
    subscribe: (operation, of) => subscribeLive(execution, live, operation, of),
  };
  return {
    execution,
    live,
    costPerMinute: limits.perMinute('queries'),
    streams,
    context,
    operations: {
      execute: async (document, variables, request, reply) =>
        execution.execute({ document, variables, own: true }, await context(request, reply)),
      async subscribe(document, variables, request, reply, signal) {
        const results = await streams.subscribe({ document, variables, own: true }, await context(request, reply));
        if (!(Symbol.asyncIterator in results)) return results;
        const stop = () => void results.return?.();
        signal.addEventListener('abort', stop, { once: true });
        // it may have been aborted meanwhile, and does not say so again
        if (signal.aborted) stop();
        return results;
      },
    },
  };
}

async function subscribeLive(
  execution: Execution,
  live: LiveConnections,
  operation: Parameters<Execution['subscribe']>[0],
  context: GraphQLContext,
): ReturnType<Execution['subscribe']> {
  const results = await execution.subscribe(operation, context);
  if (!(Symbol.asyncIterator in results)) return results;
  const stop = () => void results.return?.();
  try {
    const viewer = requireViewer(context);
    const left = live.open({ kind: 'stream', viewer, token: context.sessionToken, end: stop });
    return withCleanUp(results, left);
  } catch (error) {
    stop();
    return { errors: [asGraphQLError(error)] };
  }
}

/** Calls `cleanUp` when the results are over, or when the client stops reading them. */
function withCleanUp<T>(results: AsyncIterableIterator<T>, cleanUp: () => void): AsyncIterableIterator<T> {
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

function answerable(reply: FastifyReply | undefined): FastifyReply {
  if (!reply) throw new Error('A socket cannot set a cookie.');
  return reply;
}
