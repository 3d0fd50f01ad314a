/**
 * Field resolvers as plain calls. For each call type-graphql sorts the method's parameters, looks for its object among all
 * resolvers, and looks for promises, which took 0.3 µs a field and left garbage: of a list of runs 200 fields have a
 * resolver, and each event of a subscription has one. A method that takes nothing but the record, the context, the info
 * and arguments that are scalars is called with them here.
 */
import {
  isCompositeType,
  isObjectType,
  isScalarType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import type { GraphQLContext } from './context.js';

/** What type-graphql knows of a method, as far as it is read here. */
interface MethodMetadata {
  readonly target: new () => object;
  readonly methodName: string;
  readonly schemaName: string;
  readonly middlewares?: readonly unknown[];
  readonly roles?: readonly unknown[];
  readonly params?: readonly ParamMetadata[];
}

interface FieldResolverMetadata extends MethodMetadata {
  readonly kind: 'internal' | 'external';
  readonly getObjectType: () => unknown;
}

interface ParamMetadata {
  readonly kind: string;
  readonly index: number;
  /** of an argument */
  readonly name?: string;
  readonly propertyName?: string;
  readonly getType?: () => unknown;
  readonly validateFn?: unknown;
  readonly validateSettings?: unknown;
}

interface TypeMetadata {
  readonly name: string;
  readonly target: unknown;
}

interface Metadata {
  readonly fieldResolvers: readonly FieldResolverMetadata[];
  readonly subscriptions: readonly MethodMetadata[];
  readonly objectTypes: readonly TypeMetadata[];
  readonly interfaceTypes: readonly TypeMetadata[];
}

type Args = Readonly<Record<string, unknown>>;
type Resolve = GraphQLFieldResolver<unknown, GraphQLContext, Args>;
type Param = (root: unknown, args: Args, context: GraphQLContext, info: GraphQLResolveInfo) => unknown;
type Method = (...values: readonly unknown[]) => unknown;

const PARAMS: Readonly<Record<string, Param>> = {
  root: (root) => root,
  context: (_root, _args, context) => context,
  info: (_root, _args, _context, info) => info,
};
const SCALARS: readonly unknown[] = [String, Number, Boolean];

/** Replaces type-graphql's resolver of each such field; those with a record or an input to convert keep theirs. */
export function callPlainly(schema: GraphQLSchema): void {
  // where the library keeps it; it exports no function for that
  const { TypeGraphQLMetadataStorage } = globalThis as unknown as { readonly TypeGraphQLMetadataStorage: Metadata };
  const { fieldResolvers, subscriptions, objectTypes, interfaceTypes } = TypeGraphQLMetadataStorage;
  const names = new Map([...objectTypes, ...interfaceTypes].map(({ target, name }) => [target, name]));
  const objects = new Map<unknown, object>();
  const replace = (field: GraphQLField<unknown, GraphQLContext> | undefined, method: MethodMetadata): void => {
    const params = plainParams(method);
    if (!field || !params) return;
    let object = objects.get(method.target);
    if (!object) objects.set(method.target, (object = new method.target()));
    field.resolve = toResolve(object as Readonly<Record<string, Method>>, method.methodName, params);
  };
  for (const resolver of fieldResolvers) {
    const type = schema.getType(names.get(resolver.getObjectType()) ?? '');
    if (resolver.kind !== 'external' || !isCompositeType(type)) continue;
    // the fields of an interface are resolved on each type that has them
    for (const one of isObjectType(type) ? [type] : schema.getPossibleTypes(type))
      replace(one.getFields()[resolver.schemaName], resolver);
  }
  const events = schema.getSubscriptionType()?.getFields() ?? {};
  for (const subscription of subscriptions) replace(events[subscription.schemaName], subscription);
}

function plainParams({ params = [], middlewares = [], roles }: MethodMetadata): readonly Param[] | undefined {
  if (middlewares.length > 0 || roles) return undefined;
  const plain = params.toSorted((a, b) => a.index - b.index).map(plainParam);
  return plain.every((param) => param !== undefined) ? plain : undefined;
}

function plainParam(param: ParamMetadata): Param | undefined {
  const { kind, name, propertyName, getType, validateFn, validateSettings } = param;
  const type = getType?.();
  if (kind !== 'arg' || name === undefined)
    // of a class it makes an object; what is declared by an interface stays as it is
    return propertyName === undefined && (type === undefined || type === Object) ? PARAMS[kind] : undefined;
  const isPlain = (isScalarType(type) || SCALARS.includes(type)) && !validateFn && !validateSettings;
  return isPlain ? (_root, args) => args[name] : undefined;
}

function toResolve(object: Readonly<Record<string, Method>>, name: string, params: readonly Param[]): Resolve {
  const [first, second, third] = params;
  if (params.length > 3) return (...of) => object[name]!(...params.map((param) => param(...of)));
  if (!first) return () => object[name]!();
  if (!second) return (...of) => object[name]!(first(...of));
  if (!third) return (...of) => object[name]!(first(...of), second(...of));
  return (...of) => object[name]!(first(...of), second(...of), third(...of));
}
