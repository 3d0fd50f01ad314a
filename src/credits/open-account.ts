import { v7 as uuidv7 } from 'uuid';
import type { EntityManager } from '../db/orm.js';

/**
 * Opens the credit account of a new user with a first grant. Runs in the transaction that makes the user: a conditional
 * UPDATE locks nothing on a row that is not there, so no user may ever be without one.
 */
export async function openCreditAccount(
  em: EntityManager,
  userId: string,
  amount: number,
  description: string,
): Promise<void> {
  await em.execute('insert into credit_accounts (user_id, posted) values (?, ?)', [userId, amount]);
  if (amount === 0) return;
  await em.execute(
    `insert into credit_entries (id, user_id, type, amount, balance_after, description) values (?, ?, 'grant', ?, ?, ?)`,
    [uuidv7(), userId, amount, amount, description],
  );
}
