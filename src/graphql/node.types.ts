import { Field, ID, InterfaceType } from 'type-graphql';

/** A value that says which type of the schema it is, for fields that give an interface. */
export type Typed<T> = T & { readonly __typename: string };

@InterfaceType('Node', {
  description: 'What can be fetched again by its id. Ids are unique over all types.',
  resolveType: (value: Typed<object>) => value.__typename,
})
export abstract class Node {
  @Field(() => ID)
  readonly id!: string;
}
