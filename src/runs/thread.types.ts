import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Node } from '../graphql/node.types.js';
import { PageInfo } from '../graphql/pagination.js';
import { DateTime } from '../graphql/scalars.js';
import type { ThreadRecord } from './runs.model.js';

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'Runs that belong together: a game and its versions.',
})
export class Thread {
  @Field(() => ID, {
    description: 'A UUID. Wherever a thread’s key is accepted, this ID is accepted too.',
  })
  readonly id!: string;

  @Field(() => String, {
    description: 'The viewer’s own key, as `threadId` of its runs: another user’s thread may have the same one.',
  })
  readonly key!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The title that its owner gave it; null if there is none.',
  })
  readonly customTitle!: string | null;

  @Field(() => Int, { description: 'How many runs it has.' })
  readonly runCount!: number;

  @Field(() => DateTime, { description: 'When its first run was accepted.' })
  readonly createdAt!: Date;

  @Field(() => DateTime, { description: 'When its last run was accepted.' })
  readonly updatedAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A thread in a connection.' })
export class ThreadEdge {
  @Field(() => String, { description: 'Pass it as `after` to continue after this thread.' })
  readonly cursor!: string;

  @Field(() => Thread, { description: 'The thread.' })
  readonly node!: ThreadRecord;
}

@ObjectType({ simpleResolvers: true, description: 'Threads, in the requested order.' })
export class ThreadConnection {
  @Field(() => [ThreadEdge], { description: 'The threads of the page, each with its cursor.' })
  readonly edges!: readonly ThreadEdge[];

  @Field(() => [Thread], { description: 'The threads of the page.' })
  readonly nodes!: readonly ThreadRecord[];

  @Field(() => PageInfo, { description: 'The position of the page in the list.' })
  readonly pageInfo!: PageInfo;
}
