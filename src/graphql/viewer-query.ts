/**
 * Queries of a viewer's own things, compiled: the same resolvers, and a result that is built without a look at the document.
 * graphql-jit makes paths, places and infos for each field, so that it can tell an error: 57 KB of garbage for a list of 20
 * tiles. Here is nothing of that: what can't be told as data alone is run again by whoever tells errors, which changes
 * nothing, since all that is below `viewer` only reads.
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
  OperationTypeNode,
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
import { collectFields, fragmentsOf, rootFields, type Fragments } from './fragments.js';

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

interface Compiled {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Fragments;
}

/** Gives the data of the result. @throws what a resolver throws, or Error where a value is missing or none of its type */
export type ViewerQuery = (context: GraphQLContext, variables: Variables) => Promise<Record<string, unknown>>;

/**
 * Compiles a query; undefined where it asks for more than the viewer, or has what is not compiled: directives, unions,
 * interfaces. Variables that it is run with are valid.
 */
export function compileViewerQuery(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): ViewerQuery | undefined {
  const compiled: Compiled = { schema, operation, fragments: fragmentsOf(document) };
  const root = schema.getQueryType();
  const isOfViewer = rootFields(operation, compiled.fragments).every(({ name }) => name.value === 'viewer');
  if (!root || operation.operation !== OperationTypeNode.QUERY || !isOfViewer) return undefined;
  let complete: Complete;
  try {
    complete = completeObject(compiled, root, [operation]);
  } catch (error) {
    if (error instanceof NotCompiled) return undefined;
    throw error;
  }
  return async (context, raw) => {
    const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], raw);
    const scope: Scope = { context, variables: coerced ?? {}, late: [], errors: [] };
    const data = complete(undefined, scope);
    // the list grows meanwhile
    for (const late of scope.late) await late;
    if (scope.errors.length > 0) throw scope.errors[0];
    return data as Record<string, unknown>;
  };
}

class NotCompiled extends Error {}

type Selecting = Pick<FieldNode, 'selectionSet'>;

interface Field {
  /** in the answer */
  readonly name: string;
  /** undefined: `__typename` */
  readonly definition: GraphQLField<unknown, unknown> | undefined;
  readonly nodes: readonly [FieldNode, ...FieldNode[]];
}

function fieldsOf({ fragments }: Compiled, type: GraphQLObjectType, selecting: readonly Selecting[]): Field[] {
  const nodesOf = new Map<string, [FieldNode, ...FieldNode[]]>();
  const sets = selecting.flatMap(({ selectionSet }) => selectionSet ?? []);
  for (const node of collectFields(sets, fragments)) {
    if (node.directives && node.directives.length > 0) throw new NotCompiled('Directives');
    const name = node.alias?.value ?? node.name.value;
    const nodes = nodesOf.get(name);
    if (nodes) nodes.push(node);
    else nodesOf.set(name, [node]);
  }
  return [...nodesOf].map(([name, nodes]) => {
    const field = nodes[0].name.value;
    const definition = type.getFields()[field];
    if (!definition && field !== '__typename') throw new NotCompiled(`${type.name}.${field}`);
    return { name, nodes, definition };
  });
}

type Resolve = (source: unknown, scope: Scope) => unknown;

/** undefined: the field is a property of the record */
function resolverOf(
  { schema, operation, fragments }: Compiled,
  parentType: GraphQLObjectType,
  { definition, nodes }: Field,
): Resolve | undefined {
  if (!definition) return undefined;
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
  throw new NotCompiled(String(type));
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
  return (value, scope) =>
    (value as readonly unknown[]).map((item) => {
      if (item instanceof Promise) throw new Error('An item of a list is still to come.');
      return complete(item, scope);
    });
}

/**
 * Compiled, so that V8 knows each property of record and result: by a loop over closures 900 values of a list took 120 µs,
 * by the literal 20. What comes later has its place already, as all fields stand in their order.
 */
function completeObject(compiled: Compiled, type: GraphQLObjectType, nodes: readonly Selecting[]): Complete {
  const fields = fieldsOf(compiled, type, nodes);
  const completes = fields.map(
    ({ definition, nodes: own }) => definition && completeType(compiled, definition.type, own),
  );
  const resolves = fields.map((field) => resolverOf(compiled, type, field));
  const properties = fields.map(({ name, definition }, i) => {
    // in brackets a name is a property of its own, even `__proto__`
    const key = `[${JSON.stringify(name)}]`;
    if (!definition) return `${key}: ${JSON.stringify(type.name)}`;
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
  // eslint-disable-next-line typescript/no-implied-eval -- names alone are a client's, and they are quoted
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
