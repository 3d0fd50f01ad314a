/** The routes besides the table: bytes, pages, the other door. What `OTHER_ROUTES` says of each in a line, in full. */
import { ERROR_CATALOGUE, ERROR_CODES, type ErrorCode } from '../../src/errors.js';
import type { DocumentedRoute } from '../tables.js';
import { errorResponses, OUR_FAULTS, type ErrorHeaders } from './errors.js';
import { SENT_QUERY } from './examples.js';
import { headerReferences, type HeaderList } from './headers.js';
import type { JsonSchema, MediaType, Operation, Parameter, Response } from './openapi.types.js';
import { PUBLIC_DETAILS } from './public-routes.js';
import type { Registry } from './registry.js';
import { pathParameters } from './request.js';

interface Answer {
  readonly description: string;
  readonly headers?: HeaderList;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface Details {
  readonly operationId: string;
  /** where OpenAPI can not write the path as the router does */
  readonly path?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Operation['requestBody'];
  readonly security?: Operation['security'];
  readonly answers: Readonly<Record<string, Answer>>;
  readonly errors: readonly ErrorCode[];
  /** that errors carry as well */
  readonly errorHeaders?: ErrorHeaders;
  /** errors in GraphQL's shape, on a route that GraphQL clients read */
  readonly graphqlErrors?: true;
}

const BYTES: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };
const HTML: JsonSchema = { type: 'string', contentMediaType: 'text/html' };
const page = (example: string): Readonly<Record<string, MediaType>> => ({ 'text/html': { schema: HTML, example } });

const ARTIFACT_ID: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The artifact’s id. One that is none, or another’s, is not found.',
  schema: { type: 'string' },
  example: '019aa3f0-7d52-7c11-8e4f-a1b2c3d4e5f6',
};
const CONDITIONAL: readonly Parameter[] = [
  {
    name: 'If-None-Match',
    in: 'header',
    description: 'An `ETag` that came before: the answer is 304 where nothing has changed.',
    schema: { type: 'string' },
  },
  {
    name: 'Range',
    in: 'header',
    description: 'One range of bytes. Of several, all is sent.',
    schema: { type: 'string' },
    example: 'bytes=0-99',
  },
  {
    name: 'If-Range',
    in: 'header',
    description: 'An `ETag`: where the file has another one by now, all of it is sent.',
    schema: { type: 'string' },
  },
];
const ISOLATION = [
  'Cache-Control',
  'Connection-Allowlist',
  'Content-Security-Policy',
  'Cross-Origin-Resource-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
  'X-Robots-Tag',
] as const satisfies HeaderList;
const DOWNLOAD = [
  'Cache-Control',
  'Content-Disposition',
  'Content-Security-Policy',
  'Cross-Origin-Resource-Policy',
  'Referrer-Policy',
  'Vary',
  'X-Content-Type-Options',
  'X-Robots-Tag',
] as const satisfies HeaderList;
const GAME = '<!doctype html><html lang="en"><title>Penguin Leap</title>…';
/** As they stand: a reader of the document has a use for the first line, not for 184,320 bytes. */
const GAME_BYTES: Readonly<Record<string, MediaType>> = {
  'text/html': { schema: HTML, example: GAME },
  'application/zip': { schema: BYTES, example: 'PK…' },
};

const GRAPHQL_RESULT: JsonSchema = {
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
  },
};
const GRAPHQL_RESULT_REF = { $ref: '#/components/schemas/GraphQLResult' };
const GRAPHQL_ANSWERS: Details['answers'] = {
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
      'application/json': { schema: GRAPHQL_RESULT_REF, example: { data: { viewer: { name: 'Ada' } } } },
      'application/graphql-response+json': {
        schema: GRAPHQL_RESULT_REF,
        example: { data: { viewer: { name: 'Ada' } } },
      },
      'text/event-stream': {
        schema: { type: 'string', contentMediaType: 'text/event-stream' },
        example: 'event: next\ndata: {"data":{"studioRunEvents":{"seq":1}}}\n\nevent: complete\n\n',
      },
      'text/html': { schema: HTML, example: '<!doctype html><title>GraphiQL</title>…' },
    },
  },
};
const GRAPHQL_ERRORS: readonly ErrorCode[] = [
  'bad_request',
  'csrf_rejected',
  'graphql_invalid',
  'internal_error',
  'method_not_allowed',
  'payload_too_large',
  'rate_limited',
  'request_timeout',
  'service_unavailable',
  'session_expired',
  'unauthenticated',
  'unsupported_media_type',
  'validation_failed',
];

const DETAILS: Readonly<Record<string, Details>> = {
  ...PUBLIC_DETAILS,
  'GET /api/game-artifacts/:id/preview': {
    operationId: 'previewArtifact',
    parameters: [ARTIFACT_ID, ...CONDITIONAL],
    security: [{ session: [] }, { previewToken: [] }, { previewTokenHeader: [] }],
    answers: {
      '200': {
        description: 'The game.',
        headers: [...ISOLATION, 'Accept-Ranges?', 'ETag?', 'Vary'],
        content: page(GAME),
      },
      '206': {
        description: 'A part of the game.',
        headers: [...ISOLATION, 'Accept-Ranges', 'Content-Range', 'ETag', 'Vary'],
        content: page('<!doctype html>'),
      },
      '302': {
        description: 'Previews live on an origin of their own (`PREVIEW_ORIGIN`), with a token in the path.',
        headers: [...ISOLATION, 'Location', 'Vary'],
      },
      '304': { description: 'As it was.', headers: [...ISOLATION, 'ETag', 'Vary'] },
    },
    errors: ['preview_token_invalid', 'artifact_not_found', 'range_not_satisfiable', ...OUR_FAULTS],
    errorHeaders: { label: 'Preview', list: [...ISOLATION.slice(1), 'Vary?'] },
  },
  'GET /api/game-artifacts/:id/preview/*': {
    operationId: 'previewArtifactFile',
    path: '/api/game-artifacts/{id}/preview/~{token}/{file}',
    parameters: [
      ARTIFACT_ID,
      {
        name: 'token',
        in: 'path',
        required: true,
        description: 'A preview token: the document is sandboxed, and sends no cookie.',
        schema: { type: 'string' },
        example: 'v1.eyJhIjoiMDE5YWEzZjAifQ.sT0mYk3n',
      },
      {
        name: 'file',
        in: 'path',
        required: true,
        description: 'A path below the entry document, with its slashes; empty for the entry document itself.',
        schema: { type: 'string' },
        example: 'assets/atlas.png',
      },
      ...CONDITIONAL,
    ],
    security: [],
    answers: {
      '200': {
        description: 'The file.',
        headers: [...ISOLATION, 'Accept-Ranges', 'Access-Control-Allow-Origin', 'ETag'],
        content: { '*/*': { schema: BYTES } },
      },
      '206': {
        description: 'A part of the file.',
        headers: [...ISOLATION, 'Accept-Ranges', 'Access-Control-Allow-Origin', 'Content-Range', 'ETag'],
        content: { '*/*': { schema: BYTES } },
      },
      '302': { description: 'To the origin of previews.', headers: [...ISOLATION, 'Location'] },
      '304': { description: 'As it was.', headers: [...ISOLATION, 'Access-Control-Allow-Origin', 'ETag'] },
    },
    errors: ['preview_token_invalid', 'artifact_not_found', 'route_not_found', 'range_not_satisfiable', ...OUR_FAULTS],
    errorHeaders: { label: 'PreviewFile', list: [...ISOLATION.slice(1), 'Access-Control-Allow-Origin?'] },
  },
  'GET /api/game-artifacts/:id/download': {
    operationId: 'downloadArtifact',
    parameters: [ARTIFACT_ID, ...CONDITIONAL],
    security: [{ session: [] }],
    answers: {
      '200': {
        description: 'The file.',
        headers: [...DOWNLOAD, 'Accept-Ranges', 'ETag'],
        content: GAME_BYTES,
      },
      '206': {
        description: 'A part of the file.',
        headers: [...DOWNLOAD, 'Accept-Ranges', 'Content-Range', 'ETag'],
        content: GAME_BYTES,
      },
      '304': { description: 'As it was.', headers: [...DOWNLOAD, 'ETag'] },
    },
    errors: ['unauthenticated', 'session_expired', 'artifact_not_found', 'range_not_satisfiable', ...OUR_FAULTS],
    errorHeaders: { label: 'Download', list: DOWNLOAD.slice(2).map((name) => `${name}?` as const) },
  },
  'GET /api/auth/oidc/start': {
    operationId: 'startSingleSignOn',
    parameters: [
      {
        name: 'returnTo',
        in: 'query',
        description: 'A path of the application to end at; `/` where it is absent or leads elsewhere.',
        schema: { type: 'string', default: '/' },
        example: '/docs',
      },
    ],
    security: [],
    answers: {
      '302': {
        description: 'To the provider, which comes back to `/api/auth/oidc/callback`.',
        headers: ['Cache-Control', 'Location', 'Referrer-Policy', 'Set-Cookie'],
      },
      '303': {
        description: 'It did not work: a browser goes to the first page, which tells why.',
        headers: ['Cache-Control', 'Location', 'Referrer-Policy'],
      },
    },
    errors: ['sign_in_failed', ...OUR_FAULTS],
    errorHeaders: { label: 'SignOn', list: ['Referrer-Policy'] },
  },
  'GET /api/auth/oidc/callback': {
    operationId: 'finishSingleSignOn',
    parameters: [
      { name: 'code', in: 'query', description: 'From the provider.', schema: { type: 'string' } },
      { name: 'state', in: 'query', description: 'From the provider.', schema: { type: 'string' } },
    ],
    security: [],
    answers: {
      '303': {
        description:
          'Signed in, and on to `returnTo`; or it did not work, and a browser goes to the first page, which tells why.',
        headers: ['Cache-Control', 'Location', 'Referrer-Policy', 'Set-Cookie?'],
      },
    },
    errors: ['sign_in_failed', 'email_taken', ...OUR_FAULTS],
    errorHeaders: { label: 'SignedOn', list: ['Referrer-Policy', 'Set-Cookie?'] },
  },
  'GET /graphql': {
    operationId: 'queryGraphQL',
    parameters: [
      {
        name: 'query',
        in: 'query',
        description: 'A query, or with `Accept: text/event-stream` a subscription. Mutations go by POST.',
        schema: { type: 'string' },
        example: SENT_QUERY,
      },
      { name: 'operationName', in: 'query', description: 'Which operation, of several.', schema: { type: 'string' } },
      { name: 'variables', in: 'query', description: 'A JSON object.', schema: { type: 'string' }, example: '{}' },
    ],
    security: [{ session: [] }, {}],
    answers: GRAPHQL_ANSWERS,
    errors: GRAPHQL_ERRORS,
    graphqlErrors: true,
  },
  'POST /graphql': {
    operationId: 'postGraphQL',
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
          example: { query: SENT_QUERY },
        },
      },
    },
    security: [{ session: [] }, {}],
    answers: GRAPHQL_ANSWERS,
    errors: GRAPHQL_ERRORS,
    graphqlErrors: true,
  },
  'GET /healthz': {
    operationId: 'healthz',
    security: [],
    answers: { '200': { description: 'It lives.', content: status('ok') } },
    errors: ['internal_error'],
  },
  'GET /readyz': {
    operationId: 'readyz',
    security: [],
    answers: { '200': { description: 'It is ready.', content: status('ready') } },
    errors: OUR_FAULTS,
  },
  'GET /metrics': {
    operationId: 'metrics',
    security: [{ metricsToken: [] }, {}],
    answers: {
      '200': {
        description: 'Figures in Prometheus’ text format, version 0.0.4. They hold nothing of users.',
        headers: ['Cache-Control'],
        content: {
          'text/plain': {
            schema: { type: 'string' },
            example: '# TYPE gamewright_runs gauge\ngamewright_runs{status="queued"} 3\n',
          },
        },
      },
    },
    // without METRICS_TOKEN the route is not there for clients of other networks; with it, the token is asked for
    errors: ['unauthenticated', 'route_not_found', 'internal_error'],
  },
  'GET /openapi.json': {
    operationId: 'openapi',
    security: [],
    answers: {
      '200': {
        description: 'This document.',
        headers: ['Access-Control-Allow-Origin', 'Cache-Control', 'ETag', 'X-Content-Type-Options'],
        content: {
          'application/json': {
            schema: { type: 'object', additionalProperties: true, required: ['openapi', 'info', 'paths'] },
            example: { openapi: '3.1.1', info: { title: 'Gamewright', version: '1.0.0' }, paths: {} },
          },
        },
      },
      '304': {
        description: 'As it was.',
        headers: ['Access-Control-Allow-Origin', 'Cache-Control', 'ETag', 'X-Content-Type-Options'],
      },
    },
    errors: ['internal_error'],
  },
  'GET /docs': {
    operationId: 'docs',
    security: [],
    answers: {
      '200': {
        description: 'This document, for people.',
        headers: ['Cache-Control', 'Content-Security-Policy', 'ETag', 'Referrer-Policy', 'X-Content-Type-Options'],
        content: page('<!doctype html><html lang="en"><title>Gamewright API</title>…'),
      },
      '304': {
        description: 'As it was.',
        headers: ['Cache-Control', 'Content-Security-Policy', 'ETag', 'Referrer-Policy', 'X-Content-Type-Options'],
      },
    },
    errors: ['internal_error'],
  },
};

function status(value: string): Readonly<Record<string, MediaType>> {
  return {
    'application/json': {
      schema: { type: 'object', required: ['status'], properties: { status: { const: value } } },
      example: { status: value },
    },
  };
}

export interface Described {
  readonly path: string;
  readonly operation: Omit<Operation, 'tags'>;
}

/** @param route one of `OTHER_ROUTES`; one that nothing more is said of here answers what its line says */
export function describeOther(registry: Registry, route: DocumentedRoute): Described {
  const details = DETAILS[`${route.method} ${route.path}`] ?? guess(route);
  const { operationId, path, parameters, requestBody, security, answers, errors, errorHeaders, graphqlErrors } =
    details;
  if (graphqlErrors) registry.schema('GraphQLResult', 'Other', GRAPHQL_RESULT);
  const failures = graphqlErrors ? graphqlFailures(registry, errors) : errorResponses(registry, errors, errorHeaders);
  return {
    path: path ?? route.path.replaceAll(/:(\w+)/gu, '{$1}'),
    operation: {
      operationId,
      summary: route.doc,
      description: route.doc,
      security: security ?? [],
      ...(parameters ? { parameters } : {}),
      ...(requestBody ? { requestBody } : {}),
      responses: { ...mapAnswers(registry, answers), ...failures },
    },
  };
}

function mapAnswers(registry: Registry, answers: Details['answers']): Record<string, Response> {
  return Object.fromEntries(
    Object.entries(answers).map(([code, { description, headers = [], content }]) => [
      code,
      { description, headers: headerReferences(registry, headers), ...(content ? { content } : {}) },
    ]),
  );
}

function graphqlFailures(registry: Registry, codes: readonly ErrorCode[]): Record<string, Response> {
  const statuses = [...new Set(codes.map((code) => ERROR_CATALOGUE[code].status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const ofStatus = codes.filter((code) => ERROR_CATALOGUE[code].status === status);
      const headers: HeaderList = ['Cache-Control', 'Retry-After?', 'Allow?', 'Set-Cookie?'];
      const [first] = ofStatus;
      const { message, ...row } = ERROR_CATALOGUE[first!];
      const extensions = { code: first, status: row.status, retryable: 'retryable' in row, requestId: 'r-1' };
      const content = { schema: GRAPHQL_RESULT_REF, example: { errors: [{ message, extensions }] } };
      return [
        String(status),
        {
          description: ofStatus.map((code) => `\`${code}\``).join(', '),
          headers: headerReferences(registry, headers),
          content: { 'application/json': content, 'application/graphql-response+json': content },
        },
      ];
    }),
  );
}

/** Of the statuses in its line: those of errors with the codes that the catalogue has for them, the others with any body. */
function guess({ method, path, status: told }: DocumentedRoute): Details {
  const statuses = told.split(/\D+/u).filter(Boolean).map(Number);
  const words = path.split(/\W+/u).filter(Boolean);
  return {
    operationId: [method.toLowerCase(), ...words.map((word) => word[0]!.toUpperCase() + word.slice(1))].join(''),
    parameters: pathParameters(path).map((key) => ({
      name: key.slice('path '.length),
      in: 'path',
      required: true,
      description: 'A part of the path.',
      schema: { type: 'string' },
    })),
    answers: Object.fromEntries(
      statuses
        .filter((one) => one < 400)
        .map((one) => [
          String(one),
          { description: 'It worked.', ...(one === 200 ? { content: { '*/*': { schema: {} } } } : {}) },
        ]),
    ),
    errors: [
      ...ERROR_CODES.filter(
        (code) => ERROR_CATALOGUE[code].status >= 400 && statuses.includes(ERROR_CATALOGUE[code].status),
      ),
      'internal_error',
    ],
  };
}
