import { Extensions, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { InputCheck } from '../graphql/coerce.js';
import { Node } from '../graphql/node.types.js';
import { DateTime } from '../graphql/scalars.js';
import { readSignIn, readSignUp } from './account-input.js';
import type { UserRecord } from './accounts.model.js';

/** Its root value is a `UserRecord`; what hangs below it is read for the viewer of the context. */
@ObjectType('Viewer', {
  implements: Node,
  simpleResolvers: true,
  description: 'The signed-in user, and all that is theirs.',
})
export class ViewerType {
  @Field(() => ID, { description: 'A UUID.' })
  readonly id!: string;

  @Field(() => String, { description: 'The e-mail address that the viewer signs in by.' })
  readonly email!: string;

  @Field(() => String, { description: 'What the viewer is called.' })
  readonly name!: string;

  @Field(() => DateTime, { description: 'When the account was made.' })
  readonly createdAt!: Date;
}

@ObjectType('Session', { implements: Node, simpleResolvers: true, description: 'A sign-in that has not ended.' })
export class SessionType {
  @Field(() => ID, { description: 'A UUID.' })
  readonly id!: string;

  @Field(() => DateTime, { description: 'When the sign-in happened.' })
  readonly createdAt!: Date;

  @Field(() => DateTime, { description: 'To about five minutes.' })
  readonly lastSeenAt!: Date;

  @Field(() => DateTime, { description: 'The earlier of 7 days without use and 30 days in all.' })
  readonly expiresAt!: Date;

  @Field(() => String, { nullable: true, description: 'The browser that signed in, as it names itself.' })
  readonly userAgent!: string | null;

  @Field(() => String, { nullable: true, description: 'The address that signed in.' })
  readonly ip!: string | null;
}

@Extensions({ check: readSignUp } satisfies InputCheck)
@InputType({ description: 'The account to make.' })
export class SignUpInput {
  @Field(() => String, { description: 'The e-mail address to sign in by; no other account may have it.' })
  readonly email!: string;

  @Field(() => String, { description: 'The password to sign in by.' })
  readonly password!: string;

  @Field(() => String, { nullable: true, description: 'Made from the e-mail address when absent.' })
  readonly name?: string | null;
}

@Extensions({ check: readSignIn } satisfies InputCheck)
@InputType({ description: 'Who signs in.' })
export class SignInInput {
  @Field(() => String, { description: 'The e-mail address of the account, in upper or lower case.' })
  readonly email!: string;

  @Field(() => String, { description: 'The password of the account.' })
  readonly password!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A session was opened, and its cookie is set.' })
export class SignInPayload {
  @Field(() => ViewerType, { description: 'Who is signed in now.' })
  readonly viewer!: UserRecord;

  @Field(() => DateTime, { description: 'When the session ends if it is not used.' })
  readonly expiresAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'What `signOut` gives.' })
export class SignOutPayload {
  @Field(() => Boolean, { description: 'Always true.' })
  readonly signedOut!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'What `revokeSession` gives.' })
export class RevokeSessionPayload {
  @Field(() => ID, { description: 'The id of the session that ended.' })
  readonly id!: string;
}

@ObjectType({ simpleResolvers: true, description: 'What `revokeOtherSessions` gives.' })
export class RevokeOtherSessionsPayload {
  @Field(() => Int, { description: 'How many sessions ended.' })
  readonly count!: number;
}

@InputType({ description: 'The session to end.' })
export class RevokeSessionInput {
  @Field(() => ID, { description: 'The session’s id.' })
  readonly id!: string;
}
