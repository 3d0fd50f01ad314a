import { Field, ID, InterfaceType } from 'type-graphql';

/** A value that says which type of the schema it is: every field that gives an interface gives these. */
export type Typed<T> = T & { readonly __typename: string };

@InterfaceType('Node', {
  description: 'What can be fetched again by its id. Ids are unique over all types.',
})
export abstract class Node {
  @Field(() => ID, { simple: true, description: 'Fetches it again, as `node(id:)`.' })
  readonly id!: string;
}
