/** Error answers: of each status those codes that a route can answer, in the envelope, with an example each. */
import { ERROR_CATALOGUE, type ErrorCode } from '../../src/errors.js';
import type { HeaderList } from '../../src/http/answer-headers.js';
import { OUR_FAULTS, type ErrorHeaders } from '../../src/http/described-route.js';
import type { JsonSchema, Reference } from '../../src/http/openapi.types.js';
import type { Route } from '../route.types.js';
import { errorExample, sentenceOf } from './examples.js';
import { headerReferences } from './headers.js';
import type { Registry } from './registry.js';

/** What the server answers before any route is found, and where none is. */
export const GATEWAY_CODES: readonly ErrorCode[] = [
  'bad_request',
  'method_not_allowed',
  'request_timeout',
  'headers_too_large',
];

const BODY_CODES: readonly ErrorCode[] = [
  'bad_request',
  'request_timeout',
  'payload_too_large',
  'unsupported_media_type',
  'malformed_json',
  'validation_failed',
];

/** Everything that a row can answer: what its frame refuses (plugin.ts), then what its operation does. */
export function codesOf(route: Route): ErrorCode[] {
  const refuses = route.kind === 'operation' ? route.refuses : undefined;
  const changes = route.method !== 'GET' && refuses === undefined;
  return [
    ...(route.session ? (['unauthenticated', 'session_expired'] as const) : []),
    ...(changes ? (['csrf_rejected'] as const) : []),
    ...(isRead(route) ? (['not_acceptable'] as const) : []),
    ...(route.kind === 'operation' && route.body ? BODY_CODES : []),
    ...(refuses ? [refuses] : (['rate_limited'] as const)),
    ...(route.errors ?? []),
    ...OUR_FAULTS,
  ];
}

/** Is there a body where the row succeeds, of a type that a client may not take? */
function isRead(route: Route): boolean {
  return route.kind === 'stream' || (route.status !== 204 && route.refuses === undefined);
}

/** Answers by status. */
export function errorResponses(
  registry: Registry,
  codes: readonly ErrorCode[],
  headers: ErrorHeaders = { label: '', list: [] },
): Record<string, Reference> {
  const statuses = [...new Set(codes.map((code) => ERROR_CATALOGUE[code].status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const ofStatus = [...new Set(codes)].filter((code) => ERROR_CATALOGUE[code].status === status).sort();
      return [String(status), errorResponse(registry, status, ofStatus, headers)];
    }),
  );
}

function errorResponse(
  registry: Registry,
  status: number,
  codes: readonly ErrorCode[],
  { label, list: extra, content = {} }: ErrorHeaders,
): Reference {
  const list: HeaderList = [
    'Cache-Control',
    ...(status === 429 || status === 503 ? (['Retry-After'] as const) : []),
    ...(status === 401 ? (['WWW-Authenticate'] as const) : []),
    ...(status === 405 ? (['Allow'] as const) : []),
    ...(status === 416 ? (['Content-Range'] as const) : []),
    ...extra,
  ];
  const headers = headerReferences(registry, list);
  return registry.response(label + codes.map(pascal).join('Or'), {
    description:
      codes.length === 1 ? sentenceOf(codes[0]!) : codes.map((code) => `- \`${code}\`: ${sentenceOf(code)}`).join('\n'),
    headers,
    content: {
      'application/json': {
        schema: envelope(registry, status, codes),
        examples: Object.fromEntries(
          codes.map((code) => [code, registry.example(code, { summary: sentenceOf(code), value: errorExample(code) })]),
        ),
      },
      ...content,
    },
  });
}

function envelope(registry: Registry, status: number, codes: readonly ErrorCode[]): JsonSchema {
  const detailed = status === 422 || codes.includes('studio_credits_insufficient');
  return {
    type: 'object',
    required: ['code', 'message', 'data', 'error'],
    properties: {
      code: { const: status },
      message: { type: 'string', description: 'What to do next, as a sentence to show to people.' },
      data: { type: 'null' },
      error: {
        type: 'object',
        required: ['code', 'message', 'status', 'retryable', 'requestId'],
        properties: {
          code: { type: 'string', enum: codes, description: 'Always keeps its meaning, so it is safe to branch on.' },
          message: { type: 'string' },
          status: { const: status },
          retryable: { type: 'boolean', description: 'The same request may succeed later, unchanged.' },
          requestId: { type: 'string', description: 'As in `X-Request-Id`.' },
          ...(detailed ? { details: { type: 'array', items: detail(registry) } } : {}),
        },
      },
    },
  };
}

function detail(registry: Registry): Reference {
  return registry.schema('ErrorDetail', 'Rest', {
    type: 'object',
    description: 'One problem with one field.',
    required: ['path', 'code', 'message'],
    properties: {
      path: { type: 'string', description: 'Dotted, e.g. `artifactContext.notes`; empty for the body itself.' },
      code: {
        type: 'string',
        description:
          'E.g. `required`, `wrong_type`, `too_long`, `unknown_value`. For `prompt_refused` and `text_refused`, the category: `hate`, `minors`, `weapons`, `self_harm`, or one of the operator’s own.',
      },
      message: { type: 'string' },
      required: { type: 'integer', description: 'For `studio_credits_insufficient`: what the run costs.' },
      helpUrl: {
        type: 'string',
        format: 'uri',
        description: 'For `studio_credits_insufficient`: where to get credits, if the operator has set an address.',
      },
      available: { type: 'integer', description: 'For `studio_credits_insufficient`: the credits available.' },
    },
  });
}

function pascal(code: string): string {
  return code.replaceAll(/(?:^|_)(\w)/gu, (_, letter: string) => letter.toUpperCase());
}
