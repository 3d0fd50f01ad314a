import { ArgsType, Field, ID } from 'type-graphql';
import { PageArgs } from '../graphql/pagination.js';

export const LONGEST_SEARCH = 200;

@ArgsType()
export class OperatorUsersArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: `An ID, or a part of the e-mail address or the name: at most ${LONGEST_SEARCH} characters.`,
  })
  readonly search?: string | null;
}

@ArgsType()
export class OperatorActionsArgs extends PageArgs {
  @Field(() => ID, { nullable: true, description: 'Lines about one account or artifact only.' })
  readonly subjectId?: string | null;
}
