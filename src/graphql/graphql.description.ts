/** `/graphql`, as far as HTTP sees it: what goes through it is in the SDL. */
import { ERROR_CODES, type ErrorCode } from '../errors.js';
import { HTML, type DescribedAnswer, type DescribedRoute } from '../http/described-route.js';
import type { JsonSchema } from '../http/openapi.types.js';

const QUERY = '{ viewer { name credits { spendableBalance } } }';
const DATA = { data: { viewer: { name: 'Ada' } } };

/** The component `GraphQLResult` of the document. */
export const GRAPHQL_RESULT: JsonSchema = {
  type: 'object',
  description: 'What was asked for, and what went wrong with it.',
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
              status: { type: 'integer', description: 'What the REST interface answers with.' },
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
      description: 'Where `GraphQL-Cost: 1` was sent.',
      required: ['cost'],
      properties: {
        cost: {
          type: 'object',
          required: ['requested', 'limit', 'perMinute'],
          properties: {
            requested: {
              type: 'integer',
              description: 'What the operation costs: about an object of the answer each.',
            },
            limit: { type: 'integer', description: 'What one operation may cost.' },
            perMinute: {
              type: ['integer', 'null'],
              description: 'What the operations of one client may cost in a minute; null where there is no limit.',
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
  description: '`1`: the answer tells what the operation cost, in `extensions.cost`.',
  schema: { type: 'string' },
  example: '1',
} as const;
export const GRAPHQL_RESULT_REF = { $ref: '#/components/schemas/GraphQLResult' };
const ANSWERS: Readonly<Record<string, DescribedAnswer>> = {
  '200': {
    description:
      'The result; what went wrong is in `errors`, by field. To an `Accept: text/event-stream`, the events of a subscription. To a browser, an editor (not in production).',
    headers: [
      'Cache-Control',
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
  doc: 'Queries; subscriptions by WebSocket or event stream; an editor.',
  limited: 'viewer',
  parameters: [
    {
      name: 'query',
      in: 'query',
      description: 'A query, or with `Accept: text/event-stream` a subscription. Mutations go by POST.',
      schema: { type: 'string' },
      example: QUERY,
    },
    { name: 'operationName', in: 'query', description: 'Which operation, of several.', schema: { type: 'string' } },
    { name: 'variables', in: 'query', description: 'A JSON object.', schema: { type: 'string' }, example: '{}' },
    {
      name: 'Apollo-Require-Preflight',
      in: 'header',
      description:
        'Any value. Only for a browser that does not send `Sec-Fetch-Site`, as over plain HTTP: it shows that no other site sent the query. Programs need no such header.',
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
  doc: 'Queries and mutations; subscriptions by event stream.',
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
