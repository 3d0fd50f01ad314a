import { validate as isUuid } from 'uuid';
import type { UserRecord } from '../accounts/accounts.model.js';
import { inTransaction } from '../db/transaction.js';
import { AppError } from '../errors.js';
import { listActions } from './audit.js';
import {
  askForCredits,
  checkDecline,
  declinedRequestOf,
  declineRequest,
  openRequestOf,
  openRequests,
} from './credit-requests.js';
import { createGameDesk } from './game-desk.js';
import type { OperatorsOptions } from './operators.options.js';
import type { OperatorDesk, OperatorsService } from './operators.model.js';
import { createRunDesk, type RunDesk } from './run-desk.js';
import { checkPost, postCredits } from './post-credits.js';
import { containing, countAddresses, findUsers, LAST_ID, selectUser, selectUsers } from './users.queries.js';

/** Who is an operator, and the desk that one works at: reads over all accounts, and actions with a line in the audit log. */
export function createOperatorsService(options: OperatorsOptions): OperatorsService {
  const runs = createRunDesk(options.database.pool);
  return {
    async unclaimed() {
      const addresses = options.config.operators.filter((name) => name.includes('@'));
      const taken = await countAddresses(options.database.pool, addresses);
      return addresses.length - (taken[0]?.count ?? 0);
    },

    deskOf(viewer) {
      if (!viewer) return null;
      const { id, email } = viewer.user;
      const named = options.config.operators.some((name) => name === id || name === email);
      return named ? { ...runs, ...createDesk(viewer.user, options) } : null;
    },

    async requestCredits({ user }, input) {
      if (options.config.operators.length === 0) throw new AppError('route_not_found');
      return askForCredits(options.database.pool, user.id, input);
    },

    creditRequest: ({ user }) => openRequestOf(options.database.pool, user.id),
    declinedCreditRequest: ({ user }) => declinedRequestOf(options.database.pool, user.id),
  };
}

function createDesk(operator: UserRecord, options: OperatorsOptions): Omit<OperatorDesk, keyof RunDesk> {
  const { database, credits, wakeups } = options;
  const { pool } = database;
  const user = async (id: string): Promise<UserRecord | null> => {
    const [row] = isUuid(id) ? await selectUser(pool, id) : [];
    return row ?? null;
  };
  return {
    name: operator.email,
    ...createGameDesk(operator, options),
    actions: (limit, before, subjectId) => listActions(pool, limit, before, subjectId),
    user,
    creditRequests: () => openRequests(pool),
    creditRequestOf: (userId) => openRequestOf(pool, userId),

    async declineRequest(input) {
      const checked = checkDecline(input);
      const action = await inTransaction(database, (tx) => declineRequest(tx, operator, checked));
      const account = await user(action.subjectId);
      if (!account) throw new AppError('internal_error');
      return { user: account, action };
    },

    async users(limit, before = LAST_ID, search = '') {
      if (search === '') return selectUsers(pool, before, limit);
      if (!isUuid(search)) return findUsers(pool, before, limit, containing(search));
      const found = await user(search);
      return found && found.id < before ? [found] : [];
    },

    async postCredits(input) {
      const checked = checkPost(input);
      const action = await inTransaction(database, (tx) => postCredits(tx, operator, checked));
      wakeups.wake('user', action.subjectId);
      const [account, entry] = await Promise.all([
        user(action.subjectId),
        credits.find(action.subjectId, String(action.after['entryId'])),
      ]);
      if (!account || !entry) throw new AppError('internal_error');
      return { user: account, entry, action };
    },
  };
}
