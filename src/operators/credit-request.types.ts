import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTime } from '../graphql/scalars.js';
import { UserErrorsField, type UserError } from '../graphql/user-errors.js';
import { LONGEST_NOTE, type CreditRequestRecord } from './operators.model.js';

@ObjectType('CreditRequest', {
  simpleResolvers: true,
  description: 'That an account asks the operators of this service for credits.',
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
  description: 'An open request for credits, as operators see it. `postCredits` with a grant answers it.',
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
