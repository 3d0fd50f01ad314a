import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { GameKind } from '../artifacts/reading-enums.types.js';
import type { Genre } from '../generation/design.js';
import { sdlEnum } from '../graphql/enums.js';
import { PageArgs } from '../graphql/pagination.js';
import { UserErrorsField, type UserError } from '../graphql/user-errors.js';
import { LONGEST_TITLE } from './owned-threads.js';
import { THREAD_SORTS, type ThreadRecord, type ThreadSort } from './runs.model.js';
import { Thread } from './thread.types.js';

const ThreadSortEnum = sdlEnum('ThreadSort', THREAD_SORTS, 'The order of threads.', {
  changed: 'Most recently used first; the default.',
  created: 'Newest first.',
  title: 'By title, ignoring case and accents.',
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
    description: 'Defaults to `changed`. A cursor works only with the order that it came from.',
  })
  readonly sort?: ThreadSort | null;
}

@InputType({ description: 'The title of a game.' })
export class RenameThreadInput {
  @Field(() => ID, { description: 'The ID of the thread.' })
  readonly id!: string;

  @Field(() => String, {
    nullable: true,
    description: `At most ${LONGEST_TITLE} characters. Null or empty: the title of the game itself.`,
  })
  readonly title?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The result of `renameThread`.' })
export class RenameThreadPayload {
  @Field(() => Thread, { nullable: true, description: 'The thread; null if `userErrors` says why it was refused.' })
  readonly thread!: ThreadRecord | null;

  @UserErrorsField()
  readonly userErrors!: readonly UserError[];
}

@InputType({ description: 'The version to go back to.' })
export class RestoreVersionInput {
  @Field(() => ID, { description: 'The ID of the run that made it.' })
  readonly runId!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The result of `restoreVersion`.' })
export class RestoreVersionPayload {
  @Field(() => Thread, { nullable: true, description: 'The thread; null if `userErrors` says why it was refused.' })
  readonly thread!: ThreadRecord | null;

  @UserErrorsField()
  readonly userErrors!: readonly UserError[];
}

@InputType({ description: 'The game to delete.' })
export class DeleteThreadInput {
  @Field(() => ID, { description: 'The ID of the thread.' })
  readonly id!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The result of `deleteThread`.' })
export class DeleteThreadPayload {
  @Field(() => ID, {
    nullable: true,
    description: 'The ID of the deleted thread; null if `userErrors` says why it was refused.',
  })
  readonly deletedId!: string | null;

  @UserErrorsField()
  readonly userErrors!: readonly UserError[];
}
