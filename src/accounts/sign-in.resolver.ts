import { Arg, Ctx, Extensions, ID, Mutation, Resolver } from 'type-graphql';
import { requireViewer, type GraphQLContext } from '../graphql/context.js';
import { oneInput } from '../graphql/one-input.js';
import type { OpenedSession } from './accounts.model.js';
import {
  RevokeOtherSessionsPayload,
  RevokeSessionInput,
  RevokeSessionPayload,
  SignInInput,
  SignInPayload,
  SignOutPayload,
  SignUpInput,
} from './viewer.types.js';

@Resolver()
export class SignInResolver {
  @Extensions({ public: true })
  @Mutation(() => SignInPayload, {
    nullable: true,
    description: 'Creates an account and signs in to it. A guest’s games move to the account.',
  })
  async signUp(
    @Arg('input', () => SignUpInput, { description: 'The account to create.' }) input: SignUpInput,
    @Ctx() context: GraphQLContext,
  ): Promise<SignInPayload> {
    return opened(context, await context.services.accounts.signUp(input, context.client, context.viewer));
  }

  @Extensions({ public: true })
  @Mutation(() => SignInPayload, {
    nullable: true,
    description:
      'Signs in with an e-mail address and a password. Games made as a guest before that move to the account.',
  })
  async signIn(
    @Arg('input', () => SignInInput, { description: 'The credentials to sign in with.' }) input: SignInInput,
    @Ctx() context: GraphQLContext,
  ): Promise<SignInPayload> {
    return opened(context, await context.services.accounts.signIn(input, context.client, context.viewer));
  }

  @Extensions({ public: true })
  @Mutation(() => SignInPayload, {
    nullable: true,
    description:
      'Signs in to the demo account if the service runs on your own machine; otherwise the error is `route_not_found`.',
  })
  async signInDemo(@Ctx() context: GraphQLContext): Promise<SignInPayload> {
    return opened(context, await context.services.accounts.signInDemo(context.client, context.viewer));
  }

  @Extensions({ public: true })
  @Mutation(() => SignInPayload, {
    nullable: true,
    description:
      'Opens a session without an account, with credits for the first games: see `ServiceInfo.guestGames`. An existing session is kept. The error is `route_not_found` if guests can’t make games here.',
  })
  async signInAsGuest(@Ctx() context: GraphQLContext): Promise<SignInPayload> {
    const { viewer, sessionToken } = context;
    if (viewer && sessionToken !== undefined) return opened(context, { token: sessionToken, viewer });
    return opened(context, await context.services.accounts.signInAsGuest(context.client));
  }

  @Mutation(() => SignOutPayload, { nullable: true, description: 'Ends this session.' })
  async signOut(@Ctx() context: GraphQLContext): Promise<SignOutPayload> {
    await context.services.accounts.signOut(requireViewer(context));
    context.signOut();
    return { signedOut: true };
  }

  @Mutation(() => RevokeSessionPayload, { nullable: true, description: 'Ends one session of the viewer.' })
  async revokeSession(
    @Arg('input', () => RevokeSessionInput, { nullable: true, description: 'The session to end.' })
    input: RevokeSessionInput | null | undefined,
    @Arg('id', () => ID, { nullable: true, description: 'The session’s ID.', deprecationReason: 'Use input.id.' })
    oldId: string | null | undefined,
    @Ctx() context: GraphQLContext,
  ): Promise<RevokeSessionPayload> {
    const viewer = requireViewer(context);
    const { id } = oneInput(input, { id: oldId }, 'id');
    await context.services.accounts.revokeSession(viewer, id);
    if (id.toLowerCase() === viewer.session.id) context.signOut();
    return { id };
  }

  @Mutation(() => RevokeOtherSessionsPayload, {
    nullable: true,
    description: 'Ends all sessions of the viewer except this one.',
  })
  async revokeOtherSessions(@Ctx() context: GraphQLContext): Promise<RevokeOtherSessionsPayload> {
    return { count: await context.services.accounts.revokeOtherSessions(requireViewer(context)) };
  }
}

function opened(context: GraphQLContext, session: OpenedSession): SignInPayload {
  context.signInto(session);
  const { user, session: record } = session.viewer;
  return { viewer: user, expiresAt: record.expiresAt };
}
