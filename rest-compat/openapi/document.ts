/**
 * The OpenAPI document: made of the route table, the schema and the error catalogue, so that it says what they do. A new
 * row is described by being there; `request.ts` and `shape.ts` tell how.
 */
import type { GraphQLObjectType, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { HeaderList } from '../../src/http/answer-headers.js';
import { html, type DescribedRoute, type ErrorHeaders } from '../../src/http/described-route.js';
import type { OperationRoute, Route, StreamRoute } from '../route.types.js';
import { routes as documentedRoutes } from '../routes.js';
import { codesOf, errorResponses, GATEWAY_CODES } from './errors.js';
import { headerReferences, spellHeader } from './headers.js';
import type { HttpMethod, JsonSchema, OpenApi, Operation, Response } from '../../src/http/openapi.types.js';
import { describeOther } from './describe-other.js';
import { OTHER_ROUTES } from './other-routes.js';
import { Registry } from './registry.js';
import { describeRequest } from './request.js';
import { shapeOf } from './shape.js';
import { makeSpecimen, rootField, rootTypes } from './specimen.js';
import { tagOf, TAGS } from './tags.js';
import { INFO } from './info.js';

export interface OpenApiOptions {
  readonly schema: GraphQLSchema;
  /** for tests */
  readonly routes?: readonly Route[];
  readonly otherRoutes?: readonly DescribedRoute[];
}

interface Build {
  readonly schema: GraphQLSchema;
  readonly registry: Registry;
}

/** The 404 where no route is: the envelope for a program, a page of HTML for a browser. */
const NOWHERE: ErrorHeaders = {
  label: 'Nowhere',
  list: ['Content-Security-Policy?', 'Referrer-Policy?', 'Vary?', 'X-Content-Type-Options?', 'X-Robots-Tag?'],
  content: html('<!doctype html><html lang="en" dir="ltr"><title>Page not found · Gamewright</title>…'),
};

export function createOpenApi({
  schema,
  routes = documentedRoutes,
  otherRoutes = OTHER_ROUTES,
}: OpenApiOptions): OpenApi {
  const registry = new Registry();
  const paths: Record<string, Partial<Record<HttpMethod, Operation>>> = {};
  const add = (path: string, method: string, operation: Omit<Operation, 'tags'>) => {
    (paths[path] ??= {})[method.toLowerCase() as HttpMethod] = { ...operation, tags: [tagOf(path)] };
  };
  for (const route of routes) add(template(route.path), route.method, describeRoute({ schema, registry }, route));
  for (const route of otherRoutes) {
    const { path, operation } = describeOther(registry, route);
    add(path, route.method, operation);
  }
  const used = new Set(Object.values(paths).flatMap((path) => Object.values(path).flatMap(({ tags }) => tags)));
  const gateway = {
    '204': registry.response('Options', {
      description: 'The answer to `OPTIONS`: the methods that the path accepts.',
      headers: headerReferences(registry, ['Allow']),
    }),
    ...errorResponses(registry, GATEWAY_CODES),
    ...errorResponses(registry, ['route_not_found'], NOWHERE),
  };
  return {
    openapi: '3.1.1',
    info: INFO,
    servers: [{ url: '/', description: 'The gateway that serves this document.' }],
    tags: TAGS.filter(({ name }) => used.has(name)).map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: registry.schemas,
      headers: registry.headers,
      responses: registry.responses,
      examples: registry.examples,
      securitySchemes: SECURITY,
    },
    'x-gateway-responses': gateway,
  };
}

const SECURITY = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'gamewright_session',
    description:
      'The session of a signed-in user, from `POST /api/auth/sign-in`, `sign-up` or `demo`. Over HTTPS the cookie is called `__Host-gamewright_session`.',
  },
  previewToken: {
    type: 'apiKey',
    in: 'query',
    name: 'token',
    description: 'Gives access to the preview of one artifact, and to nothing else.',
  },
  metricsToken: { type: 'http', scheme: 'bearer', description: 'The operator’s `METRICS_TOKEN`, if one is set.' },
  previewTokenHeader: { type: 'apiKey', in: 'header', name: 'X-Preview-Token', description: 'The same, as a header.' },
} as const;

function template(path: string): string {
  return path.replaceAll(/:(\w+)/gu, '{$1}');
}

function describeRoute(build: Build, route: Route): Omit<Operation, 'tags'> {
  const { schema, registry } = build;
  const { operation, field } = rootField(schema, route.document);
  const deprecated: HeaderList = route.deprecated ? ['Deprecation', 'Sunset', 'Link'] : [];
  const name = operation.name?.value ?? field.name;
  const refuses = route.kind === 'operation' && route.refuses !== undefined;
  const success = refuses
    ? {}
    : route.kind === 'stream'
      ? streamResponses(build, route, name)
      : { [String(route.status)]: dataResponse(build, route, name, deprecated) };
  return {
    operationId: name[0]!.toLowerCase() + name.slice(1),
    summary: firstClause(route.doc),
    description: [...told(route.doc, field.description), byGraphQL(operation, field.name)].join('\n\n'),
    ...(route.deprecated ? { deprecated: true } : {}),
    security: route.session ? [{ session: [] }] : [],
    ...describeRequest(schema, route),
    responses: {
      ...success,
      ...errorResponses(registry, codesOf(route), { label: route.deprecated ? 'Deprecated' : '', list: deprecated }),
    },
  };
}

/**
 * The row's summary, then the description of its field in the schema. Where the description begins with the summary, it
 * alone.
 */
function told(doc: string, description: string | null | undefined): string[] {
  if (!description) return [doc];
  return description.startsWith(firstClause(doc)) ? [description] : [doc, description];
}

/** `Accepts a prompt and holds its price; the work …` → `Accepts a prompt and holds its price`; more than a word. */
function firstClause(doc: string): string {
  return doc.split(/(?<=\s\S*)[;:.](?=\s|$)/u)[0]!;
}

function byGraphQL({ operation }: OperationDefinitionNode, field: string): string {
  return `In GraphQL: \`${operation} { ${field} }\`.`;
}

function dataResponse(
  { schema, registry }: Build,
  route: OperationRoute<never, never>,
  operation: string,
  extra: HeaderList,
): Response {
  const cookie: HeaderList =
    route.cookie === undefined ? [] : [route.cookie === 'clearedWhereOwn' ? 'Set-Cookie?' : 'Set-Cookie'];
  const headers: HeaderList = ['Cache-Control', ...cookie, ...rowHeaders(schema, route), ...extra];
  const response = { description: DESCRIPTIONS[route.status], headers: headerReferences(registry, headers) };
  if (route.status === 204) return response;
  const { schema: data, example } = shapeOf({ schema, registry, operation, document: route.document }, route.data);
  return {
    ...response,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['code', 'message', 'data'],
          properties: { code: { const: 0 }, message: { const: 'ok' }, data },
        },
        example: { code: 0, message: 'ok', data: example },
      },
    },
  };
}

const DESCRIPTIONS = {
  200: 'Success.',
  201: 'Created.',
  202: 'Accepted; the work continues.',
  204: 'Success; the answer has no body.',
} as const;

/** Names of the headers that the row sets; a name with `?` is set on some results only. */
function rowHeaders(schema: GraphQLSchema, route: OperationRoute<never, never>): HeaderList {
  const set = (denied: boolean) => {
    const { data } = makeSpecimen(schema, route.document, undefined, denied ? { denied: true } : {});
    const headers = Object.entries(route.headers?.(data as never) ?? {});
    return headers.filter(([, value]) => value !== undefined).map(([name]) => spellHeader(name));
  };
  const always = new Set(set(true));
  return set(false).map((name) => (always.has(name) ? name : (`${name}?` as const)));
}

/** A stream's body is text; JSON Schema's `contentSchema` describes the events that the text holds. */
function streamResponses(
  { schema, registry }: Build,
  route: StreamRoute<never, never>,
  operation: string,
): Record<string, Response> {
  const events = rootTypes(schema, route.document).map((type) => eventOf({ schema, registry }, route, operation, type));
  const headers = headerReferences(registry, ['Cache-Control', 'Connection', 'X-Accel-Buffering']);
  // the one with the most fields makes the best example
  const sample = events.toSorted((a, b) => b.keys - a.keys)[0]!;
  return {
    '200': {
      description:
        'Events as they happen: `id` is the number of an event, `event` its type, and `data` the JSON below. Ends after the final event.',
      headers,
      content: {
        'text/event-stream': {
          schema: {
            type: 'string',
            contentMediaType: 'text/event-stream',
            contentSchema: { type: 'array', items: { oneOf: events.map(({ reference }) => reference) } },
          },
          example: `id: 3\nevent: ${sample.name}\ndata: ${JSON.stringify(sample.example)}\n\n`,
        },
      },
    },
    '204': {
      description: 'The client already has the final event: nothing more will follow.',
      headers: headerReferences(registry, ['Cache-Control', 'Connection?']),
    },
  };
}

function eventOf(
  { schema, registry }: Build,
  route: StreamRoute<never, never>,
  operation: string,
  concrete: GraphQLObjectType,
): { reference: JsonSchema; name: string; example: unknown; keys: number } {
  const options = { schema, registry, operation, document: route.document, concrete };
  const kind = shapeOf(options, (result) => route.event(result).event);
  const data = shapeOf({ ...options, name: concrete.name }, (result) => route.event(result).data);
  return {
    reference: data.schema,
    name: String(kind.example),
    example: data.example,
    keys: Object.keys(data.example ?? {}).length,
  };
}
