import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Node } from '../graphql/node.types.js';
import { DateTime } from '../graphql/scalars.js';
import type { UserRecord } from './accounts.model.js';

/** Its root value is a `UserRecord`; what hangs below it is read for the viewer of the context. */
@ObjectType('Viewer', {
  implements: Node,
  simpleResolvers: true,
  description: 'The signed-in user, and all that is theirs.',
})
export class ViewerType {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => String)
  readonly email!: string;

  @Field(() => String)
  readonly name!: string;

  @Field(() => DateTime)
  readonly createdAt!: Date;
}

@ObjectType('Session', { implements: Node, simpleResolvers: true, description: 'A sign-in that has not ended.' })
export class SessionType {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => DateTime)
  readonly createdAt!: Date;

  @Field(() => DateTime, { description: 'To about five minutes.' })
  readonly lastSeenAt!: Date;

  @Field(() => DateTime, { description: 'The earlier of 7 days without use and 30 days in all.' })
  readonly expiresAt!: Date;

  @Field(() => String, { nullable: true })
  readonly userAgent!: string | null;

  @Field(() => String, { nullable: true, description: 'The address that signed in.' })
  readonly ip!: string | null;
}

@InputType()
export class SignUpInput {
  @Field(() => String)
  readonly email!: string;

  @Field(() => String)
  readonly password!: string;

  @Field(() => String, { nullable: true, description: 'Made from the e-mail address when absent.' })
  readonly name?: string | null;
}

@InputType()
export class SignInInput {
  @Field(() => String)
  readonly email!: string;

  @Field(() => String)
  readonly password!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A session was opened, and its cookie is set.' })
export class SignInPayload {
  @Field(() => ViewerType)
  readonly viewer!: UserRecord;

  @Field(() => DateTime, { description: 'When the session ends if it is not used.' })
  readonly expiresAt!: Date;
}

@ObjectType({ simpleResolvers: true })
export class SignOutPayload {
  @Field(() => Boolean, { description: 'Always true.' })
  readonly signedOut!: boolean;
}

@ObjectType({ simpleResolvers: true })
export class RevokeSessionPayload {
  @Field(() => ID)
  readonly id!: string;
}

@ObjectType({ simpleResolvers: true })
export class RevokeOtherSessionsPayload {
  @Field(() => Int, { description: 'How many sessions ended.' })
  readonly count!: number;
}
