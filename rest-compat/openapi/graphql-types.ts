/** GraphQL's types as JSON Schema, as they look in JSON. */
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLEnumType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import type { JsonSchema } from '../../src/http/openapi.types.js';

const TEXT_OR_CONTEXT: JsonSchema = {
  anyOf: [
    { type: 'string' },
    {
      type: 'object',
      required: ['artifactId'],
      properties: {
        artifactId: { type: 'string' },
        runtimeErrors: { type: ['array', 'null'], items: { type: 'string' } },
        notes: { type: ['string', 'null'] },
      },
    },
  ],
};

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  ArtifactContext: TEXT_OR_CONTEXT,
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
  Float: { type: 'number' },
  ID: { type: 'string', format: 'uuid' },
  Int: { type: 'integer' },
  JSONObject: { type: 'object', additionalProperties: true },
  String: { type: 'string' },
  URL: { type: 'string', format: 'uri' },
};

/** Fields left out of REST's schemas, since REST shows the same in another form. */
export const KEPT_BY_REST: ReadonlySet<string> = new Set([
  'CreateStudioRunInput.artifactContext',
  'GameReading.assetMode',
  'GameReading.difficulty',
  'GameReading.mood',
  'GameReading.style',
  'GameReading.theme',
  'GameReading.time',
  'GameReading.weather',
  'ReadingRule.rule',
  'StudioRunFailure.code',
]);

/** Ids that the service does not make, so that they need not be UUIDs: a user's own key, and ids of the retired system. */
const OTHER_IDS: ReadonlySet<string> = new Set(['GeneratorRun.id', 'StudioRun.threadId']);

/**
 * Nullable in GraphQL so that a failure there leaves the rest of an answer whole. REST answers with the error instead, so
 * that nobody finds null.
 */
export const NULL_ON_ERRORS_ONLY: ReadonlySet<string> = new Set([
  'Credits.history',
  'Credits.totals',
  'StudioRun.credits',
  'Viewer.sessions',
]);

/** What SDL can only say in words. A length is of the text as it is sent, so none stands where blanks are cut off first. */
const FACETS: Readonly<Record<string, JsonSchema>> = {
  'CreateStudioRunInput.prompt': { minLength: 1 },
  'CreateStudioRunInput.threadId': { minLength: 1, maxLength: 128 },
  'CreateStudioRunInput.idempotencyKey': { minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]+$' },
  'SignUpInput.password': { minLength: 8, maxLength: 200, format: 'password', writeOnly: true },
  'SignInInput.password': { minLength: 1, maxLength: 200, format: 'password', writeOnly: true },
};

/** Of a scalar or an enum in a result. */
export function leafSchema(
  type: GraphQLNamedType,
  parent: GraphQLObjectType,
  field: string,
  nullable: boolean,
): JsonSchema {
  const schema =
    type.name === 'ID' && OTHER_IDS.has(`${parent.name}.${field}`) ? { type: 'string' } : namedSchema(type);
  return nullable ? orNull(schema) : schema;
}

function namedSchema(type: GraphQLNamedType): JsonSchema {
  if (isEnumType(type)) return enumSchema(type);
  const scalar = SCALARS[type.name];
  if (!scalar) throw new Error(`How does ${type.name} look in JSON? Add it to SCALARS.`);
  return scalar;
}

function enumSchema(type: GraphQLEnumType): JsonSchema {
  const described = type.getValues().filter((value) => value.description);
  const lines = described.map((value) => `- \`${value.name}\`: ${value.description}`);
  const description = [type.description, lines.join('\n')].filter(Boolean).join('\n\n');
  return {
    type: 'string',
    enum: type.getValues().map(({ name }) => name),
    ...(description === '' ? {} : { description }),
  };
}

export function orNull(schema: JsonSchema): JsonSchema {
  if (schema.enum) {
    const { description, ...rest } = schema;
    return {
      ...rest,
      type: ['string', 'null'],
      enum: [...schema.enum, null],
      ...(description === undefined ? {} : { description }),
    };
  }
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] };
  const { description, ...rest } = schema;
  return { anyOf: [rest, { type: 'null' }], ...(description === undefined ? {} : { description }) };
}

/** Of an argument, a variable or a field of an input. `owner` names the input type. */
export function inputSchema(type: GraphQLInputType, owner: string, name: string): JsonSchema {
  const nullable = !isNonNullType(type);
  const inner = isNonNullType(type) ? type.ofType : type;
  let schema: JsonSchema;
  if (isListType(inner)) schema = { type: 'array', items: inputSchema(inner.ofType, owner, name) };
  else {
    const named = getNamedType(inner);
    if (isInputObjectType(named)) schema = inputObject(named);
    // an id of any form is accepted: one that names nothing is answered 404, not 422
    else schema = named.name === 'ID' ? { type: 'string' } : namedSchema(named);
  }
  schema = { ...schema, ...FACETS[`${owner}.${name}`] };
  return nullable ? orNull(schema) : schema;
}

export function inputField(field: GraphQLInputField, owner: GraphQLInputObjectType): JsonSchema {
  const schema = inputSchema(field.type, owner.name, field.name);
  return {
    ...schema,
    ...(field.description ? { description: [field.description, enumNotes(schema)].filter(Boolean).join('\n\n') } : {}),
    ...(field.deprecationReason && !KEPT_BY_REST.has(`${owner.name}.${field.name}`) ? { deprecated: true } : {}),
  };
}

/** A field's own description goes before that of its enum. */
function enumNotes({ enum: values, description }: JsonSchema): string | undefined {
  return values ? description : undefined;
}

function inputObject(type: GraphQLInputObjectType): JsonSchema {
  const fields = Object.values(type.getFields());
  const required = fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name);
  return {
    type: 'object',
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(fields.map((field) => [field.name, inputField(field, type)])),
  };
}
