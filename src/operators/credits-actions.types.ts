import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { CreditEntry } from '../credits/credits.types.js';
import type { CreditEntryRecord } from '../credits/credits.model.js';
import { sdlEnum } from '../graphql/enums.js';
import { UserErrorsField, type UserError } from '../graphql/user-errors.js';
import { LONGEST_KEY, LONGEST_REASON } from './audit.js';
import { OperatorActionType, OperatorUser } from './operator.types.js';
import { POSTED_TYPES, type PostedType } from './operators.model.js';
import { MOST_POSTED } from './post-credits.js';
import type { UserRecord } from '../accounts/accounts.model.js';

const PostedTypeEnum = sdlEnum('PostedCreditsType', POSTED_TYPES, 'How an operator changes a balance.', {
  grant: 'Gives credits.',
  adjust: 'Corrects the balance, up or down. Reserved credits can’t be taken.',
});

@InputType({ description: 'An entry that an operator adds to the ledger of an account.' })
export class PostCreditsInput {
  @Field(() => ID, { description: 'The account’s ID.' })
  readonly userId!: string;

  @Field(() => PostedTypeEnum, { description: 'How the balance is changed.' })
  readonly type!: PostedType;

  @Field(() => Int, { description: `Whole credits, at most ${MOST_POSTED.toLocaleString('en')} either way; not 0.` })
  readonly amount!: number;

  @Field(() => String, {
    description: `The reason, 1 to ${LONGEST_REASON} characters. The account’s owner sees it next to the entry.`,
  })
  readonly reason!: string;

  @Field(() => String, {
    description: `A key for this request, 1 to ${LONGEST_KEY} characters, which makes retries safe: the same key returns the entry that was posted.`,
  })
  readonly key!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The result of `postCredits`.' })
export class PostCreditsPayload {
  @Field(() => OperatorUser, { nullable: true, description: 'The account; null if `userErrors` says why not.' })
  readonly user!: UserRecord | null;

  @Field(() => CreditEntry, { nullable: true, description: 'The entry; null if `userErrors` says why not.' })
  readonly entry!: CreditEntryRecord | null;

  @Field(() => OperatorActionType, {
    nullable: true,
    description: 'The audit log entry; null if `userErrors` says why not.',
  })
  readonly action!: OperatorActionType | null;

  @UserErrorsField()
  readonly userErrors!: readonly UserError[];
}
