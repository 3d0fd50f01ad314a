import { Field, ID, InterfaceType } from 'type-graphql';

/** A value that says which type of the schema it is: every field that gives an interface gives these. */
export type Typed<T> = T & { readonly __typename: string };

@InterfaceType('Node', {
  description: 'An object with a global ID. IDs are unique across all types.',
})
export abstract class Node {
  @Field(() => ID, { simple: true, description: 'The global ID; `node(id:)` fetches the object by it.' })
  readonly id!: string;
}
