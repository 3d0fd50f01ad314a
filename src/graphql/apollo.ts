import { ApolloServer, HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import { AppError, errorBody, type ErrorCode } from '../errors.js';
import type { Log } from '../log.js';
import type { GraphQLContext } from './context.js';
import { formatResult, toAppError } from './errors.js';
import type { Execution } from './execution.js';
import { PARSE_OPTIONS } from './limits.js';

/** Apollo reads HTTP, parses and validates; `execution` runs what came of it. */
export function createApollo(execution: Execution, log: Log): ApolloServer<GraphQLContext> {
  return new ApolloServer<GraphQLContext>({
    schema: execution.schema,
    // the schema is published with the sources: hiding it would only trouble those who are to use it
    introspection: true,
    parseOptions: PARSE_OPTIONS,
    csrfPrevention: true,
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
          log.error({ err: error, requestId: requestContext.contextValue.requestId }, 'GraphQL request failed');
        },
        requestDidStart: async () => ({
          async responseForOperation({ document, request, contextValue }) {
            const { operationName, variables } = request;
            const result = await execution.execute({ document, operationName, variables }, contextValue);
            const retryAfter = result.errors
              ?.map(toAppError)
              .find((error) => error.retryAfter !== undefined)?.retryAfter;
            const headers = new HeaderMap(retryAfter === undefined ? [] : [['retry-after', String(retryAfter)]]);
            return {
              // without data nothing was run: "GraphQL over HTTP" has 400 for that, whatever the catalogue's status
              http: result.data === undefined ? { headers, status: 400 } : { headers },
              body: { kind: 'single', singleResult: formatResult(result, contextValue) },
            };
          },
        }),
      },
    ],
  });
}

/** Sends what Apollo answers. Its own refusals know neither the catalogue nor the request's id: they get both here. */
export async function sendResponse(
  { status = 200, headers, body }: HTTPGraphQLResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (body.kind !== 'complete') throw new Error('Incremental delivery is not part of the schema.');
  reply.code(status).header('cache-control', 'no-store');
  for (const [name, value] of headers) if (name !== 'content-length') reply.header(name, value);
  if (status < 400) return reply.send(body.string);
  const { errors = [] } = JSON.parse(body.string) as { errors?: readonly GraphQLFormattedError[] };
  const known = errors.map((error) => refusal(error, status, request.id));
  const [first] = known;
  reply.code(first?.status ?? status);
  return reply.send(JSON.stringify({ errors: known.map(({ error }) => error) }));
}

/** `status`: of the response, which says more than the message's code. */
function refusal(
  error: GraphQLFormattedError,
  httpStatus: number,
  requestId: string,
): { error: GraphQLFormattedError; status: number } {
  // made by `formatError`
  if (typeof error.extensions?.['requestId'] === 'string') return { error, status: httpStatus };
  // Apollo's own failure, which the plugin has logged
  if (httpStatus >= 500) {
    const { message, ...extensions } = errorBody(new AppError('internal_error'), requestId);
    return { error: { message, extensions }, status: extensions.status };
  }
  const isCsrf = error.message.startsWith('This operation has been blocked as a potential Cross-Site Request Forgery');
  const code: ErrorCode = isCsrf ? 'csrf_rejected' : (CODES[httpStatus] ?? 'graphql_invalid');
  const { message, ...extensions } = errorBody(new AppError(code, { message: error.message }), requestId);
  const status = isCsrf ? extensions.status : httpStatus;
  return { error: { message, ...(error.locations ? { locations: error.locations } : {}), extensions }, status };
}

const CODES: Readonly<Record<number, ErrorCode>> = { 405: 'method_not_allowed', 415: 'unsupported_media_type' };
