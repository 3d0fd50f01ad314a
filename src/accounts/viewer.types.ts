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
  description: 'The signed-in user and everything that is theirs.',
})
export class ViewerType {
  @Field(() => ID, { description: 'A UUID.' })
  readonly id!: string;

  @Field(() => String, {
    description: 'The e-mail address that the viewer signs in with. A guest has a placeholder that ends in `.invalid`.',
  })
  readonly email!: string;

  @Field(() => String, { description: 'The name of the viewer.' })
  readonly name!: string;

  @Field(() => DateTime, { description: 'When the account was created.' })
  readonly createdAt!: Date;

  @Field(() => Boolean, {
    description:
      'True for a visitor without an account, who can make and play games but not publish or share them. `signUp` turns a guest into an account that keeps the games.',
  })
  readonly guest!: boolean;
}

@ObjectType('Session', { implements: Node, simpleResolvers: true, description: 'A sign-in that has not ended.' })
export class SessionType {
  @Field(() => ID, { description: 'A UUID.' })
  readonly id!: string;

  @Field(() => DateTime, { description: 'When the user signed in.' })
  readonly createdAt!: Date;

  @Field(() => DateTime, { description: 'When it was last used, accurate to about five minutes.' })
  readonly lastSeenAt!: Date;

  @Field(() => DateTime, {
    description: 'When it ends: after 7 days without use, and 30 days after sign-in at the latest.',
  })
  readonly expiresAt!: Date;

  @Field(() => String, { nullable: true, description: 'The browser that signed in, as its `User-Agent` names it.' })
  readonly userAgent!: string | null;

  @Field(() => String, { nullable: true, description: 'The IP address that signed in.' })
  readonly ip!: string | null;
}

@Extensions({ check: readSignUp } satisfies InputCheck)
@InputType({ description: 'The account to create.' })
export class SignUpInput {
  @Field(() => String, { description: 'The e-mail address to sign in with; no other account may use it.' })
  readonly email!: string;

  @Field(() => String, { description: 'The password to sign in with.' })
  readonly password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name to show. Derived from the e-mail address when absent.',
  })
  readonly name?: string | null;
}

@Extensions({ check: readSignIn } satisfies InputCheck)
@InputType({ description: 'The credentials to sign in with.' })
export class SignInInput {
  @Field(() => String, { description: 'The e-mail address of the account; case doesn’t matter.' })
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

@ObjectType({ simpleResolvers: true, description: 'The result of `signOut`.' })
export class SignOutPayload {
  @Field(() => Boolean, { description: 'Always true.' })
  readonly signedOut!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'The result of `revokeSession`.' })
export class RevokeSessionPayload {
  @Field(() => ID, { description: 'The ID of the session that ended.' })
  readonly id!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The result of `revokeOtherSessions`.' })
export class RevokeOtherSessionsPayload {
  @Field(() => Int, { description: 'How many sessions ended.' })
  readonly count!: number;
}

@InputType({ description: 'The session to end.' })
export class RevokeSessionInput {
  @Field(() => ID, { description: 'The session’s ID.' })
  readonly id!: string;
}
