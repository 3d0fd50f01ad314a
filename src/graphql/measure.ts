/**
 * How large a selection is once its fragments are expanded: each counts wherever it is spread. Fragments that spread each
 * other twice make 2^n fields of n levels, so each fragment is measured once, and the measures are added up.
 */
import {
  GraphQLError,
  Kind,
  type ConstDirectiveNode,
  type DirectiveNode,
  type SelectionNode,
  type ValueNode,
} from 'graphql';
import type { Fragments } from './fragments.js';

export interface Measure {
  /** of fields in fields; what introspection asks counts as one level up to `introspectionDepth` */
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  /** selections, and what their arguments and directives hold */
  readonly size: number;
}

export const NOTHING: Measure = { depth: 0, aliases: 0, directives: 0, size: 0 };
/** Sums stop growing here, long before numbers lose precision. */
const ENOUGH = 1e9;
/** Characters of a text that weigh as much as a field. */
const CHARACTERS = 64;

export interface MeasureOptions {
  /** levels that introspection may have and still count as one */
  readonly introspectionDepth: number;
}

/**
 * Gives the function that measures selections of one document.
 * That function throws a GraphQLError where a fragment is spread within itself.
 */
export function createMeasure(
  fragments: Fragments,
  { introspectionDepth }: MeasureOptions,
): (selections: readonly SelectionNode[]) => Measure {
  const measured = new Map<string, Measure | 'open'>();

  const ofSelections = (selections: readonly SelectionNode[]): Measure => {
    let sum = NOTHING;
    for (const selection of selections) {
      const { directives = [] } = selection;
      sum = add(sum, ofSelection(selection));
      sum = add(sum, { ...NOTHING, directives: directives.length, size: 1 + sizeOfDirectives(directives) });
    }
    return sum;
  };
  const ofSelection = (selection: SelectionNode): Measure => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return ofSelections(selection.selectionSet.selections);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    const { depth, aliases, directives, size } = ofSelections(selection.selectionSet?.selections ?? []);
    const name = selection.name.value;
    const isIntrospection = name === '__schema' || name === '__type';
    const isDeep = depth > introspectionDepth;
    return {
      depth: isIntrospection ? (isDeep ? depth : 1) : depth + 1,
      aliases: aliases + (selection.alias ? 1 : 0),
      directives,
      size: size + sizeOfArguments(selection.arguments),
    };
  };
  const ofFragment = (name: string): Measure => {
    const known = measured.get(name);
    if (known === 'open') throw new GraphQLError(`Cannot spread fragment "${name}" within itself.`);
    if (known) return known;
    measured.set(name, 'open');
    const fragment = fragments.get(name);
    const measure = fragment ? ofSelections(fragment.selectionSet.selections) : NOTHING;
    measured.set(name, measure);
    return measure;
  };
  return ofSelections;
}

export function add(a: Measure, b: Measure): Measure {
  return {
    depth: Math.max(a.depth, b.depth),
    aliases: Math.min(ENOUGH, a.aliases + b.aliases),
    directives: Math.min(ENOUGH, a.directives + b.directives),
    size: Math.min(ENOUGH, a.size + b.size),
  };
}

export function sizeOfDirectives(directives: readonly (DirectiveNode | ConstDirectiveNode)[] = []): number {
  let size = 0;
  for (const directive of directives) size += 1 + sizeOfArguments(directive.arguments);
  return size;
}

function sizeOfArguments(args: readonly { readonly value: ValueNode }[] = []): number {
  let size = 0;
  for (const { value } of args) size += sizeOfValue(value);
  return size;
}

/** The parser's limit of tokens bounds how deep a value is. */
export function sizeOfValue(value: ValueNode): number {
  if (value.kind === Kind.STRING) return 1 + Math.floor(value.value.length / CHARACTERS);
  let size = 1;
  if (value.kind === Kind.LIST) for (const item of value.values) size += sizeOfValue(item);
  if (value.kind === Kind.OBJECT) for (const field of value.fields) size += sizeOfValue(field.value);
  return size;
}
