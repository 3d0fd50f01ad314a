/**
 * What a document may look like, before anything else looks at it. Each part of a GraphQL server that reads documents is
 * worth attacking: validation compares all fields that share a place (1,000 tokens that repeat one field kept it busy for
 * 270 ms) and follows fragments (80 of them in circles overflowed its stack); the compiler expands each spread (20 levels
 * of fragments that spread each other twice, 890 bytes: 2.2 s, and each level doubles it). Tokens are counted while
 * parsing; everything here takes no types, and takes time in the size of the document as it was sent.
 */
import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type OperationDefinitionNode,
  type ParseOptions,
  type SelectionNode,
} from 'graphql';
import { fragmentsOf, rootFields, type Fragments } from './fragments.js';
import { add, createMeasure, NOTHING, sizeOfDirectives, sizeOfValue, type Measure } from './measure.js';
import { checkOverlaps } from './overlaps.js';
import { inEnglish } from '../validation.js';

export const SHAPE_LIMITS = {
  tokens: 1_000,
  /** of fields in fields */
  depth: 8,
  /** the usual introspection has 14; graphql-js has a rule of its own against going in circles */
  introspectionDepth: 16,
  aliases: 15,
  directives: 20,
  /** selections of all operations, with what their arguments hold, where each fragment counts wherever it is spread */
  size: 2_000,
  /** fields that validation looks at */
  fields: 3_000,
  /** pairs of fields at one place of the answer, which validation compares: 20 ms at most */
  pairs: 1_000,
} as const;

export const PARSE_OPTIONS: ParseOptions = { maxTokens: SHAPE_LIMITS.tokens };

export interface Shape {
  /** see `SHAPE_LIMITS.size` */
  readonly size: number;
}

/** How large a document is, or what is over a limit in it. */
export function readShape(document: DocumentNode): Shape | GraphQLError {
  const fragments = fragmentsOf(document);
  const budget = { fields: SHAPE_LIMITS.fields, pairs: SHAPE_LIMITS.pairs };
  try {
    const measureOf = createMeasure(fragments, SHAPE_LIMITS);
    let size = 0;
    for (const definition of document.definitions) {
      if (definition.kind === Kind.OPERATION_DEFINITION)
        size = checkSize(size + checkOperation(definition, measureOf, fragments), definition);
      // a fragment that no operation spreads is looked at by validation all the same
      else if (definition.kind === Kind.FRAGMENT_DEFINITION)
        checkSize(measureOf(definition.selectionSet.selections).size, definition);
    }
    checkOverlaps(document, fragments, budget, SHAPE_LIMITS.introspectionDepth);
    return { size };
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

function checkSize(size: number, node: OperationDefinitionNode | DocumentNode['definitions'][number]): number {
  if (size <= SHAPE_LIMITS.size) return size;
  const message = `This is too large once its fragments are expanded: expected at most ${SHAPE_LIMITS.size} fields, spreads and values.`;
  throw new GraphQLError(message, { nodes: node });
}

/** @returns the operation's size */
function checkOperation(
  operation: OperationDefinitionNode,
  measureOf: (selections: readonly SelectionNode[]) => Measure,
  fragments: Fragments,
): number {
  const nodes = operation;
  const measure = add(measureOf(operation.selectionSet.selections), measureHead(operation));
  const expect = (limit: number, got: number, what: string) => {
    if (got > limit)
      throw new GraphQLError(`Expected at most ${inEnglish(limit)} ${what}, got ${inEnglish(got)}.`, { nodes });
  };
  expect(SHAPE_LIMITS.depth, measure.depth, 'levels');
  expect(SHAPE_LIMITS.aliases, measure.aliases, 'aliases');
  expect(SHAPE_LIMITS.directives, measure.directives, 'directives');
  checkSize(measure.size, operation);
  if (operation.operation === OperationTypeNode.MUTATION) {
    const fields = rootFields(operation, fragments).filter((field) => field.name.value !== '__typename');
    // they run one after the other, so that each would wait for a password to be hashed, a run to be stored …
    if (fields.length > 1)
      throw new GraphQLError(`Expected one mutation per operation, got ${fields.length}.`, { nodes });
  }
  return measure.size;
}

/** What stands before the selections: directives, and variables with their defaults. */
function measureHead({ directives = [], variableDefinitions = [] }: OperationDefinitionNode): Measure {
  let size = sizeOfDirectives(directives);
  let count = directives.length;
  for (const variable of variableDefinitions) {
    size +=
      1 + sizeOfDirectives(variable.directives) + (variable.defaultValue ? sizeOfValue(variable.defaultValue) : 0);
    count += variable.directives?.length ?? 0;
  }
  return { ...NOTHING, directives: count, size };
}
