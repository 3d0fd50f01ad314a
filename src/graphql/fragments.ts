/** Fragments of a document, and the fields that a selection has through them. */
import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export function fragmentsOf(document: DocumentNode): Fragments {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  return fragments;
}

/** The fields of an operation at its root, through fragments, each as often as it stands there. */
export function rootFields(operation: OperationDefinitionNode, fragments: Fragments): FieldNode[] {
  return collectFields([operation.selectionSet], fragments);
}

/** The fields of selections at one place of the answer. A fragment counts once a place, as it does for execution. */
export function collectFields(sets: readonly SelectionSetNode[], fragments: Fragments): FieldNode[] {
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
