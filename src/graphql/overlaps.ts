/** What validation has to compare: the rule "fields can be merged" looks at each pair of fields at one place of the answer. */
import { GraphQLError, Kind, type DocumentNode, type FieldNode, type SelectionSetNode } from 'graphql';
import { collectFields, type Fragments } from './fragments.js';
import { inEnglish } from '../validation.js';

export interface OverlapBudget {
  /** fields that may be looked at */
  fields: number;
  /** pairs that may be compared */
  pairs: number;
}

/**
 * Takes from `budget` what validation of a document compares, `levels` deep: what is deeper is refused by its depth.
 * @throws GraphQLError where it is not enough
 */
export function checkOverlaps(
  document: DocumentNode,
  fragments: Fragments,
  budget: OverlapBudget,
  levels: number,
): void {
  const limit = budget.fields;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    countBelow([definition.selectionSet], levels);
  }

  function countBelow(sets: readonly SelectionSetNode[], left: number): void {
    if (left === 0) return;
    const places = new Map<string, FieldNode[]>();
    for (const field of collectFields(sets, fragments)) {
      budget.fields -= 1;
      if (budget.fields < 0) throw new GraphQLError(`Expected at most ${inEnglish(limit)} fields.`, { nodes: field });
      const place = (field.alias ?? field.name).value;
      const others = places.get(place);
      budget.pairs -= others?.length ?? 0;
      if (budget.pairs < 0)
        throw new GraphQLError(`"${place}" is selected too often. Select it once, with everything you need.`, {
          nodes: field,
        });
      if (others) others.push(field);
      else places.set(place, [field]);
    }
    for (const fields of places.values()) {
      const below = fields.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (below.length > 0) countBelow(below, left - 1);
    }
  }
}
