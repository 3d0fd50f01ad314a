/**
 * What a document may look like, before it is validated. Validation itself is the first thing worth attacking: the rule
 * that fields can be merged compares all that share a place, and 1,000 tokens that repeat one field kept it busy for
 * 270 ms; 80 fragments in circles overflowed its stack. Tokens are counted while parsing; everything here takes no types,
 * and counts a fragment wherever it is spread: measured once and added up, since 80 fragments that spread each other
 * twice make 2^80 fields.
 */
import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type ParseOptions,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

export const SHAPE_LIMITS = {
  tokens: 1_000,
  /** of fields in fields */
  depth: 8,
  /** the usual introspection has 14; graphql-js has a rule of its own against going in circles */
  introspectionDepth: 16,
  aliases: 15,
  directives: 20,
  /** fields, counted where fragments are spread */
  fields: 3_000,
  /** pairs of fields at one place of the answer, which validation compares: 20 ms at most */
  pairs: 1_000,
} as const;

export const PARSE_OPTIONS: ParseOptions = { maxTokens: SHAPE_LIMITS.tokens };

interface Measure {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
}

const NOTHING: Measure = { depth: 0, aliases: 0, directives: 0 };
/** Sums stop growing here, long before numbers lose precision. */
const ENOUGH = 1e9;

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** What is over a limit in a document, or undefined. */
export function checkShape(document: DocumentNode): GraphQLError | undefined {
  const fragments = fragmentsOf(document);
  try {
    const measureOf = createMeasure(fragments);
    const budget = { fields: SHAPE_LIMITS.fields, pairs: SHAPE_LIMITS.pairs };
    for (const definition of document.definitions) {
      if (definition.kind === Kind.OPERATION_DEFINITION) checkOperation(definition, measureOf, fragments);
      else if (definition.kind === Kind.FRAGMENT_DEFINITION) measureOf(definition.selectionSet.selections);
      else continue;
      countOverlaps([definition.selectionSet], fragments, budget, SHAPE_LIMITS.introspectionDepth);
    }
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
  return undefined;
}

function checkOperation(
  operation: OperationDefinitionNode,
  measureOf: (selections: readonly SelectionNode[]) => Measure,
  fragments: Fragments,
): void {
  const nodes = operation;
  const { depth, aliases, directives } = measureOf(operation.selectionSet.selections);
  const allDirectives = directives + (operation.directives?.length ?? 0);
  const expect = (limit: number, got: number, what: string) => {
    if (got > limit) throw new GraphQLError(`Expected at most ${limit} ${what}, got ${got}.`, { nodes });
  };
  expect(SHAPE_LIMITS.depth, depth, 'levels');
  expect(SHAPE_LIMITS.aliases, aliases, 'aliases');
  expect(SHAPE_LIMITS.directives, allDirectives, 'directives');
  if (operation.operation === OperationTypeNode.MUTATION) {
    const fields = rootFields(operation, fragments).filter((field) => field.name.value !== '__typename');
    // they run one after the other, so that each would wait for a password to be hashed, a run to be stored …
    if (fields.length > 1)
      throw new GraphQLError(`Expected one mutation an operation, got ${fields.length}.`, { nodes });
  }
}

/** The fields of an operation at its root, through fragments, each as often as it stands there. */
export function rootFields(operation: OperationDefinitionNode, fragments: Fragments): FieldNode[] {
  return collectFields([operation.selectionSet], fragments);
}

export function fragmentsOf(document: DocumentNode): Fragments {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  return fragments;
}

function createMeasure(fragments: Fragments): (selections: readonly SelectionNode[]) => Measure {
  const measured = new Map<string, Measure | 'open'>();

  const sumUp = (selections: readonly SelectionNode[]): Measure => {
    let sum = NOTHING;
    for (const selection of selections) {
      sum = add(sum, ofSelection(selection));
      sum = add(sum, { ...NOTHING, directives: selection.directives?.length ?? 0 });
    }
    return sum;
  };
  const ofSelection = (selection: SelectionNode): Measure => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return sumUp(selection.selectionSet.selections);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    const { depth, aliases, directives } = sumUp(selection.selectionSet?.selections ?? []);
    const name = selection.name.value;
    const isIntrospection = name === '__schema' || name === '__type';
    const isDeep = depth > SHAPE_LIMITS.introspectionDepth;
    return {
      depth: isIntrospection ? (isDeep ? depth : 1) : depth + 1,
      aliases: aliases + (selection.alias ? 1 : 0),
      directives,
    };
  };
  const ofFragment = (name: string): Measure => {
    const known = measured.get(name);
    if (known === 'open') throw new GraphQLError(`Cannot spread fragment "${name}" within itself.`);
    if (known) return known;
    measured.set(name, 'open');
    const measure = sumUp(fragments.get(name)?.selectionSet.selections ?? []);
    measured.set(name, measure);
    return measure;
  };
  return sumUp;
}

function add(a: Measure, b: Measure): Measure {
  return {
    depth: Math.max(a.depth, b.depth),
    aliases: Math.min(ENOUGH, a.aliases + b.aliases),
    directives: Math.min(ENOUGH, a.directives + b.directives),
  };
}

/** Takes from the budget what validation compares below `sets`, which are all at one place of the answer. */
function countOverlaps(
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
  budget: { fields: number; pairs: number },
  levels: number,
): void {
  // what is deeper is refused by the depth
  if (levels === 0) return;
  const places = new Map<string, FieldNode[]>();
  for (const field of collectFields(sets, fragments)) {
    budget.fields -= 1;
    if (budget.fields < 0) throw new GraphQLError(`Expected at most ${SHAPE_LIMITS.fields} fields.`, { nodes: field });
    const place = (field.alias ?? field.name).value;
    const others = places.get(place);
    budget.pairs -= others?.length ?? 0;
    if (budget.pairs < 0)
      throw new GraphQLError(`"${place}" is asked for too often. Ask once for all that you want of it.`, {
        nodes: field,
      });
    if (others) others.push(field);
    else places.set(place, [field]);
  }
  for (const fields of places.values()) {
    const below = fields.flatMap(({ selectionSet }) => selectionSet ?? []);
    if (below.length > 0) countOverlaps(below, fragments, budget, levels - 1);
  }
}

function collectFields(sets: readonly SelectionSetNode[], fragments: Fragments): FieldNode[] {
  const fields: FieldNode[] = [];
  const seen = new Set<string>();
  const walk = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) fields.push(selection);
      else if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet);
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment) walk(fragment.selectionSet);
      }
    }
  };
  for (const set of sets) walk(set);
  return fields;
}
