/**
 * Field resolvers as plain calls. For each call type-graphql sorts the method's parameters, looks for its object among all
 * resolvers, and looks for promises, which took 0.3 µs a field and left garbage: of a list of runs 200 fields have a
 * resolver. A method that takes nothing but the record, the context and the info is called with them here.
 */
import { isObjectType, type GraphQLFieldResolver, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import type { GraphQLContext } from './context.js';

/** What type-graphql knows of a field resolver, as far as it is read here. */
interface ResolverMetadata {
  readonly kind: 'internal' | 'external';
  readonly target: new () => object;
  readonly methodName: string;
  readonly schemaName: string;
  readonly getObjectType: () => unknown;
  readonly middlewares?: readonly unknown[];
  readonly roles?: readonly unknown[];
  readonly params?: readonly ParamMetadata[];
}

interface ParamMetadata {
  readonly kind: string;
  readonly index: number;
  readonly propertyName?: string;
  readonly getType?: () => unknown;
}

interface Metadata {
  readonly fieldResolvers: readonly ResolverMetadata[];
  readonly objectTypes: readonly { readonly name: string; readonly target: unknown }[];
}

type Resolve = GraphQLFieldResolver<unknown, GraphQLContext>;
type Param = (root: unknown, context: GraphQLContext, info: GraphQLResolveInfo) => unknown;

const PARAMS: Readonly<Record<string, Param>> = {
  root: (root) => root,
  context: (_root, context) => context,
  info: (_root, _context, info) => info,
};

/** Replaces type-graphql's resolver of each such field; those with arguments or a record to convert keep theirs. */
export function callPlainly(schema: GraphQLSchema): void {
  // where the library keeps it; it exports no function for that
  const { TypeGraphQLMetadataStorage } = globalThis as unknown as { readonly TypeGraphQLMetadataStorage: Metadata };
  const { fieldResolvers, objectTypes } = TypeGraphQLMetadataStorage;
  const names = new Map(objectTypes.map(({ target, name }) => [target, name]));
  const objects = new Map<unknown, object>();
  for (const resolver of fieldResolvers) {
    const type = schema.getType(names.get(resolver.getObjectType()) ?? '');
    const field = isObjectType(type) ? type.getFields()[resolver.schemaName] : undefined;
    const params = plainParams(resolver);
    if (!field || !params) continue;
    let object = objects.get(resolver.target);
    if (!object) objects.set(resolver.target, (object = new resolver.target()));
    field.resolve = toResolve(object as Readonly<Record<string, Method>>, resolver.methodName, params);
  }
}

function plainParams({ kind, params = [], middlewares = [], roles }: ResolverMetadata): Param[] | undefined {
  if (kind !== 'external' || middlewares.length > 0 || roles) return undefined;
  const plain = params
    .toSorted((a, b) => a.index - b.index)
    .map(({ kind: name, propertyName, getType }) =>
      // of a class it makes an object; what is declared by an interface stays as it is
      propertyName === undefined && (getType === undefined || getType() === Object) ? PARAMS[name] : undefined,
    );
  return plain.every((param) => param !== undefined) ? plain : undefined;
}

type Method = (...values: readonly unknown[]) => unknown;

function toResolve(object: Readonly<Record<string, Method>>, name: string, params: readonly Param[]): Resolve {
  const [first, second, third] = params;
  if (params.length > 3) throw new Error(`${name} has a parameter twice.`);
  if (!first) return () => object[name]!();
  if (!second) return (root, _args, context, info) => object[name]!(first(root, context, info));
  if (!third)
    return (root, _args, context, info) => object[name]!(first(root, context, info), second(root, context, info));
  return (root, _args, context, info) =>
    object[name]!(first(root, context, info), second(root, context, info), third(root, context, info));
}
