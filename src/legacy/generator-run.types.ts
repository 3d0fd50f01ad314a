import { Field, ID, ObjectType } from 'type-graphql';
import { Node } from '../graphql/node.types.js';
import { DateTime } from '../graphql/scalars.js';

@ObjectType({ implements: Node, simpleResolvers: true, description: 'A historical record of the retired generator.' })
export class GeneratorRun {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => String)
  readonly status!: string;

  @Field(() => String)
  readonly prompt!: string;

  @Field(() => String, { nullable: true })
  readonly provider!: string | null;

  @Field(() => Boolean)
  readonly usePaidFallback!: boolean;

  @Field(() => String, { nullable: true })
  readonly resultUrl!: string | null;

  @Field(() => DateTime)
  readonly createdAt!: Date;

  @Field(() => DateTime, { nullable: true })
  readonly finishedAt!: Date | null;
}
