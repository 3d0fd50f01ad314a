import { Ctx, Extensions, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { requireViewer, type GraphQLContext } from '../graphql/context.js';
import type { SessionRecord, UserRecord } from './accounts.model.js';
import { SessionType, ViewerType } from './viewer.types.js';

@Resolver(() => ViewerType)
export class ViewerResolver {
  @Query(() => ViewerType, {
    nullable: true,
    description: 'The signed-in user. Without a session: null, with the error `unauthenticated` or `session_expired`.',
  })
  viewer(@Ctx() context: GraphQLContext): UserRecord {
    return requireViewer(context).user;
  }

  @FieldResolver(() => SessionType, { nullable: true, description: 'The session that this request came with.' })
  currentSession(@Ctx() context: GraphQLContext): SessionRecord {
    return requireViewer(context).session;
  }

  @Extensions({ items: 20 })
  @FieldResolver(() => [SessionType], { nullable: true, description: 'Sessions that have not ended, newest first.' })
  sessions(@Ctx() context: GraphQLContext): Promise<SessionRecord[]> {
    return context.services.accounts.listSessions(requireViewer(context));
  }
}

@Resolver(() => SessionType)
export class SessionResolver {
  @FieldResolver(() => Boolean, { description: 'True for the session that the request came with.' })
  current(@Root() session: SessionRecord, @Ctx() context: GraphQLContext): boolean {
    return session.id === context.viewer?.session.id;
  }
}
