import { ArgsType, Field, ID } from 'type-graphql';
import { PageArgs } from '../graphql/pagination.js';
import { Problems } from '../validation.js';

export const LONGEST_SEARCH = 200;

@ArgsType()
export class OperatorUsersArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: `An ID, or part of an e-mail address or a name. At most ${LONGEST_SEARCH} characters.`,
  })
  readonly search?: string | null;
}

@ArgsType()
export class OperatorActionsArgs extends PageArgs {
  @Field(() => ID, { nullable: true, description: 'Only entries about one account or artifact.' })
  readonly subjectId?: string | null;
}

/** A text to look for; undefined where there is none. @throws validation_failed */
export function readSearch(value: string | null | undefined, path = 'search'): string | undefined {
  const problems = new Problems();
  const text = problems.text(path, value, { max: LONGEST_SEARCH, trim: true, singleLine: true });
  problems.throwIfAny();
  return text || undefined;
}
