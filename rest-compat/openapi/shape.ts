/** What a row makes of a result, as JSON Schema. It is found by a trial: the row's functions get specimens of results. */
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { DocumentNode } from 'graphql';
import { NULL_ON_ERRORS_ONLY, orNull } from './graphql-types.js';
import type { JsonSchema } from '../../src/http/openapi.types.js';
import type { Registry } from './registry.js';
import { Leaf, makeSpecimen, type Notes, type Origin, type Specimen } from './specimen.js';

export interface Shape {
  readonly schema: JsonSchema;
  readonly example: unknown;
}

export interface ShapeOptions {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly registry: Registry;
  /** of the operation, for components whose name is taken */
  readonly operation: string;
  readonly concrete?: GraphQLObjectType;
  /** the component that it becomes, where it is an object that the row makes */
  readonly name?: string;
}

/** The schema of what `make` returns for every result that the operation can have, with each nullable part absent in turn. */
export function shapeOf(options: ShapeOptions, make: (result: never) => unknown): Shape {
  const { schema, document, concrete, name, operation, registry } = options;
  const full = makeSpecimen(schema, document, concrete);
  const made = make(full.data as never);
  // a result that the row passes on unchanged has the schema of its type
  const rearranged = typeof made === 'object' && made !== null && !(made instanceof Leaf) && !full.origins.has(made);
  const others = (rearranged ? full.absentable : []).flatMap((absent) => {
    try {
      return [make(makeSpecimen(schema, document, concrete, { absent }).data as never)];
    } catch {
      // a row may throw for a specimen that lacks what its operation always gives: it tells nothing
      return [];
    }
  });
  const found = describe(made, others, { full, registry, operation, top: true });
  const named = name !== undefined && found.properties ? registry.schema(name, operation, found) : found;
  return { schema: named, example: JSON.parse(JSON.stringify(made ?? null)) as unknown };
}

interface Walk {
  readonly full: Specimen;
  readonly registry: Registry;
  readonly operation: string;
  /** of the operation: where it has none it is an error, so that nobody finds null */
  readonly top?: boolean;
}

function describe(value: unknown, others: readonly unknown[], walk: Walk): JsonSchema {
  if (value instanceof Leaf) return value.schema;
  if (typeof value !== 'object' || value === null) return { type: value === null ? 'null' : typeof value };
  const origin = walk.full.origins.get(value);
  if (Array.isArray(value)) {
    const items = describe(value[0], [], { ...walk, top: false });
    return place({ type: 'array', items }, mayBeNull(origin, walk), origin?.notes);
  }
  const type = origin?.type;
  const schema = object(value as Record<string, unknown>, type ? [] : others, walk, type);
  if (!type) return schema;
  const reference = walk.registry.schema(type.name, walk.operation, {
    ...schema,
    ...(type.description ? { description: type.description } : {}),
  });
  // what a root field does is told of the operation
  return place(reference, mayBeNull(origin, walk), walk.top ? {} : origin.notes);
}

function mayBeNull(origin: Origin | undefined, { top }: Walk): boolean {
  return origin !== undefined && origin.nullable && !top && !NULL_ON_ERRORS_ONLY.has(origin.field);
}

function place(schema: JsonSchema, nullable: boolean, notes: Notes = {}): JsonSchema {
  return { ...(nullable ? orNull(schema) : schema), ...notes };
}

/** Of a specimen (`type`), every field is there; of what a row made, those that it makes of every result. */
function object(
  value: Record<string, unknown>,
  others: readonly unknown[],
  walk: Walk,
  type: GraphQLObjectType | undefined,
): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const [key, child] of Object.entries(value)) {
    const inner = others.map((other) => (other as Record<string, unknown> | null | undefined)?.[key]);
    properties[key] = describe(child, type ? [] : inner, { ...walk, top: false });
    if (others.every((other) => typeof other !== 'object' || other === null || key in other)) required.push(key);
  }
  return { type: 'object', ...(required.length > 0 ? { required } : {}), properties };
}
