import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../graphql/pagination.js';
import { DateTime } from '../graphql/scalars.js';
import type { ThreadRecord } from './runs.model.js';

@ObjectType({ simpleResolvers: true, description: 'Runs that belong together.' })
export class Thread {
  @Field(() => ID, { description: 'The viewer’s own key: another user’s thread may have the same one.' })
  readonly id!: string;

  @Field(() => Int)
  readonly runCount!: number;

  @Field(() => DateTime)
  readonly createdAt!: Date;

  @Field(() => DateTime, { description: 'When its last run was accepted.' })
  readonly updatedAt!: Date;
}

@ObjectType({ simpleResolvers: true })
export class ThreadEdge {
  @Field(() => String)
  readonly cursor!: string;

  @Field(() => Thread)
  readonly node!: ThreadRecord;
}

@ObjectType({ simpleResolvers: true, description: 'Threads, the one used last first.' })
export class ThreadConnection {
  @Field(() => [ThreadEdge])
  readonly edges!: readonly ThreadEdge[];

  @Field(() => [Thread])
  readonly nodes!: readonly ThreadRecord[];

  @Field(() => PageInfo)
  readonly pageInfo!: PageInfo;
}
