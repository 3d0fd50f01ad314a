/**
 * Variables that do not fit their types, told as the services tell bad fields: one `validation_failed` with a detail for
 * each, whichever door they came through. graphql-js's own messages name types of the schema, and one variable at a time.
 */
import {
  getNullableType,
  getVariableValues,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { AppError } from '../errors.js';
import { Problems } from '../validation.js';

/**
 * For `@Extensions` of an input type: what its service says of a value that does not fit the type either, so that a
 * client is told of a text that is too long together with a number that should be a text.
 * @throws AppError validation_failed
 */
export interface InputCheck {
  readonly check: (value: Readonly<Record<string, unknown>>) => unknown;
}

export type Variables = Readonly<Record<string, unknown>>;

/** As many as a person reads; a list of 10,000 wrong items is told by its first ones. */
const MOST_DETAILS = 20;

export interface CheckOptions {
  /** GraphQL takes one thing for a list of it; JSON does not, and REST speaks JSON */
  readonly strictLists?: boolean;
}

interface Check extends CheckOptions {
  readonly problems: Problems;
}

/** What is wrong with the variables of an operation, or undefined. */
export function checkVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Variables,
  { strictLists = false }: CheckOptions = {},
): AppError | undefined {
  const definitions = operation.variableDefinitions ?? [];
  if (definitions.length === 0) return undefined;
  const { errors } = getVariableValues(schema, definitions, variables, { maxErrors: 1 });
  const [error] = errors ?? [];
  if (!error && !strictLists) return undefined;
  const problems = new Problems();
  const check: Check = { problems, strictLists };
  for (const definition of definitions) {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type) as GraphQLInputType;
    if (!Object.hasOwn(variables, name) && definition.defaultValue) continue;
    // the input object is the request's body: its fields are named as REST names them
    const path = isInputObjectType(getNullableType(type)) ? '' : name;
    describe(check, path, type, variables[name]);
    if (problems.details.length > 0) addOfService(problems, type, variables[name]);
  }
  if (!error && problems.details.length === 0) return undefined;
  // what graphql-js refuses and the walk does not understand is told in its words
  if (error && problems.details.length === 0) problems.add('', 'invalid', error.message);
  return new AppError('validation_failed', { details: problems.details.slice(0, MOST_DETAILS), cause: error });
}

/** What the service finds beyond what the types tell. */
function addOfService(problems: Problems, type: GraphQLInputType, value: unknown): void {
  const nullable = getNullableType(type);
  const check = isInputObjectType(nullable) ? (nullable.extensions as Partial<InputCheck>).check : undefined;
  if (!check || typeof value !== 'object' || value === null || Array.isArray(value)) return;
  try {
    check(value as Variables);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const told = new Set(problems.details.map(({ path }) => path));
    problems.details.push(...(error.details ?? []).filter(({ path }) => !told.has(path)));
  }
}

function describe(check: Check, path: string, type: GraphQLInputType, value: unknown): void {
  const { problems, strictLists } = check;
  if (problems.details.length >= MOST_DETAILS) return;
  if (value === undefined || value === null) {
    if (isNonNullType(type)) problems.add(path, 'required', 'This field is required.');
    return;
  }
  const nullable = getNullableType(type) as Exclude<GraphQLInputType, { ofType: unknown }>;
  if (isListType(nullable)) {
    if (strictLists && !Array.isArray(value))
      return problems.add(path, 'wrong_type', `Expected a list, got ${nameOf(value)}.`);
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const [index, item] of items.entries()) describe(check, `${path}[${index}]`, nullable.ofType, item);
  } else if (isInputObjectType(nullable)) {
    describeObject(check, path, nullable.getFields(), value);
  } else if (isEnumType(nullable)) {
    const names = nullable.getValues().map(({ name }) => name);
    problems.oneOf(path, value, names, null);
  } else {
    try {
      nullable.parseValue(value);
    } catch {
      problems.add(path, 'wrong_type', `Expected ${NOUNS[nullable.name] ?? nullable.name}, got ${nameOf(value)}.`);
    }
  }
}

function describeObject(
  check: Check,
  path: string,
  fields: Readonly<Record<string, { type: GraphQLInputType; defaultValue?: unknown }>>,
  value: unknown,
): void {
  const { problems } = check;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    problems.add(path, 'wrong_type', `Expected an object, got ${nameOf(value)}.`);
    return;
  }
  const sent = value as Variables;
  for (const [name, field] of Object.entries(fields)) {
    const isDefaulted = field.defaultValue !== undefined && sent[name] === undefined;
    if (!isDefaulted) describe(check, join(path, name), field.type, sent[name]);
  }
  for (const name of Object.keys(sent)) {
    if (!Object.hasOwn(fields, name)) problems.add(join(path, name), 'invalid', 'This field does not exist.');
  }
}

const NOUNS: Readonly<Record<string, string>> = {
  String: 'a text',
  ID: 'an id as a text',
  Int: 'a whole number',
  Float: 'a number',
  Boolean: 'true or false',
};

function nameOf(value: unknown): string {
  return Array.isArray(value) ? 'a list' : `a value of type ${typeof value}`;
}

function join(path: string, part: string): string {
  return path === '' ? part : `${path}.${part}`;
}
