/** `/graphql`, as far as HTTP sees it: what goes through it is in the SDL. */
import { ERROR_CODES, type ErrorCode } from '../errors.js';
import { HTML, type DescribedAnswer, type DescribedRoute } from '../http/described-route.js';
import type { JsonSchema } from '../http/openapi.types.js';

const QUERY = '{ viewer { name credits { spendableBalance } } }';
const DATA = { data: { viewer: { name: 'Ada' } } };

/** The component `GraphQLResult` of the document. */
export const GRAPHQL_RESULT: JsonSchema = {
  type: 'object',
  description: 'The data that was requested, and any errors.',
  properties: {
    data: { type: ['object', 'null'], additionalProperties: true },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['message', 'extensions'],
        properties: {
          message: { type: 'string' },
          locations: { type: 'array', items: { type: 'object', additionalProperties: true } },
          path: { type: 'array', items: { type: ['string', 'integer'] } },
          extensions: {
            type: 'object',
            required: ['code', 'status', 'retryable', 'requestId'],
            properties: {
              code: { type: 'string', enum: [...ERROR_CODES].sort() },
              status: { type: 'integer', description: 'The HTTP status of the REST answer.' },
              retryable: { type: 'boolean' },
              requestId: { type: 'string' },
              details: { type: 'array', items: { type: 'object', additionalProperties: true } },
            },
          },
        },
      },
    },
    extensions: {
      type: 'object',
      description: 'Present if `GraphQL-Cost: 1` was sent.',
      required: ['cost'],
      properties: {
        cost: {
          type: 'object',
          required: ['requested', 'limit', 'perMinute'],
          properties: {
            requested: {
              type: 'integer',
              description: 'The cost of the operation: about one per object in the answer.',
            },
            limit: { type: 'integer', description: 'The most that one operation may cost.' },
            perMinute: {
              type: ['integer', 'null'],
              description: 'The most that the operations of one client may cost per minute; null if there is no limit.',
            },
          },
        },
      },
    },
  },
};
const COST_PARAMETER = {
  name: 'GraphQL-Cost',
  in: 'header',
  description: '`1`: the answer reports the cost of the operation in `extensions.cost`.',
  schema: { type: 'string' },
  example: '1',
} as const;
export const GRAPHQL_RESULT_REF = { $ref: '#/components/schemas/GraphQLResult' };
const ANSWERS: Readonly<Record<string, DescribedAnswer>> = {
  '200': {
    description:
      'The result, with any problems in `errors`. With `Accept: text/event-stream`, the events of a subscription. For a browser, an editor (not in production).',
    headers: [
      'Cache-Control',
      'Content-Encoding?',
      'Retry-After?',
      'Set-Cookie?',
      'Connection?',
      'X-Accel-Buffering?',
      'Content-Security-Policy?',
      'Referrer-Policy?',
      'X-Content-Type-Options?',
      'Vary?',
    ],
    content: {
      'application/json': { schema: GRAPHQL_RESULT_REF, example: DATA },
      'application/graphql-response+json': { schema: GRAPHQL_RESULT_REF, example: DATA },
      'text/event-stream': {
        schema: { type: 'string', contentMediaType: 'text/event-stream' },
        example: 'event: next\ndata: {"data":{"studioRunEvents":{"seq":1}}}\n\nevent: complete\n\n',
      },
      'text/html': { schema: HTML, example: '<!doctype html><title>GraphiQL</title>…' },
    },
  },
};
const ERRORS: readonly ErrorCode[] = [
  'bad_request',
  'csrf_rejected',
  'graphql_invalid',
  'internal_error',
  'method_not_allowed',
  'not_acceptable',
  'payload_too_large',
  'request_timeout',
  'service_unavailable',
  'session_expired',
  'unauthenticated',
  'unsupported_media_type',
  'validation_failed',
];

export const graphqlGetRoute: DescribedRoute = {
  method: 'GET',
  path: '/graphql',
  operationId: 'queryGraphQL',
  doc: 'Queries, subscriptions over WebSocket or an event stream, and an editor.',
  limited: 'viewer',
  parameters: [
    {
      name: 'query',
      in: 'query',
      description: 'A query, or a subscription with `Accept: text/event-stream`. Mutations need POST.',
      schema: { type: 'string' },
      example: QUERY,
    },
    {
      name: 'operationName',
      in: 'query',
      description: 'Which operation to run, if the document has several.',
      schema: { type: 'string' },
    },
    { name: 'variables', in: 'query', description: 'A JSON object.', schema: { type: 'string' }, example: '{}' },
    {
      name: 'Apollo-Require-Preflight',
      in: 'header',
      description:
        'Any value. Only needed by a browser that does not send `Sec-Fetch-Site`, e.g. over plain HTTP: it proves that no other site sent the query. Other clients don’t need it.',
      schema: { type: 'string' },
    },
    COST_PARAMETER,
  ],
  security: [{ session: [] }, {}],
  answers: ANSWERS,
  errors: ERRORS,
  graphqlErrors: true,
};

export const graphqlPostRoute: DescribedRoute = {
  method: 'POST',
  path: '/graphql',
  operationId: 'postGraphQL',
  doc: 'Queries, mutations, and subscriptions over an event stream.',
  limited: 'viewer',
  parameters: [COST_PARAMETER],
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['query'],
          properties: {
            query: { type: 'string' },
            operationName: { type: ['string', 'null'] },
            variables: { type: ['object', 'null'], additionalProperties: true },
            extensions: { type: ['object', 'null'], additionalProperties: true },
          },
        },
        example: { query: QUERY },
      },
    },
  },
  security: [{ session: [] }, {}],
  answers: ANSWERS,
  errors: ERRORS,
  graphqlErrors: true,
};
