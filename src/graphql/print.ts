/**
 * The project's own queries, compiled: the same resolvers, and a result that is built without a look at the document and
 * printed at once. Made once of a document; it knows what those documents use and refuses the rest.
 */
import {
  getArgumentValues,
  getNullableType,
  getVariableValues,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Variables } from './coerce.js';
import type { GraphQLContext } from './context.js';
import { collectFields, fragmentsOf, type Fragments } from './fragments.js';

interface Scope {
  readonly context: GraphQLContext;
  readonly variables: Variables;
  /** What is still to come into the result. None of them rejects, and each may add others. */
  readonly late: Promise<void>[];
  /** what was thrown, in its order */
  readonly errors: unknown[];
}

/** Gives a value of the result, as JSON has it; what comes later is put into it by `scope.late`. */
type Complete = (value: unknown, scope: Scope) => unknown;
/** Puts a field of `source` into `result`. */
type Put = (result: Record<string, unknown>, source: unknown, scope: Scope) => void;

interface Compiled {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Fragments;
}

/** The field of an answer that is printed, by response names from the root; all of them objects but the last. */
export type PrintedPath = readonly [string, ...string[]];

/**
 * Gives the function that resolves the field at `path` and prints it as JSON, as `JSON.stringify` prints it in the result
 * of the operation. It throws what the first resolver throws. Variables are valid.
 * @throws Error for a document with directives, unions or interfaces
 */
export function createPrinter(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  path: PrintedPath,
): (context: GraphQLContext, variables: Variables) => Promise<string> {
  const compiled: Compiled = { schema, operation, fragments: fragmentsOf(document) };
  const root = schema.getRootType(operation.operation);
  if (!root) throw new Error(`The schema has no ${operation.operation}.`);
  const put = putPath(compiled, root, [operation], path);
  return async (context, raw) => {
    const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], raw);
    const scope: Scope = { context, variables: coerced ?? {}, late: [], errors: [] };
    const result: Record<string, unknown> = {};
    put(result, undefined, scope);
    // the list grows meanwhile
    for (const late of scope.late) await late;
    if (scope.errors.length > 0) throw scope.errors[0];
    return JSON.stringify(
      path.reduce<unknown>((value, name) => (value as typeof result | null)?.[name] ?? null, result),
    );
  };
}

type Selecting = Pick<FieldNode, 'selectionSet'>;

function putPath(
  compiled: Compiled,
  type: GraphQLObjectType,
  nodes: readonly Selecting[],
  [name, ...rest]: readonly string[],
): Put {
  const found = fieldsOf(compiled, type, nodes).find((field) => field.name === name);
  if (!found) throw new Error(`There is no ${name} in ${type.name} to print.`);
  const inner = getNullableType(found.definition.type);
  if (rest.length === 0 || !isObjectType(inner)) return putField(compiled, type, found);
  const put = putPath(compiled, inner, found.nodes, rest);
  const complete = orNull(found.definition.type, (value, scope) => {
    const result = {};
    put(result, value, scope);
    return result;
  });
  return putResolved(compiled, type, found, complete);
}

interface Field {
  /** in the answer */
  readonly name: string;
  readonly definition: GraphQLField<unknown, unknown>;
  readonly nodes: readonly [FieldNode, ...FieldNode[]];
}

function fieldsOf({ fragments }: Compiled, type: GraphQLObjectType, selecting: readonly Selecting[]): Field[] {
  const nodesOf = new Map<string, [FieldNode, ...FieldNode[]]>();
  const sets = selecting.flatMap(({ selectionSet }) => selectionSet ?? []);
  for (const node of collectFields(sets, fragments)) {
    if (node.directives && node.directives.length > 0) throw new Error('Directives are not printed.');
    const name = node.alias?.value ?? node.name.value;
    const nodes = nodesOf.get(name);
    if (nodes) nodes.push(node);
    else nodesOf.set(name, [node]);
  }
  return [...nodesOf].map(([name, nodes]) => {
    const definition = type.getFields()[nodes[0].name.value];
    if (!definition) throw new Error(`${type.name} has no field ${nodes[0].name.value} to print.`);
    return { name, nodes, definition };
  });
}

function putField(compiled: Compiled, parentType: GraphQLObjectType, field: Field): Put {
  return putResolved(compiled, parentType, field, completeType(compiled, field.definition.type, field.nodes));
}

function putResolved(compiled: Compiled, parentType: GraphQLObjectType, field: Field, complete: Complete): Put {
  const { name: key, definition } = field;
  const resolve = resolverOf(compiled, parentType, field);
  return (result, source, scope) => {
    const value = resolve ? resolve(source, scope) : (source as Record<string, unknown>)[definition.name];
    if (value instanceof Promise) scope.late.push(putLate(result, key, value, complete, scope));
    else result[key] = complete(value, scope);
  };
}

type Resolve = (source: unknown, scope: Scope) => unknown;

/** undefined: the field is a property of the record */
function resolverOf(
  { schema, operation, fragments }: Compiled,
  parentType: GraphQLObjectType,
  { definition, nodes }: Field,
): Resolve | undefined {
  const { resolve, name, args, type: returnType } = definition;
  if (!resolve) return undefined;
  const [node] = nodes;
  // what resolvers read of it: the nodes and fragments. One object, as what is decided by it is kept by its nodes
  const info = {
    fieldName: name,
    fieldNodes: nodes,
    fragments: Object.fromEntries(fragments),
    operation,
    parentType,
    returnType,
    schema,
  } as unknown as GraphQLResolveInfo;
  if (args.length > 0)
    return (source, scope) =>
      resolve(source, getArgumentValues(definition, node, scope.variables), scope.context, info);
  const none = {};
  return (source, scope) => resolve(source, none, scope.context, info);
}

async function putLate(
  result: Record<string, unknown>,
  key: string,
  value: Promise<unknown>,
  complete: Complete,
  scope: Scope,
): Promise<void> {
  try {
    result[key] = complete(await value, scope);
  } catch (error) {
    scope.errors.push(error);
  }
}

function completeType(compiled: Compiled, type: GraphQLOutputType, nodes: readonly FieldNode[]): Complete {
  const inner = getNullableType(type);
  if (isListType(inner)) return orNull(type, completeList(completeType(compiled, inner.ofType, nodes)));
  if (isObjectType(inner)) return orNull(type, completeObject(compiled, inner, nodes));
  if (isLeafType(inner)) return orNull(type, completeLeaf(inner));
  throw new Error(`${String(type)} is not printed.`);
}

function orNull(type: GraphQLOutputType, complete: Complete): Complete {
  const required = isNonNullType(type);
  return (value, scope) => {
    if (value !== null && value !== undefined) return complete(value, scope);
    if (required) throw new Error(`A value of ${String(type)} is missing.`);
    return null;
  };
}

function completeList(complete: Complete): Complete {
  return (value, scope) => (value as readonly unknown[]).map((item) => complete(item, scope));
}

/**
 * Compiled, so that V8 knows each property of record and result: by a loop over closures 900 values of a list took 120 µs,
 * by the literal 20. What comes later has its place already, as all fields stand in their order.
 */
function completeObject(compiled: Compiled, type: GraphQLObjectType, nodes: readonly FieldNode[]): Complete {
  const fields = fieldsOf(compiled, type, nodes);
  const completes = fields.map(({ definition, nodes: own }) => completeType(compiled, definition.type, own));
  const resolves = fields.map((field) => resolverOf(compiled, type, field));
  const properties = fields.map(({ name, definition }, i) => {
    const key = `[${JSON.stringify(name)}]`;
    if (!resolves[i]) return `${key}: complete${i}(source[${JSON.stringify(definition.name)}], scope)`;
    return `${key}: (value${i} = resolve${i}(source, scope)) instanceof Promise ? null : complete${i}(value${i}, scope)`;
  });
  const resolved = fields.flatMap(({ name }, i) => (resolves[i] ? { i, name: JSON.stringify(name) } : []));
  const code = `
    const [${fields.map((_, i) => `complete${i}`).join(', ')}] = completes;
    const [${fields.map((_, i) => `resolve${i}`).join(', ')}] = resolves;
    return (source, scope) => {
      ${resolved.map(({ i }) => `let value${i};`).join(' ')}
      const result = {${properties.join(', ')}};
      ${resolved.map(({ i, name }) => `if (value${i} instanceof Promise) scope.late.push(putLate(result, ${name}, value${i}, complete${i}, scope));`).join('\n')}
      return result;
    };`;
  // eslint-disable-next-line typescript/no-implied-eval -- names of a schema's fields, quoted, and nothing of a client
  const create = new Function('completes', 'resolves', 'putLate', code) as (...of: readonly unknown[]) => Complete;
  return create(completes, resolves, putLate);
}

function completeLeaf(type: GraphQLLeafType): Complete {
  if (isEnumType(type)) {
    const names = new Map<unknown, string>(type.getValues().map(({ name, value }) => [value, name]));
    return (value) => names.get(value) ?? type.serialize(value);
  }
  if (type.name === 'String' || type.name === 'ID')
    return (value) => (typeof value === 'string' ? value : type.serialize(value));
  return (value) => type.serialize(value);
}
