/**
 * What one operation may ask for. Without limits Apollo ran 20,000 aliases of one field, and graphql-ws as many. Tokens
 * are counted while parsing; everything here is measured on the validated document, with fragments counted where they
 * are spread: each is measured once and added up, since 80 of them that spread each other twice make 2^80 fields.
 */
import {
  getNamedType,
  GraphQLError,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  OperationTypeNode,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  typeFromAST,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ParseOptions,
  type SelectionNode,
} from 'graphql';
import type { Variables } from './coerce.js';
import { DEFAULT_PAGE, LARGEST_PAGE } from './pagination.js';

export const LIMITS = {
  tokens: 1_000,
  /** of fields in fields; introspection has a rule of its own in graphql-js, and needs 15 for the usual query */
  depth: 8,
  introspectionDepth: 16,
  aliases: 15,
  directives: 20,
  /** of objects in the answer: 100 runs with artifact, credits and queue are about 500 */
  cost: 1_000,
} as const;

export const PARSE_OPTIONS: ParseOptions = { maxTokens: LIMITS.tokens };

interface Measure {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  readonly cost: number;
}

const NOTHING: Measure = { depth: 0, aliases: 0, directives: 0, cost: 0 };
/** Sums stop growing here, long before numbers lose precision. */
const ENOUGH = 1e9;

/** The first limit that the operation goes over, or undefined. The document has been validated. */
export function checkLimits(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): GraphQLError | undefined {
  const fragments = fragmentsOf(document);
  const rootType = schema.getRootType(operation.operation);
  if (!rootType) return undefined;
  if (operation.operation === OperationTypeNode.MUTATION) {
    const fields = rootFields(document, operation).filter((field) => field.name.value !== '__typename');
    // they run one after the other, so that each would wait for a password to be hashed, a run to be stored …
    if (fields.length > 1) return tooMuch(operation, `Expected one mutation an operation, got ${fields.length}.`);
  }
  const measured = new Map<string, Measure>();
  const { depth, aliases, directives, cost } = sumUp(operation.selectionSet.selections, rootType);
  const own = operation.directives?.length ?? 0;
  if (depth > LIMITS.depth) return tooMuch(operation, `Expected at most ${LIMITS.depth} levels, got ${depth}.`);
  if (aliases > LIMITS.aliases)
    return tooMuch(operation, `Expected at most ${LIMITS.aliases} aliases, got ${aliases}.`);
  if (directives + own > LIMITS.directives)
    return tooMuch(operation, `Expected at most ${LIMITS.directives} directives, got ${directives + own}.`);
  if (cost > LIMITS.cost)
    return tooMuch(operation, `This asks for up to ${cost} objects, more than ${LIMITS.cost}. Ask for smaller pages.`);
  return undefined;

  function sumUp(selections: readonly SelectionNode[], type: GraphQLNamedType): Measure {
    let sum = NOTHING;
    for (const selection of selections) sum = add(sum, ofSelection(selection, type));
    return sum;
  }

  function ofSelection(selection: SelectionNode, type: GraphQLNamedType): Measure {
    const directives = selection.directives?.length ?? 0;
    if (selection.kind === Kind.FIELD) return add(ofField(selection, type), { ...NOTHING, directives });
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const inner = selection.typeCondition ? typeFromAST(schema, selection.typeCondition) : type;
      return add(sumUp(selection.selectionSet.selections, inner ?? type), { ...NOTHING, directives });
    }
    const name = selection.name.value;
    let measure = measured.get(name);
    const fragment = fragments.get(name);
    if (!measure && fragment) {
      const inner = typeFromAST(schema, fragment.typeCondition);
      measure = inner ? sumUp(fragment.selectionSet.selections, inner) : NOTHING;
      measured.set(name, measure);
    }
    return add(measure ?? NOTHING, { ...NOTHING, directives });
  }

  function ofField(field: FieldNode, type: GraphQLNamedType): Measure {
    const aliases = field.alias ? 1 : 0;
    const name = field.name.value;
    if (name === SchemaMetaFieldDef.name || name === TypeMetaFieldDef.name) {
      const deep = depthOf(field, fragments) > LIMITS.introspectionDepth;
      return { ...NOTHING, aliases, depth: deep ? ENOUGH : 1 };
    }
    const definition = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    if (!definition || !field.selectionSet) return { ...NOTHING, aliases, depth: 1 };
    const inner = getNamedType(definition.type);
    const children = isCompositeType(inner) ? sumUp(field.selectionSet.selections, inner) : NOTHING;
    const isPaged = definition.args.some((arg) => arg.name === 'first');
    const items = isPaged ? pageOf(field, variables) : Number(definition.extensions['items'] ?? 1);
    return {
      depth: children.depth + 1,
      aliases: children.aliases + aliases,
      directives: children.directives,
      // a page is there also when nothing is asked of its entries
      cost: Math.min(ENOUGH, 1 + items * children.cost + (isPaged ? 0 : items - 1)),
    };
  }
}

/** The fields of an operation at its root, through fragments, each as often as it stands there. */
export function rootFields(document: DocumentNode, operation: OperationDefinitionNode): FieldNode[] {
  const fragments = fragmentsOf(document);
  const fields: FieldNode[] = [];
  const seen = new Set<string>();
  const walk = (selections: readonly SelectionNode[]): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) fields.push(selection);
      else if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet.selections);
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        walk(fragments.get(selection.name.value)?.selectionSet.selections ?? []);
      }
    }
  };
  walk(operation.selectionSet.selections);
  return fields;
}

function fragmentsOf(document: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  return fragments;
}

/** Without types, for introspection. A fragment is entered once a level, which the depth bounds. */
function depthOf(
  node: FieldNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known = new Map<string, number>(),
): number {
  const ofSelections = (selections: readonly SelectionNode[]): number => {
    let deepest = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) deepest = Math.max(deepest, depthOf(selection, fragments, known));
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        deepest = Math.max(deepest, ofSelections(selection.selectionSet.selections));
      else {
        const name = selection.name.value;
        let depth = known.get(name);
        if (depth === undefined) {
          depth = ofSelections(fragments.get(name)?.selectionSet.selections ?? []);
          known.set(name, depth);
        }
        deepest = Math.max(deepest, depth);
      }
    }
    return deepest;
  };
  return 1 + ofSelections(node.selectionSet?.selections ?? []);
}

/** How many entries a page has at most. What is no number of a page is refused by its field. */
function pageOf(field: FieldNode, variables: Variables): number {
  const value = field.arguments?.find((arg) => arg.name.value === 'first')?.value;
  if (!value || value.kind === Kind.NULL) return DEFAULT_PAGE;
  if (value.kind === Kind.INT) return clamp(Number(value.value));
  const given = value.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
  if (typeof given === 'number') return clamp(given);
  // absent: the default of the variable may be anything a page can be
  return LARGEST_PAGE;
}

function clamp(size: number): number {
  return Math.min(LARGEST_PAGE, Math.max(1, size));
}

function add(a: Measure, b: Measure): Measure {
  return {
    depth: Math.max(a.depth, b.depth),
    aliases: Math.min(ENOUGH, a.aliases + b.aliases),
    directives: Math.min(ENOUGH, a.directives + b.directives),
    cost: Math.min(ENOUGH, a.cost + b.cost),
  };
}

function tooMuch(node: OperationDefinitionNode, message: string): GraphQLError {
  return new GraphQLError(message, { nodes: node });
}
