import { Field, ID, ObjectType } from 'type-graphql';
import type { UserRecord } from '../accounts/accounts.model.js';
import { sdlEnum } from '../graphql/enums.js';
import { PageInfo } from '../graphql/pagination.js';
import { DateTime, JSONObject } from '../graphql/scalars.js';
import {
  OPERATOR_ACTIONS,
  type ActionState,
  type OperatorAction,
  type OperatorActionRecord,
} from './operators.model.js';

/** An enum's value has no dots. */
export type ActionName =
  | 'credits_grant'
  | 'credits_adjust'
  | 'credits_decline'
  | 'publication_take_down'
  | 'publication_put_back'
  | 'reports_settle';

export const actionName = (action: OperatorAction) => action.replaceAll('.', '_') as ActionName;

const OperatorActionKind = sdlEnum<ActionName>(
  'OperatorActionKind',
  OPERATOR_ACTIONS.map(actionName),
  'What an operator did.',
  {
    credits_grant: 'Credits were given to an account.',
    credits_adjust: 'The balance of an account was corrected.',
    credits_decline: 'A request for credits was declined.',
    publication_take_down: 'A public game was taken down.',
    publication_put_back: 'A game that was taken down was made public again.',
    reports_settle: 'The reports of a game were settled.',
  },
);

/** Its root value is an `OperatorDesk`. */
@ObjectType('Operator', {
  simpleResolvers: true,
  description: 'What operators of this service see; null for everyone else.',
})
export class OperatorType {
  @Field(() => String, { description: 'What the operator is signed in as; recorded in each audit log entry.' })
  readonly name!: string;
}

@ObjectType('OperatorUser', { simpleResolvers: true, description: 'An account, as operators see it.' })
export class OperatorUser {
  @Field(() => ID, { description: 'A UUID.' })
  readonly id!: string;

  @Field(() => String, { description: 'The e-mail address that the account signs in with.' })
  readonly email!: string;

  @Field(() => String, { description: 'The name of the account.' })
  readonly name!: string;

  @Field(() => DateTime, { description: 'When the account was created.' })
  readonly createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'An account in a connection.' })
export class OperatorUserEdge {
  @Field(() => String, { description: 'Pass it as `after` to continue after this account.' })
  readonly cursor!: string;

  @Field(() => OperatorUser, { description: 'The account.' })
  readonly node!: UserRecord;
}

@ObjectType({ simpleResolvers: true, description: 'Accounts, newest first.' })
export class OperatorUserConnection {
  @Field(() => [OperatorUserEdge], { description: 'The accounts of the page, each with its cursor.' })
  readonly edges!: readonly OperatorUserEdge[];

  @Field(() => [OperatorUser], { description: 'The accounts of the page.' })
  readonly nodes!: readonly UserRecord[];

  @Field(() => PageInfo, { description: 'The position of the page in the list.' })
  readonly pageInfo!: PageInfo;
}

@ObjectType('OperatorAction', {
  simpleResolvers: true,
  description: 'An audit log entry: what an operator did. It never changes.',
})
export class OperatorActionType {
  @Field(() => ID, { description: 'A UUID.' })
  readonly id!: string;

  @Field(() => ID, { description: 'The account of the operator.' })
  readonly operatorId!: string;

  @Field(() => String, { description: 'What the operator was signed in as.' })
  readonly operatorName!: string;

  @Field(() => OperatorActionKind, { description: 'What was done.' })
  readonly kind!: ActionName;

  @Field(() => ID, { description: 'The ID of the account or the artifact that it was done to.' })
  readonly subjectId!: string;

  @Field(() => String, { description: 'Its name for people: an e-mail address or a slug.' })
  readonly subjectName!: string;

  @Field(() => JSONObject, { description: 'What the action changed, as it was before.' })
  readonly before!: ActionState;

  @Field(() => JSONObject, { description: 'The same after the action, and what was requested.' })
  readonly after!: ActionState;

  @Field(() => String, { description: 'Why, in the operator’s words.' })
  readonly reason!: string;

  @Field(() => DateTime, { description: 'When it was done.' })
  readonly createdAt!: Date;
}

export const toActionType = ({ action, ...record }: OperatorActionRecord) => ({ ...record, kind: actionName(action) });

@ObjectType({ simpleResolvers: true, description: 'An audit log entry in a connection.' })
export class OperatorActionEdge {
  @Field(() => String, { description: 'Pass it as `after` to continue after this entry.' })
  readonly cursor!: string;

  @Field(() => OperatorActionType, { description: 'The entry.' })
  readonly node!: OperatorActionType;
}

@ObjectType({ simpleResolvers: true, description: 'Audit log entries, newest first.' })
export class OperatorActionConnection {
  @Field(() => [OperatorActionEdge], { description: 'The entries of the page, each with its cursor.' })
  readonly edges!: readonly OperatorActionEdge[];

  @Field(() => [OperatorActionType], { description: 'The entries of the page.' })
  readonly nodes!: readonly OperatorActionType[];

  @Field(() => PageInfo, { description: 'The position of the page in the list.' })
  readonly pageInfo!: PageInfo;
}
