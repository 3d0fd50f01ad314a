/**
 * A specimen is a made-up result of an operation, with a schema behind every value. What a row's functions return for
 * it is what the route answers, so the table is described by its own code and the description cannot differ from it.
 */
import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { KEPT_BY_REST, leafSchema } from './graphql-types.js';
import { exampleOf, hasExample } from './examples.js';
import type { JsonSchema } from '../../src/http/openapi.types.js';

/** Stands for a scalar or an enum value. A row may copy it or put it into a text, as it may the real value. */
export class Leaf {
  constructor(
    readonly schema: JsonSchema,
    readonly example: unknown,
  ) {}
  toString(): string {
    return String(this.example);
  }
  toJSON(): unknown {
    return this.example;
  }
}

/** What is known of an object or a list of a specimen. */
export interface Origin {
  /** of an object */
  readonly type?: GraphQLObjectType;
  /** that it is the value of, e.g. `Viewer.sessions` */
  readonly field: string;
  /** in the place where it stands */
  readonly nullable: boolean;
  readonly notes: Notes;
}

/** What the schema says of a field besides its type. */
export type Notes = Pick<JsonSchema, 'description' | 'deprecated'>;

/** One way in which a result can differ from the fullest one. */
export interface Variation {
  /** the place, dotted, where there is null */
  readonly absent?: string;
  /** every boolean is false */
  readonly denied?: true;
}

export interface Specimen {
  readonly data: Record<string, unknown>;
  readonly origins: WeakMap<object, Origin>;
  /** the places that may hold null, above `DEPTH` */
  readonly absentable: readonly string[];
}

/** Rows rearrange what lies at the top of a result; what lies deeper they pass on as it is. */
const DEPTH = 3;

export function rootField(schema: GraphQLSchema, document: DocumentNode) {
  const operation = operationOf(document);
  const type = schema.getRootType(operation.operation);
  const selection = operation.selectionSet.selections[0];
  if (!type || selection?.kind !== Kind.FIELD) throw new Error('An operation has one root field.');
  return { operation, type, field: fieldOf(type, selection) };
}

/** The types that the root field may be: more than one where it is an interface. */
export function rootTypes(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLObjectType[] {
  const named = getNamedType(rootField(schema, document).field.type);
  if (isInterfaceType(named)) return schema.getPossibleTypes(named);
  return isObjectType(named) ? [named] : [];
}

/** @param concrete what an interface is, wherever it stands */
export function makeSpecimen(
  schema: GraphQLSchema,
  document: DocumentNode,
  concrete?: GraphQLObjectType,
  variation: Variation = {},
): Specimen {
  const { operation, type: root } = rootField(schema, document);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const name = operation.name?.value ?? '';
  const origins = new WeakMap<object, Origin>();
  const absentable: string[] = [];

  const value = (
    type: GraphQLOutputType,
    field: FieldNode,
    parent: GraphQLObjectType,
    place: string,
    notes: Notes = {},
  ): unknown => {
    const nullable = !isNonNullType(type);
    const inner = isNonNullType(type) ? type.ofType : type;
    if (nullable && place.split('.').length <= DEPTH) absentable.push(place);
    if (variation.absent === place) return null;
    const origin = { field: `${parent.name}.${field.name.value}`, nullable, notes };
    if (isListType(inner)) {
      const list = [value(inner.ofType as GraphQLOutputType, field, parent, `${place}.0`)];
      const shown = exampleOf(name, parent, field.name.value, getNamedType(inner));
      return noted(list, origin, () => (Array.isArray(shown) ? shown : undefined));
    }
    const named = getNamedType(inner);
    if (isCompositeType(named)) {
      const object = isObjectType(named) ? named : concrete;
      if (!object || !field.selectionSet) throw new Error(`Which ${named.name} is at ${place}?`);
      return noted(fieldsOf(object, [field.selectionSet], place), { ...origin, type: object }, () =>
        hasExample(name, parent, field.name.value) ? exampleOf(name, parent, field.name.value, named) : undefined,
      );
    }
    if (variation.denied && named.name === 'Boolean') return false;
    const kind = parent === concrete && isEnumType(named) ? kindOf(parent, named) : undefined;
    if (kind !== undefined) return new Leaf({ const: kind }, kind);
    const leaf = leafSchema(named, parent, field.name.value, nullable);
    const example = exampleOf(name, parent, field.name.value, named);
    return new Leaf({ ...leaf, ...notes }, example);
  };

  const noted = <T extends object>(made: T, origin: Origin, example?: () => unknown): T => {
    origins.set(made, origin);
    const shown = example?.();
    // not enumerable: a copy that a row makes by spreading is a new object, described by its fields
    if (shown !== undefined) Object.defineProperty(made, 'toJSON', { value: () => shown });
    return made;
  };

  const fieldsOf = (type: GraphQLObjectType, sets: readonly SelectionSetNode[], place: string) => {
    const made: Record<string, unknown> = {};
    const add = (set: SelectionSetNode): void => {
      for (const selection of set.selections) {
        if (selection.kind === Kind.FIELD) {
          const definition = fieldOf(type, selection);
          const key = selection.alias?.value ?? selection.name.value;
          const at = place === '' ? key : `${place}.${key}`;
          made[key] = value(definition.type, selection, type, at, notesOf(type, definition));
        } else {
          const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
          const on = fragment?.typeCondition && schema.getType(fragment.typeCondition.name.value);
          if (!fragment) throw new Error(`There is no fragment for ${type.name}.`);
          if (!on || on === type || (isInterfaceType(on) && schema.isSubType(on, type))) add(fragment.selectionSet);
        }
      }
    };
    sets.forEach(add);
    return made;
  };

  return { data: fieldsOf(root, [operation.selectionSet], ''), origins, absentable };
}

/** A type of an interface that tells its kind by an enum always tells the same: `StudioRunProgressed` is a `progress`. */
function kindOf({ name }: GraphQLObjectType, type: GraphQLEnumType): string | undefined {
  const kinds = type.getValues().map((value) => value.name);
  return kinds.find((kind) => {
    const word = kind[0]!.toUpperCase() + kind.slice(1);
    return name.endsWith(word) || name.endsWith(`${word}ed`);
  });
}

function operationOf(document: DocumentNode): OperationDefinitionNode {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('A document of the table holds one operation.');
  return operation;
}

function notesOf(owner: GraphQLObjectType, field: GraphQLField<unknown, unknown>): Notes {
  const { description } = field;
  const deprecationReason = KEPT_BY_REST.has(`${owner.name}.${field.name}`) ? undefined : field.deprecationReason;
  const told = [description, deprecationReason].filter(Boolean).join('\n\n');
  return { ...(told === '' ? {} : { description: told }), ...(deprecationReason ? { deprecated: true } : {}) };
}

function fieldOf(type: GraphQLObjectType, { name }: FieldNode): GraphQLField<unknown, unknown> {
  const field = type.getFields()[name.value];
  if (!field) throw new Error(`${type.name} has no field ${name.value}.`);
  return field;
}
