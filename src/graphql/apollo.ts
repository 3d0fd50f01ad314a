import { ApolloServer, HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult, FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import { AppError, errorBody, type ErrorCode } from '../errors.js';
import { GRAPHQL_RESPONSE_TYPE, JSON_TYPE } from '../http/accept.js';
import type { Log } from '../log.js';
import { sendCompressed } from './compressed.js';
import type { GraphQLContext } from './context.js';
import { directOperation } from './direct.js';
import { formatResult, toAppError } from './errors.js';
import type { Execution, OperationCost } from './execution.js';
import type { GraphQL } from './graphql.js';
import { PARSE_OPTIONS } from './shape.js';

/** What a result is sent as; the first where the client does not mind. */
export const RESULT_TYPES = [JSON_TYPE, GRAPHQL_RESPONSE_TYPE] as const;
export type ResultType = (typeof RESULT_TYPES)[number];

/**
 * The status of a request that was read and then not run: not valid, or its variables are not. By "GraphQL over HTTP" a
 * client of plain JSON reads the body of a 200 only; the newer type tells who answers, so that 400 can be said.
 */
const NOT_RUN: Readonly<Record<ResultType, number>> = { [JSON_TYPE]: 200, [GRAPHQL_RESPONSE_TYPE]: 400 };

/** Asks for `extensions.cost`, by `1`. */
export const COST_HEADER = 'graphql-cost';

/** Apollo copies the context value field by field, which would call the getters of ours once and keep their values. So it gets an object that holds ours. */
interface Box {
  readonly context: GraphQLContext;
  readonly type: ResultType;
  readonly tellsCost: boolean;
  /** the answer is of `execution`, with errors that are ready */
  readonly answered: { value: boolean };
}

export interface GraphQLOverHttp {
  handle(
    context: GraphQLContext,
    type: ResultType,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply>;
  stop(): Promise<void>;
}

/**
 * Queries and mutations by HTTP. The usual POST is run as it is; of all others Apollo reads the request and parses. Either
 * way `execution` validates and runs the operation, and the answer is the same.
 */
export function createGraphQLOverHttp(
  { execution, costPerMinute }: Pick<GraphQL, 'execution' | 'costPerMinute'>,
  log: Log,
): GraphQLOverHttp {
  const apollo = createApollo(execution, costPerMinute, log);
  apollo.startInBackgroundHandlingStartupErrorsByLoggingAndFailingAllRequests();
  return {
    stop: () => apollo.stop(),
    async handle(context, type, request, reply) {
      const tellsCost = request.headers[COST_HEADER] === '1';
      const operation = request.method === 'POST' ? directOperation(request.body, execution.documents) : undefined;
      if (operation) {
        const result = await execution.execute(operation, context);
        const { status, retryAfter, body } = toAnswer(result, { context, type, tellsCost, costPerMinute });
        reply.code(status ?? 200).header('cache-control', 'no-store');
        if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
        return sendCompressed(`${JSON.stringify(body)}\n`, request, reply.type(type));
      }
      const headers = new HeaderMap();
      for (const [name, value] of Object.entries(request.headers)) {
        if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
      }
      const answered = { value: false };
      const response = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          method: request.method === 'HEAD' ? 'GET' : request.method,
          headers,
          search: URL.parse(request.url, 'http://localhost')?.search ?? '',
          body: request.body,
        },
        context: async () => ({ context, type, tellsCost, answered }),
      });
      return send(response, answered.value, type, request, reply);
    },
  };
}

function createApollo(execution: Execution, costPerMinute: number | null, log: Log): ApolloServer<Box> {
  return new ApolloServer<Box>({
    schema: execution.schema,
    // the schema is published with the sources: hiding it would only trouble those who are to use it
    introspection: true,
    parseOptions: PARSE_OPTIONS,
    documentStore: execution.documents.store,
    // `execution` does it, for every transport, and not before the document is known to be small enough for it
    dangerouslyDisableValidation: true,
    // the route refuses what comes from other sites; Apollo would ask programs, too, for a header that only browsers need
    csrfPrevention: false,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    logger: log,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      {
        async unexpectedErrorProcessingRequest({ error, requestContext }) {
          const { requestId } = requestContext.contextValue.context;
          log.error({ err: error, requestId }, 'GraphQL request failed');
        },
        requestDidStart: async () => ({
          async responseForOperation({ document, request, contextValue: { context, type, tellsCost, answered } }) {
            const { operationName, variables } = request;
            const result = await execution.execute({ document, operationName, variables }, context);
            answered.value = true;
            const { status, retryAfter, body } = toAnswer(result, { context, type, tellsCost, costPerMinute });
            const headers = new HeaderMap(retryAfter === undefined ? [] : [['retry-after', retryAfter]]);
            return {
              http: status === undefined ? { headers } : { headers, status },
              body: { kind: 'single', singleResult: body },
            };
          },
        }),
      },
    ],
  });
}

interface AnswerOptions extends Pick<Box, 'context' | 'type' | 'tellsCost'> {
  readonly costPerMinute: number | null;
}

interface Answer {
  /** undefined: 200 */
  readonly status: number | undefined;
  /** in seconds */
  readonly retryAfter: string | undefined;
  readonly body: FormattedExecutionResult;
}

function toAnswer(result: ExecutionResult, { context, type, tellsCost, costPerMinute }: AnswerOptions): Answer {
  const late = result.errors?.map(toAppError).find((error) => error.retryAfter !== undefined);
  const body = formatResult(result, context);
  // what a document that can't be run would cost is not known
  const cost = tellsCost ? (result.extensions?.['cost'] as OperationCost | undefined) : undefined;
  return {
    // without data nothing was run
    status: result.data === undefined ? (late?.status === 429 ? 429 : NOT_RUN[type]) : undefined,
    retryAfter: late && String(late.retryAfter),
    body: cost ? { ...body, extensions: { cost: { ...cost, perMinute: costPerMinute } } } : body,
  };
}

/** Apollo's own refusals know neither the catalogue nor the request's id: they get both here. */
async function send(
  { status = 200, headers, body }: HTTPGraphQLResponse,
  answered: boolean,
  type: ResultType,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (body.kind !== 'complete') throw new Error('Incremental delivery is not part of the schema.');
  reply.code(status).header('cache-control', 'no-store');
  for (const [name, value] of headers) if (name !== 'content-length') reply.header(name, value);
  reply.type(type);
  if (answered) return sendCompressed(body.string, request, reply);
  const { errors = [] } = JSON.parse(body.string) as { errors?: readonly GraphQLFormattedError[] };
  const refusals = errors.map((error) => ({ error, known: toRefusal(error, status) }));
  // a document that can't be parsed: a request that was read and not run, which Apollo tells by 400 whatever the type
  if (errors[0]?.extensions?.['code'] === 'GRAPHQL_PARSE_FAILED') reply.code(NOT_RUN[type]);
  // Apollo says 200 where it asks a client to send a whole document instead of its hash
  else reply.code(status >= 400 && status !== 400 ? status : (refusals[0]?.known.status ?? 500));
  const formatted = refusals.map(({ error, known }) => {
    const { message, ...extensions } = errorBody(known, request.id);
    return { message, ...(error.locations ? { locations: error.locations } : {}), extensions };
  });
  return reply.send(JSON.stringify({ errors: formatted }));
}

const CODES: Readonly<Record<number, ErrorCode>> = { 405: 'method_not_allowed', 415: 'unsupported_media_type' };

function toRefusal({ message }: GraphQLFormattedError, httpStatus: number): AppError {
  // a failure of Apollo's own, which the plugin above has logged
  if (httpStatus >= 500) return new AppError('internal_error');
  return new AppError(CODES[httpStatus] ?? 'graphql_invalid', { message });
}
