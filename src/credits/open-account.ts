import { transactionOf } from '../db/transaction.js';
import type { EntityManager } from '../db/orm.js';
import { postEntry } from './ledger.js';

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
  const tx = transactionOf(em);
  await tx.query('insert into credit_accounts (user_id) values ($1)', userId);
  if (amount > 0) await postEntry(tx, userId, { type: 'grant', amount, description });
}
