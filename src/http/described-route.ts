/**
 * Routes that are not rows of `rest-compat/routes`: pages, bytes, the other door, what operators ask. Each is described
 * once, in a `*.description.ts` beside the plugin that serves it. The plugin registers the description
 * (`registration`), and the OpenAPI document and the table of docs/api.md are made of the same one.
 */
import type { ErrorCode } from '../errors.js';
import type { HeaderList } from './answer-headers.js';
import type { JsonSchema, MediaType, Operation, Parameter } from './openapi.types.js';

export interface DescribedAnswer {
  readonly description: string;
  readonly headers?: HeaderList;
  readonly content?: Readonly<Record<string, MediaType>>;
}

/** Headers that a route sends on its errors as well. `label` tells such answers from those without. */
export interface ErrorHeaders {
  readonly label: string;
  readonly list: HeaderList;
  /** what else than the envelope, for those who ask for it */
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface DescribedRoute {
  readonly method: 'GET' | 'POST';
  /** as the router writes it, e.g. `/games/:slug` */
  readonly path: string;
  /** as OpenAPI writes it, where that is more than other braces */
  readonly template?: string;
  readonly operationId: string;
  /** one line on what the route does */
  readonly doc: string;
  /** whose requests are counted (`accounts/usage-limits.plugin.ts`), so that the route can answer `rate_limited` */
  readonly limited?: 'viewer' | 'address';
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Operation['requestBody'];
  readonly security: Operation['security'];
  /** by status */
  readonly answers: Readonly<Record<string, DescribedAnswer>>;
  readonly errors: readonly ErrorCode[];
  readonly errorHeaders?: ErrorHeaders;
  /** errors in GraphQL's shape, on a route that GraphQL clients read */
  readonly graphqlErrors?: true;
}

/** @returns what Fastify is told of a described route; the plugin adds how it is answered */
export function registration({ method, path, limited }: DescribedRoute) {
  return { method, url: path, config: limited ? { limited } : {} } as const;
}

/** What goes wrong on our side can go wrong on every route. */
export const OUR_FAULTS: readonly ErrorCode[] = ['internal_error', 'service_unavailable'];

export const BYTES: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };
export const HTML: JsonSchema = { type: 'string', contentMediaType: 'text/html' };

/** A document of HTML, of which an example shows how it begins. */
export function html(example: string): Readonly<Record<string, MediaType>> {
  return { 'text/html': { schema: HTML, example } };
}

export const IF_NONE_MATCH: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  description: 'An `ETag` from an earlier answer. If nothing has changed, the answer is 304.',
  schema: { type: 'string' },
};

/** Of an answer 304. */
export const UNCHANGED = 'Not modified.';
