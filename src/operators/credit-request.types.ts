import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTime } from '../graphql/scalars.js';
import { LONGEST_REASON } from './audit.js';
import { OperatorActionType, OperatorUser } from './operator.types.js';
import type { UserRecord } from '../accounts/accounts.model.js';
import { UserErrorsField, type UserError } from '../graphql/user-errors.js';
import { LONGEST_NOTE, type CreditRequestRecord } from './operators.model.js';

@ObjectType('CreditRequest', {
  simpleResolvers: true,
  description: 'A request for credits from an account to the operators of this service.',
})
export class CreditRequestType {
  @Field(() => ID, { description: 'A UUID.' })
  readonly id!: string;

  @Field(() => String, { nullable: true, description: 'What the account’s owner wrote; null if nothing.' })
  readonly note!: string | null;

  @Field(() => DateTime, { description: 'When it was sent.' })
  readonly createdAt!: Date;
}

@ObjectType('OperatorCreditRequest', {
  simpleResolvers: true,
  description:
    'An open request for credits, as operators see it. Answer it with a grant (`postCredits`) or with `declineCreditRequest`.',
})
export class OperatorCreditRequest extends CreditRequestType {
  @Field(() => ID, { description: 'The account’s ID.' })
  readonly userId!: string;

  @Field(() => String, { description: 'The e-mail address of the account.' })
  readonly email!: string;
}

@InputType({ description: 'What to tell the operators.' })
export class RequestCreditsInput {
  @Field(() => String, { nullable: true, description: `Why, in up to ${LONGEST_NOTE} characters.` })
  readonly note?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The result of `requestCredits`.' })
export class RequestCreditsPayload {
  @Field(() => CreditRequestType, {
    nullable: true,
    description: 'The open request; null if `userErrors` says why not.',
  })
  readonly request!: CreditRequestRecord | null;

  @UserErrorsField()
  readonly userErrors!: readonly UserError[];
}

@ObjectType('DeclinedCreditRequest', {
  simpleResolvers: true,
  description: 'A request for credits that an operator has declined.',
})
export class DeclinedCreditRequestType extends CreditRequestType {
  @Field(() => String, { description: 'Why, in the operator’s words.' })
  readonly declinedReason!: string;
}

@InputType({ description: 'The request for credits to decline, and why.' })
export class DeclineCreditRequestInput {
  @Field(() => ID, { description: 'The request’s ID.' })
  readonly requestId!: string;

  @Field(() => String, { description: `The reason, 1 to ${LONGEST_REASON} characters. The account’s owner sees it.` })
  readonly reason!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The result of `declineCreditRequest`.' })
export class DeclineCreditRequestPayload {
  @Field(() => OperatorUser, {
    nullable: true,
    description: 'The account that asked; null if `userErrors` says why not.',
  })
  readonly user!: UserRecord | null;

  @Field(() => OperatorActionType, {
    nullable: true,
    description: 'The audit log entry; null if `userErrors` says why not.',
  })
  readonly action!: OperatorActionType | null;

  @UserErrorsField()
  readonly userErrors!: readonly UserError[];
}
