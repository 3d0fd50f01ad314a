import { Args, Ctx, Extensions, FieldResolver, Resolver, Root, Subscription } from 'type-graphql';
import { ViewerType } from '../accounts/viewer.types.js';
import { requireViewer, type GraphQLContext } from '../graphql/context.js';
import { decodeCursor, encodeCursor, invalidCursor, PageArgs, pageSize, toConnection } from '../graphql/pagination.js';
import { stoppable } from '../graphql/stoppable.js';
import type { CreditBalance, CreditEntryRecord } from './credits.model.js';
import { CreditEntry, CreditEntryConnection, Credits } from './credits.types.js';

/** Entries in `Credits.history`; the connection gives all of them. */
const HISTORY = 20;

@Resolver(() => ViewerType)
export class ViewerCreditsResolver {
  @FieldResolver(() => Credits, { nullable: true, description: 'The credits of the viewer.' })
  credits(@Ctx() context: GraphQLContext): Promise<CreditBalance> {
    return context.services.credits.balance(requireViewer(context).user.id);
  }

  @FieldResolver(() => CreditEntryConnection, { nullable: true, description: 'The whole ledger, newest first.' })
  async creditEntries(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: GraphQLContext,
  ): Promise<CreditEntryConnection> {
    const size = pageSize(page);
    const [seq] = decodeCursor(page, 1) ?? [];
    const before = seq === undefined ? undefined : Number(seq);
    if (before !== undefined && !Number.isSafeInteger(before)) throw invalidCursor();
    const rows = await context.services.credits.entries(requireViewer(context).user.id, size + 1, before);
    return toConnection(rows, size, page, (entry) => encodeCursor(String(entry.seq)));
  }
}

@Resolver(() => Credits)
export class CreditsResolver {
  @Extensions({ items: HISTORY })
  @FieldResolver(() => [CreditEntry], { nullable: true, description: `The last ${HISTORY} entries, newest first.` })
  history(@Root() { userId }: CreditBalance, @Ctx() context: GraphQLContext): Promise<CreditEntryRecord[]> {
    return context.services.credits.entries(userId, HISTORY);
  }

  @Subscription(() => Credits, {
    description: 'The credits now, then again after each change. Changes in quick succession are sent together.',
    subscribe: ({ context }: { context: GraphQLContext }) => {
      const { user } = requireViewer(context);
      return stoppable((signal) => context.services.credits.changes(user.id, signal));
    },
  })
  creditsChanged(@Root() balance: CreditBalance): CreditBalance {
    return balance;
  }
}
