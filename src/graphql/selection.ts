/** What a document selects below a field, for resolvers that read no more than is shown. */
import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** Fields by name, whatever their aliases, types and conditions: what may be shown, and no less than is. */
export interface Selection {
  readonly names: ReadonlySet<string>;
  /** of all fields of that name together; empty where there is none */
  below(name: string): Selection;
}

/**
 * Gives the function that decides something by what is selected below the resolver's field. It decides once for each place
 * of a document, and forgets that with the document.
 */
export function bySelection<T extends object | string | boolean>(
  decide: (selection: Selection) => T,
): (info: GraphQLResolveInfo) => T {
  const known = new WeakMap<object, T>();
  return ({ fieldNodes, fragments }) => {
    // a field that stands in several places is told by the list of them, which compiled operations make once
    const place = fieldNodes.length === 1 ? fieldNodes[0]! : fieldNodes;
    let decided = known.get(place);
    if (decided === undefined) {
      decided = decide(
        selectionOf(
          fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? []),
          fragments,
        ),
      );
      known.set(place, decided);
    }
    return decided;
  };
}

function selectionOf(sets: readonly SelectionSetNode[], fragments: GraphQLResolveInfo['fragments']): Selection {
  const fields = new Map<string, SelectionSetNode[]>();
  const spread = new Set<string>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const node of selections) {
      if (node.kind === Kind.INLINE_FRAGMENT) collect(node.selectionSet);
      else if (node.kind === Kind.FIELD) {
        const below = fields.get(node.name.value) ?? [];
        if (node.selectionSet) below.push(node.selectionSet);
        fields.set(node.name.value, below);
      } else if (!spread.has(node.name.value)) {
        spread.add(node.name.value);
        const fragment = fragments[node.name.value];
        if (fragment) collect(fragment.selectionSet);
      }
    }
  };
  for (const set of sets) collect(set);
  return {
    names: new Set(fields.keys()),
    below: (name) => selectionOf(fields.get(name) ?? [], fragments),
  };
}
