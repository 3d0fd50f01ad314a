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
import { PARSE_OPTIONS } from './shape.js';

/** Apollo copies the context value field by field, which would freeze the getters of ours: it is handed on in a box. */
interface Box {
  readonly context: GraphQLContext;
  /** the answer is of `execution`, with errors that are ready */
  readonly answered: { value: boolean };
}

export interface GraphQLOverHttp {
  handle(context: GraphQLContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  stop(): Promise<void>;
}

/** Queries and mutations by HTTP: Apollo reads the request and parses; `execution` validates and runs it. */
export function createGraphQLOverHttp(execution: Execution, log: Log): GraphQLOverHttp {
  const apollo = createApollo(execution, log);
  apollo.startInBackgroundHandlingStartupErrorsByLoggingAndFailingAllRequests();
  return {
    stop: () => apollo.stop(),
    async handle(context, request, reply) {
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
        context: async () => ({ context, answered }),
      });
      return send(response, answered.value, request, reply);
    },
  };
}

function createApollo(execution: Execution, log: Log): ApolloServer<Box> {
  return new ApolloServer<Box>({
    schema: execution.schema,
    // the schema is published with the sources: hiding it would only trouble those who are to use it
    introspection: true,
    parseOptions: PARSE_OPTIONS,
    documentStore: execution.documents.store,
    // `execution` does it, for every transport, and not before the document is known to be small enough for it
    dangerouslyDisableValidation: true,
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
          const { requestId } = requestContext.contextValue.context;
          log.error({ err: error, requestId }, 'GraphQL request failed');
        },
        requestDidStart: async () => ({
          async responseForOperation({ document, request, contextValue: { context, answered } }) {
            const { operationName, variables } = request;
            const result = await execution.execute({ document, operationName, variables }, context);
            answered.value = true;
            const late = result.errors?.map(toAppError).find((error) => error.retryAfter !== undefined);
            const headers = new HeaderMap(late ? [['retry-after', String(late.retryAfter)]] : []);
            return {
              // without data nothing was run: "GraphQL over HTTP" has 400 for that, whatever the catalogue's status
              http: result.data === undefined ? { headers, status: 400 } : { headers },
              body: { kind: 'single', singleResult: formatResult(result, context) },
            };
          },
        }),
      },
    ],
  });
}

/** Apollo's own refusals know neither the catalogue nor the request's id: they get both here. */
async function send(
  { status = 200, headers, body }: HTTPGraphQLResponse,
  answered: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (body.kind !== 'complete') throw new Error('Incremental delivery is not part of the schema.');
  reply.code(status).header('cache-control', 'no-store');
  for (const [name, value] of headers) if (name !== 'content-length') reply.header(name, value);
  if (answered) return reply.send(body.string);
  const { errors = [] } = JSON.parse(body.string) as { errors?: readonly GraphQLFormattedError[] };
  const refusals = errors.map((error) => ({ error, known: toRefusal(error, status) }));
  // Apollo says 200 where it asks a client to send a whole document instead of its hash
  reply.code(status >= 400 && status !== 400 ? status : (refusals[0]?.known.status ?? 500));
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
  if (message.startsWith('This operation has been blocked as a potential Cross-Site Request Forgery'))
    return new AppError('csrf_rejected', { message });
  return new AppError(CODES[httpStatus] ?? 'graphql_invalid', { message });
}
