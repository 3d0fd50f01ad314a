import { validate as isUuid } from 'uuid';
import { Arg, Args, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { UserRecord } from '../accounts/accounts.model.js';
import { ViewerType } from '../accounts/viewer.types.js';
import type { CreditBalance } from '../credits/credits.model.js';
import { CreditEntryConnection, Credits } from '../credits/credits.types.js';
import { requireViewer, type GraphQLContext } from '../graphql/context.js';
import { decodeCursor, encodeCursor, invalidCursor, PageArgs, pageSize, toConnection } from '../graphql/pagination.js';
import { OperatorActionsArgs, OperatorUsersArgs, readSearch } from './operator.args.types.js';
import {
  OperatorActionConnection,
  OperatorType,
  OperatorUser,
  OperatorUserConnection,
  toActionType,
} from './operator.types.js';
import type { OperatorDesk } from './operators.model.js';

@Resolver(() => ViewerType)
export class ViewerOperatorResolver {
  @FieldResolver(() => OperatorType, {
    nullable: true,
    description: 'What operators see; null unless the viewer is one (`OPERATORS`).',
  })
  operator(@Ctx() context: GraphQLContext): OperatorDesk | null {
    return context.services.operators.deskOf(requireViewer(context));
  }
}

@Resolver(() => OperatorType)
export class OperatorResolver {
  @FieldResolver(() => OperatorUserConnection, { nullable: true, description: 'Accounts, newest first.' })
  async users(
    @Root() desk: OperatorDesk,
    @Args(() => OperatorUsersArgs) { search, ...page }: OperatorUsersArgs,
  ): Promise<OperatorUserConnection> {
    const text = readSearch(search);
    const size = pageSize(page);
    const [before] = decodeCursor(page, 1) ?? [];
    if (before !== undefined && !isUuid(before)) throw invalidCursor();
    const rows = await desk.users(size + 1, before, text);
    return toConnection(rows, size, page, ({ id }) => encodeCursor(id));
  }

  @FieldResolver(() => OperatorUser, { nullable: true, description: 'One account; null if there is none.' })
  user(
    @Root() desk: OperatorDesk,
    @Arg('id', () => ID, { description: 'The account’s ID.' }) id: string,
  ): Promise<UserRecord | null> {
    return desk.user(id);
  }

  @FieldResolver(() => OperatorActionConnection, {
    nullable: true,
    description: 'The audit log: what operators did, newest first.',
  })
  async actions(
    @Root() desk: OperatorDesk,
    @Args(() => OperatorActionsArgs) { subjectId, ...page }: OperatorActionsArgs,
  ): Promise<OperatorActionConnection> {
    const size = pageSize(page);
    const rows = await desk.actions(size + 1, readSeq(page), readSearch(subjectId, 'subjectId'));
    return toConnection(rows.map(toActionType), size, page, ({ seq }) => encodeCursor(String(seq)));
  }
}

@Resolver(() => OperatorUser)
export class OperatorUserResolver {
  @FieldResolver(() => Credits, { nullable: true, description: 'The credits of the account.' })
  credits(@Root() { id }: UserRecord, @Ctx() { services }: GraphQLContext): Promise<CreditBalance> {
    return services.credits.balance(id);
  }

  @FieldResolver(() => CreditEntryConnection, {
    nullable: true,
    description: 'The ledger of the account, newest first.',
  })
  async creditEntries(
    @Root() { id }: UserRecord,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { services }: GraphQLContext,
  ): Promise<CreditEntryConnection> {
    const size = pageSize(page);
    const rows = await services.credits.entries(id, size + 1, readSeq(page));
    return toConnection(rows, size, page, ({ seq }) => encodeCursor(String(seq)));
  }
}

/** @throws validation_failed */
function readSeq(page: PageArgs): number | undefined {
  const [seq] = decodeCursor(page, 1) ?? [];
  if (seq === undefined) return undefined;
  const before = Number(seq);
  if (!Number.isSafeInteger(before)) throw invalidCursor();
  return before;
}
