/** The part of an operator's desk that is about public games: lists, and actions with what they wake. */
import { validate as isUuid } from 'uuid';
import type { UserRecord } from '../accounts/accounts.model.js';
import { inTransaction, type Transaction } from '../db/transaction.js';
import { AppError } from '../errors.js';
import { gamePath } from '../publications/public-urls.js';
import { slugsOf } from '../publications/slugs.js';
import type { OperatorActionRecord, OperatorDesk, OperatorGame, StoredGame } from './operators.model.js';
import type { OperatorsOptions } from './operators.options.js';
import { PAGES, selectGame, selectOpenReports, selectReports, selectReportsOf } from './publications.queries.js';
import { checkGameAction, putBack, settleReports, takeDown, type CheckedGameAction } from './take-down.js';
import { containing, LAST_ID } from './users.queries.js';

type GameDesk = Pick<OperatorDesk, 'games' | 'game' | 'reports' | 'takeDown' | 'putBack' | 'settleReports'>;
type Act = (tx: Transaction, operator: UserRecord, checked: CheckedGameAction) => Promise<OperatorActionRecord>;

export function createGameDesk(operator: UserRecord, { database, wakeups, baseUrl }: OperatorsOptions): GameDesk {
  const { pool } = database;
  const toGame = (row: StoredGame): OperatorGame => ({ ...row, publicUrl: baseUrl() + gamePath(row.slug) });
  const game: GameDesk['game'] = async (artifactId) => {
    const [row] = isUuid(artifactId) ? await selectGame(pool, artifactId) : [];
    return row ? toGame(row) : null;
  };
  const act = (action: Act): GameDesk['takeDown'] => {
    return async (input) => {
      const checked = checkGameAction(input);
      const { done, slugs } = await inTransaction(database, async (tx) => ({
        done: await action(tx, operator, checked),
        slugs: await slugsOf(tx, checked.artifactId),
      }));
      // pages that gateways keep are made anew
      for (const slug of slugs) wakeups.wake('publication', slug);
      const changed = await game(checked.artifactId);
      if (!changed) throw new AppError('internal_error');
      return { game: changed, action: done };
    };
  };
  return {
    game,

    async games(limit, before, { state, search = '' }) {
      if (isUuid(search)) {
        const found = await game(search);
        return found && !before && (state === undefined || found.state === state) ? [found] : [];
      }
      const from = [before?.publishedAt ?? null, before?.artifactId ?? LAST_ID] as const;
      return (await PAGES[state ?? 'all'](pool, limit, ...from, containing(search))).map(toGame);
    },

    async reports(limit, before = LAST_ID, { open = false, artifactId }) {
      if (artifactId !== undefined) return isUuid(artifactId) ? selectReportsOf(pool, limit, before, artifactId) : [];
      return open ? selectOpenReports(pool, limit, before) : selectReports(pool, limit, before);
    },

    takeDown: act(takeDown),
    putBack: act(putBack),
    settleReports: act(settleReports),
  };
}
