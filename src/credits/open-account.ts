import { transactionOf } from '../db/transaction.js';
import type { EntityManager } from '../db/orm.js';
import { CreditAccount } from './credit-account.entity.js';
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
  em.persist(em.create(CreditAccount, { userId }));
  // writes the new user first, if the unit of work still holds it: the ledger's statement refers to its row
  await em.flush();
  if (amount > 0) await postEntry(transactionOf(em), userId, { type: 'grant', amount, description });
}
