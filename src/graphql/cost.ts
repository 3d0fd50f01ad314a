import {
  getIntrospectionQuery,
  getNamedType,
  GraphQLError,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  SchemaMetaFieldDef,
  typeFromAST,
  TypeMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import type { Variables } from './coerce.js';
import { DEFAULT_PAGE, LARGEST_PAGE } from './pagination.js';
import { fragmentsOf } from './fragments.js';
import { inEnglish } from '../validation.js';

/**
 * Objects in an answer, and thousands of characters: 100 runs with everything that a run can tell, publications and their
 * questions included, are about 6,000; how a prompt was read is asked for with smaller pages.
 */
export const MOST_OBJECTS = 6_500;
/** What an operation may cost: it counts itself, and what it reads of the schema is little beside the objects. */
export const MOST_COST = 1 + MOST_OBJECTS;
/**
 * Texts that may be long, by the thousands of characters that they may have. A request for the prompts of the same 100
 * runs under twelve aliases made 40 million characters, and took 25 s and 450 MB.
 */
export const LONG_TEXTS: Readonly<Record<string, number>> = {
  'StudioRun.prompt': 8,
  'GeneratorRun.prompt': 8,
  'GameArtifact.manifest': 8,
  'Publication.description': 5,
  'PublicGame.description': 5,
  'SeoContent.howToPlay': 3,
  'FaqEntry.answer': 1,
};
/** What the schema tells is in memory: the usual introspection takes 3 ms, as many objects of the database 100. */
const INTROSPECTED_PER_OBJECT = 10;
/** Sums stop growing here, long before numbers lose precision. */
const ENOUGH = 1e9;

/**
 * What an operation costs, or why that is too much. It costs an object for every field that gives one, and what a long text
 * weighs, times the size of the lists that it stands in: their `first`, or what the schema says in the extension `items`.
 * What takes work beside its objects has that as the extension `weight`.
 * Introspection has an account of its own, which the usual query of tools fits; 14 of those held the process for 40 ms.
 * The document has been validated.
 */
export function checkCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number | GraphQLError {
  const cost = costOf(schema, document, operation, variables);
  if (cost.introspected > mostIntrospected(schema)) {
    const message = 'This asks for more of the schema than the usual introspection query does. Ask for less at once.';
    return new GraphQLError(message, { nodes: operation });
  }
  if (cost.objects <= MOST_OBJECTS) return 1 + cost.objects + Math.ceil(cost.introspected / INTROSPECTED_PER_OBJECT);
  const message = `This asks for up to ${inEnglish(cost.objects)} objects and thousands of characters; the limit is ${inEnglish(MOST_OBJECTS)}. Ask for smaller pages.`;
  return new GraphQLError(message, { nodes: operation });
}

interface Cost {
  readonly objects: number;
  readonly introspected: number;
}

function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): Cost {
  const fragments = fragmentsOf(document);
  const listed = introspectionLists(schema);
  let introspected = 0;
  const measured = new Map<string, number>();

  const ofSelections = (selections: readonly SelectionNode[], type: GraphQLNamedType): number => {
    let sum = 0;
    for (const selection of selections) sum = Math.min(ENOUGH, sum + ofSelection(selection, type));
    return sum;
  };
  const ofSelection = (selection: SelectionNode, type: GraphQLNamedType): number => {
    if (selection.kind === Kind.FIELD) return ofField(selection, type);
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const inner = selection.typeCondition ? typeFromAST(schema, selection.typeCondition) : type;
      return ofSelections(selection.selectionSet.selections, inner ?? type);
    }
    const name = selection.name.value;
    const known = measured.get(name);
    if (known !== undefined) return known;
    const fragment = fragments.get(name);
    const inner = fragment && typeFromAST(schema, fragment.typeCondition);
    const cost = inner ? ofSelections(fragment.selectionSet.selections, inner) : 0;
    measured.set(name, cost);
    return cost;
  };
  const ofField = (field: FieldNode, type: GraphQLNamedType): number => {
    const definition = definitionOf(schema, type, field.name.value);
    if (!definition) return 0;
    if (definition === SchemaMetaFieldDef || definition === TypeMetaFieldDef) {
      const inner = getNamedType(definition.type);
      introspected = Math.min(ENOUGH, introspected + 1 + ofSelections(field.selectionSet?.selections ?? [], inner));
      return 1;
    }
    if (!field.selectionSet) return LONG_TEXTS[`${type.name}.${field.name.value}`] ?? 0;
    const inner = getNamedType(definition.type);
    const children = isCompositeType(inner) ? ofSelections(field.selectionSet.selections, inner) : 0;
    // a connection is one object, its entries are many
    if (definition.args.some((arg) => arg.name === 'first'))
      return Math.min(ENOUGH, 1 + pageOf(field, variables) * children);
    const weight = Number(definition.extensions['weight'] ?? 0);
    const items = definition.extensions['items'] ?? listed.get(`${type.name}.${field.name.value}`) ?? 1;
    return Math.min(ENOUGH, weight + Number(items) * (1 + children));
  };

  const rootType = schema.getRootType(operation.operation);
  const objects = rootType ? ofSelections(operation.selectionSet.selections, rootType) : 0;
  return { objects, introspected };
}

function definitionOf(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (type === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  }
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

/** How many entries a page has at most. What is no size of a page is refused by its field. */
function pageOf(field: FieldNode, variables: Variables): number {
  const value = field.arguments?.find((arg) => arg.name.value === 'first')?.value;
  if (!value || value.kind === Kind.NULL) return DEFAULT_PAGE;
  const size = value.kind === Kind.INT ? Number(value.value) : undefined;
  const given = size ?? (value.kind === Kind.VARIABLE ? variables[value.name.value] : undefined);
  // absent: the default of the variable may be anything that a page can be
  if (typeof given !== 'number') return LARGEST_PAGE;
  return given >= 1 && given <= LARGEST_PAGE ? given : 1;
}

/** How many entries the lists of introspection have: those of the schema as they are, those of a type on average. */
const introspectionLists = perSchema((schema): ReadonlyMap<string, number> => {
  const types = Object.values(schema.getTypeMap());
  const average = (count: (type: GraphQLNamedType) => number) =>
    Math.ceil(types.reduce((sum, type) => sum + count(type), 0) / types.length);
  return new Map([
    ['__Schema.types', types.length],
    ['__Schema.directives', schema.getDirectives().length],
    [
      '__Type.fields',
      average((type) => (isObjectType(type) || isInterfaceType(type) ? Object.keys(type.getFields()).length : 0)),
    ],
    ['__Type.inputFields', average((type) => (isInputObjectType(type) ? Object.keys(type.getFields()).length : 0))],
    ['__Type.enumValues', average((type) => (isEnumType(type) ? type.getValues().length : 0))],
  ]);
});

/** What the usual introspection costs, and a fifth more: it grows with the schema. */
const mostIntrospected = perSchema((schema): number => {
  const document = parse(getIntrospectionQuery(EVERY_OPTION));
  const [operation] = document.definitions as readonly OperationDefinitionNode[];
  return Math.ceil(1.2 * costOf(schema, document, operation!, {}).introspected);
});
const EVERY_OPTION = {
  schemaDescription: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  inputValueDeprecation: true,
  oneOf: true,
} as const;

function perSchema<T>(make: (schema: GraphQLSchema) => T): (schema: GraphQLSchema) => T {
  const made = new WeakMap<GraphQLSchema, { readonly value: T }>();
  return (schema) => {
    let known = made.get(schema);
    if (!known) made.set(schema, (known = { value: make(schema) }));
    return known.value;
  };
}
