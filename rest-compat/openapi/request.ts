/**
 * What a row reads of a request. It is found by a trial: the row gets a request whose values are marks, and the
 * variables that it returns show which mark went where.
 */
import {
  isInputObjectType,
  isNonNullType,
  typeFromAST,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type TypeNode,
} from 'graphql';
import { lastEventId, type RestRequest } from '../readers.js';
import type { Route } from '../route.types.js';
import { inputExample } from './examples.js';
import { inputField, inputSchema } from './graphql-types.js';
import type { JsonSchema, Operation, Parameter } from '../../src/http/openapi.types.js';
import { rootField } from './specimen.js';

type Source = 'body' | 'header' | 'path' | 'query';

/** A mark begins with NUL, which no value of a row's own holds, so that a mark among the variables is never mistaken. */
const mark = (source: Source, name: string) => `\0${source} ${name}`;

/**
 * Parameters that a reader changes on the way (`limit` is clamped), described by hand: their type in the schema does not
 * tell.
 */
const KNOWN: Readonly<Record<string, Omit<Parameter, 'name' | 'in'>>> = {
  'query limit': {
    description: 'The maximum number: clamped to 1–20. Defaults to 20 if not a number.',
    schema: { type: 'integer', default: 20 },
    example: 5,
  },
  'query after': {
    description:
      'The last event that you have, for clients that can’t send `Last-Event-ID`; that header takes precedence.',
    schema: { type: 'integer', default: 0, minimum: 0 },
    example: 2,
  },
  'header last-event-id': {
    description: 'The last event that you have; a browser sends it when it reconnects. Ignored if not a number.',
    schema: { type: 'integer' },
    example: 2,
  },
  'header idempotency-key': {
    description:
      'Makes retries safe: for 24 hours, the same key with the same body returns the same run, with ' +
      '`Idempotency-Replayed: true`. A different body is refused. Quotes around the key, as in the IETF draft, are ignored.',
    schema: { type: 'string', minLength: 1, maxLength: 512, pattern: '^[\\x20-\\x7e]+$' },
    example: '5b1f6a52-1d9c-4f0e-8f6e-0c7d1a2b3c4d',
  },
  'path id': {
    description: 'The ID. An unknown ID, or another user’s, returns 404.',
    schema: { type: 'string' },
    example: '019aa3f0-5c1e-7a40-9d0b-3f8a6c2e1b74',
  },
};

/** Header names in their usual spelling; requests have them in lower case. */
const SPELLED: Readonly<Record<string, string>> = {
  'idempotency-key': 'Idempotency-Key',
  'last-event-id': 'Last-Event-ID',
};

interface Found {
  readonly schema: JsonSchema;
  readonly required: boolean;
  readonly description: string | undefined;
  /** of an input type's field, for its example */
  readonly owner: string;
  readonly field: string;
}

export function describeRequest(schema: GraphQLSchema, route: Route): Pick<Operation, 'parameters' | 'requestBody'> {
  const read = new Set<string>();
  const request = markedRequest(route.path, read);
  if (route.kind === 'stream') lastEventId(request);
  const variables = route.kind === 'stream' ? route.variables(request, 0) : route.variables(request);
  const found = new Map<string, Found>();
  follow(schema, route.document, variables, found);

  const parameters = [...pathParameters(route.path), ...read].map((key) => parameter(key, found.get(`\0${key}`)));
  const body = [...found].filter(([key]) => key.startsWith('\0body '));
  return {
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.kind === 'operation' && route.body ? { requestBody: requestBody(body) } : {}),
  };
}

function pathParameters(path: string): string[] {
  return [...path.matchAll(/:(\w+)/gu)].map(([, name]) => `path ${name}`);
}

/** A request whose values are marks. @param read is called with each query parameter and header that the row looks at */
function markedRequest(path: string, read: Set<string>): RestRequest {
  const marked = (source: Source, note: boolean): Record<string, string> =>
    new Proxy(
      {},
      {
        get: (_target, name) => {
          if (typeof name === 'symbol') return undefined;
          if (note) read.add(`${source} ${name}`);
          return mark(source, name);
        },
        has: () => true,
        getOwnPropertyDescriptor: (_target, name) => ({
          configurable: true,
          enumerable: true,
          value: mark(source, String(name)),
        }),
      },
    );
  const params = Object.fromEntries(pathParameters(path).map((key) => [key.slice('path '.length), `\0${key}`]));
  return { params, query: marked('query', true), headers: marked('header', true), body: marked('body', false) };
}

/** Finds the marks among the variables, and with them the types of what they stand for. */
function follow(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
  found: Map<string, Found>,
): void {
  const { operation, field } = rootField(schema, document);
  for (const definition of operation.variableDefinitions ?? []) {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type as TypeNode & { kind: 'NamedType' }) as GraphQLInputType;
    const description = field.args.find((argument) => argument.name === name)?.description ?? undefined;
    const own = { schema: inputSchema(type, field.name, name), required: isNonNullType(type), description };
    visit(variables[name], type, { ...own, owner: field.name, field: name }, found);
  }
}

function visit(value: unknown, type: GraphQLInputType, here: Found, found: Map<string, Found>): void {
  const inner = isNonNullType(type) ? type.ofType : type;
  if (typeof value === 'string' && value.startsWith('\0')) {
    found.set(value, here);
  } else if (typeof value === 'object' && value !== null && isInputObjectType(inner)) {
    for (const [name, child] of Object.entries(value)) {
      const field = inner.getFields()[name];
      if (!field) continue;
      const description = field.description ?? undefined;
      const own = { schema: inputField(field, inner), required: isNonNullType(field.type), description };
      visit(child, field.type, { ...own, owner: inner.name, field: name }, found);
    }
  }
}

function parameter(key: string, found: Found | undefined): Parameter {
  const [source, name] = key.split(' ') as ['header' | 'path' | 'query', string];
  const base = {
    name: SPELLED[name] ?? name,
    in: source,
    ...(source === 'path' ? { required: true } : {}),
  };
  const known = KNOWN[key];
  // another route may have a parameter of that name, and pass it as it is
  if (known && !(found && key === 'query after')) return { ...base, ...known };
  return {
    ...base,
    description:
      found?.description ?? (source === 'path' ? 'The ID. An unknown ID, or another user’s, returns 404.' : name),
    schema: found?.schema ?? { type: 'string' },
    ...(source === 'path' ? { example: '019aa3f0-7d52-7c11-8e4f-a1b2c3d4e5f6' } : {}),
  };
}

function requestBody(fields: readonly (readonly [string, Found])[]): NonNullable<Operation['requestBody']> {
  const named = fields.map(([key, found]) => [key.slice('\0body '.length), found] as const);
  const required = named.filter(([, found]) => found.required).map(([name]) => name);
  const example: Record<string, unknown> = {};
  for (const [name, { owner, field, required: needed }] of named) {
    const value = inputExample(owner, field) ?? (needed ? 'text' : undefined);
    if (value !== undefined) example[name] = value;
  }
  return {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          description: 'Fields that are not named here are ignored.',
          ...(required.length > 0 ? { required } : {}),
          properties: Object.fromEntries(named.map(([name, { schema }]) => [name, schema])),
        },
        example,
      },
    },
  };
}
