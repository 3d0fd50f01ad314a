import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GameKind } from '../artifacts/reading-enums.types.js';
import type { Genre } from '../generation/design.js';
import { sdlEnum } from '../graphql/enums.js';
import { Node } from '../graphql/node.types.js';
import { PageArgs, PageInfo } from '../graphql/pagination.js';
import { DateTime } from '../graphql/scalars.js';
import { THREAD_SORTS, type ThreadRecord, type ThreadSort } from './runs.model.js';

const ThreadSortEnum = sdlEnum('ThreadSort', THREAD_SORTS, 'The order of threads.', {
  changed: 'Most recently used first; the default.',
  created: 'Newest first.',
  title: 'By title, without regard to case and accents.',
});
export const LONGEST_SEARCH = 100;

@InputType({ description: 'Which threads to list. An absent or null field does not filter.' })
export class ThreadFilter {
  @Field(() => String, {
    nullable: true,
    description: `A part of the title or of a prompt, at most ${LONGEST_SEARCH} characters. Case and accents don’t matter.`,
  })
  readonly search?: string | null;

  @Field(() => [GameKind], {
    nullable: true,
    description: 'Threads whose `currentRun` made a game of any of these kinds.',
  })
  readonly kinds?: Genre[] | null;
}

@ArgsType()
export class ThreadsArgs extends PageArgs {
  @Field(() => ThreadFilter, { nullable: true, description: 'Which threads to list. Defaults to all.' })
  readonly filter?: ThreadFilter | null;

  @Field(() => ThreadSortEnum, {
    nullable: true,
    description: 'Defaults to `changed`. A cursor holds for its own order.',
  })
  readonly sort?: ThreadSort | null;
}

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

@ObjectType({ simpleResolvers: true, description: 'Threads, in the order that was asked for.' })
export class ThreadConnection {
  @Field(() => [ThreadEdge], { description: 'The threads of the page, each with its cursor.' })
  readonly edges!: readonly ThreadEdge[];

  @Field(() => [Thread], { description: 'The threads of the page.' })
  readonly nodes!: readonly ThreadRecord[];

  @Field(() => PageInfo, { description: 'The position of the page in the list.' })
  readonly pageInfo!: PageInfo;
}
