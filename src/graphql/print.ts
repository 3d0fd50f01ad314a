/**
 * The project's own queries, printed while they are resolved: the same resolvers, and JSON in place of a result that is
 * built, walked and printed after. Made once of a document; it knows what those documents use and refuses the rest.
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
import { DateTime } from './scalars.js';
import { collectFields, fragmentsOf, type Fragments } from './fragments.js';

interface Scope {
  readonly context: GraphQLContext;
  readonly variables: Variables;
}

type Text = string | Promise<string>;
type Print = (value: unknown, scope: Scope) => Text;

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
  const print = printPath(compiled, root, [operation], path);
  return async (context, raw) => {
    const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], raw);
    return print(undefined, { context, variables: coerced ?? {} });
  };
}

type Selecting = Pick<FieldNode, 'selectionSet'>;

function printPath(
  compiled: Compiled,
  type: GraphQLObjectType,
  nodes: readonly Selecting[],
  [name, ...rest]: readonly string[],
): Print {
  const found = fieldsOf(compiled, type, nodes).find((field) => field.name === name);
  if (!found) throw new Error(`There is no ${name} in ${type.name} to print.`);
  const inner = getNullableType(found.definition.type);
  const complete =
    rest.length > 0 && isObjectType(inner)
      ? orNull(found.definition.type, printPath(compiled, inner, found.nodes, rest))
      : printType(compiled, found.definition.type, found.nodes);
  return printField(compiled, type, found, complete);
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

function printField(
  { schema, operation, fragments }: Compiled,
  parentType: GraphQLObjectType,
  { definition, nodes }: Field,
  complete: Print,
): Print {
  const { resolve, name, args, type: returnType } = definition;
  if (!resolve) return (source, scope) => complete((source as Record<string, unknown>)[name], scope);
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
  const none = {};
  return (source, scope) => {
    const values = args.length === 0 ? none : getArgumentValues(definition, node, scope.variables);
    const value = resolve(source, values, scope.context, info);
    return value instanceof Promise ? value.then((late) => complete(late, scope)) : complete(value, scope);
  };
}

function printType(compiled: Compiled, type: GraphQLOutputType, nodes: readonly FieldNode[]): Print {
  const inner = getNullableType(type);
  if (isListType(inner)) return orNull(type, printList(printType(compiled, inner.ofType, nodes)));
  if (isObjectType(inner)) return orNull(type, printObject(compiled, inner, nodes));
  if (isLeafType(inner)) return orNull(type, printLeaf(inner));
  throw new Error(`${String(type)} is not printed.`);
}

function orNull(type: GraphQLOutputType, print: Print): Print {
  const required = isNonNullType(type);
  return (value, scope) => {
    if (value !== null && value !== undefined) return print(value, scope);
    if (required) throw new Error(`A value of ${String(type)} is missing.`);
    return 'null';
  };
}

function printList(print: Print): Print {
  return (value, scope) => {
    const items = value as readonly unknown[];
    const parts = createParts('[');
    for (const [index, item] of items.entries()) parts.add(index === 0 ? '' : ',', print, item, scope);
    return parts.end(']');
  };
}

function printObject(compiled: Compiled, type: GraphQLObjectType, nodes: readonly FieldNode[]): Print {
  const fields = fieldsOf(compiled, type, nodes).map((field, index) => ({
    key: `${index === 0 ? '' : ','}${JSON.stringify(field.name)}:`,
    print: printField(compiled, type, field, printType(compiled, field.definition.type, field.nodes)),
  }));
  return (value, scope) => {
    const parts = createParts('{');
    for (const { key, print } of fields) parts.add(key, print, value, scope);
    return parts.end('}');
  };
}

/** Texts in their order, of which some may come later. What throws is told at the end, so that no promise is forgotten. */
function createParts(open: string) {
  let text = open;
  let late: Text[] | undefined;
  return {
    add(key: string, print: Print, value: unknown, scope: Scope): void {
      let printed: Text;
      try {
        printed = print(value, scope);
      } catch (error) {
        printed = refuse(error);
      }
      if (typeof printed === 'string') text += key + printed;
      else {
        (late ??= []).push(text + key, printed);
        text = '';
      }
    },
    end(close: string): Text {
      if (!late) return text + close;
      return inOrder([...late, text + close]);
    },
  };
}

async function refuse(error: unknown): Promise<string> {
  throw error;
}

async function inOrder(texts: readonly Text[]): Promise<string> {
  return (await Promise.all(texts.map(async (text) => text))).join('');
}

function printLeaf(type: GraphQLLeafType): Print {
  if (isEnumType(type)) {
    const texts = new Map<unknown, string>(type.getValues().map(({ name, value }) => [value, `"${name}"`]));
    return (value) => texts.get(value) ?? JSON.stringify(type.serialize(value));
  }
  if (type.name === 'String' || type.name === 'ID')
    return (value) => JSON.stringify(typeof value === 'string' ? value : type.serialize(value));
  if (type.name === 'Boolean')
    return (value) => (typeof value === 'boolean' ? String(value) : JSON.stringify(type.serialize(value)));
  // its texts have nothing to escape
  if (type === DateTime) return (value) => `"${DateTime.serialize(value)}"`;
  return (value) => JSON.stringify(type.serialize(value));
}
